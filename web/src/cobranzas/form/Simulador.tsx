import type { CobranzaCalculada, CobranzaContexto, CobranzaEntrada } from '@distri/domain/cobranzas';
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
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { SegmentedControl } from '../../platform/forms/SegmentedControl.tsx';
import { SelectField } from '../../platform/forms/SelectField.tsx';
import { tabular } from '../../platform/theme/index.ts';
import type { ItemForm } from '../../valores/itemForm.ts';
import { formatDias, type PagoNombrado, pagosNombrados } from './etiquetas.ts';
import { alcance, limiteDePago, type ModoSimulador, simular } from './simulacion.ts';

interface SimuladorProps {
  entrada: CobranzaEntrada;
  calculo: CobranzaCalculada;
  contexto: CobranzaContexto;
  items: readonly ItemForm[];
}

const MODOS = [
  { value: 'fecha', label: 'Otra fecha' },
  { value: 'mezcla', label: 'Otra mezcla' },
] as const;

interface Eleccion {
  modo: ModoSimulador;
  indice: number;
  fecha: Dia | null;
  parte: number;
}

const SIN_CAMBIO = { fecha: null, parte: 0 } as const;

/** What would happen if a payment came on another day, or part of it came with the receipt. It never changes the form. */
export const Simulador = memo(function Simulador({ entrada, calculo, contexto, items }: SimuladorProps) {
  const pagos = pagosNombrados(items).filter(({ fecha, importe }) => fecha !== null && importe > 0);
  const [eleccion, setEleccion] = useState<Eleccion>({ modo: 'fecha', indice: -1, ...SIN_CAMBIO });
  const pago = pagos.find(({ indice }) => indice === eleccion.indice) ?? latest(pagos);
  // With a fixed discount no day changes anything.
  const isIdle = entrada.documentos.length === 0 || entrada.descuentoFijo.enabled;
  if (!pago || pago.fecha === null || isIdle) return null;
  const { modo, parte } = eleccion;
  const fecha = eleccion.fecha ?? pago.fecha;
  const asi = simular(entrada, contexto, { modo, pago, fecha, parte });
  const isChanged = eleccion.fecha !== null || parte !== 0;
  const change = (part: Partial<Eleccion>) => setEleccion((now) => ({ ...now, ...part }));
  return (
    <Box
      component="section"
      aria-label="Simulador"
      sx={{ px: 4, pt: 3, pb: 3, bgcolor: 'superficie.hundida', borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32, mb: 1.5 }}>
        <Typography variant="h5" component="h2">
          Simulador
        </Typography>
        {isChanged && (
          <Button size="small" onClick={() => change(SIN_CAMBIO)} sx={{ mr: -2 }}>
            Restablecer
          </Button>
        )}
      </Box>
      <SegmentedControl
        label="Qué se prueba"
        labelHidden
        options={MODOS}
        value={modo}
        onChange={(next) => change({ modo: next, ...SIN_CAMBIO })}
      />
      {pagos.length > 1 && (
        <Box sx={{ mt: 2 }}>
          <SelectField
            label="Pago"
            labelHidden
            options={pagos.map(({ indice, nombre }) => ({ value: indice, label: nombre }))}
            value={pago.indice}
            onChange={(indice) => indice !== null && change({ indice, ...SIN_CAMBIO })}
          />
        </Box>
      )}
      {modo === 'fecha' ? (
        <Fecha
          pago={pago}
          isNamed={pagos.length === 1}
          fecha={fecha}
          fechaRecibo={entrada.fechaRecibo}
          limite={
            calculo.fila && calculo.motivo === null
              ? limiteDePago(calculo, pago, calculo.fila.dias, entrada.fechaRecibo)
              : null
          }
          onChange={(next) => change({ fecha: next === pago.fecha ? null : next })}
        />
      ) : (
        <Mezcla
          pago={pago}
          parte={parte}
          fechaRecibo={entrada.fechaRecibo}
          onChange={(next) => change({ parte: next })}
        />
      )}
      <Comparacion ahora={calculo} asi={asi} />
      <Limites pago={pago} calculo={calculo} contexto={contexto} fechaRecibo={entrada.fechaRecibo} />
    </Box>
  );
});

/** What comes last is what people ask about. */
function latest(pagos: readonly PagoNombrado[]): PagoNombrado | undefined {
  return pagos.reduce<PagoNombrado | undefined>(
    (last, pago) => (last && (last.fecha ?? '') >= (pago.fecha ?? '') ? last : pago),
    undefined,
  );
}

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

function Fecha({ pago, isNamed, fecha, fechaRecibo, limite, onChange }: FechaProps) {
  const { desde, hasta } = alcance(pago, fechaRecibo);
  const at = (dia: Dia) => daysBetween(desde, dia);
  const isInside = limite !== null && at(limite) > 0 && at(limite) < at(hasta);
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
        marks={[
          { value: 0, label: corta(desde) },
          ...(isInside ? [{ value: at(limite), label: corta(limite) }] : []),
          { value: at(hasta), label: corta(hasta) },
        ]}
        onChange={(days) => onChange(addDays(desde, days))}
      />
    </>
  );
}

/** '20/12': the year is in the row above. */
const corta = (dia: Dia) => formatDia(dia).slice(0, 5);

const PASO_MEZCLA = 5;
const UNO_POR_CIENTO = CIEN_POR_CIENTO / 100;

interface MezclaProps {
  pago: PagoNombrado;
  parte: number;
  fechaRecibo: Dia;
  onChange: (parte: number) => void;
}

function Mezcla({ pago, parte, fechaRecibo, onChange }: MezclaProps) {
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

/** Ahora / así, figure by figure; what changes stands out. */
function Comparacion({ ahora, asi }: { ahora: CobranzaCalculada; asi: CobranzaCalculada }) {
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
function Limites({ pago, calculo, contexto, fechaRecibo }: LimitesProps) {
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
