import type { listadoClientes } from '@distri/domain/clientes';
import { can, plural } from '@distri/domain/kernel';
import type { z } from 'zod';
import { type ListadoEnPapel, useListadoEnPapel } from '../../correo/useListadoEnPapel.tsx';
import type { DocumentToolbarProps } from '../../platform/document/DocumentToolbar.tsx';
import { useUser } from '../../platform/session/index.ts';
import { readListadoPdf } from '../requests.ts';

/** Which customers to print, and how many they are. */
export interface Listado {
  body: z.output<typeof listadoClientes>;
  count: number;
}

const LISTADO: ListadoEnPapel<Listado> = {
  nombre: 'Listado de clientes',
  archivo: 'Clientes.pdf',
  read: ({ body }, signal) => readListadoPdf(body, signal),
  cuantos: ({ count }) => plural(count, 'cliente', 'clientes'),
};

/** Mail, print, download and view of a list of customers (D2 §6: A, O, S). */
export function useListadoPdf() {
  const { role } = useUser();
  const papel = useListadoEnPapel(LISTADO);
  const toolsFor = (listado: () => Listado): DocumentToolbarProps =>
    can(role, 'clientes.imprimir') ? papel.toolsFor(listado) : {};
  return { toolsFor, dialogs: papel.dialogs };
}
