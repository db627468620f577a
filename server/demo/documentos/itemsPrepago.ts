import type { Dia } from '@distri/domain/kernel';
import { TIPOS_VALOR } from '@distri/domain/valores';
import type { Row } from '../bulkWriter.ts';
import type { Prng } from '../prng.ts';
import type { DestinoPrepago } from './cotizaciones.ts';

type ItemRow = Omit<Row<'cotizacion_items'>, 'cotizacion' | 'renglon'>;

/** Where the money went: the company's first account and its name. */
interface Cuenta {
  id: number;
  nombre: string;
}

/** Of a hundred prepaid quotations, those that bring a withholding certificate beside the money. */
const CON_RETENCION = 30;
const PARTE_RETENIDA = 0.02;
/** Up to here one transfer pays all of it. */
const UNA_TRANSFERENCIA = 900_000_00;

interface Encargo {
  dia: Dia;
  destino: DestinoPrepago;
  total: number;
  cuenta: Cuenta;
  /** Instant at which the administrator said the last word. */
  hasta: string;
}

/** The payment items with which a prepaid quotation reached its end (domain-facts §4.5): they add up to its total. */
export function drawItemsPrepago(encargo: Encargo, prng: Prng): ItemRow[] {
  const { total, destino } = encargo;
  const retenido = prng.chance(CON_RETENCION) ? Math.round(total * PARTE_RETENIDA) : 0;
  const transferido = total - retenido;
  const partes = transferido > UNA_TRANSFERENCIA ? [Math.round(transferido * 0.6)] : [];
  const importes = [...partes, transferido - (partes[0] ?? 0)];
  const entered = destino === 'ESPERANDO' || destino === 'APROBADA' || destino === 'TRANSFERENCIA_RECHAZADA';
  const items = entered
    ? importes.map((importe, index) => transferencia(encargo, importe, index === importes.length - 1, prng))
    : [{ ...base(encargo, 'TRP', transferido, prng), leyenda: TIPOS_VALOR.TRP.nombre }];
  return retenido === 0
    ? items
    : [...items, { ...base(encargo, 'RGA', retenido, prng), leyenda: 'Certificado de ganancias' }];
}

function base({ dia }: Encargo, tipo: string, importe: number, prng: Prng): ItemRow {
  return {
    item: prng.int(1, 10_000_000),
    tipo,
    fecha: dia,
    importe,
    leyenda: '',
    numero: '',
    cuenta: null,
    jurisdiccion: null,
    recibido: null,
    rechazado: false,
    observa: '',
  };
}

function transferencia(encargo: Encargo, importe: number, isLast: boolean, prng: Prng): ItemRow {
  const { cuenta, destino, hasta } = encargo;
  const rechazado = destino === 'TRANSFERENCIA_RECHAZADA' && isLast;
  return {
    ...base(encargo, 'TRF', importe, prng),
    leyenda: cuenta.nombre,
    numero: String(prng.int(10_000_000, 99_999_999)),
    cuenta: cuenta.id,
    recibido: destino === 'APROBADA' ? hasta : null,
    rechazado,
    observa: rechazado ? 'No figura en el resumen del banco' : '',
  };
}
