import { formatCuit, formatDia, plural } from '@distri/domain/kernel';
import type { Ctx } from '../../platform/http/index.ts';
import { type ListColumn, renderList } from '../../platform/pdf/index.ts';

const COLUMNS: readonly ListColumn[] = [
  { title: 'Id', width: 48, kind: 'codigo' },
  { title: 'Razón social', width: 0, kind: 'nombre' },
  { title: 'CUIT', width: 72, kind: 'cuit' },
  { title: 'Localidad', width: 96, kind: 'texto' },
  { title: 'Dirección', width: 138, kind: 'texto' },
  { title: 'Vendedor', width: 104, kind: 'texto' },
  { title: 'Clasificación', width: 92, kind: 'texto' },
  { title: 'Estado', width: 62, kind: 'texto' },
];

const present = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

/** Rows as text in the order of the columns (`readListado`). */
export interface ListadoClientes {
  rows: string;
  count: number;
}

/** PDF of a list of customers (D2 §7). */
export async function clientesPdf(ctx: Ctx, { rows, count }: ListadoClientes) {
  const { legal, color } = ctx.empresa;
  const bytes = await renderList(
    {
      title: 'Clientes',
      author: legal.razonSocial,
      companyLines: [present([legal.domicilio, legal.localidad, legal.telefono]), `CUIT ${formatCuit(legal.cuit)}`],
      facts: [plural(count, 'cliente', 'clientes'), `Impreso el ${formatDia(ctx.today())} por ${ctx.sesion.nombre}`],
      color,
      columns: COLUMNS,
      rows,
      footer: present([legal.razonSocial, 'Listado de clientes']),
    },
    ctx.signal(),
  );
  return { bytes, name: `Clientes_${ctx.today()}.pdf` };
}
