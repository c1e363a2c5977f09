"""How templates become Python: as Jinja does it, but for what costs most of the time and nothing that ours ask for."""

from __future__ import annotations

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame


class PlainCode(CodeGenerator):
    """An attribute is Python's attribute, a call Python's call: nothing here is found by an item's name, or asks for a context."""

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        self.write("(")
        self.visit(node.node, frame)
        self.write(f").{node.attr}")

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
        """What stands side by side is one string, not a piece each: a large file has millions."""
        if frame.require_output_check or frame.eval_ctx.volatile:
            super().visit_Output(node, frame)
            return
        text = "".join(part.data.replace("%", "%%") if isinstance(part, nodes.TemplateData) else "%s" for part in node.nodes)
        values = [part for part in node.nodes if not isinstance(part, nodes.TemplateData)]
        self.writeline("yield " if frame.buffer is None else f"{frame.buffer}.append(", node)
        self.write(f"{text!r} % (")
        for value in values:
            self.write("escape(" if frame.eval_ctx.autoescape else "(")
            self.visit(value, frame)
            self.write("), ")
        self.write(")" if frame.buffer is None else "))")
