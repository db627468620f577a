import { formatMoney } from '@distri/domain/kernel';
import type { RecepcionItem } from '@distri/domain/recepciones';
import NoProofIcon from '@mui/icons-material/ImageNotSupportedOutlined';
import ProofIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { ComprobanteVista } from '../cobranzas/acciones/ComprobanteVista.tsx';
import { ComprobanteDialog } from '../cotizaciones/prepago/ComprobanteDialog.tsx';

/** The image of the payment, or that nobody uploaded one. */
export function ComprobanteButton({ item }: { item: RecepcionItem }) {
  const [isOpen, setOpen] = useState(false);
  if (!item.conComprobante)
    return (
      <Tooltip title="Sin comprobante">
        <Box component="span" role="img" aria-label="Sin comprobante" sx={PLACE}>
          <NoProofIcon />
        </Box>
      </Tooltip>
    );
  return (
    <>
      <Tooltip title="Ver el comprobante">
        <IconButton aria-label="Ver el comprobante" onClick={() => setOpen(true)}>
          <ProofIcon color="primary" />
        </IconButton>
      </Tooltip>
      {isOpen && <Visor item={item} onClose={() => setOpen(false)} />}
    </>
  );
}

/** As large as the button would be, so that the others stay in line. */
const PLACE = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: { xs: 48, sm: 32 },
  height: { xs: 48, sm: 32 },
  color: 'text.disabled',
  '& svg': { fontSize: { xs: 24, sm: 20 } },
} as const;

function Visor({ item, onClose }: { item: RecepcionItem; onClose: () => void }) {
  const { tipo, tipo_desc, importe, idrecibo, numitem } = item;
  const titulo = `Comprobante de ${tipo_desc.toLowerCase()} de ${formatMoney(importe)}`;
  if (tipo !== 'PREPAGO')
    return <ComprobanteVista cobranza={idrecibo} numitem={numitem} titulo={titulo} onClose={onClose} />;
  return (
    <ComprobanteDialog
      cotizacion={idrecibo}
      item={Number(numitem)}
      titulo={titulo}
      isThere
      editable={false}
      onChange={ignore}
      onClose={onClose}
    />
  );
}

const ignore = () => undefined;
