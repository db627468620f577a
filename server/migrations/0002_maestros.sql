-- Lookup tables (D1 §7). Percentages are integers in ten-thousandths of a percent.

CREATE TABLE jurisdicciones (id integer PRIMARY KEY, nombre text NOT NULL, letra text NOT NULL UNIQUE);
CREATE TABLE provincias (id integer PRIMARY KEY, nombre text NOT NULL, letra text NOT NULL UNIQUE, jurisdiccion integer NOT NULL REFERENCES jurisdicciones (id));
CREATE TABLE localidades (
  id integer PRIMARY KEY, detalle text NOT NULL, provincia integer NOT NULL REFERENCES provincias (id), codpostal text NOT NULL,
  latitud double precision, longitud double precision,
  CHECK ((latitud IS NULL) = (longitud IS NULL))
);
CREATE TABLE bancos (id text PRIMARY KEY, nombre text NOT NULL);
CREATE TABLE cuentas_bancarias (
  id integer PRIMARY KEY, banco text NOT NULL REFERENCES bancos (id), detalle text NOT NULL, cbu text NOT NULL CHECK (cbu ~ '^\d{22}$'), alias text NOT NULL, activa boolean NOT NULL DEFAULT true
);
CREATE TABLE alicuotas (
  id integer PRIMARY KEY, nombre text NOT NULL, clase text NOT NULL CHECK (clase IN ('IVA', 'IIBB')),
  porcentaje integer NOT NULL CHECK (porcentaje BETWEEN 0 AND 1000000), jurisdiccion integer REFERENCES jurisdicciones (id)
);
CREATE TABLE resp_iva (id text PRIMARY KEY, nombre text NOT NULL, codigo_arca integer NOT NULL, letra text NOT NULL CHECK (letra IN ('A', 'B', 'E')));
CREATE TABLE tipos_docu (id integer PRIMARY KEY, nombre text NOT NULL);
CREATE TABLE condiciones_venta (id integer PRIMARY KEY, nombre text NOT NULL, dias integer NOT NULL CHECK (dias >= 0));
CREATE TABLE tipos_asiento (id integer PRIMARY KEY, nombre text NOT NULL);
CREATE TABLE transportes (id text PRIMARY KEY, nombre text NOT NULL, cuit text NOT NULL DEFAULT '');
CREATE TABLE zonas (id integer PRIMARY KEY, nombre text NOT NULL);
CREATE TABLE depositos (id integer PRIMARY KEY, nombre text NOT NULL);
CREATE TABLE tipos_pedido (id text PRIMARY KEY, nombre text NOT NULL);
CREATE TABLE bonificaciones_rango_litros (inicio numeric(14, 3) PRIMARY KEY, bonificacion integer NOT NULL CHECK (bonificacion BETWEEN 0 AND 1000000));
CREATE TABLE bonificaciones_dias_pago (dias integer PRIMARY KEY, porcentaje integer NOT NULL CHECK (porcentaje BETWEEN 0 AND 1000000));
CREATE TABLE clasificaciones_cliente (id integer PRIMARY KEY, nombre text NOT NULL);
CREATE TABLE calidades_articulo (id integer PRIMARY KEY, nombre text NOT NULL);
-- Bulk orders take their type from the category of what they carry (domain-facts §4.13).
CREATE TABLE rubros_articulo (id integer PRIMARY KEY, nombre text NOT NULL, tipo_granel text NOT NULL DEFAULT 'GRALUB' CHECK (tipo_granel IN ('GRAURE', 'GRALUB', 'GRAREF')));
CREATE TABLE envases_articulo (id integer PRIMARY KEY, nombre text NOT NULL, granel boolean NOT NULL DEFAULT false);
CREATE TABLE lineas_articulo (id integer PRIMARY KEY, nombre text NOT NULL);
CREATE TABLE choferes (id integer PRIMARY KEY, nombre text NOT NULL, activo boolean NOT NULL DEFAULT true);
CREATE TABLE vehiculos (
  id integer PRIMARY KEY, detalle text NOT NULL, patente text NOT NULL UNIQUE, capacidad numeric(14, 3) NOT NULL CHECK (capacidad > 0),
  tipo text NOT NULL CHECK (tipo IN ('P', 'T')), activo boolean NOT NULL DEFAULT true
);
CREATE TABLE vendedores (id text PRIMARY KEY, nombre text NOT NULL, nivel integer NOT NULL CHECK (nivel BETWEEN 1 AND 99), email text NOT NULL DEFAULT '', activo boolean NOT NULL DEFAULT true);
ALTER TABLE usuarios ADD FOREIGN KEY (vendedor) REFERENCES vendedores (id);
CREATE TABLE proveedores (
  id integer PRIMARY KEY, razsoc text NOT NULL, apodo text NOT NULL, cuit text NOT NULL DEFAULT '', expreso boolean NOT NULL DEFAULT false, es_shell boolean NOT NULL DEFAULT false, activo boolean NOT NULL DEFAULT true
);
CREATE TABLE proveedores_grupos (id integer PRIMARY KEY, nombre text NOT NULL);
CREATE TABLE proveedores_grupos_miembros (grupo integer NOT NULL REFERENCES proveedores_grupos (id), proveedor integer NOT NULL REFERENCES proveedores (id), PRIMARY KEY (grupo, proveedor));

-- A pad of numbered forms. One id owns a counter per letter; the next number is taken under a row lock (D2 §9, domain-facts §2.1).
CREATE TABLE talonarios (
  id integer NOT NULL, comprobante text NOT NULL CHECK (comprobante IN ('factura', 'remito', 'notaCredito', 'recibo')), letra text NOT NULL CHECK (letra IN ('A', 'B', 'E', 'R', 'X')),
  nombre text NOT NULL, punto_venta integer NOT NULL CHECK (punto_venta BETWEEN 1 AND 9999),
  desde bigint NOT NULL CHECK (desde >= 1), hasta bigint NOT NULL, proximo bigint NOT NULL,
  cai text, cai_vence date, activo boolean NOT NULL DEFAULT true,
  PRIMARY KEY (id, letra),
  CHECK (hasta >= desde AND proximo BETWEEN desde AND hasta + 1),
  CHECK ((cai IS NULL) = (cai_vence IS NULL))
);
CREATE INDEX talonarios_comprobante ON talonarios (comprobante);
