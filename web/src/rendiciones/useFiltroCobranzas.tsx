import { formatDia } from '@distri/domain/kernel';
import { type ReactNode, useCallback, useState } from 'react';
import { daysAgo, PeriodFields, usePeriod } from '../platform/forms/PeriodFields.tsx';
import { useSearchValue } from '../platform/router/useSearchValue.ts';
import { useUser } from '../platform/session/index.ts';
import { useVendedores } from './requests.ts';
import { VendedoresField } from './VendedoresField.tsx';

/** Only these choose whose collections they see (D3 §6, D4 §2); everybody else sees those in scope. */
const ELIGEN_VENDEDOR = ['A', 'S'];
const isIds = (text: string): text is string => /^[\w-]+(,[\w-]+)*$/.test(text);

/** Dates and sellers of a list of collections, in the address. */
export function useFiltroCobranzas(dias: number): {
  filtro: { desde: string; hasta: string; vendedores?: string[] };
  fields: ReactNode;
  /** '23/08/2026 a 21/11/2026 · TODOS' */
  resumen: string;
} {
  const { role } = useUser();
  const chooses = ELIGEN_VENDEDOR.includes(role);
  const [desde] = useState(() => daysAgo(dias));
  const periodo = usePeriod(desde);
  const [ids, setIds] = useSearchValue<string>('vendedores', '', isIds);
  const vendedores = useVendedores(chooses);
  const elegidos = ids === '' ? [] : ids.split(',');
  const choose = useCallback((next: string[]) => setIds(next.join(',')), [setIds]);
  const fields = (
    <>
      <PeriodFields {...periodo.fields} />
      {chooses && <VendedoresField vendedores={vendedores} value={elegidos} onChange={choose} />}
    </>
  );
  const nombres = vendedores.flatMap(({ id, name }) => (elegidos.includes(id) ? [name] : []));
  const { desde: from, hasta: to } = periodo.period;
  const quien = chooses ? ` · ${nombres.join(', ') || 'TODOS'}` : '';
  const resumen = `${formatDia(from)} a ${formatDia(to)}${quien}`;
  return { filtro: { ...periodo.period, ...(elegidos.length > 0 && { vendedores: elegidos }) }, fields, resumen };
}
