import { type AccionRecepcion, type RecepcionItem, TEXTOS_RECEPCION } from '@distri/domain/recepciones';
import { MENSAJES_VALORES } from '@distri/domain/valores';
import { type ReactNode, useState } from 'react';
import { useAvisos } from '../platform/feedback/index.ts';
import { type Borrador, cambio } from './lista.ts';
import { Pregunta } from './Pregunta.tsx';
import { useUpdateRecepcion } from './requests.ts';

/** Something to be said of an item, waiting for a yes or a reason. */
export interface Pendiente {
  accion: AccionRecepcion;
  item: RecepcionItem;
  borrador: Borrador;
}

export interface Decision {
  /** The item whose word is on its way. */
  busy: string | null;
  confirm: (item: RecepcionItem, borrador: Borrador) => void;
  reject: (item: RecepcionItem) => void;
  cancel: (item: RecepcionItem) => void;
  dialog: ReactNode;
}

const HECHO: Readonly<Record<AccionRecepcion, string>> = {
  confirmar: TEXTOS_RECEPCION.recibido,
  cancelar: TEXTOS_RECEPCION.noRecibido,
  rechazar: TEXTOS_RECEPCION.rechazado,
};

/** An amount and a day are needed; the fields say so too, where they are open. */
function missingOf({ importe, fecha }: Borrador): string | null {
  if (importe === null || importe <= 0) return MENSAJES_VALORES.IMPORTE_REQUERIDO({});
  return fecha === null ? MENSAJES_VALORES.FECHA_REQUERIDA({}) : null;
}

/** The administrator's word on an item (D3 §4). What is as it was entered is confirmed at once; the rest is asked first. */
export function useDecision(onDone: (item: RecepcionItem) => void): Decision {
  const [asked, setAsked] = useState<Pendiente | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const actualizar = useUpdateRecepcion();
  const avisos = useAvisos();

  const send = ({ accion, item, borrador }: Pendiente, motivo = '') => {
    const { id, version } = item;
    const asItCame = accion === 'confirmar' && item.tipo !== 'PREPAGO' && borrador.importe !== null && borrador.fecha;
    setBusy(id);
    actualizar.mutate(
      {
        body: {
          id,
          version,
          anular: accion === 'cancelar',
          rechazado: accion === 'rechazar',
          updateMessage: motivo,
          ...(asItCame && { importe: borrador.importe ?? item.importe, fecha: asItCame }),
        },
      },
      {
        onSuccess: ({ pedido, avisos: warnings = [] }) => {
          avisos.listo(HECHO[accion]);
          if (pedido) avisos.listo(`Se generó el pedido ${pedido}`);
          for (const warning of warnings) avisos.info(warning, { permanece: true });
          setAsked(null);
          onDone(item);
        },
        // Whatever happened, what is on screen may be old: somebody else may have said it first.
        onSettled: () => void actualizar.refresh().finally(() => setBusy(null)),
      },
    );
  };
  const confirm = (item: RecepcionItem, borrador: Borrador) => {
    const pendiente: Pendiente = { accion: 'confirmar', item, borrador };
    if (item.tipo === 'PREPAGO') return setAsked(pendiente);
    const missing = missingOf(borrador);
    if (missing) return avisos.error(missing);
    if (cambio(item, borrador)) setAsked(pendiente);
    else send(pendiente);
  };
  const ask = (accion: AccionRecepcion) => (item: RecepcionItem) => setAsked({ accion, item, borrador: item });
  const dialog = asked && (
    <Pregunta
      {...asked}
      isBusy={actualizar.isPending}
      onClose={() => setAsked(null)}
      onConfirm={(motivo) => send(asked, motivo)}
    />
  );
  return { busy, confirm, reject: ask('rechazar'), cancel: ask('cancelar'), dialog };
}
