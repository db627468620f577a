import { type EstadoVisible, formatDia, formatMoney } from '@distri/domain/kernel';
import type { FiltroRecepcion, RecepcionItem } from '@distri/domain/recepciones';
import { MENSAJES_VALORES } from '@distri/domain/valores';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { cobranzaPath } from '../cobranzas/paths.ts';
import { cotizacionPath } from '../cotizaciones/paths.ts';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { formatInstant } from '../platform/format/time.ts';
import { DateInput } from '../platform/forms/DateInput.tsx';
import { MoneyInput } from '../platform/forms/numberInputs.tsx';
import { usePhone } from '../platform/shell/useMovil.ts';
import { A_UN_DEDO, tabular } from '../platform/theme/index.ts';
import { ComprobanteButton } from './ComprobanteButton.tsx';
import { type Borrador, cambio, descuentoDe } from './lista.ts';
import type { Decision } from './useDecision.tsx';

const RouterLink = createLink(Link);

/** What a card needs of its list. */
export interface Manejo {
  filter: FiltroRecepcion;
  decision: Decision;
  borradores: {
    of: (item: RecepcionItem) => Borrador;
    set: (item: RecepcionItem, borrador: Borrador) => void;
  };
}

interface RecepcionCardProps {
  item: RecepcionItem;
  manejo: Manejo;
}

/** One payment: whose, what, for how much and since when; what an administrator can say of it (D3 §3, §4). */
export function RecepcionCard({ item, manejo }: RecepcionCardProps) {
  return (
    <Box
      component="article"
      aria-label={nameOf(item)}
      sx={{
        display: 'grid',
        alignItems: { md: 'center' },
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: COLUMNAS,
        p: { xs: 3, md: 2 },
        px: { md: 4 },
        minHeight: { md: 84 },
        bgcolor: 'background.paper',
        ...ON_PHONE,
      }}
    >
      <Quien item={item} />
      <Con item={item} />
      <Cuanto item={item} manejo={manejo} />
      <Acciones item={item} manejo={manejo} />
    </Box>
  );
}

/** Whose, what, how much, and what can be said of it. */
export const COLUMNAS = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) 296px 240px' } as const;

const ON_PHONE = {
  border: { xs: 1, sm: 0 },
  borderColor: { xs: 'divider' },
  borderRadius: { xs: '12px', sm: 0 },
} as const;

/** 'Transferencia de $ 300.000 de EL CARDENAL': what readers hear. */
export const nameOf = ({ tipo_desc, importe, razsoc }: RecepcionItem) =>
  `${tipo_desc} de ${formatMoney(importe)} de ${razsoc}`;

function Quien({ item }: { item: RecepcionItem }) {
  const { razsoc, cliente, idrecibo, numrec, ingreso, vendedor, tipo } = item;
  const isPrepago = tipo === 'PREPAGO';
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" noWrap title={razsoc}>
        {razsoc}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary" noWrap>
        {cliente} · {vendedor}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary" sx={TROZOS}>
        <span>
          <RouterLink
            sx={A_UN_DEDO}
            to={isPrepago ? cotizacionPath(cliente, idrecibo) : cobranzaPath(cliente, idrecibo)}
          >
            {isPrepago ? `Cotización ${idrecibo}` : `Cobranza ${idrecibo}`}
          </RouterLink>{' '}
          ·
        </span>{' '}
        {numrec !== '' && <span>recibo {numrec} ·</span>} <span>{formatDia(ingreso)}</span>
      </Typography>
    </Box>
  );
}

/** A receipt number of eight digits does not leave the day out: what does not fit goes below, whole. */
const TROZOS = { '& > span': { whiteSpace: 'nowrap' } } as const;

function Con({ item }: { item: RecepcionItem }) {
  const { tipo, tipo_desc, cuenta_desc, banco_desc, numero } = item;
  const donde = [banco_desc, cuenta_desc].filter(Boolean).join(' · ');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 500 }}>
        {tipo_desc}
        {tipo === 'PREPAGO' && <DocumentBadge kind="P" />}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary" noWrap title={donde}>
        {numero !== '' && (
          <Box component="span" sx={{ color: 'text.primary', ...tabular }}>
            N° {numero}
          </Box>
        )}
        {numero !== '' && donde !== '' && ' · '}
        {donde}
      </Typography>
      <Typography variant="caption" component="div" color="textSecondary" noWrap title={descuentoDe(item)}>
        {descuentoDe(item)}
      </Typography>
    </Box>
  );
}

/**
 * As it came: fields while it is pending, unless it is prepaid, which has to be what was asked (D3 §4). On a phone, where
 * most are confirmed as they are, the fields come when they are called.
 */
function Cuanto({ item, manejo }: RecepcionCardProps) {
  const isPhone = usePhone();
  const borrador = manejo.borradores.of(item);
  const [isEditing, setEditing] = useState(false);
  if (manejo.filter !== 'PENDIENTES' || item.tipo === 'PREPAGO') return <Leido item={item} />;
  if (isPhone && !isEditing && !cambio(item, borrador)) return <Leido item={item} onEdit={() => setEditing(true)} />;
  return <Campos item={item} manejo={manejo} />;
}

function Campos({ item, manejo }: RecepcionCardProps) {
  const borrador = manejo.borradores.of(item);
  const [tried, setTried] = useState(false);
  const change = (next: Partial<Borrador>) => {
    setTried(true);
    manejo.borradores.set(item, { ...borrador, ...next });
  };
  const noAmount = tried && (borrador.importe ?? 0) <= 0;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: 2 }}>
      <MoneyInput
        label="Importe"
        value={borrador.importe}
        onChange={(importe) => change({ importe })}
        error={noAmount ? MENSAJES_VALORES.IMPORTE_REQUERIDO({}) : undefined}
      />
      <DateInput
        label="Fecha"
        value={borrador.fecha}
        onChange={(fecha) => change({ fecha })}
        error={tried && borrador.fecha === null ? MENSAJES_VALORES.FECHA_REQUERIDA({}) : undefined}
      />
    </Box>
  );
}

/** A big amount on a narrow phone sends its day below, not out of the card. */
const LEIDO = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 3,
  ...tabular,
} as const;

function Leido({ item: { importe, fecha }, onEdit }: { item: RecepcionItem; onEdit?: () => void }) {
  return (
    <Box sx={LEIDO}>
      <Typography variant="cifra" component="div" sx={{ textAlign: { md: 'right' }, flex: 1 }}>
        {formatMoney(importe)}
      </Typography>
      <Typography variant="body2" component="div" color="textSecondary" sx={{ minWidth: { md: 96 } }}>
        {fecha ? formatDia(fecha) : 'Sin fecha'}
      </Typography>
      {onEdit && (
        <IconButton aria-label="Cambiar el importe o la fecha" onClick={onEdit} sx={{ my: -2, mr: -2 }}>
          <EditIcon />
        </IconButton>
      )}
    </Box>
  );
}

const RECIBIDO: EstadoVisible = { palabra: 'Recibido', tono: 'verde' };
const RECHAZADO: EstadoVisible = { palabra: 'Rechazado', tono: 'granate' };

function Acciones({ item, manejo }: RecepcionCardProps) {
  const { filter } = manejo;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 2, ...WIDE_BUTTONS }}>
        <ComprobanteButton item={item} />
        {filter === 'RECIBIDOS' ? (
          <Confirmado item={item} manejo={manejo} />
        ) : (
          <Pendiente item={item} manejo={manejo} isRechazado={filter === 'RECHAZADOS'} />
        )}
      </Box>
      {filter === 'RECHAZADOS' && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: { md: 'flex-end' }, gap: 2, minWidth: 0 }}>
          <StateChip {...RECHAZADO} />
          {/* The chip says that it was; this says why. */}
          <Typography variant="caption" color="error" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {item.observa}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** Within reach of the thumb. */
const WIDE_BUTTONS = { '& > .MuiButton-root': { flex: { xs: 1, md: 'none' } } } as const;

/** Rejected, it can be neither confirmed nor rejected again from its card (D3 §4). */
function Pendiente({ item, manejo, isRechazado }: RecepcionCardProps & { isRechazado: boolean }) {
  const { decision, borradores } = manejo;
  const isBusy = decision.busy === item.id;
  const isOff = isRechazado || (decision.busy !== null && !isBusy);
  return (
    <>
      <Button variant="outlined" color="error" disabled={isOff || isBusy} onClick={() => decision.reject(item)}>
        Rechazar
      </Button>
      <Button
        variant="outlined"
        color="primary"
        data-principal=""
        loading={isBusy}
        disabled={isOff}
        onClick={() => decision.confirm(item, borradores.of(item))}
        sx={MAIN}
      >
        Confirmar
      </Button>
    </>
  );
}

const MAIN = { color: 'primary.dark', borderColor: 'primary.main', fontWeight: 600 } as const;

/** Of a settled collection nothing is said any more; of a posted one, that the value came back (domain-facts §4.6). */
function Confirmado({ item, manejo: { decision } }: RecepcionCardProps) {
  const { recibido_d, status } = item;
  const isBusy = decision.busy === item.id;
  return (
    <>
      <Box sx={{ flex: { xs: 1, md: 'none' }, textAlign: { md: 'right' }, minWidth: 0 }}>
        <StateChip {...RECIBIDO} />
        {recibido_d && (
          <Typography variant="caption" component="div" color="textSecondary" noWrap>
            {formatInstant(recibido_d)}
          </Typography>
        )}
      </Box>
      {status === 'I' && (
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => decision.reject(item)}>
          Rechazar
        </Button>
      )}
      {status === 'S' && (
        <Typography variant="caption" color="textSecondary">
          Rendida
        </Typography>
      )}
      {status !== 'I' && status !== 'S' && (
        <Button
          variant="outlined"
          data-principal=""
          disabled={decision.busy !== null}
          onClick={() => decision.cancel(item)}
        >
          Cancelar
        </Button>
      )}
    </>
  );
}
