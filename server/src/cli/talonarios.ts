import { parseArgs } from 'node:util';
import { businessDay, formatDia, isRefusal, parseDia } from '@distri/domain/kernel';
import { avisosTalonario, type CambioTalonario, MENSAJES_TALONARIO, numerosLibres } from '@distri/domain/talonarios';
import { CONSOLE } from '../acceso/index.ts';
import type { OpenCompany } from '../platform/installation.ts';
import { StartRefusal } from '../platform/startRefusal.ts';
import { listTalonarios, setTalonario } from '../talonarios/index.ts';
import { chooseEmpresa, runCommand, say, UsageError, withCompany } from './shell.ts';

const USAGE = `Talonarios de una empresa: rango, CAI y punto de venta. Con varias empresas, --empresa dice cuál.

  npm run talonarios -- listar
  npm run talonarios -- cambiar 4 R --hasta 9999 --cai 52467890123456 --vence 30/06/2027
  npm run talonarios -- cambiar 50 A --punto-venta 12 --desde 5001      (solo si no se usó)
  npm run talonarios -- desactivar 5 R
  npm run talonarios -- activar 5 R`;

const COMPROBANTES = ['factura', 'remito', 'notaCredito', 'recibo'];

const options = {
  empresa: { type: 'string' },
  hasta: { type: 'string' },
  desde: { type: 'string' },
  'punto-venta': { type: 'string' },
  cai: { type: 'string' },
  vence: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function readNumber(values: Values, name: 'hasta' | 'desde' | 'punto-venta', max: number): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= max) return number;
  throw new UsageError(`--${name} es un número de 1 a ${max}, no '${text}'.`);
}

function readVence(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const dia = parseDia(text);
  if (dia !== null) return dia;
  throw new UsageError(`--vence es una fecha como 30/06/2027, no '${text}'.`);
}

function readCambio(values: Values): CambioTalonario {
  const puntoVenta = readNumber(values, 'punto-venta', 9_999);
  const desde = readNumber(values, 'desde', 99_999_999);
  const hasta = readNumber(values, 'hasta', 99_999_999);
  const caiVence = readVence(values.vence);
  const cambio = {
    ...(puntoVenta === undefined ? {} : { puntoVenta }),
    ...(desde === undefined ? {} : { desde }),
    ...(hasta === undefined ? {} : { hasta }),
    ...(values.cai === undefined ? {} : { cai: values.cai }),
    ...(caiVence === undefined ? {} : { caiVence }),
  };
  if (Object.keys(cambio).length === 0)
    throw new UsageError('Indicá qué cambia: --hasta, --cai y --vence, --punto-venta o --desde.');
  return cambio;
}

async function list({ pool, perfil }: OpenCompany): Promise<void> {
  const hoy = businessDay(new Date());
  const pads = await listTalonarios(pool, COMPROBANTES);
  if (pads.length === 0) return say(`${perfil.nombre} no tiene talonarios.`);
  for (const pad of pads) {
    const cai = pad.cai === null || pad.caiVence === null ? '' : `CAI ${pad.cai} hasta el ${formatDia(pad.caiVence)}`;
    const numbers = `${pad.comprobante.padEnd(12)} PV ${String(pad.puntoVenta).padStart(4, '0')}  próximo ${pad.proximo}, quedan ${numerosLibres(pad)}`;
    say([`${pad.id} ${pad.letra}`.padEnd(6), numbers, pad.activo ? '' : 'inactivo', cai].filter(Boolean).join('  '));
    for (const aviso of avisosTalonario(pad, hoy)) say(`       ${MENSAJES_TALONARIO[aviso.code](aviso.params ?? {})}`);
  }
}

async function change(company: OpenCompany, id: number, letra: string, cambio: CambioTalonario): Promise<void> {
  const who = { autor: CONSOLE, hoy: businessDay(new Date()) };
  const answer = await setTalonario(company.pool, { id, letra }, cambio, who);
  if (isRefusal(answer)) throw new StartRefusal(answer.message);
  say(`Talonario ${id} ${letra} de ${company.perfil.nombre}: próximo ${answer.proximo}, último ${answer.hasta}.`);
}

function readClave([id = '', letra = '']: string[]): { id: number; letra: string } {
  if (/^\d{1,6}$/.test(id) && /^[a-zA-Z]$/.test(letra)) return { id: Number(id), letra: letra.toUpperCase() };
  throw new UsageError('Indicá el talonario y su letra, por ejemplo 4 R.');
}

const CAMBIOS: Readonly<Record<string, (values: Values) => CambioTalonario>> = {
  cambiar: readCambio,
  activar: () => ({ activo: true }),
  desactivar: () => ({ activo: false }),
};

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [action = '', ...words] = positionals;
  if (action === 'listar') return withCompany(chooseEmpresa(values.empresa), list);
  const read = CAMBIOS[action];
  if (!read) throw new UsageError('Indicá qué hacer.');
  const { id, letra } = readClave(words);
  const cambio = read(values);
  return withCompany(chooseEmpresa(values.empresa), (company) => change(company, id, letra, cambio));
});
