import { ESTADOS_COTIZACION, type EstadoCotizacion, leyendasIniciales, venceEl } from '@distri/domain/cotizaciones';
import type { Dia } from '@distri/domain/kernel';
import { ALICUOTA_IVA_GENERAL, composeLeyendas, litres, totals } from '@distri/domain/lineas';
import { addWorkdays, at } from '../calendar.ts';
import { CUENTA_DE_COBRO } from '../cuentasBancarias.ts';
import type { ClienteDemo, DireccionDemo, LineaDemo, UsuarioDemo } from '../mundo.ts';
import type { Prng } from '../prng.ts';
import { IVA_GENERAL } from './facturas.ts';
import { drawItemsPrepago } from './itemsPrepago.ts';
import { direccionTexto, isCondicion30, lineColumns } from './pedidoRows.ts';
import { addHistoria, type Simulacion } from './simulacion.ts';

/** What becomes of a prepaid quotation (D2 §4); the last is a rejected transfer. */
export type DestinoPrepago =
  | Extract<EstadoCotizacion, 'NUEVA' | 'FALTANTES' | 'ESPERANDO' | 'APROBADA' | 'RECHAZADA'>
  | 'TRANSFERENCIA_RECHAZADA';

export interface CotizacionNueva {
  cliente: ClienteDemo;
  dia: Dia;
  minuto: number;
  usuario: UsuarioDemo;
  lineas: readonly LineaDemo[];
  direccion: DireccionDemo | null;
  isproforma: boolean;
  /** Null when it is not prepaid. */
  prepago: DestinoPrepago | null;
}

/** The four flags of each end (domain-facts §4.5). */
const BANDERAS: Readonly<
  Record<DestinoPrepago, { aprob_coti: '' | 'A' | 'R'; ingre_tran: boolean; aprob_tran: boolean; recha_tran: boolean }>
> = {
  NUEVA: { aprob_coti: '', ingre_tran: false, aprob_tran: false, recha_tran: false },
  FALTANTES: { aprob_coti: 'A', ingre_tran: false, aprob_tran: false, recha_tran: false },
  ESPERANDO: { aprob_coti: 'A', ingre_tran: true, aprob_tran: false, recha_tran: false },
  APROBADA: { aprob_coti: 'A', ingre_tran: true, aprob_tran: true, recha_tran: false },
  RECHAZADA: { aprob_coti: 'R', ingre_tran: false, aprob_tran: false, recha_tran: false },
  TRANSFERENCIA_RECHAZADA: { aprob_coti: 'A', ingre_tran: true, aprob_tran: false, recha_tran: true },
};

/** The states that a prepaid quotation went through, one a day from the day after it was entered. */
const CAMINOS: Readonly<Record<DestinoPrepago, readonly { estado: EstadoCotizacion; username: string }[]>> = {
  NUEVA: [],
  FALTANTES: [{ estado: 'FALTANTES', username: 'admin' }],
  ESPERANDO: [
    { estado: 'FALTANTES', username: 'admin' },
    { estado: 'ESPERANDO', username: 'operador' },
  ],
  APROBADA: [
    { estado: 'FALTANTES', username: 'admin' },
    { estado: 'ESPERANDO', username: 'operador' },
    { estado: 'APROBADA', username: 'admin' },
  ],
  RECHAZADA: [{ estado: 'RECHAZADA', username: 'admin' }],
  TRANSFERENCIA_RECHAZADA: [
    { estado: 'FALTANTES', username: 'admin' },
    { estado: 'ESPERANDO', username: 'operador' },
    { estado: 'RECHAZADA', username: 'admin' },
  ],
};

/** Worked days until a prepaid quotation reaches its end. */
export function daysUntil(destino: DestinoPrepago): number {
  return CAMINOS[destino].length;
}

/** Saves a quotation; whether it is used is known when its order is saved. Answers its number. */
export function createCotizacion(sim: Simulacion, nueva: CotizacionNueva, prng: Prng): number {
  const id = sim.contadores.cotizacion++;
  const momento = at(nueva.dia, nueva.minuto, prng.int(0, 59));
  const { empresa } = sim.mundo;
  const amounts = amountColumns(nueva, nueva.prepago !== null);
  addCotizacion(sim, id, momento, nueva, amounts);
  nueva.lineas.forEach((linea, index) => {
    sim.writer.add('cotizacion_lineas', {
      cotizacion: id,
      numrenglon: index + 1,
      ...lineColumns(linea),
      deposito: empresa.depositoPredeterminado,
    });
  });
  const { username } = nueva.usuario;
  addHistoria(sim, { entidad: 'cotizacion', id, momento, username, accion: 'Cotización ingresada' });
  if (nueva.prepago !== null) {
    addItems(sim, id, { dia: nueva.dia, destino: nueva.prepago, total: amounts.imptotalprepago }, prng);
    planCamino(sim, id, nueva.dia, nueva.prepago, prng);
  }
  return id;
}

/** Its payment items, as they stand at its end. */
function addItems(
  { writer }: Simulacion,
  cotizacion: number,
  { dia, destino, total }: { dia: Dia; destino: DestinoPrepago; total: number },
  prng: Prng,
): void {
  const hasta = at(addWorkdays(dia, daysUntil(destino)), 600, 0);
  const items = drawItemsPrepago(
    { dia, destino, total, hasta, cuenta: CUENTA_DE_COBRO },
    prng.fork(`items/${cotizacion}`),
  );
  items.forEach((item, index) => {
    writer.add('cotizacion_items', { cotizacion, renglon: index + 1, ...item });
  });
}

function planCamino(sim: Simulacion, id: number, dia: Dia, destino: DestinoPrepago, prng: Prng): void {
  CAMINOS[destino].forEach(({ estado, username }, index) => {
    const momento = at(addWorkdays(dia, index + 1), prng.int(560, 620), prng.int(0, 59));
    const accion = `Pasó a ${ESTADOS_COTIZACION[estado].palabra}`;
    sim.agenda.plan(momento, () => addHistoria(sim, { entidad: 'cotizacion', id, momento, username, accion }));
  });
}

function addCotizacion(
  sim: Simulacion,
  id: number,
  momento: string,
  nueva: CotizacionNueva,
  amounts: ReturnType<typeof amountColumns>,
): void {
  const { empresa } = sim.mundo;
  const { cliente, dia, direccion } = nueva;
  const isprepago = nueva.prepago !== null;
  sim.writer.add('cotizaciones', {
    id,
    cliente: cliente.id,
    version: 1 + (nueva.prepago === null ? 0 : daysUntil(nueva.prepago)),
    ingreso: dia,
    entrega: addWorkdays(dia, 2),
    vence: venceEl(dia, empresa.validezCotizacionDias),
    isprepago,
    condvta30: isCondicion30(nueva.lineas),
    ...composeLeyendas(direccion, leyendasIniciales(empresa.validezCotizacionDias, isprepago)),
    bonificacion: cliente.bonificacion,
    listaprecio: cliente.listaprecio,
    condcomercial: cliente.condcomercial,
    usuario: nueva.usuario.id,
    vendedor: cliente.vendedor,
    talremito: empresa.talonarios.remito,
    direccion_entrega: direccion?.id ?? null,
    direccion_texto: direccionTexto(direccion),
    ...(nueva.prepago === null ? BANDERAS.NUEVA : BANDERAS[nueva.prepago]),
    ...amounts,
    creada: momento,
  });
}

/** Prepaid switches taxes on (domain-facts §6.15): the total is the proforma's. */
function amountColumns({ lineas, cliente, isproforma }: CotizacionNueva, prepago: boolean) {
  const conImpuestos = isproforma || prepago;
  const amounts = totals(lineas, {
    bonificacion: cliente.bonificacion,
    alicuotaIVA: ALICUOTA_IVA_GENERAL,
    iibb: cliente.iibb,
    conImpuestos,
    prepago,
  });
  return {
    isproforma: conImpuestos,
    alicuota_iva: IVA_GENERAL,
    impsubtotal: amounts.subtotal,
    impbonifica: amounts.bonificado,
    impgravado: amounts.gravado,
    impexento: amounts.exento,
    impiva: amounts.iva,
    impiibb: amounts.iibb,
    imptotal: amounts.total,
    imptotalprepago: amounts.totalPrepago,
    iibb: JSON.stringify(amounts.impuestosIIBB),
    litros: litres(lineas),
  };
}
