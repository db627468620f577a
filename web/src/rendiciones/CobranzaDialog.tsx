import { type CobranzaCompleta, ESTADO_VISIBLE_COBRANZA } from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { formatDia, formatMoney, formatRoundedPercent, plural } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import { cobranzaPath } from '../cobranzas/paths.ts';
import { useCobranza } from '../cobranzas/requests.ts';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { DocumentLines, type LineColumn } from '../platform/document/DocumentLines.tsx';
import { Facts } from '../platform/document/Facts.tsx';
import { SidePanel } from '../platform/document/SidePanel.tsx';
import { StateChip } from '../platform/document/StateChip.tsx';
import { ErrorState } from '../platform/feedback/index.ts';
import { SkeletonFields, SkeletonLines } from '../platform/feedback/SkeletonPanel.tsx';
import { MoneyText } from '../platform/format/MoneyText.tsx';
import { useUser } from '../platform/session/index.ts';
import { A_UN_DEDO } from '../platform/theme/index.ts';
import { ItemsList } from '../valores/ItemsList.tsx';
import { asItemForm } from '../valores/itemForm.ts';
import { ComprobanteDeItem } from './ComprobanteDeItem.tsx';
import { estadoRendicion } from './columns.ts';
import type { AccionRendicion, Decidible } from './useDecision.tsx';

const RouterLink = createLink(Link);

interface CobranzaDialogProps {
  id: number;
  /** Absent where it is only looked at. */
  onDecide?: (accion: AccionRendicion, elegidas: readonly Decidible[]) => void;
  onClose: () => void;
}

/** A collection as somebody who settles it looks at it: with what it is paid and what it cancels (D3 §2, D4 §2). */
export function CobranzaDialog({ id, onDecide, onClose }: CobranzaDialogProps) {
  const { data: cobranza, error, refetch } = useCobranza(id);
  return (
    <FormDialog
      title={`Cobranza ${id}`}
      maxWidth="md"
      onClose={onClose}
      actions={cobranza && onDecide && <Decisiones cobranza={cobranza} onDecide={onDecide} />}
    >
      {cobranza ? (
        <Detalle cobranza={cobranza} isDesk={onDecide !== undefined} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Esperando />
      )}
    </FormDialog>
  );
}

/** Its facts, then its items and documents. */
function Esperando() {
  return (
    <Box aria-hidden sx={{ mx: -4 }}>
      <SkeletonFields count={8} />
      <SkeletonLines count={4} />
    </Box>
  );
}

interface DecisionesProps {
  cobranza: CobranzaCompleta;
  onDecide: NonNullable<CobranzaDialogProps['onDecide']>;
}

function Decisiones({ cobranza, onDecide }: DecisionesProps) {
  if (cobranza.status === 'S')
    return (
      <Button variant="outlined" onClick={() => onDecide('cancelar', [cobranza])}>
        Cancelar la rendición
      </Button>
    );
  if (cobranza.status !== 'A') return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => onDecide('rechazar', [cobranza])}>
        Rechazar
      </Button>
      <Button variant="contained" onClick={() => onDecide('aprobar', [cobranza])}>
        Aprobar
      </Button>
    </>
  );
}

function Detalle({ cobranza, isDesk }: { cobranza: CobranzaCompleta; isDesk: boolean }) {
  const { role } = useUser();
  const { id, status, idcliente, razsoc, vendedor, numrec, fecharecibo, usuario, observa } = cobranza;
  const { pordesc, impdesc, totitems, items = [], documentos = [] } = cobranza;
  const estado = (isDesk && estadoRendicion(status)) || ESTADO_VISIBLE_COBRANZA[status];
  return (
    <>
      <Box sx={{ mx: -4, mt: -4 }}>
        <Facts
          facts={[
            { label: 'Cliente', value: `${idcliente} · ${razsoc}`, wide: true },
            { label: 'Estado', value: <StateChip {...estado} /> },
            { label: 'Recibo', value: numrec },
            { label: 'Fecha de recibo', value: formatDia(fecharecibo) },
            { label: 'Vendedor', value: vendedor },
            { label: 'Usuario', value: usuario },
            { label: 'Cobrado', value: formatMoney(totitems) },
            { label: 'Descuento', value: `${formatMoney(impdesc)} (${formatRoundedPercent(pordesc)})` },
            { label: 'Observación', value: observa, wide: true },
            {
              label: 'Documento',
              value: (
                <RouterLink sx={A_UN_DEDO} to={cobranzaPath(idcliente, id)}>
                  Abrir la cobranza
                </RouterLink>
              ),
            },
          ]}
        />
      </Box>
      <SidePanel title="Ítems de cobranza">
        <Box sx={{ px: 4, pb: 2, mt: -2 }}>
          <ItemsList
            items={items.map(asItemForm)}
            contexto={{ rol: role, fechaRecibo: fecharecibo, saldoCuentaCorriente: 0 }}
            operacion="VIEW"
            withRecepcion
            actions={(item) => <ComprobanteDeItem key={item.id} cobranza={id} item={item} />}
          />
        </Box>
      </SidePanel>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flexShrink: 0,
          height: { sm: Math.min(320, 130 + 36 * documentos.length) },
        }}
      >
        <DocumentLines
          label="Documentos que cancela"
          lines={documentos}
          lineKey={({ tipo, id: documento }) => `${tipo}-${documento}`}
          columns={COLUMNAS_DOCUMENTOS}
          phone={(documento) => ({
            title: numeroDe(documento),
            amount: formatMoney(documento.importe),
            detail: `${formatDia(documento.ingreso)} · ${plural(documento.dias, 'día', 'días')}`,
          })}
          summary={plural(documentos.length, 'documento', 'documentos')}
          totals={[{ label: 'A cancelar', amount: cobranza.totdocs, isMain: true }]}
        />
      </Box>
    </>
  );
}

type Documento = NonNullable<CobranzaCompleta['documentos']>[number];

const numeroDe = ({ tipo, numero }: Documento) => `${tipo} ${formatNumero(numero)}`;

const COLUMNAS_DOCUMENTOS: readonly LineColumn<Documento>[] = [
  { id: 'numero', title: 'Documento', truncates: true, render: numeroDe },
  { id: 'ingreso', title: 'Ingreso', width: 110, render: ({ ingreso }) => formatDia(ingreso) },
  { id: 'dias', title: 'Días', width: 70, isFigure: true, render: ({ dias }) => dias },
  { id: 'total', title: 'Total', width: 130, isFigure: true, render: ({ total }) => <MoneyText value={total} /> },
  {
    id: 'importe',
    title: 'A cancelar',
    width: 130,
    isFigure: true,
    render: ({ importe }) => <MoneyText value={importe} />,
  },
];
