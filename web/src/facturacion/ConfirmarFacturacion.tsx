import type { PedidoFacturable } from '@distri/domain/facturacion';
import { plural } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../platform/dialogs/ConfirmDialog.tsx';
import { tabular } from '../platform/theme/index.ts';
import { LitrosMedidos } from './LitrosMedidos.tsx';
import type { PedidoAFacturar } from './lotes.ts';
import { NO_CORRESPONDE, NoSePuede } from './NoSePuede.tsx';
import {
  aFacturar,
  claveLitros,
  consecuencias,
  type LitrosTipeados,
  lineasMedidas,
  problemaLitros,
} from './resumen.ts';
import { isBloqueado } from './useFacturacion.ts';

interface ConfirmarFacturacionProps {
  pedidos: readonly PedidoFacturable[];
  /** Orders that were chosen and have nothing to invoice. */
  ajenos: readonly number[];
  onCancel: () => void;
  onConfirm: (pedidos: PedidoAFacturar[]) => void;
}

/** What will be issued, in counted lines; what stays out, with its reason; and the litres that bulk needs. */
export function ConfirmarFacturacion({ pedidos, ajenos, onCancel, onConfirm }: ConfirmarFacturacionProps) {
  const [litros, setLitros] = useState<LitrosTipeados>({});
  const [hasTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const posibles = pedidos.filter((pedido) => !isBloqueado(pedido));
  const bloqueados = pedidos.filter(isBloqueado);
  const [unico] = posibles;
  if (!unico)
    return (
      <NoSePuede pedidos={[...bloqueados.map(({ pedido }) => pedido), ...ajenos]} onClose={onCancel}>
        <Motivos pedidos={bloqueados} ajenos={ajenos} />
      </NoSePuede>
    );

  const confirm = () => {
    setTried(true);
    if (posibles.some((pedido) => faltanLitros(pedido, litros))) {
      setTimeout(() => focusInvalid(box.current));
      return;
    }
    onConfirm(posibles.map((pedido) => aFacturar(pedido, litros)));
  };
  const isOne = posibles.length === 1;
  return (
    <ConfirmDialog
      title={
        isOne ? `¿Facturar el pedido ${unico.pedido} de ${unico.razsoc}?` : `¿Facturar ${posibles.length} pedidos?`
      }
      cancelLabel="Volver"
      confirmLabel={isOne ? `Facturar el pedido ${unico.pedido}` : `Facturar ${posibles.length} pedidos`}
      onCancel={onCancel}
      onConfirm={confirm}
      consequences={consecuencias(posibles).map(({ text, figure }) => ({
        text,
        chip: figure && (
          <Typography
            variant="subtitle2"
            component="span"
            color="textPrimary"
            sx={{ ...tabular, whiteSpace: 'nowrap' }}
          >
            {figure}
          </Typography>
        ),
      }))}
      note="Los números no se vuelven a usar: una factura se anula solo con una nota de crédito."
    >
      {posibles.some(({ granel }) => granel)
        ? 'Se emiten con las cantidades a despachar y, a granel, con los litros medidos.'
        : `Se emiten con las cantidades a despachar ${posibles.length === 1 ? 'del pedido' : 'de cada pedido'}.`}
      <Box ref={box}>
        <LitrosMedidos pedidos={posibles} litros={litros} onChange={setLitros} hasTried={hasTried} />
      </Box>
      <Avisos pedidos={posibles} />
      {bloqueados.length + ajenos.length > 0 && (
        <Alert severity="warning" sx={{ mt: 3 }}>
          {`${plural(bloqueados.length + ajenos.length, 'pedido queda', 'pedidos quedan')} afuera:`}
          <Motivos pedidos={bloqueados} ajenos={ajenos} />
        </Alert>
      )}
    </ConfirmDialog>
  );
}

/** Once the messages are drawn, the first field that is missing something. */
function focusInvalid(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}

const faltanLitros = (pedido: PedidoFacturable, litros: LitrosTipeados) =>
  lineasMedidas(pedido).some(
    (linea) => problemaLitros(linea, litros[claveLitros(pedido.pedido, linea.numrenglon)]) !== null,
  );

/** Warnings of the orders that go: each sentence once, with whom it is about. */
function Avisos({ pedidos }: { pedidos: readonly PedidoFacturable[] }) {
  const warned = pedidos.filter(({ problemas }) => problemas.some(({ severity }) => severity === 'warn'));
  if (warned.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 3 }}>
      {plural(warned.length, 'pedido con avisos', 'pedidos con avisos')}:
      <Motivos pedidos={warned} />
    </Alert>
  );
}

interface MotivosProps {
  pedidos: readonly PedidoFacturable[];
  ajenos?: readonly number[];
}

/** '184233: No tiene cantidades a despachar.' */
function Motivos({ pedidos, ajenos = [] }: MotivosProps) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 4, maxHeight: 160, overflowY: 'auto' }}>
      {pedidos.map(({ pedido, problemas }) => (
        <li key={pedido}>{`${pedido}: ${[...new Set(problemas.map(({ message }) => message))].join(' ')}`}</li>
      ))}
      {ajenos.map((pedido) => (
        <li key={pedido}>{`${pedido}: ${NO_CORRESPONDE}`}</li>
      ))}
    </Box>
  );
}
