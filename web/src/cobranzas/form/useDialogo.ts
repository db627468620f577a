import { useCallback, useState } from 'react';
import type { ItemForm } from '../../valores/itemForm.ts';
import type { Dialogo, DialogoDelForm } from './Dialogos.tsx';
import type { Numitem } from './useArchivos.ts';

/** The open dialog of the form. What rows call changes only when the items do: they keep their drawing. */
export function useDialogo(items: readonly ItemForm[]) {
  const [dialogo, setDialogo] = useState<Dialogo>(null);
  const open = useCallback((clase: DialogoDelForm) => setDialogo({ clase }), []);
  const verCalculo = useCallback(() => setDialogo({ clase: 'calculo' }), []);
  const verDetalle = useCallback((id: number) => setDialogo({ clase: 'documento', id }), []);
  const verComprobante = useCallback((numitem: Numitem) => setDialogo({ clase: 'comprobante', numitem }), []);
  const editItem = useCallback(
    (id: number) => {
      const item = items.find((each) => each.id === id);
      if (item) setDialogo({ clase: 'item', item, isNew: false });
    },
    [items],
  );
  const close = () => setDialogo(null);
  return { dialogo, setDialogo, open, close, verCalculo, verDetalle, verComprobante, editItem };
}
