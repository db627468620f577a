import type { Sucursal } from '../src/maestros/iniciales/territorio/localidades.ts';
import type { BulkWriter } from './bulkWriter.ts';
import { apellidos, nombres, vendedores as vendedoresBuenosAires } from './data/nombres/personas.ts';
import { itemAt, type Prng } from './prng.ts';

export interface VendedorDemo {
  id: string;
  /** 'Gómez, Laura', as the lists show sellers. */
  nombre: string;
  nivel: number;
  zona: number;
}

/** Levels of a branch's sellers: all from the manager to the newest, 3, 4 and 6 always among them. */
const NIVELES: Readonly<Record<Sucursal, readonly number[]>> = {
  BA: [1, 3, 4, 4, 2, 4, 5, 5, 6, 6, 7, 8],
  BB: [1, 3, 4, 2, 5, 6, 7, 8],
  OL: [1, 3, 4, 5, 6, 7, 8],
};

export function drawVendedores(sucursal: Sucursal, prng: Prng): VendedorDemo[] {
  return NIVELES[sucursal].map((nivel, index) => ({
    id: String(index + 1).padStart(2, '0'),
    nombre: sucursal === 'BA' ? itemAt(vendedoresBuenosAires, index).name : drawName(index, prng),
    nivel,
    zona: sucursal === 'BA' ? itemAt(vendedoresBuenosAires, index).zona : (index % 4) + 1,
  }));
}

/** The first of every branch is the office itself: its own customers have no seller. */
function drawName(index: number, prng: Prng): string {
  return index === 0 ? 'Oficina' : `${prng.pick(apellidos)}, ${prng.pick(nombres)}`;
}

export function addVendedores(writer: BulkWriter, vendedores: readonly VendedorDemo[]): void {
  for (const { id, nombre, nivel } of vendedores)
    writer.add('vendedores', { id, nombre, nivel, email: `${emailName(nombre)}@distri.example` });
}

/** 'Gómez, Laura' → 'laura.gomez'. */
export function emailName(nombre: string): string {
  const [apellido = '', propio = ''] = nombre
    .normalize('NFD')
    .replace(/[^\p{L}, ]/gu, '')
    .toLowerCase()
    .split(', ');
  return [propio, apellido].filter((part) => part !== '').join('.');
}
