-- Stages of orders: since when each is at its own, and whether its result (E, P, R, H) was recorded on a route sheet (domain-facts §4.2).
ALTER TABLE pedidos
  ADD COLUMN estadio_desde timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN resultado_en_hoja boolean NOT NULL DEFAULT false;

-- What was stored before says both: the last change into the stage, and where it came from.
UPDATE pedidos p SET estadio_desde = h.momento, resultado_en_hoja = p.estadio IN ('E', 'P', 'R', 'H') AND h.de IN ('F', 'D')
FROM (SELECT DISTINCT ON (entidad_id, a) entidad_id, a, de, momento FROM historial
      WHERE entidad = 'pedido' AND a IS NOT NULL AND de IS DISTINCT FROM a ORDER BY entidad_id, a, id DESC) h
WHERE h.entidad_id = p.id::text AND h.a = p.estadio;

-- What comes back of a line was invoiced before.
ALTER TABLE pedido_lineas ADD CHECK (devuelto <= cantidad - pendfac);

-- The three lists of dispatch. An order has something to invoice exactly while `estado` is false.
CREATE INDEX pedidos_para_hoja ON pedidos (zona, id) WHERE estadio IN ('N', 'R') OR (estadio IN ('E', 'P') AND NOT estado);
CREATE INDEX pedidos_facturados_libres ON pedidos (id DESC) WHERE estadio = 'N' AND (estado OR tiene_articulos_facturados);
CREATE INDEX pedidos_entregados_libres ON pedidos (estadio_desde DESC, id DESC) WHERE estadio = 'E' AND NOT resultado_en_hoja;

-- Components of kits: the same article once, in the order of its rows.
CREATE UNIQUE INDEX articulos_componentes_articulo ON articulos_componentes (armado, articulo);
