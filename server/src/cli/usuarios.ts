import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { isRefusal, NOMBRE_ROL, type Refusal, ROLES, type Rol } from '@distri/domain/kernel';
import {
  CONSOLE,
  changePassword,
  changeUser,
  createUser,
  listUsers,
  type NewUser,
  renewTotp,
  setUserActive,
  type UserChanges,
} from '../acceso/index.ts';
import { startProduction } from '../boot/production.ts';
import type { OpenCompany } from '../platform/installation.ts';
import { StartRefusal } from '../platform/startRefusal.ts';
import { chooseEmpresa, runCommand, say, UsageError, withCompany } from './shell.ts';

const USAGE = `Usuarios de una empresa. Con varias empresas, --empresa dice cuál.

  npm run usuarios -- crear-admin maria --nombre "María Paz" [--email maria@distri.example]
  npm run usuarios -- crear juan --rol V --nivel 4 --vendedor 03 --nombre "Juan Sosa"
  npm run usuarios -- crear n30712345671 --rol C --cliente 1234 --nombre "Lubricentro Norte"
  npm run usuarios -- cambiar juan --nivel 3 [--rol, --vendedor, --cliente, --nombre, --email]
  npm run usuarios -- clave juan
  npm run usuarios -- codigo n30712345671
  npm run usuarios -- desactivar juan
  npm run usuarios -- activar juan
  npm run usuarios -- listar

La clave se genera y se muestra una sola vez; con --leer-clave se lee de la entrada.`;

const options = {
  empresa: { type: 'string' },
  nombre: { type: 'string' },
  email: { type: 'string' },
  rol: { type: 'string' },
  nivel: { type: 'string' },
  vendedor: { type: 'string' },
  cliente: { type: 'string' },
  'leer-clave': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function readPassword(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  throw new UsageError('No llegó ninguna clave por la entrada.');
}

/** The password to set, and what to tell about it. */
async function choosePassword(values: Values): Promise<{ clave: string; told: string }> {
  if (values['leer-clave']) return { clave: await readPassword(), told: '' };
  const clave = randomBytes(9).toString('base64url');
  return { clave, told: ` Su clave es ${clave} (no se vuelve a mostrar).` };
}

function unlessRefused<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new StartRefusal(answer.message);
  return answer;
}

function readRol(text: string | undefined): Rol {
  const rol = ROLES.find((letter) => letter === text?.toUpperCase());
  if (rol) return rol;
  throw new UsageError(`Indicá el rol con --rol: ${ROLES.map((r) => `${r} (${NOMBRE_ROL[r]})`).join(', ')}.`);
}

function readNivel(text: string | undefined): number | null {
  if (text === undefined || /^\d{1,2}$/.test(text)) return text === undefined ? null : Number(text);
  throw new UsageError(`El nivel es un número de 1 a 99, no '${text}'.`);
}

async function create(company: OpenCompany, username: string, rol: Rol, values: Values): Promise<void> {
  const { nombre, email, vendedor, cliente } = values;
  const nivel = readNivel(values.nivel);
  if (!nombre) throw new UsageError('Indicá el nombre con --nombre.');
  const { clave, told } = await choosePassword(values);
  const user: NewUser = { username, nombre, email, rol, nivel, vendedor, cliente, clave };
  const { totp } = unlessRefused(await createUser(company.pool, user, CONSOLE));
  say(`Usuario ${username} creado en ${company.perfil.nombre}.${told}`);
  if (totp) say(`Necesita códigos de un solo uso. Secreto: ${totp.secreto}\n${totp.uri}`);
}

async function change(company: OpenCompany, username: string, values: Values): Promise<void> {
  const { nombre, email, vendedor, cliente } = values;
  const changes: UserChanges = {
    ...(nombre !== undefined && { nombre }),
    ...(email !== undefined && { email }),
    ...(values.rol !== undefined && { rol: readRol(values.rol) }),
    ...(values.nivel !== undefined && { nivel: readNivel(values.nivel) }),
    ...(vendedor !== undefined && { vendedor }),
    ...(cliente !== undefined && { cliente }),
  };
  if (Object.keys(changes).length === 0)
    throw new UsageError('Indicá qué cambiar: --rol, --nivel, --vendedor, --cliente, --nombre o --email.');
  unlessRefused(await changeUser(company.pool, username, changes, CONSOLE));
  say(`Usuario ${username} cambiado; sus sesiones terminaron.`);
}

async function list(company: OpenCompany): Promise<void> {
  const users = await listUsers(company.pool);
  if (users.length === 0) return say(`${company.perfil.nombre} no tiene usuarios.`);
  for (const user of users) {
    const role = `${user.rol}${user.nivel === null ? '' : ` ${user.nivel}`}`;
    const notes = [user.activo ? '' : 'desactivado', user.conToken ? 'con código' : '', user.demo ? 'demo' : ''];
    say([user.username.padEnd(24), role.padEnd(5), user.nombre, ...notes.filter(Boolean)].join('  '));
  }
}

async function execute(company: OpenCompany, action: string, username: string, values: Values): Promise<void> {
  const { pool } = company;
  switch (action) {
    case 'crear-admin':
      return create(company, username, 'A', values);
    case 'crear':
      return create(company, username, readRol(values.rol), values);
    case 'clave': {
      const { clave, told } = await choosePassword(values);
      unlessRefused(await changePassword(pool, username, clave, CONSOLE));
      return say(`Clave de ${username} cambiada; sus sesiones terminaron.${told}`);
    }
    case 'cambiar':
      return change(company, username, values);
    case 'codigo': {
      const { secreto, uri } = unlessRefused(await renewTotp(pool, username, CONSOLE));
      return say(`Códigos nuevos para ${username}; sus sesiones terminaron. Secreto: ${secreto}\n${uri}`);
    }
    case 'activar':
    case 'desactivar':
      unlessRefused(await setUserActive(pool, username, action === 'activar', CONSOLE));
      return say(`Usuario ${username} ${action === 'activar' ? 'activado' : 'desactivado'}.`);
    default:
      return list(company);
  }
}

const ACTIONS = ['crear-admin', 'crear', 'cambiar', 'clave', 'codigo', 'activar', 'desactivar', 'listar'];

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [action = '', username = ''] = positionals;
  if (!ACTIONS.includes(action)) throw new UsageError(action ? `No existe la orden '${action}'.` : 'Indicá qué hacer.');
  if (!username && action !== 'listar') throw new UsageError('Indicá el usuario.');
  await withCompany(chooseEmpresa(values.empresa), async (company) => {
    // The first user of a new database decides that it is in production: no demo data afterwards.
    if (action.startsWith('crear') && company.clase === 'nueva') await startProduction(company);
    await execute(company, action, username, values);
  });
});
