import { getDeudaPendiente } from '@distri/domain/clientes';
import { formatNumero, listDocumentosImpagos } from '@distri/domain/cuentas';
import { listFacturas } from '@distri/domain/facturas';
import { createDevolucion, createNotaCredito, listNotasCredito } from '@distri/domain/notasCredito';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, useCallMutation } from '../../platform/api/index.ts';
import { useAvisos } from '../../platform/feedback/index.ts';
import { notaCreditoPath } from '../paths.ts';
import { type CalculoNota, type ContextoNota, pedidas, periodoDe } from './calcular.ts';
import { lineasConcepto, type NotaForm } from './valores.ts';

/** Issues the note and goes to it; a refusal leaves the form in place (D2 §7). */
export function useEmitirNota({ cliente, lineas }: ContextoNota, factura: number | null, onDone: () => void) {
  const devolver = useCallMutation(createDevolucion, { errorShown: 'screen' });
  const acreditar = useCallMutation(createNotaCredito, { errorShown: 'screen' });
  const [error, setError] = useState<string | null>(null);
  const finish = useFinish(cliente, onDone);

  const emit = async (form: NotaForm, { totales }: CalculoNota) => {
    const textos = { leyenda3: form.leyenda3, leyenda4: form.leyenda4, notacompra: form.notacompra };
    setError(null);
    try {
      if (form.modo === 'devolucion' && factura !== null)
        finish(
          await devolver.mutateAsync({ query: { factura }, body: { articulos: pedidas(form, lineas), ...textos } }),
        );
      else
        finish(
          await acreditar.mutateAsync({
            query: { cliente },
            body: {
              articulos: lineasConcepto(form.conceptos),
              facturas: form.sobre === 'facturas' ? form.facturas : [],
              periodo: periodoDe(form),
              importe: totales.gravado + totales.exento,
              ...textos,
            },
          }),
        );
      return true;
    } catch (failure) {
      setError(reasons(failure));
      return false;
    }
  };
  return { emit, error, isPending: devolver.isPending || acreditar.isPending };
}

/** The sentence, and what else was wrong besides. */
function reasons(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const others = failure instanceof ApiError ? failure.problems.map(({ message }) => message) : [];
  return [failure.message, ...others.filter((text) => !failure.message.includes(text))].join(' ');
}

function useFinish(cliente: string, onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const avisos = useAvisos();
  return ({
    id,
    documento,
    avisos: warnings = [],
  }: {
    id: number;
    documento: string;
    avisos?: string[] | undefined;
  }) => {
    onDone();
    for (const { name } of [listNotasCredito, listFacturas, getDeudaPendiente, listDocumentosImpagos])
      void client.invalidateQueries({ queryKey: [name] });
    avisos.listo(`Se generó correctamente la nota de crédito ${formatNumero(documento)}`);
    for (const warning of warnings) avisos.info(warning, { permanece: true });
    void navigate({ to: notaCreditoPath(cliente, id), replace: true, ignoreBlocker: true });
  };
}
