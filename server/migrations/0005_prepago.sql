-- Prepaid quotations: their payment items, the proofs of them, and the credit of the account that they use.

CREATE TABLE cotizacion_items (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cotizacion   integer NOT NULL REFERENCES cotizaciones (id) ON DELETE CASCADE,
  -- Number that the screen made, unique only inside its document (D2 §3).
  item         integer NOT NULL CHECK (item BETWEEN 1 AND 10000000),
  renglon      integer NOT NULL,
  tipo         text NOT NULL CHECK (tipo IN ('CHF', 'CHE', 'TRF', 'TRP', 'AEF', 'RSS', 'RIV', 'RGA', 'RIB', 'SCC')),
  fecha        date,
  importe      bigint NOT NULL CHECK (importe > 0),
  leyenda      text NOT NULL CHECK (leyenda <> ''),
  -- Of a transfer.
  numero       text NOT NULL DEFAULT '',
  cuenta       integer REFERENCES cuentas_bancarias (id),
  jurisdiccion integer REFERENCES jurisdicciones (id),
  -- [{numero, banco, fecha, importe, iselectro, idelectro}]
  cheques      jsonb NOT NULL DEFAULT '[]',
  -- What an administrator said of it: the money came, or it will not (domain-facts §4.5).
  recibido     timestamptz,
  rechazado    boolean NOT NULL DEFAULT false,
  observa      text NOT NULL DEFAULT '',
  UNIQUE (cotizacion, item),
  CHECK (recibido IS NULL OR NOT rechazado),
  CHECK (tipo <> 'TRF' OR cuenta IS NOT NULL),
  CHECK (tipo <> 'RIB' OR jurisdiccion IS NOT NULL),
  CHECK (fecha IS NOT NULL OR tipo IN ('CHF', 'CHE'))
);
CREATE UNIQUE INDEX cotizacion_items_scc ON cotizacion_items (cotizacion) INCLUDE (importe) WHERE tipo = 'SCC';
CREATE INDEX cotizacion_items_transferencia ON cotizacion_items (cuenta, numero) WHERE tipo = 'TRF' AND numero <> '';

CREATE TABLE cotizacion_comprobantes (
  item    integer PRIMARY KEY REFERENCES cotizacion_items (id) ON DELETE CASCADE,
  archivo text NOT NULL REFERENCES archivos (hash),
  subido  timestamptz NOT NULL DEFAULT now(),
  usuario integer NOT NULL REFERENCES usuarios (id)
);

-- Taxes are on when prepaid is on (domain-facts §6.15); its order exists only once the money is there.
ALTER TABLE cotizaciones ADD CHECK (isproforma OR NOT isprepago);
ALTER TABLE cotizaciones ADD CHECK (NOT isprepago OR pedidoref IS NULL OR aprob_tran);
ALTER TABLE cotizaciones ADD CHECK (NOT aprob_tran OR (isprepago AND aprob_coti = 'A' AND ingre_tran AND NOT recha_tran));
CREATE INDEX cotizaciones_prepago ON cotizaciones (cliente) WHERE isprepago AND aprob_coti <> 'R';
CREATE INDEX cotizaciones_aprobacion ON cotizaciones (aprob_coti, id DESC) WHERE isprepago;

-- Credit in the customer's favour that nothing uses yet: what was posted less what live prepaid quotations take (domain-facts
-- §4.9). Who uses more of it locks the row of cuentas_corrientes first.
CREATE FUNCTION saldo_a_favor(cual text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (coalesce((SELECT c.saldo FROM cuentas_corrientes c WHERE c.cliente = cual), 0)
    - coalesce((SELECT sum(i.importe) FROM cotizaciones q JOIN cotizacion_items i ON i.cotizacion = q.id AND i.tipo = 'SCC'
                WHERE q.cliente = cual AND q.isprepago AND q.aprob_coti <> 'R'), 0))::bigint
$$;
