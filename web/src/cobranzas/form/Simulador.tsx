import type { CobranzaCalculada, CobranzaContexto, CobranzaEntrada } from '@distri/domain/cobranzas';
import type { Dia } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { SegmentedControl } from '../../platform/forms/SegmentedControl.tsx';
import { SelectField } from '../../platform/forms/SelectField.tsx';
import type { ItemForm } from '../../valores/itemForm.ts';
import { Fecha, Mezcla } from './ControlesSimulador.tsx';
import { type PagoNombrado, pagosNombrados } from './etiquetas.ts';
import { Comparacion, Limites } from './ResultadoSimulador.tsx';
import { limiteDePago, type ModoSimulador, simular } from './simulacion.ts';

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
