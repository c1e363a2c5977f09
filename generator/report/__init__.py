"""The report: what `pmureg stat -j` has written, as a page with plots."""
