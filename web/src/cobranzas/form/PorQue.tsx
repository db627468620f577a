import { type CobranzaCalculada, type CobranzaEntrada, TEXTOS_SIN_DESCUENTO } from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { formatMoney, formatPercent, formatRoundedPercent, MENOS, sum } from '@distri/domain/kernel';
import { type BonificacionDiasPago, opcionDiasPago } from '@distri/domain/lineas';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { tabular } from '../../platform/theme/index.ts';
import { formatDias, quedanAfuera } from './etiquetas.ts';

interface PorQueProps {
  entrada: CobranzaEntrada;
  calculo: CobranzaCalculada;
  escala: readonly BonificacionDiasPago[];
  onDetalle: () => void;
  /** The fixed discount, where there is one. */
  children?: ReactNode;
}

/** The discount and the steps that make it, in the order in which they are computed (look 06). */
export const PorQue = memo(function PorQue({ entrada, calculo, escala, onDetalle, children }: PorQueProps) {
  const { impdesc } = calculo;
  return (
    <Box component="section" aria-label="Descuento" sx={{ px: 4, pt: 3, pb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h5" component="h2">
          Descuento
        </Typography>
        <Typography variant="h3" component="p" aria-live="polite" sx={tabular}>
          {formatMoney(impdesc)}
        </Typography>
      </Box>
      {children}
      {entrada.documentos.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ py: 2 }}>
          Cuando agregues documentos e ítems vas a ver acá cómo se calcula.
        </Typography>
      ) : (
        <Pasos {...{ entrada, calculo, escala, onDetalle }} />
      )}
    </Box>
  );
});

function Pasos({ entrada, calculo, escala, onDetalle }: PorQueProps) {
  const { dpromdocs, dpromitems, base, pordesc, equivImp, motivo } = calculo;
  const { enabled } = entrada.descuentoFijo;
  const ajuste = sum(entrada.documentos.filter(({ tipo }) => tipo === 'AP').map(({ importe }) => importe));
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        <Paso label="Días promedio de los documentos" help="Pesan las facturas por su importe">
          {formatDias(dpromdocs)}
        </Paso>
        <Paso label="Más los días de los ítems" help="Pesan los pagos, sin retenciones">
          {`${dpromitems < dpromdocs ? MENOS : '+'} ${formatDias(Math.abs(dpromitems - dpromdocs))}`}
        </Paso>
        <Paso label="Promedio de la cobranza" isMain>
          {`${formatDias(dpromitems)} días`}
        </Paso>
      </Box>
      {!enabled && <Escala escala={escala} calculo={calculo} />}
      {motivo && !enabled && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {TEXTOS_SIN_DESCUENTO[motivo]}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0 }}>
        <Paso label="Base (sin percepciones)">{formatMoney(base)}</Paso>
        <Paso
          label={
            enabled
              ? `Descuento fijo, ${formatRoundedPercent(calculo.equivPorc)} de la base`
              : `${formatRoundedPercent(pordesc)} de la base`
          }
        >
          {formatMoney(equivImp)}
        </Paso>
        {ajuste > 0 && <Paso label="Ya otorgado en ajustes plazo">{formatMoney(-ajuste)}</Paso>}
      </Box>
      <Afuera entrada={entrada} calculo={calculo} />
      <Button size="small" onClick={onDetalle} sx={{ ml: { xs: -5, sm: -2.5 }, mt: 0.5 }}>
        Ver el cálculo documento por documento
      </Button>
    </>
  );
}

function Paso({
  label,
  help,
  isMain = false,
  children,
}: {
  label: string;
  help?: string;
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 }}>
      <Box component="dt" sx={{ minWidth: 0 }}>
        <Typography variant={isMain ? 'subtitle2' : 'body2'} component="span" sx={{ display: 'block' }}>
          {label}
        </Typography>
        {help && (
          <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {help}
          </Typography>
        )}
      </Box>
      <Typography
        variant={isMain ? 'subtitle2' : 'body2'}
        component="dd"
        sx={{ m: 0, whiteSpace: 'nowrap', ...tabular, fontWeight: isMain ? 650 : 500 }}
      >
        {children}
      </Typography>
    </Box>
  );
}

/** The scale by days; the row in force stands out. Days are shown without their grace (D2 §9). */
function Escala({ escala, calculo: { fila, motivo } }: Pick<PorQueProps, 'escala' | 'calculo'>) {
  // Money in advance is rare: its row is shown where it holds.
  const rows = [...escala]
    .sort((a, b) => a.dias - b.dias)
    .filter(({ dias }) => dias > 0 || (motivo === null && fila?.dias === dias));
  return (
    <Box
      component="ul"
      aria-label="Escala de descuentos"
      sx={{ display: 'flex', gap: 1, m: 0, p: 0, my: 1.5, listStyle: 'none', overflowX: 'auto' }}
    >
      {rows.map((row) => (
        <Fila key={row.dias} row={row} isInForce={motivo === null && fila?.dias === row.dias} />
      ))}
    </Box>
  );
}

function Fila({ row, isInForce }: { row: BonificacionDiasPago; isInForce: boolean }) {
  const { clase, diasMostrados, porcentaje } = opcionDiasPago(row);
  const isLast = clase === 'sinDescuento' || porcentaje === 0;
  const when = clase === 'prepago' ? 'antes' : isLast ? 'más' : `hasta ${diasMostrados} d`;
  return (
    <Box
      component="li"
      aria-current={isInForce}
      sx={{
        flex: '1 1 0',
        minWidth: 'max-content',
        px: 0.5,
        py: 1,
        textAlign: 'center',
        border: 1,
        borderRadius: '8px',
        borderColor: isInForce ? 'primary.main' : 'divider',
        color: isInForce ? 'primary.dark' : 'text.secondary',
        ...(isInForce && { bgcolor: 'primary.fondo' }),
      }}
    >
      <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
        {formatPercent(porcentaje)}
      </Typography>
      <Typography variant="caption" component="span" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
        {when}
      </Typography>
    </Box>
  );
}

/** 'No computa: A 0017-00012345 (punto de venta 17)'. */
function Afuera({ entrada, calculo }: Pick<PorQueProps, 'entrada' | 'calculo'>) {
  const computa = new Set(calculo.documentos.filter((each) => each.computa).map(({ id }) => id));
  const out = quedanAfuera(entrada, computa);
  if (out.length === 0) return null;
  const numeros = out.map(({ numero }) => formatNumero(numero)).join(', ');
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {out.length === 1 ? 'No computa' : 'No computan'} por su punto de venta: {numeros}.
    </Typography>
  );
}
