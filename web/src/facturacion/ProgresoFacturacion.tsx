import { formatNumero } from '@distri/domain/cuentas';
import type { ResultadoFacturacion } from '@distri/domain/facturacion';
import { type EstadoVisible, formatMoney, plural } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { facturaPath } from '../facturas/paths.ts';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { DESK_LINE } from '../platform/document/longCell.ts';
import { StateChip } from '../platform/document/StateChip.tsx';
import { WholeWords } from '../platform/document/WholeWords.tsx';
import { remitoPath } from '../remitos/paths.ts';
import { type Envio, type Envios, type EstadoEnvio, resumenEnvios } from './lotes.ts';

const RouteLink = createLink(Link);

/** Whose order it is, for its row. */
export interface PedidoNombrado {
  pedido: number;
  cliente: string;
  razsoc: string;
}

interface ProgresoFacturacionProps {
  pedidos: readonly PedidoNombrado[];
  envios: Envios;
  isRunning: boolean;
  onStop: () => void;
  onRetry: () => void;
  onClose: () => void;
}

const ESTADOS: Readonly<Record<EstadoEnvio, EstadoVisible>> = {
  espera: { palabra: 'En espera', tono: 'gris' },
  enviando: { palabra: 'Facturando', tono: 'azul' },
  listo: { palabra: 'Facturado', tono: 'verde' },
  fallado: { palabra: 'Sin facturar', tono: 'rojo' },
  dudoso: { palabra: 'Sin respuesta', tono: 'amarillo' },
  detenido: { palabra: 'No se envió', tono: 'contorno' },
};

/** Each order and what became of it while they are invoiced, and afterwards; what failed can be tried again by itself. */
export function ProgresoFacturacion(props: ProgresoFacturacionProps) {
  const { pedidos, envios, isRunning, onStop, onRetry, onClose } = props;
  const { total, terminados, listos, fallados, detenidos } = resumenEnvios(envios);
  const pending = fallados + detenidos;
  const shown = ordenar(
    pedidos.filter(({ pedido }) => envios.has(pedido)),
    envios,
    isRunning,
  );
  return (
    <FormDialog
      title={isRunning ? `Facturando ${plural(total, 'pedido', 'pedidos')}` : titulo(listos, total)}
      onClose={onClose}
      isBusy={isRunning}
      actions={
        isRunning ? (
          <Button variant="outlined" onClick={onStop}>
            Detener
          </Button>
        ) : (
          <>
            {pending > 0 && (
              <Button variant="outlined" onClick={onRetry}>
                {fallados > 0 ? `Reintentar ${fallados + detenidos}` : `Seguir con ${detenidos}`}
              </Button>
            )}
            <Button variant="contained" autoFocus onClick={onClose}>
              Cerrar
            </Button>
          </>
        )
      }
    >
      <Box>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : (terminados / total) * 100}
          aria-label="Pedidos facturados"
          color={!isRunning && pending > 0 ? 'warning' : 'primary'}
        />
        <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 2 }}>
          {isRunning
            ? `${terminados} de ${total}. Podés detenerlo: los que ya salieron quedan hechos.`
            : cierre(envios)}
        </Typography>
      </Box>
      <Box component="ul" aria-label="Resultado por pedido" sx={LISTA}>
        {shown.map((pedido) => {
          const envio = envios.get(pedido.pedido);
          return envio && <Fila key={pedido.pedido} pedido={pedido} envio={envio} />;
        })}
      </Box>
    </FormDialog>
  );
}

/** The list scrolls; progress and summary stay over it. */
const LISTA = {
  m: 0,
  p: 0,
  flex: '0 1 auto',
  minHeight: 0,
  maxHeight: { sm: '48vh' },
  overflowY: 'auto',
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
} as const;

const PRIMERO: readonly EstadoEnvio[] = ['fallado', 'dudoso', 'detenido'];

/** In their order while they go; afterwards what needs somebody comes first. */
function ordenar(pedidos: readonly PedidoNombrado[], envios: Envios, isRunning: boolean): readonly PedidoNombrado[] {
  if (isRunning) return pedidos;
  const rank = ({ pedido }: PedidoNombrado) => {
    const place = PRIMERO.indexOf(envios.get(pedido)?.estado ?? 'listo');
    return place === -1 ? PRIMERO.length : place;
  };
  return [...pedidos].sort((a, b) => rank(a) - rank(b));
}

function titulo(listos: number, total: number): string {
  if (listos === total) return listos === 1 ? 'Se facturó el pedido' : `Se facturaron los ${total} pedidos`;
  return listos === 0 ? 'No se facturó ningún pedido' : `Se facturaron ${listos} de ${total} pedidos`;
}

/** 'Por $ 12.345.678 en 9 facturas.' and what is left to do. */
function cierre(envios: Envios): string {
  const facturas = [...envios.values()].flatMap(({ resultado }) => (resultado?.factura ? [resultado.factura] : []));
  const importe = facturas.reduce((sum, factura) => sum + factura.importe, 0);
  const { fallados, detenidos } = resumenEnvios(envios);
  const parts = [
    facturas.length > 0 && `${formatMoney(importe)} en ${plural(facturas.length, 'factura', 'facturas')}.`,
    fallados > 0 && `${plural(fallados, 'pedido no salió', 'pedidos no salieron')}: mirá por qué y reintentá.`,
    detenidos > 0 && `${plural(detenidos, 'pedido no se envió', 'pedidos no se enviaron')}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

function Fila({ pedido, envio }: { pedido: PedidoNombrado; envio: Envio }) {
  const row = useRef<HTMLLIElement>(null);
  const isSending = envio.estado === 'enviando';
  useEffect(() => {
    if (isSending) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSending]);
  return (
    <Box
      component="li"
      ref={row}
      sx={{ px: 3, py: 2, '& + &': { borderTop: 1, borderColor: 'divider' }, typography: 'body2' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography variant="body2" sx={{ ...DESK_LINE, flex: 1, minWidth: 0 }}>
          <b>{pedido.pedido}</b> · {pedido.razsoc}
        </Typography>
        <StateChip {...ESTADOS[envio.estado]} />
      </Box>
      <Detalle pedido={pedido} envio={envio} />
    </Box>
  );
}

function Detalle({
  pedido,
  envio: { estado, resultado, mensaje },
}: {
  pedido: PedidoNombrado;
  envio: Envio;
}): ReactNode {
  if (estado === 'listo' && resultado) return <Emitidos cliente={pedido.cliente} resultado={resultado} />;
  if (mensaje === '') return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {[...new Set([mensaje, ...(resultado?.problems.map(({ message }) => message) ?? [])])].join(' ')}
    </Typography>
  );
}

/** One after the other at a desk; on a phone each on a line of its own, where a finger hits its link. */
const EMITIDOS = {
  '& > span': { display: { xs: 'block', sm: 'inline' } },
  '& > span + span::before': { content: { xs: 'none', sm: '" · "' } },
  '& a': { display: 'inline-block', py: { xs: 3, sm: 0 }, my: { xs: -0.5, sm: 0 } },
} as const;

function Emitidos({ cliente, resultado }: { cliente: string; resultado: ResultadoFacturacion }) {
  const { factura, remito, avisos } = resultado;
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={EMITIDOS}>
      {factura && (
        <span>
          <RouteLink to={facturaPath(cliente, factura.id)}>Factura {formatNumero(factura.documento)}</RouteLink>
          {` por ${formatMoney(factura.importe)}`}
        </span>
      )}{' '}
      {remito && (
        <span>
          <RouteLink to={remitoPath(remito.id)}>Remito {formatNumero(remito.documento)}</RouteLink>
        </span>
      )}{' '}
      {avisos.length > 0 && (
        <span>
          <WholeWords text={avisos.join(' ')} />
        </span>
      )}
    </Typography>
  );
}
