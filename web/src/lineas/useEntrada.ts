import type { Porcentaje } from '@distri/domain/kernel';
import { type ArticuloVenta, type CampoBonificacion, MENSAJES_LINEAS } from '@distri/domain/lineas';
import { useEffect, useRef, useState } from 'react';
import { type LineaForm, newLinea } from './lineaForm.ts';

/** D2 §5. */
const ARTICULO_NO_ENCONTRADO = MENSAJES_LINEAS.ARTICULO_INEXISTENTE({});
const PRECIO_INVALIDO = MENSAJES_LINEAS.PRECIO_INVALIDO({});
const SIN_CANTIDAD = MENSAJES_LINEAS.CANTIDAD_INVALIDA({});
const BUSCAR_MS = 250;

/** What the entry row needs to know to make a line of a code. */
export interface ReglasEntrada<Articulo extends ArticuloVenta> {
  /** Null when there is no such article; throws when it could not be looked up. */
  find: (codigo: string) => Promise<Articulo | null>;
  /** Price in the list of the document; null when it has none there. */
  precioDe: (articulo: Articulo) => number | null;
  campoDe: (articulo: Articulo) => CampoBonificacion;
  /** A kit adds its parts, which may have to be read first. */
  onAdd: (linea: LineaForm, articulo: Articulo) => void | Promise<void>;
  /** Told of each line on its way in: it comes to true once it is one, to false when the row gets it back. */
  follow: (line: Promise<boolean>) => void;
  /** Told of what the row holds: its code, '' for a figure without one, null while it is empty. */
  onTyped: (codigo: string | null) => void;
}

interface Entrada<Articulo> {
  codigo: string;
  articulo: Articulo | null;
  cantidad: number | null;
  /** Null: the article's own. */
  bonificacion: Porcentaje | null;
  error: string | null;
}

const VACIA = { codigo: '', articulo: null, cantidad: null, bonificacion: null, error: null };

/**
 * The line that is being typed. Only the entry row draws again with each key. Adding never waits for the server: the
 * next code can be typed while this one is looked up, and lines go in in the order in which they were typed.
 */
export function useEntrada<Articulo extends ArticuloVenta>(reglas: ReglasEntrada<Articulo>) {
  const [entrada, setEntrada] = useState<Entrada<Articulo>>(VACIA);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is typed now: answers about earlier codes come too late for the row. */
  const typed = useRef('');
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(reglas);
  latest.current = reglas;
  const { onTyped } = reglas;
  const isEmpty = entrada.codigo.trim() === '' && entrada.cantidad === null;
  const held = isEmpty ? null : entrada.codigo.trim().toUpperCase();
  useEffect(() => onTyped(held), [onTyped, held]);

  const change = (part: Partial<Entrada<Articulo>>) => setEntrada((before) => ({ ...before, ...part }));

  /** Shows the article of `codigo`, if it is still what the row says; `isFinal` when the person has left the code. */
  const lookUp = async (codigo: string, isFinal: boolean): Promise<boolean> => {
    clearTimeout(timer.current);
    const { articulo, error } = await resolve(latest.current, codigo);
    if (typed.current !== codigo) return true;
    change({ articulo, error: isFinal ? error : null });
    return articulo !== null;
  };
  const typeCodigo = (codigo: string) => {
    typed.current = codigo;
    setEntrada({ ...entrada, codigo, articulo: null, bonificacion: null, error: null });
    clearTimeout(timer.current);
    // The detail shows up while the person goes on; the answer on Tab is the one that counts.
    if (codigo.trim().length >= 2) timer.current = setTimeout(() => void lookUp(codigo, false), BUSCAR_MS);
  };
  const clear = () => {
    clearTimeout(timer.current);
    typed.current = '';
    setEntrada(VACIA);
  };
  /** What could not be added comes back to the row, unless something else is being typed there. */
  const giveBack = (refused: Entrada<Articulo>, error: string) => {
    if (typed.current !== '') return change({ error: `${refused.codigo}: ${error}` });
    typed.current = refused.codigo;
    setEntrada({ ...refused, error });
  };
  const settle = async (pending: Entrada<Articulo>): Promise<boolean> => {
    const { articulo, error } = pending.articulo ? pending : await resolve(latest.current, pending.codigo);
    const refusal = articulo ? await bring(latest.current, pending, articulo) : (error ?? ARTICULO_NO_ENCONTRADO);
    if (refusal !== null) giveBack({ ...pending, articulo }, refusal);
    return refusal === null;
  };
  /** Adds the line. Tells whether the row is free for the next one: a line without quantity is not. */
  const add = (): boolean => {
    const { codigo, cantidad } = entrada;
    if (codigo.trim() === '' || cantidad === null || cantidad <= 0) {
      change({ error: codigo.trim() === '' ? null : SIN_CANTIDAD });
      return false;
    }
    clear();
    const added = queue.current.then(() => settle(entrada));
    queue.current = added;
    reglas.follow(added);
    return true;
  };
  return { ...entrada, change, typeCodigo, lookUp, clear, add };
}

/** The article of a code, or why there is none. */
async function resolve<Articulo extends ArticuloVenta>(reglas: ReglasEntrada<Articulo>, codigo: string) {
  try {
    const articulo = await reglas.find(codigo.trim().toUpperCase());
    const found = articulo?.activo ? articulo : null;
    return { articulo: found, error: found ? null : ARTICULO_NO_ENCONTRADO };
  } catch (error) {
    return { articulo: null, error: error instanceof Error ? error.message : ARTICULO_NO_ENCONTRADO };
  }
}

/** Puts the line in, or gives why it cannot be one or could not be: the parts of a kit are read meanwhile. */
async function bring<Articulo extends ArticuloVenta>(
  reglas: ReglasEntrada<Articulo>,
  pending: Entrada<Articulo>,
  articulo: Articulo,
): Promise<string | null> {
  const line = lineOf(reglas, pending, articulo);
  if (typeof line === 'string') return line;
  try {
    await reglas.onAdd(line, articulo);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : ARTICULO_NO_ENCONTRADO;
  }
}

/** The line, or why it cannot be one. */
function lineOf<Articulo extends ArticuloVenta>(
  reglas: ReglasEntrada<Articulo>,
  { cantidad, bonificacion }: Entrada<Articulo>,
  articulo: Articulo,
): LineaForm | string {
  const precio = reglas.precioDe(articulo);
  if (precio === null || precio <= 0) return PRECIO_INVALIDO;
  if (cantidad === null || cantidad <= 0) return SIN_CANTIDAD;
  return newLinea({ articulo, cantidad, precio, bonificacion: bonificacion ?? reglas.campoDe(articulo).inicial });
}
