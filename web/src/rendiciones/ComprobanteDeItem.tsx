import { TIPOS_VALOR } from '@distri/domain/valores';
import ProofIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useState } from 'react';
import { ComprobanteVista } from '../cobranzas/acciones/ComprobanteVista.tsx';
import { RowAction } from '../valores/ItemsList.tsx';
import type { ItemForm } from '../valores/itemForm.ts';

/** The proof of an item, to look at; nothing when there is none. */
export function ComprobanteDeItem({ cobranza, item }: { cobranza: number; item: ItemForm }) {
  const [isOpen, setOpen] = useState(false);
  if (!item.conComprobante) return null;
  const titulo = `Comprobante de ${TIPOS_VALOR[item.tipo].nombre}`;
  return (
    <>
      <RowAction label={titulo} icon={<ProofIcon color="primary" />} onClick={() => setOpen(true)} />
      {isOpen && (
        <ComprobanteVista
          cobranza={cobranza}
          numitem={String(item.id)}
          titulo={titulo}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
