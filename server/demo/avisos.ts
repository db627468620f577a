import { createHash } from 'node:crypto';
import { addDays, type Dia } from '@distri/domain/kernel';
import type { BulkWriter } from './bulkWriter.ts';
import { addWorkdays, at } from './calendar.ts';
import type { Mundo } from './mundo.ts';

interface Aviso {
  /** Worked days before the last one, and minute of that day. */
  diasAtras: number;
  minuto: number;
  de: string;
  para: readonly string[];
  msg: string;
  /** Who has read it. */
  vista: readonly string[];
}

const VENDEDORES = ['supervisor', 'vendedor', 'vendedor6'] as const;
const REPARTO = ['logistica', 'chofer'] as const;

/** What the office and the sellers have told each other lately; one is longer than the preview (D1 §9). */
const AVISOS: readonly Aviso[] = [
  {
    diasAtras: 9,
    minuto: 542,
    de: 'admin',
    para: [...VENDEDORES, 'operador'],
    msg: 'Rige la nueva lista de Shell desde el primer día del mes. Las cotizaciones vigentes se respetan hasta su vencimiento.',
    vista: [...VENDEDORES, 'operador'],
  },
  {
    diasAtras: 6,
    minuto: 611,
    de: 'operador',
    para: ['vendedor'],
    msg: 'El Cardenal pidió que la entrega sea antes del mediodía.',
    vista: ['vendedor'],
  },
  {
    diasAtras: 4,
    minuto: 485,
    de: 'operador',
    para: REPARTO,
    msg: 'El viernes hay recepción de mercadería a las 9: dejen libre la playa del depósito 2.',
    vista: ['logistica'],
  },
  {
    diasAtras: 3,
    minuto: 702,
    de: 'admin',
    para: VENDEDORES,
    msg: 'Recuerden cargar los retiros de cheques en el día. Desde esta semana, los clientes con documentos impagos del punto de venta 17 no pueden ingresar pedidos nuevos hasta que regularicen; consulten la cuenta antes de visitarlos.',
    vista: ['supervisor'],
  },
  {
    diasAtras: 2,
    minuto: 655,
    de: 'operador',
    para: ['vendedor', 'supervisor'],
    msg: 'Se rechazó la transferencia de una cotización prepago de Transportes Los Caldenes: falta el comprobante.',
    vista: [],
  },
  {
    diasAtras: 1,
    minuto: 930,
    de: 'admin',
    para: ['operador'],
    msg: 'El talonario de remitos de mostrador se queda sin CAI en pocos días, hay que pedir uno nuevo.',
    vista: [],
  },
  {
    diasAtras: 0,
    minuto: 515,
    de: 'operador',
    para: [...VENDEDORES, ...REPARTO],
    msg: 'Mañana no sale el reparto de zona NORTE por mantenimiento de la unidad.',
    vista: [],
  },
  {
    diasAtras: 0,
    minuto: 990,
    de: 'operador',
    para: ['vendedor'],
    msg: 'El lunes llegan los R4X-20L que faltaban: los pedidos con pendientes se pueden completar.',
    vista: [],
  },
];

/** Messages among the demo's users, old ones read and new ones not. */
export function addAvisos(writer: BulkWriter, mundo: Mundo, ultimo: Dia): void {
  AVISOS.forEach((aviso, index) => {
    const dia = addWorkdays(addDays(ultimo, -Math.ceil((aviso.diasAtras * 7) / 5)), 0);
    const de = mundo.usuario(aviso.de);
    for (const username of aviso.para)
      writer.add('notificaciones', {
        envio: uuidOf(`${mundo.empresa.id}/aviso/${index}`),
        de: de.id,
        de_nombre: de.nombre,
        para: mundo.usuario(username).id,
        msg: aviso.msg,
        creada: at(dia, aviso.minuto),
        vista: aviso.vista.includes(username) ? at(dia, aviso.minuto + 47) : null,
      });
  });
}

/** A UUID (version 8, made by us) that is always the same for a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
