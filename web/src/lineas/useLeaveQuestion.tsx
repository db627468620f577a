import { useCallback, useState } from 'react';
import { ConfirmDialog } from '../platform/dialogs/ConfirmDialog.tsx';
import { useLeaveGuard } from '../platform/drafts/index.ts';

/**
 * Leaving an unsaved document asks first (ui.md); what was typed stays as a draft either way. Draw the returned dialog.
 * @example const question = useLeaveQuestion(isDirty, 'la cotización');
 */
export function useLeaveQuestion(isDirty: boolean, documento: string) {
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), []);
  useLeaveGuard(isDirty, ask);
  if (!answer) return null;
  const reply = (leaves: boolean) => {
    setAnswer(null);
    answer(leaves);
  };
  return (
    <ConfirmDialog
      title={`¿Salir sin guardar ${documento}?`}
      cancelLabel="Seguir cargando"
      confirmLabel="Salir"
      onCancel={() => reply(false)}
      onConfirm={() => reply(true)}
    >
      Lo que cargaste queda como borrador: lo vas a encontrar cuando vuelvas.
    </ConfirmDialog>
  );
}
