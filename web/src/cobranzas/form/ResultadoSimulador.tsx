import type { CobranzaCalculada, CobranzaContexto } from '@distri/domain/cobranzas';
import { type Dia, formatDia, formatMoney, formatPercent } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tabular } from '../../platform/theme/index.ts';
import { formatDias, type PagoNombrado } from './etiquetas.ts';
import { limiteDePago } from './simulacion.ts';

/** Ahora / así, figure by figure; what changes stands out. */
export function Comparacion({ ahora, asi }: { ahora: CobranzaCalculada; asi: CobranzaCalculada }) {
  const rows = [
    { label: 'Promedio', de: `${formatDias(ahora.dpromitems)} días`, a: `${formatDias(asi.dpromitems)} días` },
    { label: 'Descuento', de: formatPercent(ahora.pordesc), a: formatPercent(asi.pordesc) },
    { label: 'Importe', de: formatMoney(ahora.impdesc), a: formatMoney(asi.impdesc) },
    { label: 'Falta cobrar', de: formatMoney(Math.max(0, -ahora.saldo)), a: formatMoney(Math.max(0, -asi.saldo)) },
  ];
  return (
    <Box
      component="table"
      aria-label="Ahora y así"
      sx={{ width: '100%', borderCollapse: 'collapse', mt: 1, '& td, & th': { p: 0, py: 0.5 }, '& td + td': { pl: 3 } }}
    >
      <thead>
        <tr>
          <Box component="td" />
          <Titulo>ahora</Titulo>
          <Titulo>así</Titulo>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, de, a }) => (
          <tr key={label}>
            <Typography component="th" scope="row" variant="body2" color="textSecondary" sx={{ textAlign: 'left' }}>
              {label}
            </Typography>
            <Cifra isQuiet>{de}</Cifra>
            <Cifra isQuiet={de === a}>{a}</Cifra>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Titulo({ children }: { children: string }) {
  return (
    <Typography component="th" scope="col" variant="body2" color="textSecondary" sx={{ textAlign: 'right' }}>
      {children}
    </Typography>
  );
}

function Cifra({ children, isQuiet }: { children: string; isQuiet: boolean }) {
  return (
    <Typography
      component="td"
      variant="body2"
      color={isQuiet ? 'textSecondary' : 'textPrimary'}
      sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontWeight: isQuiet ? 400 : 600, ...tabular }}
    >
      {children}
    </Typography>
  );
}

interface LimitesProps {
  pago: PagoNombrado;
  calculo: CobranzaCalculada;
  contexto: CobranzaContexto;
  fechaRecibo: Dia;
}

/** 'Conserva el 22% hasta el 20/12/2026.' and what the next better row would take. */
export function Limites({ pago, calculo, contexto, fechaRecibo }: LimitesProps) {
  const { fila, motivo } = calculo;
  if (motivo !== null && motivo !== 'FUERA_DE_ESCALA') return null;
  const keeps = fila && motivo === null ? limiteDePago(calculo, pago, fila.dias, fechaRecibo) : null;
  const better = [...contexto.escala]
    .filter((row) => row.porcentaje > calculo.pordesc)
    .sort((a, b) => a.porcentaje - b.porcentaje)[0];
  const reaches = better ? limiteDePago(calculo, pago, better.dias, fechaRecibo) : null;
  return (
    <Typography variant="body2" component="p" color="textSecondary" sx={{ mt: 1.5 }} aria-live="polite">
      {fila &&
        keeps &&
        calculo.pordesc > 0 &&
        `Conserva el ${formatPercent(calculo.pordesc)} hasta el ${formatDia(keeps)}. `}
      {better &&
        reaches &&
        reaches >= fechaRecibo &&
        `Llega al ${formatPercent(better.porcentaje)} si es hasta el ${formatDia(reaches)}.`}
    </Typography>
  );
}
