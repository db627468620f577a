-- Platform: who may enter, what was done, what leaves later. One database per company.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Accents and case folded for searches; immutable so that it can feed stored columns and indexes.
CREATE FUNCTION plegar(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(translate(texto,
    'ÁÀÂÄÃÅáàâäãåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇç',
    'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuNnCc'));

CREATE FUNCTION rechazar_cambio() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'La tabla % es de solo agregado', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TABLE instalacion (
  id            integer PRIMARY KEY CHECK (id = 1),
  empresa       text NOT NULL,
  -- Demo users can never exist in a database that was not created as a demo.
  clase         text NOT NULL CHECK (clase IN ('demo', 'produccion')),
  clave_firma   bytea NOT NULL CHECK (octet_length(clave_firma) >= 32),
  creada        timestamptz NOT NULL DEFAULT now(),
  demo_completa boolean NOT NULL DEFAULT false
);

CREATE TABLE usuarios (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username       text NOT NULL CHECK (username = lower(username) AND username <> ''),
  nombre         text NOT NULL,
  email          text NOT NULL DEFAULT '',
  rol            text NOT NULL CHECK (rol IN ('A', 'O', 'S', 'V', 'C', 'H', 'E', 'L', 'D')),
  nivel          integer CHECK (nivel BETWEEN 1 AND 99),
  vendedor       text,
  cliente        text,
  hash           text NOT NULL,
  totp_secreto   text,
  activo         boolean NOT NULL DEFAULT true,
  -- Raised by password change and disabling: older tokens die.
  version_sesion integer NOT NULL DEFAULT 1,
  demo           boolean NOT NULL DEFAULT false,
  creado         timestamptz NOT NULL DEFAULT now(),
  ultimo_ingreso timestamptz,
  CHECK ((rol IN ('S', 'V')) = (nivel IS NOT NULL)),
  CHECK (rol <> 'V' OR vendedor IS NOT NULL),
  CHECK ((rol = 'C') = (cliente IS NOT NULL))
);
CREATE UNIQUE INDEX usuarios_username ON usuarios (username);
CREATE INDEX usuarios_rol ON usuarios (rol) WHERE activo;

CREATE FUNCTION usuarios_demo_solo_en_demo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.demo AND NOT EXISTS (SELECT 1 FROM instalacion WHERE clase = 'demo') THEN
    RAISE EXCEPTION 'Los usuarios de demostración solo existen en una base creada como demo' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER usuarios_demo BEFORE INSERT OR UPDATE OF demo ON usuarios
  FOR EACH ROW EXECUTE FUNCTION usuarios_demo_solo_en_demo();

-- One row per login; a token names it (jti) and is dead once the row is closed.
CREATE TABLE sesiones (
  id             uuid PRIMARY KEY,
  usuario        integer NOT NULL REFERENCES usuarios (id),
  version_sesion integer NOT NULL,
  creada         timestamptz NOT NULL DEFAULT now(),
  expira         timestamptz NOT NULL,
  cerrada        timestamptz
);
CREATE INDEX sesiones_usuario ON sesiones (usuario);
CREATE INDEX sesiones_expira ON sesiones (expira);

-- Counters of attempts per account, peer, code or mail, in windows. Rows, not memory: several processes share them.
CREATE TABLE limites (
  clave   text NOT NULL,
  ventana timestamptz NOT NULL,
  cuenta  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (clave, ventana)
);
CREATE INDEX limites_ventana ON limites (ventana);

-- A one-time code dies after use.
CREATE TABLE codigos_usados (
  usuario integer NOT NULL REFERENCES usuarios (id),
  paso    bigint NOT NULL,
  PRIMARY KEY (usuario, paso)
);

-- Single-use permissions for one of our own paths, at most 60 s (GET /auth/urlToken).
CREATE TABLE pases (
  hash    text PRIMARY KEY,
  usuario integer NOT NULL REFERENCES usuarios (id),
  sesion  uuid NOT NULL REFERENCES sesiones (id),
  ruta    text NOT NULL,
  expira  timestamptz NOT NULL,
  usado   timestamptz
);

-- Key and answer are written in the transaction of the work itself (decisions 8).
CREATE TABLE idempotencia (
  usuario   integer NOT NULL,
  clave     text NOT NULL,
  llamada   text NOT NULL,
  huella    text NOT NULL,
  estado    integer NOT NULL,
  respuesta text NOT NULL,
  creada    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (usuario, clave)
);
CREATE INDEX idempotencia_creada ON idempotencia (creada);

CREATE TABLE auditoria (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  momento    timestamptz NOT NULL DEFAULT now(),
  usuario    integer,
  username   text NOT NULL,
  accion     text NOT NULL,
  entidad    text NOT NULL,
  entidad_id text NOT NULL,
  antes      jsonb,
  despues    jsonb,
  pedido_http text
);
CREATE INDEX auditoria_entidad ON auditoria (entidad, entidad_id, id);
CREATE TRIGGER auditoria_solo_agregado BEFORE UPDATE OR DELETE ON auditoria
  FOR EACH ROW EXECUTE FUNCTION rechazar_cambio();
CREATE TRIGGER auditoria_sin_vaciar BEFORE TRUNCATE ON auditoria
  FOR EACH STATEMENT EXECUTE FUNCTION rechazar_cambio();

-- What leaves the house after the commit: mail now, COT and notices later.
CREATE TABLE salida (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  clase        text NOT NULL CHECK (clase IN ('correo')),
  estado       text NOT NULL DEFAULT 'pendiente' CHECK (estado IN ('pendiente', 'enviado', 'sin_enviar', 'fallado')),
  contenido    jsonb NOT NULL,
  mensaje_id   text NOT NULL UNIQUE,
  entidad      text,
  entidad_id   text,
  usuario      integer REFERENCES usuarios (id),
  intentos     integer NOT NULL DEFAULT 0,
  proximo      timestamptz NOT NULL DEFAULT now(),
  ultimo_error text,
  creada       timestamptz NOT NULL DEFAULT now(),
  terminada    timestamptz
);
CREATE INDEX salida_pendiente ON salida (proximo) WHERE estado = 'pendiente';
CREATE INDEX salida_entidad ON salida (entidad, entidad_id);
CREATE INDEX salida_usuario ON salida (usuario, creada);

-- Bytes by their SHA-256; written in the transaction of the document that refers to them.
CREATE TABLE archivos (
  hash   text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  tipo   text NOT NULL CHECK (tipo IN ('image/jpeg', 'application/pdf')),
  bytes  bytea NOT NULL,
  creado timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER archivos_sin_cambios BEFORE UPDATE ON archivos FOR EACH ROW EXECUTE FUNCTION rechazar_cambio();

CREATE TABLE notificaciones (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  envio      uuid NOT NULL,
  de         integer REFERENCES usuarios (id),
  de_nombre  text NOT NULL,
  para       integer NOT NULL REFERENCES usuarios (id),
  msg        text NOT NULL CHECK (msg <> ''),
  enlace     text,
  creada     timestamptz NOT NULL DEFAULT now(),
  vista      timestamptz
);
CREATE INDEX notificaciones_para ON notificaciones (para, id DESC);
CREATE INDEX notificaciones_sin_ver ON notificaciones (para) WHERE vista IS NULL;
CREATE INDEX notificaciones_de ON notificaciones (de, id DESC);
