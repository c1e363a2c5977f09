"""Compiles templates to Python as Jinja does, without the features that cost most and that our templates do not use.

It escapes for C as Jinja does for HTML: in comments and strings of a template, all values are escaped. It refuses to
compile a template that puts words of a description elsewhere.
"""

from __future__ import annotations

import re
from typing import IO, Any

from jinja2 import Environment, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef

from ..views.formats import ESCAPES

_C = (".c.j2", ".h.j2", ".S.j2")  # the preprocessor of C reads assembly, too
_PIECES = re.compile(r'/\*|\*/|"|\\.|\'(?:\\.|[^\'\\])\'', re.DOTALL)
# Attributes and loop variables that hold words of a description.
_WORDS = frozenset("title text note source unit begins file driver identifier text_".split())
_QUOTING = frozenset(("c", "c_lines", "length", "int"))


class PlainCode(CodeGenerator):
    """Attributes and calls are Python's own: no lookup of items, no context."""

    def __init__(self, environment: Environment, name: str | None, filename: str | None, stream: IO[str] | None = None,
                 *words: Any, **more: Any) -> None:
        super().__init__(environment, name, filename, stream, *words, **more)  # type: ignore[arg-type]
        self.within = ""  # of C: in a "comment", in a "string", or neither

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:
        self.writeline("in_comment, in_string, in_html, in_roff, in_markdown = map(environment.filters.get, "
                       "('in_comment', 'in_string', 'in_html', 'in_roff', 'in_markdown'))")
        super().visit_Template(node, frame)

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """Makes a macro a Python function if all its arguments are required: Jinja's call costs more than most of our
        macros."""
        if macro_ref.accesses_caller or macro_ref.node.defaults or not isinstance(macro_ref.node, nodes.Macro):
            super().macro_def(macro_ref, frame)
        else:
            self.write("macro")

    def return_buffer_contents(self, frame: Frame, force_unescaped: bool = False) -> None:
        """Returns `Markup` in HTML, as Jinja's call would."""
        super().return_buffer_contents(frame)

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:
        if frame.eval_ctx.autoescape or frame.eval_ctx.volatile:
            super().visit_Concat(node, frame)
            return
        text = "".join(str(part.value).replace("%", "%%") if isinstance(part, nodes.Const) else "%s"
                       for part in node.nodes)
        self.write(f"({text!r} % (")
        for part in node.nodes:
            if not isinstance(part, nodes.Const):
                self.visit(part, frame)
                self.write(", ")
        self.write("))")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:
        """A missing `else` gives an empty string."""
        if node.expr2 is None:
            node = nodes.CondExpr(node.test, node.expr1, nodes.Const("", lineno=node.lineno), lineno=node.lineno)
        super().visit_CondExpr(node, frame)

    def visit_Filter(self, node: nodes.Filter, frame: Frame) -> None:
        """Compiles the most frequent filters, `pad`, `map` and `join`, to Python's methods."""
        match node:
            case nodes.Filter(name="pad", node=nodes.Concat() as inner, args=[width]) if not frame.eval_ctx.autoescape:
                self._write(inner, ".ljust(", width, ")", frame=frame)
            case nodes.Filter(name="pad", node=nodes.Expr() as inner, args=[width]):
                self._write("str(", inner, ").ljust(", width, ")", frame=frame)
            case nodes.Filter(name="map", node=nodes.Expr() as inner, args=[nodes.Const(value=name)],
                              kwargs=[]) if is_plain(self.environment, name):
                self._write(f"map(environment.filters[{name!r}], ", inner, ")", frame=frame)
            case nodes.Filter(name="join", node=nodes.Expr() as inner, args=[between],
                              kwargs=[]) if not frame.eval_ctx.autoescape:
                self._write("(", between, ").join(map(str, ", inner, "))", frame=frame)
            case _:
                super().visit_Filter(node, frame)

    def _write(self, *parts: str | nodes.Node, frame: Frame) -> None:
        for part in parts:
            if isinstance(part, str):
                self.write(part)
            else:
                self.visit(part, frame)

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        self.write("(")
        self.visit(node.node, frame)
        self.write(f").{node.attr}")

    def visit_Getitem(self, node: nodes.Getitem, frame: Frame) -> None:
        """One of a row, by its number, is Python's; what an expression names may be an attribute."""
        if isinstance(node.arg, nodes.Const) and isinstance(node.arg.value, int):
            self._write("(", node.node, f")[{node.arg.value}]", frame=frame)
        else:
            super().visit_Getitem(node, frame)

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        if forward_caller or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.write("(")
        self.visit(node.node, frame)
        self.write(")(")
        for argument in node.args:
            self.visit(argument, frame)
            self.write(", ")
        if node.dyn_args is not None:
            self.write("*")
            self.visit(node.dyn_args, frame)
            self.write(", ")
        for keyword in node.kwargs:
            self.write(f"{keyword.key}=")
            self.visit(keyword.value, frame)
            self.write(", ")
        self.write(")")

    def visit_Output(self, node: nodes.Output, frame: Frame) -> None:
        """Makes one string of adjacent output, not one piece each: a large file has millions."""
        if frame.require_output_check or frame.eval_ctx.volatile:
            super().visit_Output(node, frame)
            return
        text = "".join(part.data.replace("%", "%%") if isinstance(part, nodes.TemplateData) else "%s"
                       for part in node.nodes)
        is_c = (self.name or "").endswith(_C)
        self.writeline("yield " if frame.buffer is None else f"{frame.buffer}.append(", node)
        self.write(f"{text!r} % (")
        for before, value in zip([None, *node.nodes], node.nodes):
            if isinstance(value, nodes.TemplateData):
                if is_c and self.within == "comment" and value.data.startswith("/"):
                    self.fail("a slash behind a value may end the comment; put a blank between them", value.lineno)
                self._follow(value.data)
                continue
            if is_c and self.within == "comment" and before is not None and not isinstance(before, nodes.TemplateData):
                self.fail("two values side by side may end the comment; put a blank between them", value.lineno)
            escape = ("in_html" if frame.eval_ctx.autoescape
                      else next((escape for end, (escape, _) in ESCAPES.items() if (self.name or "").endswith(end)),
                                ""))
            if is_c and not isinstance(value, nodes.Const):
                if not self.within and says_words(value):
                    self.fail("words of a description stand in code; put `| c` behind them", value.lineno)
                escape = f"in_{self.within}" if self.within else ""
            self.write(f"{escape}(")
            self.visit(value, frame)
            self.write("), ")
        self.write(")" if frame.buffer is None else "))")

    def _follow(self, text: str) -> None:
        """Tracks whether the text of a template ends in a C comment or string."""
        for piece in _PIECES.findall(text):
            match self.within, piece:
                case "", "/*":
                    self.within = "comment"
                case "", '"':
                    self.within = "string"
                case ("comment", "*/") | ("string", '"'):
                    self.within = ""


def is_plain(environment: Environment, name: str) -> bool:
    """Whether a filter takes only the value, nothing of Jinja's."""
    return name in environment.filters and not hasattr(environment.filters[name], "jinja_pass_arg")


def says_words(value: nodes.Node) -> bool:
    """Whether an expression shows words of a description unchanged; macros escape their own output."""
    match value:
        case nodes.Getattr(attr=name) | nodes.Name(name=name):
            return name in _WORDS
        case nodes.Filter(name=name) if name in _QUOTING:
            return False
        case nodes.Filter(node=inner):
            return inner is not None and says_words(inner)
        case nodes.CondExpr(expr1=yes, expr2=no):
            return says_words(yes) or no is not None and says_words(no)
        case nodes.BinExpr() | nodes.Concat():
            return any(map(says_words, value.iter_child_nodes()))
    return False
