-- What was invoiced, and credited, of each line of an order: found by its line, not among all that was invoiced of the order.
DROP INDEX factura_lineas_pedido;
CREATE INDEX factura_lineas_pedido ON factura_lineas (pedido, pedido_renglon) WHERE pedido IS NOT NULL;
