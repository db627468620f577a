-- The photo of the signed remito of each delivery of an order. The invoices that went with it keep it as their receipt.
CREATE TABLE pedido_recibos (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pedido  integer NOT NULL REFERENCES pedidos (id),
  archivo text NOT NULL REFERENCES archivos (hash),
  usuario integer REFERENCES usuarios (id),
  momento timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX pedido_recibos_pedido ON pedido_recibos (pedido, momento DESC);
CREATE TRIGGER pedido_recibos_solo_agregado BEFORE UPDATE OR DELETE ON pedido_recibos FOR EACH ROW EXECUTE FUNCTION rechazar_cambio();
