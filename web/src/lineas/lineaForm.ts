import type { Centavos, Porcentaje } from '@distri/domain/kernel';
import type { DocumentLine } from '@distri/domain/lineas';
import { z } from 'zod';

/** A line on the screen: the document's, with a key of its own that survives edits and drafts. */
export const lineaForm = z.object({
  clave: z.string(),
  id: z.string(),
  detalle: z.string(),
  cantidad: z.number(),
  precio: z.number().int(),
  bonificacion: z.number().int(),
  unidad: z.number(),
  fromArmado: z.number().nullable(),
  armado: z.string().nullable(),
});
export type LineaForm = z.output<typeof lineaForm>;

/** What a person enters of a new line; the rest is the article's. */
export interface LineaNueva {
  articulo: { id: string; detalle: string; unidad: number };
  cantidad: number;
  precio: Centavos;
  bonificacion: Porcentaje;
}

export function newLinea({ articulo, cantidad, precio, bonificacion }: LineaNueva): LineaForm {
  return {
    clave: crypto.randomUUID(),
    id: articulo.id,
    detalle: articulo.detalle,
    unidad: articulo.unidad,
    cantidad,
    precio,
    bonificacion,
    fromArmado: null,
    armado: null,
  };
}

/** Lines that come from a stored document, each with a key. */
export function asLineasForm(lineas: readonly DocumentLine[]): LineaForm[] {
  return lineas.map(({ id, detalle, unidad, cantidad, precio, bonificacion, fromArmado, armado }) => ({
    clave: crypto.randomUUID(),
    id,
    detalle,
    unidad,
    cantidad,
    precio,
    bonificacion,
    fromArmado: fromArmado ?? null,
    armado: armado ?? null,
  }));
}

/** A line as it travels: the server looks everything else up again. */
export function lineaEntrada({ id, cantidad, precio, bonificacion, detalle, fromArmado, armado }: DocumentLine) {
  return { id, cantidad, precio, bonificacion, detalle, fromArmado: fromArmado ?? null, armado: armado ?? null };
}
