import { TEXTOS_COBRANZA } from '@distri/domain/cobranzas';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../platform/api/index.ts';
import { useAvisos } from '../../platform/feedback/index.ts';
import { cobranzaPath, cobranzasDe } from '../paths.ts';
import { useCreateCobranza, useEditCobranza } from '../requests.ts';
import type { CalculoCobranza, ContextoForm } from './calcular.ts';
import { cuerpoEdicion, cuerpoNueva } from './cuerpo.ts';
import { type Numitem, subirArchivos } from './useArchivos.ts';
import type { CobranzaForm } from './valores.ts';

/** Confirm, or save to wait for the term adjustment (D3 §4). */
export type Modo = 'confirmar' | 'guardar';

interface Envio {
  modo: Modo;
  form: CobranzaForm;
  calculada: CalculoCobranza;
  archivos: ReadonlyMap<Numitem, File>;
}

/** Sends the collection and then its proofs, and goes back to the customer's list; a refusal leaves the form in place. */
export function useGuardarCobranza(contexto: ContextoForm, onDone: () => void, onRefused: () => void) {
  const { cliente } = contexto.contexto;
  const crear = useCreateCobranza();
  const editar = useEditCobranza();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const finish = useFinish(cliente.id, onDone);

  const write = ({ modo, form, calculada }: Envio) => {
    const edicion = cuerpoEdicion(form, calculada, contexto);
    if (edicion && contexto.original) return editar.mutateAsync({ query: { id: contexto.original.id }, body: edicion });
    const body = cuerpoNueva(form, calculada, contexto, modo === 'guardar');
    return crear.mutateAsync({ query: { cliente: cliente.id }, body });
  };
  const send = async (envio: Envio) => {
    setError(null);
    setSending(true);
    try {
      const { id, avisos = [] } = await write(envio);
      const failed = await subirArchivos(id, envio.archivos, envio.form.items);
      const known = new Set(envio.calculada.problemas.map(({ text }) => text));
      // What was read before confirming is not said again.
      const news = avisos.filter((text) => !known.has(text));
      finish(sentence(envio.modo, contexto.original !== null)(id), id, news, failed);
      void crear.refresh();
      return true;
    } catch (failure) {
      setError(reasons(failure));
      onRefused();
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, error, isPending: isSending };
}

function sentence(modo: Modo, isEdit: boolean) {
  if (isEdit) return TEXTOS_COBRANZA.editada;
  return modo === 'guardar' ? TEXTOS_COBRANZA.guardada : TEXTOS_COBRANZA.generada;
}

/** The sentence, and what else was wrong besides. */
function reasons(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const others = failure instanceof ApiError ? failure.problems.map(({ message }) => message) : [];
  return [failure.message, ...others.filter((text) => !failure.message.includes(text))].join(' ');
}

function useFinish(cliente: string, onDone: () => void) {
  const navigate = useNavigate();
  const avisos = useAvisos();
  return (text: string, id: number, warnings: readonly string[], failed: readonly string[]) => {
    onDone();
    avisos.listo(text, {
      accion: { etiqueta: 'Ver', onClick: () => void navigate({ to: cobranzaPath(cliente, id) }) },
    });
    for (const warning of warnings) avisos.info(warning, { permanece: true });
    if (failed.length > 0) avisos.error(`No se pudo subir: ${failed.join(', ')}. Volvé a cargarlo desde Comprobantes.`);
    void navigate({ to: cobranzasDe(cliente), ignoreBlocker: true });
  };
}
