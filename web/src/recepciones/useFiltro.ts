import { useSearchValue } from '../platform/router/useSearchValue.ts';
import type { Clase, Filtro } from './lista.ts';

export const SIN_FILTRO: Filtro = { buscar: '', clase: 'todos' };

const CLASES: readonly Clase[] = ['todos', 'cheques', 'transferencias', 'efectivo'];
const isClase = (text: string): text is Clase => CLASES.some((clase) => clase === text);
const isText = (text: string): text is string => text !== '';

/** What is looked for, in the address. */
export function useFiltro(): [Filtro, (filtro: Filtro) => void] {
  const [buscar, setBuscar] = useSearchValue<string>('buscar', SIN_FILTRO.buscar, isText);
  const [clase, setClase] = useSearchValue<Clase>('tipo', SIN_FILTRO.clase, isClase);
  const set = (filtro: Filtro) => {
    setBuscar(filtro.buscar);
    setClase(filtro.clase);
  };
  return [{ buscar, clase }, set];
}
