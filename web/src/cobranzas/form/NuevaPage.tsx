import type { ContextoCobranza } from '@distri/domain/cobranzas';
import { businessDay } from '@distri/domain/kernel';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useUser } from '../../platform/session/index.ts';
import { useContextoCobranza } from '../requests.ts';
import { CobranzaForm } from './CobranzaForm.tsx';
import { CobranzaSkeleton } from './CobranzaSkeleton.tsx';
import type { ContextoForm } from './calcular.ts';
import { useCobranzaForm } from './useCobranzaForm.ts';
import { cancelables, cobranzaVacia } from './valores.ts';

/** /ventas/cobranzas/:cliente/create. */
export function NuevaPage() {
  const { cliente = '' } = useParams({ strict: false });
  const contexto = useContextoCobranza(cliente);
  const data = contexto.data?.result;
  if (!data) return <CobranzaSkeleton error={contexto.error} onRetry={() => void contexto.refetch()} />;
  return <Nueva key={cliente} leido={data} refresh={() => void contexto.refetch()} />;
}

function Nueva({ leido, refresh }: { leido: ContextoCobranza; refresh: () => void }) {
  const { role } = useUser();
  const hoy = businessDay(new Date());
  const editor = useCobranzaForm(`cobranza:${leido.cliente.id}`, () => cobranzaVacia(hoy));
  const contexto = useMemo<ContextoForm>(
    () => ({ contexto: leido, documentos: cancelables(leido), rol: role, hoy, original: null }),
    [leido, role, hoy],
  );
  return <CobranzaForm editor={editor} contexto={contexto} conRecibo={false} refreshContexto={refresh} />;
}
