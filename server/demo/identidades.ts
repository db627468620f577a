import { cuitCheckDigit, foldText } from '@distri/domain/kernel';
import type { Localidad } from '../src/maestros/iniciales/territorio/localidades.ts';
import { type Caso, CLIENTE_EMPRESA } from './casos.ts';
import { drawRespIva } from './condiciones.ts';
import { type PatronRazonSocial, palabras, patronesRazonSocial, tiposSociedad } from './data/nombres/clientes.ts';
import { apellidos, nombres } from './data/nombres/personas.ts';
import { type Prng, weightedPicker } from './prng.ts';

export interface Identidad {
  razsoc: string;
  tipo: PatronRazonSocial['tipo'];
}

/** The first kinds of company are the usual ones. */
const pickSociedad = weightedPicker(
  tiposSociedad.map((nombre, index) => ({ nombre, peso: 1 / (index + 1) })),
  ({ peso }) => peso,
);

/** A made-up business name for a kind of customer at a place. */
export function drawIdentidad(clasificacion: number, lugar: string, prng: Prng): Identidad {
  const { patron, tipo } = prng.pick(patronesRazonSocial.filter((row) => row.clasificacion === clasificacion));
  const blanks: Readonly<Record<string, () => string>> = {
    apellido: () => prng.pick(apellidos),
    apellido2: () => prng.pick(apellidos),
    nombre: () => `${prng.pick(nombres)} ${prng.pick(nombres)}`,
    palabra: () => prng.pick(palabras),
    sociedad: () => pickSociedad(prng).nombre,
    lugar: () => lugar,
    numero: () => String(patron.includes('HERMANOS') ? prng.int(2, 7) : prng.int(3, 88)),
  };
  const razsoc = patron.replace(/\{(\w+)\}/g, (_, blank: string) => blanks[blank]?.() ?? '').toUpperCase();
  return { razsoc, tipo };
}

const TIPOS_CUIT = { sociedad: ['30', '30', '30', '33'], persona: ['20', '20', '27', '23'] } as const;

/** Draws valid CUITs, none of them twice. */
export class Cuits {
  readonly #given = new Set<string>();

  draw(tipo: PatronRazonSocial['tipo'], prng: Prng, prefix?: string): string {
    const body = tipo === 'sociedad' ? prng.int(60_000_000, 71_999_999) : prng.int(10_000_000, 42_999_999);
    const ten = `${prefix ?? prng.pick(TIPOS_CUIT[tipo])}${body}`;
    const digit = cuitCheckDigit(ten);
    if (digit === null || this.#given.has(`${ten}${digit}`)) return this.draw(tipo, prng, prefix);
    this.#given.add(`${ten}${digit}`);
    return `${ten}${digit}`;
  }
}

/** What is drawn for one customer. */
export interface Sorteo {
  id: string;
  caso: Caso | null;
  cuits: Cuits;
  localidad: Localidad;
  prng: Prng;
}

const TIPO_CUIT = 80;
const TIPO_DNI = 96;

/** Who a customer is, in the columns of its table. A final consumer is known by a DNI. */
export function drawPersona({ id, caso, cuits, localidad, prng }: Sorteo, clasificacion: number) {
  const identidad = drawIdentidad(clasificacion, localidad.detalle, prng);
  const tipo = caso ? (caso.respIva ? 'persona' : 'sociedad') : identidad.tipo;
  const resp_iva = caso ? (caso.respIva ?? 'RI') : drawRespIva(tipo, prng);
  const razsoc = caso?.razsoc ?? identidad.razsoc;
  const email = caso || prng.chance(80) ? emailOf(razsoc) : '';
  if (resp_iva === 'CF') return { razsoc, email, resp_iva, tipodocu: TIPO_DNI, cuit: drawDni(prng) };
  const prefix = id === CLIENTE_EMPRESA ? '30' : undefined;
  return { razsoc, email, resp_iva, tipodocu: TIPO_CUIT, cuit: cuits.draw(tipo, prng, prefix) };
}

function drawDni(prng: Prng): string {
  return String(prng.int(11_000_000, 47_999_999));
}

/** An address that nobody has: the domain `.example` belongs to no one. */
function emailOf(razsoc: string): string {
  return `compras@${foldText(razsoc).replace(/[^a-z0-9]+/g, '')}.example`;
}
