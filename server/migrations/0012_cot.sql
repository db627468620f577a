-- ARBA's transport code, COT (domain-facts §1): what each file carried, what became of it, and what may go again.

-- Six digits of ARBA's nomenclature.
ALTER TABLE articulos ADD COLUMN codigo_arba text NOT NULL DEFAULT '' CHECK (codigo_arba ~ '^(\d{6})?$');
-- Whose vehicle it is: its CUIT travels as the carrier's.
ALTER TABLE vehiculos ADD COLUMN transporte text NOT NULL DEFAULT '000' REFERENCES transportes (id);

-- The last number of a company's day. A name is never used twice: the row stays locked until the file is stored.
CREATE TABLE cot_secuencias (
  cuit text NOT NULL CHECK (cuit ~ '^\d{11}$'), dia date NOT NULL, ultimo integer NOT NULL CHECK (ultimo BETWEEN 1 AND 999999),
  PRIMARY KEY (cuit, dia)
);

-- A file, byte by byte as it is sent each time (reliability D4).
CREATE TABLE cot_envios (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  via           text NOT NULL CHECK (via IN ('arba', 'descarga')),
  nombre        text NOT NULL UNIQUE CHECK (char_length(nombre) = 41),
  cuit          text NOT NULL CHECK (cuit ~ '^\d{11}$'),
  dia           date NOT NULL,
  bytes         bytea NOT NULL,
  md5           text NOT NULL CHECK (md5 ~ '^[0-9a-f]{32}$'),
  patente       text NOT NULL,
  vehiculo_tipo text NOT NULL CHECK (vehiculo_tipo IN ('P', 'T')),
  vehiculo_desc text NOT NULL DEFAULT '',
  hoja          integer,
  usuario       integer REFERENCES usuarios (id),
  username      text NOT NULL,
  creado        timestamptz NOT NULL DEFAULT now(),
  estado        text NOT NULL CHECK (estado IN ('enviando', 'sin_respuesta', 'aceptado', 'parcial', 'rechazado', 'a_verificar', 'descargado')),
  -- Times that it was sent, and until when the last of them may still be waiting for its answer.
  intentos      integer NOT NULL DEFAULT 0,
  espera_hasta  timestamptz,
  -- Answered by the stand-in: none of its COTs is ARBA's.
  simulada      boolean NOT NULL DEFAULT false,
  numero_comprobante text NOT NULL DEFAULT '',
  codigo_integridad  text NOT NULL DEFAULT '',
  integridad    text NOT NULL DEFAULT 'ausente' CHECK (integridad IN ('igual', 'distinta', 'ausente')),
  codigo_error  text NOT NULL DEFAULT '',
  mensaje_error text NOT NULL DEFAULT '',
  CHECK ((via = 'descarga') = (intentos = 0)),
  CHECK ((estado = 'enviando') = (espera_hasta IS NOT NULL))
);
CREATE INDEX cot_envios_dia ON cot_envios (dia DESC, id DESC);
-- What was sent stays what was sent.
CREATE TRIGGER cot_envios_sin_cambios BEFORE DELETE OR UPDATE OF via, nombre, cuit, dia, bytes, md5, patente, vehiculo_tipo, vehiculo_desc, hoja, usuario, username, creado
  ON cot_envios FOR EACH ROW EXECUTE FUNCTION rechazar_cambio();

-- Each time that a file was sent: noted before, ended with what came, raw.
CREATE TABLE cot_intentos (
  envio     integer NOT NULL REFERENCES cot_envios (id),
  numero    integer NOT NULL CHECK (numero >= 1),
  usuario   integer REFERENCES usuarios (id),
  username  text NOT NULL,
  momento   timestamptz NOT NULL DEFAULT now(),
  demora_ms integer,
  http      integer,
  respuesta bytea,
  detalle   text NOT NULL DEFAULT '',
  PRIMARY KEY (envio, numero)
);

-- A document in a file. Its goods are those of the invoice and of the delivery note alike.
CREATE TABLE cot_remitos (
  envio        integer NOT NULL REFERENCES cot_envios (id),
  numero_unico text NOT NULL CHECK (numero_unico ~ '^\d{16}$'),
  renglon      integer NOT NULL,
  tipo         text NOT NULL CHECK (tipo IN ('FAC', 'REM')),
  factura      integer REFERENCES facturas (id),
  remito       integer REFERENCES remitos (id),
  resultado    text NOT NULL CHECK (resultado IN ('enviando', 'sin_respuesta', 'aceptado', 'rechazado', 'a_verificar', 'descargado')),
  cot          text CHECK (cot ~ '^[0-9A-Z]{4,30}$'),
  mensaje      text NOT NULL DEFAULT '',
  -- Who looked the COT up and typed it in; empty when ARBA said it.
  cargado_por  text NOT NULL DEFAULT '',
  PRIMARY KEY (envio, numero_unico),
  CHECK (CASE tipo WHEN 'FAC' THEN factura IS NOT NULL ELSE remito IS NOT NULL END),
  CHECK ((resultado = 'aceptado') = (cot IS NOT NULL))
);
-- One number, one COT: while a file carries it no other may, whoever presses at the same instant (reliability D4).
CREATE UNIQUE INDEX cot_remitos_numero_vivo ON cot_remitos (numero_unico) WHERE resultado IN ('enviando', 'sin_respuesta', 'aceptado', 'a_verificar');
CREATE UNIQUE INDEX cot_remitos_factura_viva ON cot_remitos (factura) WHERE factura IS NOT NULL AND resultado IN ('enviando', 'sin_respuesta', 'aceptado', 'a_verificar');
CREATE UNIQUE INDEX cot_remitos_remito_vivo ON cot_remitos (remito) WHERE remito IS NOT NULL AND resultado IN ('enviando', 'sin_respuesta', 'aceptado', 'a_verificar');
CREATE INDEX cot_remitos_factura ON cot_remitos (factura, envio DESC) WHERE factura IS NOT NULL;
CREATE INDEX cot_remitos_remito ON cot_remitos (remito, envio DESC) WHERE remito IS NOT NULL;
