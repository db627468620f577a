import type { ContextoCobranza } from '@distri/domain/cobranzas';
import { BONIFICACIONES_DIAS_PAGO_FIJAS } from '@distri/domain/lineas';
import { type ItemForm, newCheque, newItem } from '../../valores/itemForm.ts';
import type { ContextoForm } from './calcular.ts';
import { type Cancelable, type CobranzaForm, cancelables, cobranzaVacia } from './valores.ts';

/** The day of the worked example of domain-facts §4.7. */
export const HOY = '2026-03-20';

/** A whole invoice; tests name only what they are about. Amounts in centavos. */
export function cancelable(changes: Partial<Cancelable> = {}): Cancelable {
  const total = changes.total ?? 40_000_000;
  return {
    id: 1,
    tipo: 'FAC',
    numero: 'A000400000001',
    ingreso: '2026-03-02',
    dias: 18,
    vencimiento: '2026-04-01',
    total,
    iva: 0,
    percepciones: 0,
    pendiente: total,
    pendi: total,
    importe: total,
    max_importe: total,
    punto_venta: 4,
    isPrepago: false,
    condvta30: false,
    ...changes,
  };
}

/** Its two invoices. */
export const DOCUMENTOS = [
  cancelable({ id: 1, numero: 'A000400012288', total: 60_000_000, percepciones: 1_500_000 }),
  cancelable({ id: 2, numero: 'A000400012341', ingreso: '2026-03-12', percepciones: 1_000_000 }),
];

export function contextoLeido(changes: Partial<ContextoCobranza> = {}): ContextoCobranza {
  return {
    cliente: {
      id: '10233',
      razsoc: 'EL CARDENAL LUBRICENTRO S.R.L.',
      cuit: '30712345671',
      localidad: 'San Martín',
      direccion: 'Av. Perón 4912',
      email: '',
      vendedor: '03',
      apenom: 'Paz, Esteban',
      sin_descuento: false,
      saldoCuentaCorriente: 0,
      deudaPendiente: 100_000_000,
    },
    escala: [...BONIFICACIONES_DIAS_PAGO_FIJAS],
    documentos: DOCUMENTOS,
    itemsPrepago: [],
    puedeGuardar: true,
    ...changes,
  };
}

export function contextoForm(changes: Partial<ContextoForm> = {}): ContextoForm {
  const contexto = changes.contexto ?? contextoLeido();
  return { contexto, documentos: cancelables(contexto), rol: 'O', hoy: HOY, original: null, ...changes };
}

export function itemDe(tipo: ItemForm['tipo'], importe: number, changes: Partial<ItemForm> = {}): ItemForm {
  return { ...newItem(tipo, HOY, importe, []), transferencia: { numero: '1', cuenta: 1 }, leyenda: 'x', ...changes };
}

export const echeq = (numero: string, importe: number, fecha: string) => ({
  ...newCheque(true, '011', fecha),
  numero,
  importe,
  idelectro: `E${numero}`,
});

/** The worked example: a transfer, an ECHEQ and a withholding cancel both invoices with 22%. */
export function formEjemplo(changes: Partial<CobranzaForm> = {}): CobranzaForm {
  return {
    ...cobranzaVacia(HOY),
    numrec: '60412',
    documentos: DOCUMENTOS.map(({ id, max_importe }) => ({ id, importe: max_importe })),
    items: [
      itemDe('TRF', 30_000_000, { id: 1 }),
      itemDe('CHE', 46_550_000, { id: 2, fecha: null, cheques: [echeq('412877', 46_550_000, '2026-04-04')] }),
      itemDe('RIB', 2_000_000, { id: 3, jurisdiccion: 902 }),
    ],
    ...changes,
  };
}
