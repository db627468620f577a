import { formatMoney, plural } from '@distri/domain/kernel';
import { TEXTOS_RENDICION } from '@distri/domain/rendiciones';
import { type ReactNode, useState } from 'react';
import { NotificarVendedorDialog } from '../notificaciones/NotificarVendedorDialog.tsx';
import { ConfirmDialog } from '../platform/dialogs/ConfirmDialog.tsx';
import { useAvisos } from '../platform/feedback/index.ts';
import { cobranzas } from './columns.ts';
import { useChangeStatus, useRendir } from './requests.ts';

/** What a question about a collection names. */
export interface Decidible {
  id: number;
  numrec: string;
  razsoc: string;
  idvendedor: string;
  vendedor: string;
  totitems: number;
}

/** D3 §4: A → S, A → O, S → A. */
export type AccionRendicion = 'aprobar' | 'rechazar' | 'cancelar';

interface Asked {
  accion: AccionRendicion;
  elegidas: readonly [Decidible, ...Decidible[]];
}

const HECHO: Readonly<Record<Exclude<AccionRendicion, 'aprobar'>, (id: number) => string>> = {
  rechazar: (id) => `La cobranza ${id} quedó Observada`,
  cancelar: (id) => `La cobranza ${id} volvió a Aprobada`,
};

/** The administrator's word on digital collections: asked, sent, and what follows; who is rejected can be told why. */
export function useDecision(onDone: () => void): {
  ask: (accion: AccionRendicion, elegidas: readonly Decidible[]) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [rechazada, setRechazada] = useState<Decidible | null>(null);
  const rendir = useRendir();
  const cambiar = useChangeStatus();
  const avisos = useAvisos();

  const ask = (accion: AccionRendicion, [first, ...rest]: readonly Decidible[]) => {
    if (first) setAsked({ accion, elegidas: [first, ...rest] });
  };
  const finish = (refresh: () => Promise<unknown>) => {
    setAsked(null);
    onDone();
    void refresh();
  };
  const aprobar = (ids: number[]) =>
    rendir.mutate(
      { body: { ids, modo: 'digital' } },
      {
        onSuccess: () => avisos.listo(TEXTOS_RENDICION.rendidas),
        // All or none: whatever came of it, the list is read again and nothing stays ticked (D3 §8).
        onSettled: () => finish(rendir.refresh),
      },
    );
  const mover = (accion: 'rechazar' | 'cancelar', cobranza: Decidible) =>
    cambiar.mutate(
      { query: { id: cobranza.id, status: accion === 'rechazar' ? 'O' : 'A' } },
      {
        onSuccess: () => {
          avisos.listo(HECHO[accion](cobranza.id));
          if (accion === 'rechazar') setRechazada(cobranza);
        },
        onSettled: () => finish(cambiar.refresh),
      },
    );
  const confirm = ({ accion, elegidas }: Asked) =>
    accion === 'aprobar' ? aprobar(elegidas.map(({ id }) => id)) : mover(accion, elegidas[0]);

  const dialog = (
    <>
      {asked && (
        <Pregunta
          {...asked}
          isBusy={rendir.isPending || cambiar.isPending}
          onClose={() => setAsked(null)}
          onConfirm={() => confirm(asked)}
        />
      )}
      {rechazada && (
        <NotificarVendedorDialog
          asunto={`Cobranza ${rechazada.id} (recibo ${rechazada.numrec}) observada`}
          vendedor={rechazada.idvendedor}
          nombre={rechazada.vendedor}
          onClose={() => setRechazada(null)}
        />
      )}
    </>
  );
  return { ask, dialog };
}

interface PreguntaProps extends Asked {
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** What will happen, then yes or no. */
function Pregunta({ accion, elegidas, isBusy, onClose, onConfirm }: PreguntaProps) {
  const frame = { isBusy, onCancel: onClose, onConfirm };
  const [first] = elegidas;
  const quien = `${first.razsoc}, recibo ${first.numrec}, por ${formatMoney(first.totitems)}.`;
  if (accion === 'rechazar')
    return (
      <ConfirmDialog
        {...frame}
        isDanger
        title={`¿Rechazar la cobranza ${first.id}?`}
        cancelLabel="Todavía no"
        confirmLabel={`Rechazar la cobranza ${first.id}`}
        note="Queda Observada hasta que el vendedor la edite. Después podés escribirle el motivo."
      >
        {quien}
      </ConfirmDialog>
    );
  if (accion === 'cancelar')
    return (
      <ConfirmDialog
        {...frame}
        title={`¿Cancelar la rendición de la cobranza ${first.id}?`}
        cancelLabel="Dejarla rendida"
        confirmLabel="Cancelar la rendición"
        note="Vuelve a Aprobada y el vendedor puede editarla."
      >
        {quien}
      </ConfirmDialog>
    );
  const total = elegidas.reduce((sum, { totitems }) => sum + totitems, 0);
  const isOne = elegidas.length === 1;
  return (
    <ConfirmDialog
      {...frame}
      title={isOne ? `¿Aprobar la cobranza ${first.id}?` : `¿Aprobar ${cobranzas(elegidas.length)}?`}
      cancelLabel="Todavía no"
      confirmLabel={isOne ? `Aprobar la cobranza ${first.id}` : `Aprobar ${cobranzas(elegidas.length)}`}
      note={`${isOne ? 'Pasa' : 'Pasan'} a Rendida: el vendedor ya no ${isOne ? 'la' : 'las'} puede editar.`}
    >
      {isOne
        ? quien
        : `${formatMoney(total)} de ${plural(new Set(elegidas.map(({ razsoc }) => razsoc)).size, 'cliente', 'clientes')}.`}
    </ConfirmDialog>
  );
}
