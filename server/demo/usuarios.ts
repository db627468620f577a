import { createHash } from 'node:crypto';
import { type EmpresaPerfil, NOMBRE_ROL, type Rol } from '@distri/domain/kernel';
import type pg from 'pg';
import { CLIENTE_EMPRESA, CLIENTE_USUARIO } from './casos.ts';
import type { UsuarioDemo } from './mundo.ts';
import type { VendedorDemo } from './vendedores.ts';

/** Password of every demo user (issue 2 §5). */
export const CLAVE_DEMO = 'demo';

interface UsuarioNuevo {
  username: string;
  nombre: string;
  rol: Rol;
  nivel: number | null;
  vendedor: string | null;
  cliente: string | null;
  totp: string | null;
}

interface ClienteConUsuario {
  id: string;
  razsoc: string;
  cuit: string;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The same for ever, so that a telephone set up once works with every demo: 160 bits in base 32. */
export function totpSecretOf(empresa: EmpresaPerfil): string {
  const digest = createHash('sha256').update(`distri-demo/${empresa.id}`).digest().subarray(0, 20);
  const bits = Array.from(digest, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five, 2))).join('');
}

/** The first seller of a level. */
export function vendedorDeNivel(vendedores: readonly VendedorDemo[], nivel: number): VendedorDemo {
  const found = vendedores.find((vendedor) => vendedor.nivel === nivel);
  if (found === undefined) throw new RangeError(`no seller of level ${nivel}`);
  return found;
}

/** 'Gómez, Laura' → 'Laura Gómez'. */
function fullName(nombre: string): string {
  return nombre.split(', ').reverse().join(' ');
}

/** One user for each role and level, all with the same password. */
export function demoUsuarios(
  empresa: EmpresaPerfil,
  vendedores: readonly VendedorDemo[],
  clientes: readonly ClienteConUsuario[],
): UsuarioNuevo[] {
  const plain = { nivel: null, vendedor: null, cliente: null, totp: null };
  const seller = (username: string, rol: Rol, nivel: number): UsuarioNuevo => {
    const { id, nombre } = vendedorDeNivel(vendedores, nivel);
    return { ...plain, username, nombre: fullName(nombre), rol, nivel, vendedor: id };
  };
  const customer = (id: string, username: (cuit: string) => string, totp: string | null): UsuarioNuevo[] =>
    clientes
      .filter((cliente) => cliente.id === id)
      .map(({ razsoc, cuit }) => ({ ...plain, username: username(cuit), nombre: razsoc, rol: 'C', cliente: id, totp }));
  return [
    { ...plain, username: 'admin', nombre: 'Silvia Romero', rol: 'A' },
    { ...plain, username: 'operador', nombre: 'Marta Ruiz', rol: 'O' },
    seller('supervisor', 'S', 3),
    seller('vendedor', 'V', 4),
    seller('vendedor6', 'V', 6),
    { ...plain, username: 'logistica', nombre: 'Jorge López', rol: 'L' },
    { ...plain, username: 'despacho', nombre: 'Andrea Godoy', rol: 'D' },
    { ...plain, username: 'chofer', nombre: 'Rubén Díaz', rol: 'H' },
    { ...plain, username: 'picker', nombre: 'Emanuel Castro', rol: 'E' },
    ...customer(CLIENTE_USUARIO, () => 'cliente', null),
    ...customer(CLIENTE_EMPRESA, (cuit) => `n${cuit}`, totpSecretOf(empresa)),
  ];
}

/** Stores them; answers their ids. The table's trigger refuses them where the database is not a demo. */
export async function insertUsuarios(
  client: pg.ClientBase,
  usuarios: readonly UsuarioNuevo[],
  hash: string,
  creado: string,
): Promise<UsuarioDemo[]> {
  const { rows } = await client.query<UsuarioDemo>(
    `INSERT INTO usuarios (username, nombre, email, rol, nivel, vendedor, cliente, hash, totp_secreto, demo, creado)
     SELECT u.username, u.nombre, u.username || '@distri.example', u.rol, u.nivel, u.vendedor, u.cliente, $8, u.totp, true, $9
     FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[])
       AS u (username, nombre, rol, nivel, vendedor, cliente, totp)
     RETURNING id, username, nombre`,
    [
      usuarios.map(({ username }) => username),
      usuarios.map(({ nombre }) => nombre),
      usuarios.map(({ rol }) => rol),
      usuarios.map(({ nivel }) => nivel),
      usuarios.map(({ vendedor }) => vendedor),
      usuarios.map(({ cliente }) => cliente),
      usuarios.map(({ totp }) => totp),
      hash,
      creado,
    ],
  );
  return rows;
}

/** A demo user as the start of the server announces it. */
export interface UsuarioAnunciado {
  username: string;
  rol: string;
  descripcion: string;
  totp?: string;
}

/** The users of a loaded demo, company logins in capitals as people type them. */
export async function readUsuarios(client: pg.Pool | pg.ClientBase): Promise<UsuarioAnunciado[]> {
  const { rows } = await client.query<{ username: string; rol: Rol; nivel: number | null; totp: string | null }>(
    'SELECT username, rol, nivel, totp_secreto AS totp FROM usuarios WHERE demo ORDER BY id',
  );
  return rows.map(({ username, rol, nivel, totp }) => ({
    username: totp === null ? username : username.toUpperCase(),
    rol,
    descripcion: nivel === null ? NOMBRE_ROL[rol] : `${NOMBRE_ROL[rol]}, nivel ${nivel}`,
    ...(totp === null ? {} : { totp }),
  }));
}
