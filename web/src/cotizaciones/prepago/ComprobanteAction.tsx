import { TIPOS_VALOR } from '@distri/domain/valores';
import ProofIcon from '@mui/icons-material/ReceiptLongOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useState } from 'react';
import { RowAction } from '../../valores/ItemsList.tsx';
import type { ItemForm } from '../../valores/itemForm.ts';
import { ComprobanteDialog } from './ComprobanteDialog.tsx';

interface ComprobanteActionProps {
  cotizacion: number;
  item: ItemForm;
  editable: boolean;
}

/** The proof of a stored item: shows it, or asks for it. */
export function ComprobanteAction({ cotizacion, item, editable }: ComprobanteActionProps) {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(item.conComprobante);
  if (!isThere && !editable) return null;
  const { nombre } = TIPOS_VALOR[item.tipo];
  return (
    <>
      <RowAction
        label={`${isThere ? 'Ver' : 'Adjuntar'} comprobante: ${nombre}`}
        icon={isThere ? <ProofIcon color="primary" /> : <UploadIcon />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ComprobanteDialog
          cotizacion={cotizacion}
          item={item.id}
          titulo={`Comprobante · ${nombre}`}
          isThere={isThere}
          editable={editable}
          onChange={setThere}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
