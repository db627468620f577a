import type { CobranzaCalculada, DocumentoACancelar, EstadoCobranza } from '@distri/domain/cobranzas';
import { addDays, type Dia } from '@distri/domain/kernel';
import { addWorkdays, at, isWorkday } from '../calendar.ts';
import { CASOS } from '../casos.ts';
import type { ClienteDemo } from '../mundo.ts';
import type { Prng } from '../prng.ts';
import { adjustFirst, type ItemDemo, type ItemPedido } from './cobranzaItems.ts';
import { type CobranzaDemo, congelada, type NotaDeCobranza, type PasoDemo } from './cobranzas.ts';
import type { Simulacion } from './simulacion.ts';

/** A collection that waits for somebody, and for what. */
interface Viva {
  status: Exclude<EstadoCobranza, 'I'>;
  items: readonly ItemPedido[];
  /** Its administrator saw the money of its values. */
  confirmada?: true;
  conComprobantes?: true;
  /** Which of its values was rejected, and why. */
  rechazo?: { item: number; observa: string };
  /** A Guardada whose note exists already. */
  conAjuste?: true;
}

const TRANSFERENCIA: ItemPedido = { tipo: 'TRF', peso: 10 };
const ECHEQS: ItemPedido = { tipo: 'CHE', peso: 6, dias: 12, cheques: 2 };
const RETENCION: ItemPedido = { tipo: 'RIB', peso: 1 };

/** One of each: every status, and every reason to be in it (domain-facts §4.6). */
const VIVAS: readonly Viva[] = [
  { status: 'P', items: [TRANSFERENCIA, RETENCION], conComprobantes: true },
  { status: 'G', items: [TRANSFERENCIA, RETENCION] },
  { status: 'A', items: [TRANSFERENCIA, ECHEQS], confirmada: true, conComprobantes: true },
  {
    status: 'O',
    items: [TRANSFERENCIA, RETENCION],
    conComprobantes: true,
    rechazo: { item: 0, observa: 'No figura en el resumen del banco' },
  },
  {
    status: 'A',
    items: [
      { tipo: 'CHF', peso: 8, dias: 10, cheques: 3 },
      { tipo: 'EFE', peso: 1 },
    ],
  },
  { status: 'P', items: [{ tipo: 'TRP', peso: 1 }] },
  { status: 'G', items: [ECHEQS, TRANSFERENCIA], conAjuste: true },
  { status: 'R', items: [TRANSFERENCIA, { ...ECHEQS, dias: 40 }], conAjuste: true },
  { status: 'S', items: [TRANSFERENCIA], confirmada: true, conComprobantes: true },
  { status: 'P', items: [ECHEQS, RETENCION], conComprobantes: true },
  {
    status: 'O',
    items: [ECHEQS],
    conComprobantes: true,
    rechazo: { item: 0, observa: 'Cheque sin fondos' },
  },
  {
    status: 'P',
    items: [
      { tipo: 'AEF', peso: 1 },
      { tipo: 'RGA', peso: 0.1 },
    ],
    conComprobantes: true,
  },
  { status: 'S', items: [{ tipo: 'EFE', peso: 1 }] },
  { status: 'A', items: [ECHEQS, { tipo: 'RIV', peso: 1 }], confirmada: true, conComprobantes: true },
];

/** Days before the last one on which the receipts of what is still on its way were made: time to be seen and settled. */
const RECIENTES = [4, 12] as const;
const MAXIMO_DOCUMENTOS = 3;

/** Collections on their way, over what customers still owe: some of each kind, the known customers first. */
export function addVivas(sim: Simulacion, prng: Prng): void {
  if (!sim.cobranzas.enUso) return;
  const vueltas = Math.max(1, Math.round(sim.mundo.plan.pedidosPorDia / 8));
  const wanted = Array.from({ length: vueltas }, () => VIVAS).flat();
  const known = new Set(CASOS.map(({ id }) => id));
  // Who shows a debt keeps it whole: a collection on its way would take it from the list of what is open.
  const owing = new Set(CASOS.filter(({ conDeuda }) => conDeuda).map(({ id }) => id));
  const clientes = sim.mundo.clientes.filter(({ id }) => !owing.has(id));
  const inOrder = [...clientes.filter(({ id }) => known.has(id)), ...clientes.filter(({ id }) => !known.has(id))];
  for (const cliente of inOrder) {
    const found = wanted.findIndex((viva, index) => addViva(sim, cliente, viva, prng.fork(`${cliente.id}/${index}`)));
    if (found !== -1) wanted.splice(found, 1);
    if (wanted.length === 0) return;
  }
}

/** A worked day not long ago. */
function drawFecha({ ultimo }: Simulacion, prng: Prng): Dia {
  const dia = addDays(ultimo, -prng.int(...RECIENTES));
  return isWorkday(dia) ? dia : addWorkdays(dia, 0);
}

/** Which of the open invoices go together (D3 §5): as old as the oldest of one kind, not newer than the receipt. */
function chooseDocumentos(sim: Simulacion, cliente: ClienteDemo, fecha: Dia, viva: Viva): DocumentoACancelar[] {
  const open = sim.cuentas.abiertas(cliente.id).filter(({ ingreso }) => ingreso <= fecha);
  const [oldest] = open;
  if (!oldest) return [];
  const alike = open.filter(
    ({ puntoVenta, condVta30 }) => puntoVenta === oldest.puntoVenta && condVta30 === oldest.condVta30,
  );
  return alike.slice(0, viva.conAjuste ? 1 : MAXIMO_DOCUMENTOS);
}

interface Figuras {
  items: ItemDemo[];
  calculo: CobranzaCalculada;
}

/** Amounts that come to nothing with the discount that they earn: both move together, so in a few passes. */
function settle(
  sim: Simulacion,
  cliente: ClienteDemo,
  fecha: Dia,
  documentos: readonly DocumentoACancelar[],
  first: readonly ItemDemo[],
): Figuras {
  let items = [...first];
  let calculo = sim.cobranzas.calcular(cliente, fecha, documentos, items);
  for (let pass = 0; pass < 8 && calculo.saldo !== 0; pass++) {
    items = adjustFirst(items, -calculo.saldo);
    calculo = sim.cobranzas.calcular(cliente, fecha, documentos, items);
  }
  return { items, calculo };
}

const isPaid = ({ items, calculo }: Figuras) =>
  calculo.saldo >= 0 && items.every(({ importe, cheques }) => importe > 0 && cheques.every((each) => each.importe > 0));

function addViva(sim: Simulacion, cliente: ClienteDemo, viva: Viva, prng: Prng): boolean {
  const fecha = drawFecha(sim, prng);
  const documentos = chooseDocumentos(sim, cliente, fecha, viva);
  if (documentos.length === 0) return false;
  const total = documentos.reduce((acc, { importe }) => acc + importe, 0);
  const drawn = sim.cobranzas.valores.draw(viva.items.map(weightless), total, fecha, prng);
  const figuras = settle(sim, cliente, fecha, documentos, drawn);
  const needsDiscount = viva.status === 'G' || viva.status === 'R';
  if (!isPaid(figuras) || (needsDiscount && figuras.calculo.impdesc === 0)) return false;
  const momento = at(fecha, prng.int(560, 1010), prng.int(0, 59));
  const base = { sim, cliente, viva, fecha, momento, prng };
  const cobranza = viva.conAjuste ? withAjuste(base, documentos, figuras) : plain(base, documentos, figuras);
  if (cobranza === null) return false;
  const { id } = sim.cobranzas.add(cobranza);
  if (cobranza.nota) sim.cuentas.reserve(cobranza.nota.id, id);
  return true;
}

/** Weights are whole numbers: tenths of the ones above. */
const weightless = (pedido: ItemPedido): ItemPedido => ({ ...pedido, peso: Math.round(pedido.peso * 10) });

interface Base {
  sim: Simulacion;
  cliente: ClienteDemo;
  viva: Viva;
  fecha: Dia;
  momento: string;
  prng: Prng;
}

/** Each value as an administrator and its proof left it. */
function look({ sim, viva, fecha, momento, prng }: Base, items: readonly ItemDemo[]): ItemDemo[] {
  const recibido = at(addWorkdays(fecha, 1), 610, 0);
  return items.map((item, index): ItemDemo => {
    const rechazado = viva.rechazo?.item === index;
    return {
      ...item,
      recibido: viva.confirmada && needsReception(item) ? recibido : null,
      rechazado,
      observa: rechazado ? (viva.rechazo?.observa ?? '') : '',
      comprobante: viva.conComprobantes ? { archivo: prng.pick(sim.recibos), momento } : null,
    };
  });
}

const needsReception = ({ tipo }: ItemDemo) => tipo === 'TRF' || tipo === 'AEF' || tipo === 'CHE';

function seller({ sim, cliente }: Base): string {
  return sim.mundo.vendedorUsuario.get(cliente.vendedor) ?? 'operador';
}

/** Entered, seen, settled: each a worked day after the one before. */
function pasosDe(base: Base): PasoDemo[] {
  const { viva, fecha, momento } = base;
  const later = (days: number, minute: number) => at(addWorkdays(fecha, days), minute, 0);
  const username = seller(base);
  const entered = (a: EstadoCobranza, accion = 'Cobranza generada'): PasoDemo => ({ momento, username, accion, a });
  const admin = (a: EstadoCobranza, accion: string, days: number, detalle = ''): PasoDemo => ({
    momento: later(days, 620 + days),
    username: 'admin',
    accion,
    a,
    detalle,
  });
  if (viva.status === 'G' || viva.status === 'R') return [entered('G', 'Cobranza guardada')];
  if (viva.rechazo) return [entered('P'), admin('O', 'Valor rechazado', 1, viva.rechazo.observa)];
  if (viva.status === 'P') return [entered('P')];
  const approved = viva.confirmada ? [entered('P'), admin('A', 'Valor recibido', 1)] : [entered('A')];
  return viva.status === 'A' ? approved : [...approved, admin('S', 'Rendida', 2)];
}

function plain(base: Base, documentos: readonly DocumentoACancelar[], { items, calculo }: Figuras): CobranzaDemo {
  const { cliente, fecha, viva } = base;
  const common = { cliente, fecha, documentos, items: look(base, items), calculo, pasos: pasosDe(base) };
  return { ...common, ...(viva.status === 'G' && { substatus: 'G' as const }) };
}

/** With the note that it waited for; En Revisión, once its edit moved the discount. */
function withAjuste(base: Base, documentos: readonly DocumentoACancelar[], guardada: Figuras): CobranzaDemo | null {
  const { sim, cliente, fecha, viva } = base;
  const [documento] = documentos;
  const dia = addWorkdays(fecha, 1);
  if (!documento || dia > sim.ultimo) return null;
  const later = viva.status === 'R' ? monthLater(base, documentos, guardada) : null;
  if (viva.status === 'R' && later === null) return null;
  const ajuste = sim.cuentas.ajusteDe(cliente, documento.id, guardada.calculo.impdesc, dia);
  if (ajuste === null) return null;
  const nota: NotaDeCobranza = { id: ajuste.nota, clase: 'ajuste' };
  const issued = { momento: at(dia, 640, 0), username: 'operador', accion: 'Ajuste plazo generado', a: null };
  const pasos = [...pasosDe(base), { ...issued, detalle: `Nota de crédito ${ajuste.numero}` }];
  const common = { cliente, fecha, substatus: 'G' as const, nota };
  if (later === null)
    return { ...common, documentos, items: look(base, guardada.items), calculo: guardada.calculo, pasos };
  return revision({ base, guardada, documentos: [...documentos, ajuste.documento], items: later, common, pasos });
}

/** The same values with cheques of a month later; null when the discount would be the same. */
function monthLater({ sim, cliente, fecha }: Base, documentos: readonly DocumentoACancelar[], guardada: Figuras) {
  const items = guardada.items.map((item) => ({
    ...item,
    cheques: item.cheques.map((cheque) => ({ ...cheque, fecha: cheque.fecha && addDays(cheque.fecha, 30) })),
  }));
  const { equivImp } = sim.cobranzas.calcular(cliente, fecha, documentos, items);
  return Math.abs(equivImp - guardada.calculo.equivImp) > 100 ? items : null;
}

interface EnRevision {
  base: Base;
  guardada: Figuras;
  documentos: readonly DocumentoACancelar[];
  items: ItemDemo[];
  common: Pick<CobranzaDemo, 'cliente' | 'fecha' | 'substatus' | 'nota'>;
  pasos: readonly PasoDemo[];
}

/** The seller's edit brings the note and other days: the discount of today is another one. */
function revision({ base, guardada, documentos, items, common, pasos }: EnRevision): CobranzaDemo {
  const { sim, cliente, fecha } = base;
  const ahora = sim.cobranzas.calcular(cliente, fecha, documentos, items);
  const edited = { momento: at(addWorkdays(fecha, 1), 700, 0), username: seller(base), accion: 'Cobranza editada' };
  return {
    ...common,
    documentos,
    items: look(base, items),
    calculo: congelada(fecha, documentos, items, ahora, guardada.calculo),
    pasos: [...pasos, { ...edited, a: 'R' }],
    revision: { equivImp: ahora.equivImp, equivPorc: ahora.equivPorc },
  };
}
