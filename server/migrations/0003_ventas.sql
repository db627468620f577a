-- Customers, articles, stock, quotations, orders, and the documents that follow them.

CREATE TABLE clientes (
  -- Ids that start with X are occasional customers (D2 §3).
  id                 text PRIMARY KEY CHECK (id <> ''),
  razsoc             text NOT NULL CHECK (razsoc <> ''),
  cuit               text NOT NULL DEFAULT '',
  tipodocu           integer NOT NULL DEFAULT 80 REFERENCES tipos_docu (id),
  resp_iva           text NOT NULL DEFAULT 'RI' REFERENCES resp_iva (id),
  direccion          text NOT NULL DEFAULT '',
  localidad          integer REFERENCES localidades (id),
  localidad_nombre   text NOT NULL DEFAULT '',
  provincia          integer REFERENCES provincias (id),
  codpostal          text NOT NULL DEFAULT '',
  telefono           text NOT NULL DEFAULT '',
  email              text NOT NULL DEFAULT '',
  vendedor           text NOT NULL REFERENCES vendedores (id),
  clasificacion      integer REFERENCES clasificaciones_cliente (id),
  zona               integer REFERENCES zonas (id),
  transporte         text NOT NULL DEFAULT '000' REFERENCES transportes (id),
  jurisdiccion       integer REFERENCES jurisdicciones (id),
  latitud            double precision,
  longitud           double precision,
  inhabilitado       boolean NOT NULL DEFAULT false,
  inactivo           boolean NOT NULL DEFAULT false,
  ocasional          boolean NOT NULL GENERATED ALWAYS AS (left(id, 1) = 'X') STORED,
  bonificacion       integer NOT NULL DEFAULT 0 CHECK (bonificacion BETWEEN 0 AND 1000000),
  bonificacion_cliente integer NOT NULL DEFAULT 0 CHECK (bonificacion_cliente BETWEEN 0 AND 1000000),
  listaprecio        integer NOT NULL DEFAULT 1 CHECK (listaprecio BETWEEN 1 AND 6),
  condcomercial      integer NOT NULL DEFAULT 1 REFERENCES condiciones_venta (id),
  iibb_1             integer REFERENCES alicuotas (id),
  iibb_2             integer REFERENCES alicuotas (id),
  sin_descuento      boolean NOT NULL DEFAULT false,
  creado             timestamptz NOT NULL DEFAULT now(),
  busqueda           text NOT NULL GENERATED ALWAYS AS (plegar(id || ' ' || razsoc || ' ' || cuit || ' ' || direccion || ' ' || localidad_nombre)) STORED,
  razsoc_orden       text NOT NULL GENERATED ALWAYS AS (plegar(razsoc)) STORED,
  CHECK ((latitud IS NULL) = (longitud IS NULL))
);
CREATE INDEX clientes_busqueda ON clientes USING gin (busqueda gin_trgm_ops);
CREATE INDEX clientes_orden ON clientes (razsoc_orden COLLATE "C", id COLLATE "C");
CREATE INDEX clientes_prefijo ON clientes (razsoc_orden text_pattern_ops);
CREATE INDEX clientes_id_prefijo ON clientes (id text_pattern_ops);
CREATE INDEX clientes_vendedor ON clientes (vendedor, razsoc_orden COLLATE "C", id COLLATE "C");
CREATE INDEX clientes_cuit ON clientes (cuit) WHERE cuit <> '';
ALTER TABLE usuarios ADD FOREIGN KEY (cliente) REFERENCES clientes (id);

CREATE SEQUENCE clientes_ocasionales;

CREATE TABLE direcciones_entrega (
  cliente       text NOT NULL REFERENCES clientes (id),
  -- Unique inside the customer; shown padded to five digits.
  id            integer NOT NULL CHECK (id BETWEEN 1 AND 99999),
  direccion     text NOT NULL,
  localidad     text NOT NULL,
  provincia     text NOT NULL,
  codigopostal  text NOT NULL DEFAULT '',
  observacion   text NOT NULL DEFAULT '',
  jurisdiccion  integer REFERENCES jurisdicciones (id),
  latitud       double precision,
  longitud      double precision,
  activa        boolean NOT NULL DEFAULT true,
  PRIMARY KEY (cliente, id),
  CHECK ((latitud IS NULL) = (longitud IS NULL))
);

CREATE TABLE articulos (
  id            text PRIMARY KEY CHECK (id <> '' AND id = upper(id)),
  detalle       text NOT NULL CHECK (detalle <> ''),
  rubro         integer REFERENCES rubros_articulo (id),
  linea         integer REFERENCES lineas_articulo (id),
  calidad       integer REFERENCES calidades_articulo (id),
  envase        integer REFERENCES envases_articulo (id),
  proveedor     integer REFERENCES proveedores (id),
  -- Litres per unit; 0 for what is not a liquid.
  unidad        numeric(14, 3) NOT NULL DEFAULT 0 CHECK (unidad >= 0),
  peso          numeric(14, 3) NOT NULL DEFAULT 0 CHECK (peso >= 0),
  lista1 bigint NOT NULL CHECK (lista1 >= 0), lista2 bigint NOT NULL CHECK (lista2 >= 0), lista3 bigint NOT NULL CHECK (lista3 >= 0),
  lista4 bigint NOT NULL CHECK (lista4 >= 0), lista5 bigint NOT NULL CHECK (lista5 >= 0), lista6 bigint NOT NULL CHECK (lista6 >= 0),
  precios_desde date NOT NULL,
  costoneto     bigint NOT NULL DEFAULT 0 CHECK (costoneto >= 0),
  rentaminima   integer NOT NULL DEFAULT 0,
  ivavta        integer NOT NULL REFERENCES alicuotas (id),
  is_shell      boolean NOT NULL DEFAULT false,
  condvta30     boolean NOT NULL DEFAULT false,
  notas         text NOT NULL DEFAULT '',
  barcode       text NOT NULL DEFAULT '',
  ubicacion     text NOT NULL DEFAULT '',
  armado        boolean NOT NULL DEFAULT false,
  activo        boolean NOT NULL DEFAULT true,
  imagen        text REFERENCES archivos (hash),
  busqueda      text NOT NULL GENERATED ALWAYS AS (plegar(id || ' ' || detalle || ' ' || barcode)) STORED
);
CREATE INDEX articulos_busqueda ON articulos USING gin (busqueda gin_trgm_ops);
CREATE INDEX articulos_id_prefijo ON articulos (id text_pattern_ops);
CREATE UNIQUE INDEX articulos_barcode ON articulos (barcode) WHERE barcode <> '';

CREATE TABLE articulos_componentes (
  armado       text NOT NULL REFERENCES articulos (id),
  renglon      integer NOT NULL,
  articulo     text NOT NULL REFERENCES articulos (id),
  cantidad     numeric(14, 3) NOT NULL CHECK (cantidad > 0),
  bonificacion integer NOT NULL DEFAULT 0 CHECK (bonificacion BETWEEN 0 AND 1000000),
  PRIMARY KEY (armado, renglon)
);

CREATE TABLE equivalencias_filtros (
  articulo text NOT NULL REFERENCES articulos (id), marca text NOT NULL, codigo text NOT NULL,
  PRIMARY KEY (articulo, marca, codigo)
);

-- Locked balance row beside its movements (domain-facts §4.4): disponible = total - reservado.
CREATE TABLE stock (
  deposito    integer NOT NULL REFERENCES depositos (id),
  articulo    text NOT NULL REFERENCES articulos (id),
  total       numeric(14, 3) NOT NULL DEFAULT 0,
  reservado   numeric(14, 3) NOT NULL DEFAULT 0 CHECK (reservado >= 0),
  ordencompra numeric(14, 3) NOT NULL DEFAULT 0 CHECK (ordencompra >= 0),
  stocksval   numeric(14, 3) NOT NULL DEFAULT 0 CHECK (stocksval >= 0),
  PRIMARY KEY (deposito, articulo)
);
CREATE INDEX stock_articulo ON stock (articulo);

CREATE TABLE stock_movimientos (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  momento      timestamptz NOT NULL DEFAULT now(),
  deposito     integer NOT NULL,
  articulo     text NOT NULL,
  clase        text NOT NULL CHECK (clase IN ('inicial', 'compra', 'reserva', 'liberacion', 'entrega', 'devolucion', 'ajuste')),
  total        numeric(14, 3) NOT NULL DEFAULT 0,
  reservado    numeric(14, 3) NOT NULL DEFAULT 0,
  entidad      text NOT NULL,
  entidad_id   text NOT NULL,
  usuario      integer,
  FOREIGN KEY (deposito, articulo) REFERENCES stock (deposito, articulo)
);
CREATE INDEX stock_movimientos_articulo ON stock_movimientos (articulo, id);
CREATE INDEX stock_movimientos_entidad ON stock_movimientos (entidad, entidad_id);
CREATE TRIGGER stock_movimientos_solo_agregado BEFORE UPDATE OR DELETE ON stock_movimientos FOR EACH ROW EXECUTE FUNCTION rechazar_cambio();

CREATE TABLE cotizaciones (
  id                integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cliente           text NOT NULL REFERENCES clientes (id),
  version           integer NOT NULL DEFAULT 1,
  ingreso           date NOT NULL,
  entrega           date NOT NULL,
  vence             date NOT NULL,
  estado            boolean NOT NULL DEFAULT false,
  isprepago         boolean NOT NULL DEFAULT false,
  isproforma        boolean NOT NULL DEFAULT false,
  condvta30         boolean NOT NULL DEFAULT false,
  leyenda1 text NOT NULL DEFAULT '' CHECK (char_length(leyenda1) <= 50), leyenda2 text NOT NULL DEFAULT '' CHECK (char_length(leyenda2) <= 50),
  leyenda3 text NOT NULL DEFAULT '' CHECK (char_length(leyenda3) <= 50), leyenda4 text NOT NULL DEFAULT '' CHECK (char_length(leyenda4) <= 50),
  bonificacion      integer NOT NULL CHECK (bonificacion BETWEEN 0 AND 1000000),
  listaprecio       integer NOT NULL CHECK (listaprecio BETWEEN 1 AND 6),
  condcomercial     integer NOT NULL REFERENCES condiciones_venta (id),
  notacompra        text NOT NULL DEFAULT '',
  usuario           integer NOT NULL REFERENCES usuarios (id),
  vendedor          text NOT NULL REFERENCES vendedores (id),
  comision          integer NOT NULL DEFAULT 0,
  talremito         integer NOT NULL,
  direccion_entrega integer,
  direccion_texto   text NOT NULL DEFAULT '',
  aprob_coti        text NOT NULL DEFAULT '' CHECK (aprob_coti IN ('', 'A', 'R')),
  ingre_tran        boolean NOT NULL DEFAULT false,
  aprob_tran        boolean NOT NULL DEFAULT false,
  recha_tran        boolean NOT NULL DEFAULT false,
  alicuota_iva      integer NOT NULL,
  impsubtotal bigint NOT NULL, impbonifica bigint NOT NULL, impgravado bigint NOT NULL, impexento bigint NOT NULL DEFAULT 0,
  impiva bigint NOT NULL, impiibb bigint NOT NULL, impinteres bigint NOT NULL DEFAULT 0, impflet bigint NOT NULL DEFAULT 0,
  imptotal bigint NOT NULL, imptotalprepago bigint NOT NULL,
  -- The taxes as they were: [{id, nombre, porcentaje, importe}].
  iibb              jsonb NOT NULL DEFAULT '[]',
  litros            numeric(14, 3) NOT NULL DEFAULT 0,
  creada            timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (cliente, direccion_entrega) REFERENCES direcciones_entrega (cliente, id),
  CHECK (impgravado + impexento = impsubtotal - impbonifica),
  CHECK (imptotal = CASE WHEN isproforma THEN impgravado + impexento + impiva + impiibb + impinteres + impflet ELSE impgravado + impexento END)
);
CREATE INDEX cotizaciones_cliente ON cotizaciones (cliente, id DESC);
CREATE INDEX cotizaciones_vendedor ON cotizaciones (vendedor, id DESC);
CREATE INDEX cotizaciones_vence ON cotizaciones (vence) WHERE NOT estado;

CREATE TABLE cotizacion_lineas (
  cotizacion   integer NOT NULL REFERENCES cotizaciones (id),
  numrenglon   integer NOT NULL CHECK (numrenglon >= 1),
  articulo     text NOT NULL REFERENCES articulos (id),
  detalle      text NOT NULL,
  cantidad     numeric(14, 3) NOT NULL CHECK (cantidad > 0),
  unidad       numeric(14, 3) NOT NULL,
  precio_lista bigint NOT NULL,
  precio       bigint NOT NULL CHECK (precio >= 0),
  bonificacion integer NOT NULL CHECK (bonificacion BETWEEN -1000000 AND 1000000),
  importe      bigint NOT NULL,
  costoneto    bigint NOT NULL,
  deposito     integer NOT NULL REFERENCES depositos (id),
  -- Lines of one kit share this number, unique only inside the document (D2 §9).
  from_armado  integer,
  armado       text REFERENCES articulos (id),
  PRIMARY KEY (cotizacion, numrenglon)
);

CREATE TABLE pedidos (
  id                integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cliente           text NOT NULL REFERENCES clientes (id),
  version           integer NOT NULL DEFAULT 1,
  estadio           text NOT NULL DEFAULT 'N' CHECK (estadio IN ('N', 'I', 'F', 'D', 'E', 'P', 'R', 'H', 'C')),
  -- Nothing left to invoice and something was invoiced (domain-facts §4.2).
  estado            boolean NOT NULL DEFAULT false,
  tiene_articulos_facturados boolean NOT NULL DEFAULT false,
  ingreso           date NOT NULL,
  entrega           date NOT NULL,
  bonificacion      integer NOT NULL CHECK (bonificacion BETWEEN 0 AND 1000000),
  listaprecio       integer NOT NULL CHECK (listaprecio BETWEEN 1 AND 6),
  condcomercial     integer NOT NULL REFERENCES condiciones_venta (id),
  usuario           integer NOT NULL REFERENCES usuarios (id),
  vendedor          text NOT NULL REFERENCES vendedores (id),
  comision          integer NOT NULL DEFAULT 0,
  tipoasiento       integer NOT NULL REFERENCES tipos_asiento (id),
  tipo              text NOT NULL REFERENCES tipos_pedido (id),
  talfactura        integer NOT NULL,
  talremito         integer NOT NULL,
  jurisdiccion      integer REFERENCES jurisdicciones (id),
  transporte        text NOT NULL REFERENCES transportes (id),
  zona              integer REFERENCES zonas (id),
  direccion_entrega integer,
  direccion_texto   text NOT NULL DEFAULT '',
  leyenda1 text NOT NULL DEFAULT '' CHECK (char_length(leyenda1) <= 50), leyenda2 text NOT NULL DEFAULT '' CHECK (char_length(leyenda2) <= 50),
  leyenda3 text NOT NULL DEFAULT '' CHECK (char_length(leyenda3) <= 50), leyenda4 text NOT NULL DEFAULT '' CHECK (char_length(leyenda4) <= 50),
  notacompra        text NOT NULL DEFAULT '',
  isprepago         boolean NOT NULL DEFAULT false,
  condvta30         boolean NOT NULL DEFAULT false,
  idcotiza          integer REFERENCES cotizaciones (id),
  escaneado1        boolean NOT NULL DEFAULT false,
  escaneado2        boolean NOT NULL DEFAULT false,
  alicuota_iva      integer NOT NULL,
  subtotal          bigint NOT NULL,
  bonificado        bigint NOT NULL,
  -- Net after discounts; `importe` is the same until invoiced with taxes.
  importe_bonificado bigint NOT NULL,
  iva bigint NOT NULL, impiibb bigint NOT NULL, importe bigint NOT NULL,
  iibb              jsonb NOT NULL DEFAULT '[]',
  litros            numeric(14, 3) NOT NULL DEFAULT 0,
  creado            timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (cliente, direccion_entrega) REFERENCES direcciones_entrega (cliente, id),
  CHECK (importe_bonificado = subtotal - bonificado),
  CHECK (importe = importe_bonificado + iva + impiibb)
);
-- The order of a prepaid quotation is made once (domain-facts §4.5); an ordinary one may be ordered again while it holds.
CREATE UNIQUE INDEX pedidos_idcotiza_prepago ON pedidos (idcotiza) WHERE isprepago;
CREATE INDEX pedidos_idcotiza ON pedidos (idcotiza) WHERE idcotiza IS NOT NULL;
CREATE INDEX pedidos_cliente ON pedidos (cliente, id DESC);
CREATE INDEX pedidos_vendedor ON pedidos (vendedor, id DESC);
CREATE INDEX pedidos_estadio ON pedidos (estadio, zona, id) WHERE estadio NOT IN ('E', 'C');
CREATE INDEX pedidos_entrega ON pedidos (entrega);
-- The last order made from it.
ALTER TABLE cotizaciones ADD COLUMN pedidoref integer REFERENCES pedidos (id);

CREATE TABLE pedido_lineas (
  pedido       integer NOT NULL REFERENCES pedidos (id),
  numrenglon   integer NOT NULL CHECK (numrenglon >= 1),
  articulo     text NOT NULL REFERENCES articulos (id),
  detalle      text NOT NULL,
  cantidad     numeric(14, 3) NOT NULL CHECK (cantidad > 0),
  unidad       numeric(14, 3) NOT NULL,
  precio_lista bigint NOT NULL,
  precio       bigint NOT NULL CHECK (precio >= 0),
  bonificacion integer NOT NULL CHECK (bonificacion BETWEEN -1000000 AND 1000000),
  importe      bigint NOT NULL,
  costoneto    bigint NOT NULL,
  pendfac      numeric(14, 3) NOT NULL CHECK (pendfac >= 0),
  penddesc     numeric(14, 3) NOT NULL CHECK (penddesc >= 0),
  adespachar   numeric(14, 3) NOT NULL CHECK (adespachar >= 0),
  devuelto     numeric(14, 3) NOT NULL DEFAULT 0 CHECK (devuelto >= 0),
  deposito     integer NOT NULL REFERENCES depositos (id),
  from_armado  integer,
  armado       text REFERENCES articulos (id),
  PRIMARY KEY (pedido, numrenglon),
  CHECK (adespachar <= pendfac),
  CHECK (pendfac <= cantidad)
);
CREATE INDEX pedido_lineas_articulo ON pedido_lineas (articulo) WHERE penddesc > 0;

-- What people read on a document's page: each change of state in words. Append-only.
CREATE TABLE historial (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entidad    text NOT NULL,
  entidad_id text NOT NULL,
  momento    timestamptz NOT NULL DEFAULT now(),
  usuario    integer REFERENCES usuarios (id),
  username   text NOT NULL,
  accion     text NOT NULL,
  de         text,
  a          text,
  detalle    text NOT NULL DEFAULT ''
);
CREATE INDEX historial_entidad ON historial (entidad, entidad_id, id);
CREATE TRIGGER historial_solo_agregado BEFORE UPDATE OR DELETE ON historial FOR EACH ROW EXECUTE FUNCTION rechazar_cambio();

CREATE TABLE facturas (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  letra text NOT NULL CHECK (letra IN ('A', 'B', 'E')), punto_venta integer NOT NULL, numero bigint NOT NULL, talonario integer NOT NULL,
  documento text NOT NULL GENERATED ALWAYS AS (letra || lpad(punto_venta::text, 4, '0') || lpad(numero::text, 8, '0')) STORED,
  cliente text NOT NULL REFERENCES clientes (id), vendedor text NOT NULL REFERENCES vendedores (id),
  ingreso date NOT NULL, vencimiento date NOT NULL,
  isprepago boolean NOT NULL DEFAULT false, condvta30 boolean NOT NULL DEFAULT false, granel boolean NOT NULL DEFAULT false,
  bonificacion integer NOT NULL, listaprecio integer NOT NULL, condcomercial integer NOT NULL REFERENCES condiciones_venta (id), comision integer NOT NULL DEFAULT 0,
  subtotal bigint NOT NULL, bonificado bigint NOT NULL, importe_bonificado bigint NOT NULL, iva bigint NOT NULL, impiibb bigint NOT NULL, importe bigint NOT NULL,
  iibb jsonb NOT NULL DEFAULT '[]', alicuota_iva integer NOT NULL, litros numeric(14, 3) NOT NULL DEFAULT 0,
  usuario integer REFERENCES usuarios (id), creada timestamptz NOT NULL DEFAULT now(),
  UNIQUE (letra, punto_venta, numero),
  CHECK (importe_bonificado = subtotal - bonificado), CHECK (importe = importe_bonificado + iva + impiibb)
);
CREATE INDEX facturas_cliente ON facturas (cliente, ingreso DESC, id DESC);
CREATE INDEX facturas_ingreso ON facturas (ingreso DESC, id DESC);
CREATE TABLE factura_lineas (
  factura integer NOT NULL REFERENCES facturas (id), numrenglon integer NOT NULL, articulo text NOT NULL REFERENCES articulos (id), detalle text NOT NULL,
  cantidad numeric(14, 3) NOT NULL, unidad numeric(14, 3) NOT NULL, precio bigint NOT NULL, bonificacion integer NOT NULL, importe bigint NOT NULL, costoneto bigint NOT NULL,
  pedido integer REFERENCES pedidos (id), pedido_renglon integer,
  PRIMARY KEY (factura, numrenglon)
);
CREATE INDEX factura_lineas_articulo ON factura_lineas (articulo, factura DESC);
CREATE INDEX factura_lineas_pedido ON factura_lineas (pedido) WHERE pedido IS NOT NULL;

CREATE TABLE remitos (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  letra text NOT NULL CHECK (letra = 'R'), punto_venta integer NOT NULL, numero bigint NOT NULL, talonario integer NOT NULL,
  documento text NOT NULL GENERATED ALWAYS AS (letra || lpad(punto_venta::text, 4, '0') || lpad(numero::text, 8, '0')) STORED,
  cliente text NOT NULL REFERENCES clientes (id), factura integer UNIQUE REFERENCES facturas (id), ingreso date NOT NULL,
  cai text, cai_vence date, importe bigint NOT NULL, creado timestamptz NOT NULL DEFAULT now(),
  UNIQUE (letra, punto_venta, numero)
);
CREATE INDEX remitos_cliente ON remitos (cliente, ingreso DESC, id DESC);
CREATE INDEX remitos_ingreso ON remitos (ingreso DESC, id DESC);
CREATE TABLE remito_lineas (
  remito integer NOT NULL REFERENCES remitos (id), numrenglon integer NOT NULL, articulo text NOT NULL REFERENCES articulos (id), detalle text NOT NULL,
  cantidad numeric(14, 3) NOT NULL, pedido integer REFERENCES pedidos (id), pedido_renglon integer, PRIMARY KEY (remito, numrenglon)
);

-- Issued documents never change.
CREATE TRIGGER facturas_sin_cambios BEFORE UPDATE OR DELETE ON facturas FOR EACH ROW EXECUTE FUNCTION rechazar_cambio();
CREATE TRIGGER factura_lineas_sin_cambios BEFORE UPDATE OR DELETE ON factura_lineas FOR EACH ROW EXECUTE FUNCTION rechazar_cambio();
CREATE TRIGGER remitos_sin_cambios BEFORE UPDATE OR DELETE ON remitos FOR EACH ROW EXECUTE FUNCTION rechazar_cambio();
CREATE TRIGGER remito_lineas_sin_cambios BEFORE UPDATE OR DELETE ON remito_lineas FOR EACH ROW EXECUTE FUNCTION rechazar_cambio();

-- Open account documents: the debt of a customer is the sum of what is pending (domain-facts §4.9).
CREATE TABLE cuenta_documentos (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cliente text NOT NULL REFERENCES clientes (id),
  tipo text NOT NULL CHECK (tipo IN ('FAC', 'DEB', 'CRE', 'AP', 'RCO')),
  documento text NOT NULL,
  factura integer UNIQUE REFERENCES facturas (id),
  ingreso date NOT NULL, vencimiento date NOT NULL,
  importe bigint NOT NULL CHECK (importe >= 0), pendiente bigint NOT NULL CHECK (pendiente BETWEEN 0 AND importe),
  percepciones bigint NOT NULL DEFAULT 0,
  UNIQUE (tipo, documento)
);
CREATE INDEX cuenta_documentos_impagos ON cuenta_documentos (cliente, ingreso) WHERE pendiente > 0;

-- Customer credit: positive in favour of the customer (domain-facts §4.9). Locked when used.
CREATE TABLE cuentas_corrientes (cliente text PRIMARY KEY REFERENCES clientes (id), saldo bigint NOT NULL DEFAULT 0);
