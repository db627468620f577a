import type { Articulo } from '@distri/domain/articulos';
import type { ContextoVenta } from '@distri/domain/clientes';
import { isBerner, type Rol } from '@distri/domain/kernel';
import {
  bonificacionFija,
  type CampoBonificacion,
  campoBonificacion,
  composeLeyendas,
  type Leyendas,
} from '@distri/domain/lineas';
import type { DocumentoForm } from '../../lineas/documentoForm.ts';
import { useUser } from '../../platform/session/index.ts';

/** Who is typing, and in which company: what the rules ask beside the document. */
export interface Quien {
  rol: Rol;
  empresa: string;
}

/** Who is logged in, as the rules ask for it. */
export function useQuien(): Quien {
  const { role, cmpid } = useUser();
  return { rol: role, empresa: cmpid };
}

/** How the discount of a new line behaves for one article (D2 §5). */
export function campoDeArticulo(contexto: ContextoVenta, quien: Quien, articulo: Articulo): CampoBonificacion {
  const reglas = { ...quien, maxBonificacion: contexto.maxBonificacion };
  return campoBonificacion(reglas, bonificacionFija(contexto.cliente, articulo));
}

/** D2 §5: for companies whose id starts with 'berner' the quick-add discount is hidden when the customer has a fixed one. */
export function hidesBonificacion(contexto: ContextoVenta, empresa: string, articulo: Articulo): boolean {
  return isBerner(empresa) && bonificacionFija(contexto.cliente, articulo) !== 0;
}

/** The four legends as they will be saved: the delivery address writes the first ones. */
export function leyendasDe(form: DocumentoForm, contexto: ContextoVenta): Leyendas {
  const direccion = contexto.direcciones.find(({ id }) => id === form.direccionEntrega) ?? null;
  return composeLeyendas(direccion, form);
}

/** The VAT rate of a document is that of its lines: they share one (D2 §5). */
export function alicuotaDe(form: DocumentoForm, articulos: ReadonlyMap<string, Articulo>): number {
  const known = form.articulos.map(({ id }) => articulos.get(id)).find((articulo) => articulo !== undefined);
  return known?.alicuota ?? 0;
}
