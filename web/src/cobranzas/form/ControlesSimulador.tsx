import {
  addDays,
  CIEN_POR_CIENTO,
  type Dia,
  daysBetween,
  formatDia,
  formatMoney,
  formatPercent,
  percentOf,
} from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { tabular } from '../../platform/theme/index.ts';
import type { PagoNombrado } from './etiquetas.ts';
import { alcance, marcasDeFecha } from './simulacion.ts';

interface FechaProps {
  pago: PagoNombrado;
  /** The row says whose day it is; with several payments the one above does. */
  isNamed: boolean;
  fecha: Dia;
  fechaRecibo: Dia;
  /** The last day that keeps the row in force. */
  limite: Dia | null;
  onChange: (fecha: Dia) => void;
}

/** The day of the payment, moved. */
export function Fecha({ pago, isNamed, fecha, fechaRecibo, limite, onChange }: FechaProps) {
  const { desde, hasta } = alcance(pago, fechaRecibo);
  const at = (dia: Dia) => daysBetween(desde, dia);
  const label = `Fecha de ${pago.nombre}`;
  return (
    <>
      <Renglon label={isNamed ? label : 'Fecha'} value={formatDia(fecha)} />
      <Control
        label={label}
        value={at(fecha)}
        max={at(hasta)}
        step={1}
        texto={formatDia(addDays(desde, at(fecha)))}
        marks={marcasDeFecha(desde, hasta, limite)}
        onChange={(days) => onChange(addDays(desde, days))}
      />
    </>
  );
}

const PASO_MEZCLA = 5;
const UNO_POR_CIENTO = CIEN_POR_CIENTO / 100;

interface MezclaProps {
  pago: PagoNombrado;
  parte: number;
  fechaRecibo: Dia;
  onChange: (parte: number) => void;
}

/** How much of the payment would come with the receipt. */
export function Mezcla({ pago, parte, fechaRecibo, onChange }: MezclaProps) {
  const label = `Al contado el ${formatDia(fechaRecibo)}`;
  const texto = `${formatPercent(parte)}, ${formatMoney(percentOf(pago.importe, parte))}`;
  return (
    <>
      <Renglon label={label} value={formatMoney(percentOf(pago.importe, parte))} />
      <Control
        label={label}
        value={parte / UNO_POR_CIENTO}
        max={100}
        step={PASO_MEZCLA}
        texto={texto}
        marks={[
          { value: 0, label: 'Nada' },
          { value: 50, label: 'La mitad' },
          { value: 100, label: 'Todo' },
        ]}
        onChange={(percent) => onChange(percent * UNO_POR_CIENTO)}
      />
    </>
  );
}

function Renglon({ label, value }: { label: string; value: string }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 2 }}>
      <Typography variant="body2">{label}</Typography>
      <Typography variant="subtitle2" component="span" sx={{ whiteSpace: 'nowrap', ...tabular }}>
        {value}
      </Typography>
    </Box>
  );
}

interface ControlProps {
  label: string;
  value: number;
  max: number;
  step: number;
  texto: string;
  marks: { value: number; label: string }[];
  onChange: (value: number) => void;
}

function Control({ label, value, max, step, texto, marks, onChange }: ControlProps) {
  return (
    <Box sx={{ px: 3 }}>
      <Slider
        size="small"
        aria-label={label}
        value={value}
        min={0}
        max={max}
        step={step}
        marks={marks}
        getAriaValueText={() => texto}
        onChange={(_, next) => onChange(Array.isArray(next) ? (next[0] ?? 0) : next)}
        sx={{ '& .MuiSlider-markLabel': { typography: 'caption', color: 'text.secondary', ...tabular } }}
      />
    </Box>
  );
}
