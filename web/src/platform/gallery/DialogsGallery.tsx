import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { MailDialog } from '../dialogs/MailDialog.tsx';
import { type OrderFilter, OrderFilterDialog } from '../dialogs/OrderFilterDialog.tsx';
import { PdfViewerDialog } from '../dialogs/PdfViewerDialog.tsx';
import { StateChip } from '../document/StateChip.tsx';
import { samplePdf } from './samplePdf.ts';

const VENDEDORES = [
  { id: '4', name: 'Gómez, Laura', nivel: 4 },
  { id: '6', name: 'Ibarra, Nicolás', nivel: 6 },
  { id: '7', name: 'Paz, Esteban', nivel: 4 },
];

/** #dialogos-confirmar, #dialogos-mail, #dialogos-pdf, #dialogos-filtro. */
export function DialogsGallery({ variant }: { variant: string }) {
  const [open, setOpen] = useState(variant);
  const [filter, setFilter] = useState<OrderFilter>({ modo: 'ninguno' });
  const close = () => setOpen('');
  const dialogs: Readonly<Record<string, ReactNode>> = {
    confirmar: (
      <ConfirmDialog
        title="¿Eliminar la hoja de ruta 5133?"
        cancelLabel="Conservar la hoja"
        confirmLabel="Eliminar la hoja 5133"
        isDanger
        onCancel={close}
        onConfirm={close}
        consequences={[
          { text: '18 pedidos vuelven a Nuevo', chip: <StateChip tono="gris" palabra="Nuevo" /> },
          { text: '3 pedidos facturados quedan libres', chip: <StateChip tono="naranja" palabra="Facturado" /> },
        ]}
        note="No se puede deshacer. El número 5133 no se vuelve a usar."
      >
        Zona OESTE, 20/11/2026, chofer Benítez, Omar. Sus 21 pedidos dejan la hoja:
      </ConfirmDialog>
    ),
    mail: (
      <MailDialog
        initial={{
          to: 'compras@elcardenal.example',
          cc: 'epaz@distri.example',
          subject: 'Pedido 184233 · Buenos Aires',
        }}
        attachment="Pedido-184233.pdf"
        onSend={() => new Promise((resolve) => setTimeout(resolve, 1500))}
        onClose={close}
      />
    ),
    pdf: (
      <PdfViewerDialog
        title="Pedido 184233"
        fileName="Pedido-184233.pdf"
        load={async () => samplePdf()}
        onClose={close}
      />
    ),
    filtro: <OrderFilterDialog value={filter} vendedores={VENDEDORES} onApply={setFilter} onClose={close} />,
  };
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {Object.keys(dialogs).map((name) => (
        <Button key={name} variant="outlined" onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {dialogs[open]}
    </Stack>
  );
}
