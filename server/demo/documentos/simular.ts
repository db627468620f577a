import { addDays, type Dia } from '@distri/domain/kernel';
import type pg from 'pg';
import type { BulkWriter } from '../bulkWriter.ts';
import { addWorkdays, isMonday, isWorkday, lastWorkdayBefore, workdays } from '../calendar.ts';
import { CASOS } from '../casos.ts';
import type { ClienteDemo, Mundo } from '../mundo.ts';
import { itemAt, type Prng, weightedPicker } from '../prng.ts';
import { Agenda } from './agenda.ts';
import { Cobranzas } from './cobranzas.ts';
import { Asentadas } from './cobranzasAsentadas.ts';
import { addVivas } from './cobranzasVivas.ts';
import { Cuentas } from './cuentas.ts';
import { closeDeposito, drawReponibles, openDeposito, planCompras, type SaldoFinal } from './deposito.ts';
import { Existencias } from './existencias.ts';
import { addHojas } from './hojas.ts';
import { sealEmitidos } from './huellas.ts';
import { drawMinuto, planCotizacion, planCotizacionAlAzar, planPedido } from './jornada.ts';
import { COTIZACIONES_DE_MUESTRA, PEDIDOS_DE_MUESTRA } from './muestras.ts';
import { NotasCredito } from './notasCredito.ts';
import type { Simulacion } from './simulacion.ts';
import { openSurtidos } from './surtido.ts';
import { Talonarios } from './talonarios.ts';
import { VIDA_GRANEL, vidaOf } from './vidas.ts';

/** First numbers of the demo's documents: the company did not open yesterday. */
const PRIMEROS = { cotizacion: 76_001, pedido: 180_001, factura: 1, remito: 1 };
/** Of the quotations, those that become orders (jornada.ts): they count among the day's orders. */
const COTIZACIONES_QUE_PIDEN = 0.45;

/** The company's days, one after the other, until the last worked day before today. */
export async function simulate(mundo: Mundo, client: pg.ClientBase, writer: BulkWriter): Promise<void> {
  const sim = openSimulacion(mundo, writer);
  const dias = workdays(addDays(mundo.hoy, -mundo.plan.dias), sim.ultimo);
  const reponibles = drawReponibles(mundo.articulos, sim.prng.fork('reposicion'));
  openDeposito(sim, itemAt(dias, 0), sim.prng.fork('deposito'));
  planMuestras(sim);
  planDeudas(sim);
  const pickCliente = openClientela(mundo);
  for (const dia of dias) {
    if (isMonday(dia)) planCompras(sim, dia, reponibles, sim.prng.fork(`compras/${dia}`));
    planJornada(sim, dia, pickCliente);
    sim.agenda.run(dia);
    if (writer.full) await send(sim, client);
  }
  addVivas(sim, sim.prng.fork('cobranzas'));
  sim.cuentas.addTo(writer, mundo.clientes);
  sim.cobranzas.addTo(writer);
  sim.talonarios.addTo(writer);
  addHojas(sim, sim.salidas, sim.prng.fork('hojas'));
  await send(sim, client);
  await sealEmitidos(client);
  await updateStock(client, mundo, closeDeposito(sim, reponibles, sim.prng.fork('cierre')));
}

function openSimulacion(mundo: Mundo, writer: BulkWriter): Simulacion {
  const { empresa, hoy } = mundo;
  const prng = mundo.prng.fork('documentos');
  const agenda = new Agenda();
  const talonarios = new Talonarios(empresa, hoy);
  const ultimo = lastWorkdayBefore(hoy);
  const notas = new NotasCredito({ writer, talonarios, mundo });
  const emisor = mundo.usuario('operador');
  const cobranzas = new Cobranzas(mundo);
  const asentadas = new Asentadas({ ultimo, prng: prng.fork('asentadas'), recibos: mundo.recibos, mundo });
  const propias = { cobranzas, asentadas, agenda, talonarios, notas, ultimo, emisor };
  return {
    mundo,
    writer,
    prng,
    agenda,
    talonarios,
    ultimo,
    existencias: new Existencias(writer, empresa.depositoPredeterminado),
    cuentas: new Cuentas({ ...propias, prng: prng.fork('pagos') }),
    cobranzas,
    notas,
    recibos: mundo.recibos,
    surtidos: openSurtidos(mundo.articulos, prng.fork('surtido')),
    contadores: { ...PRIMEROS },
    porCodigo: new Map(mundo.articulos.map((articulo) => [articulo.codigo, articulo])),
    usadas: [],
    salidas: [],
  };
}

/** Who buys on a day: the big ones more often, those who stopped no more. */
function openClientela({ clientes }: Mundo): (dia: Dia, prng: Prng) => ClienteDemo {
  const pick = weightedPicker(clientes, ({ peso }) => peso);
  return (dia, prng) => {
    let cliente = pick(prng);
    while (cliente.hasta !== null && dia > cliente.hasta) cliente = pick(prng);
    return cliente;
  };
}

function planJornada(sim: Simulacion, dia: Dia, pickCliente: (dia: Dia, prng: Prng) => ClienteDemo): void {
  const prng = sim.prng.fork(dia);
  const { plan, empresa } = sim.mundo;
  const pedidos = plan.pedidosPorDia - Math.round(plan.cotizacionesPorDia * COTIZACIONES_QUE_PIDEN);
  for (let left = drawCount(plan.cotizacionesPorDia, prng); left > 0; left--)
    planCotizacionAlAzar(sim, pickCliente(dia, prng), dia, prng);
  for (let left = drawCount(pedidos, prng); left > 0; left--) {
    const cliente = pickCliente(dia, prng);
    if (cliente.direcciones.length === 0 && !empresa.exentaDireccionEntrega) continue;
    planPedido(sim, { cliente, dia, minuto: drawMinuto(prng) }, prng);
  }
}

/** A quarter more or less than usual. */
function drawCount(usual: number, prng: Prng): number {
  return prng.int(Math.ceil(usual * 0.75), Math.floor(usual * 1.25));
}

/** The documents in every state, for the customers that show them. */
function planMuestras(sim: Simulacion): void {
  const prng = sim.prng.fork('muestras');
  const shown = new Set(CASOS.filter(({ conMuestras }) => conMuestras).map(({ id }) => id));
  for (const cliente of sim.mundo.clientes.filter(({ id }) => shown.has(id))) {
    PEDIDOS_DE_MUESTRA.forEach(({ vida, pasos }, index) => {
      planPedidoDeMuestra(sim, cliente, { nombre: vida, pasos, minuto: 500 + index * 30 }, prng);
    });
    COTIZACIONES_DE_MUESTRA.forEach(({ diasAtras, ...muestra }, index) => {
      const dia = workdaysBefore(sim.ultimo, diasAtras);
      planCotizacion(sim, { cliente, dia, minuto: 510 + index * 40, ...muestra }, prng);
    });
  }
}

/** Two delivered orders that nobody paid, for each sample customer who owes. */
function planDeudas(sim: Simulacion): void {
  const prng = sim.prng.fork('deudas');
  const owing = new Set(CASOS.filter(({ conDeuda }) => conDeuda).map(({ id }) => id));
  for (const cliente of sim.mundo.clientes.filter(({ id }) => owing.has(id)))
    for (const [index, atras] of [1, 7].entries()) {
      const dia = addWorkdays(addDays(cliente.hasta ?? sim.ultimo, -atras), 0);
      planPedido(sim, { cliente, dia, minuto: 600 + index * 15, vida: vidaOf('entregado'), tema: 'variado' }, prng);
    }
}

function planPedidoDeMuestra(
  sim: Simulacion,
  cliente: ClienteDemo,
  { nombre, pasos, minuto }: { nombre: string; pasos: number; minuto: number },
  prng: Prng,
): void {
  const vida = vidaOf(nombre);
  const tema = vida === VIDA_GRANEL ? 'granel' : 'variado';
  const waits = vida.pasos.slice(0, pasos).reduce((acc, { espera }) => acc + espera[1], 0);
  planPedido(sim, { cliente, dia: workdaysBefore(sim.ultimo, waits), minuto, vida, pasos, tema }, prng);
}

/** The worked day from which `count` worked days later it is `ultimo`. */
function workdaysBefore(ultimo: Dia, count: number): Dia {
  let dia = ultimo;
  while (addWorkdays(dia, count) > ultimo || !isWorkday(dia)) dia = addDays(dia, -1);
  return dia;
}

/** Writes what is waiting; then the quotations learn their orders, which did not exist when they were written. */
async function send(sim: Simulacion, client: pg.ClientBase): Promise<void> {
  await sim.writer.flush();
  const usadas = sim.usadas.splice(0);
  await client.query(
    `UPDATE cotizaciones q SET estado = true, pedidoref = u.pedido, version = q.version + 1
     FROM unnest($1::int[], $2::int[]) AS u (cotizacion, pedido) WHERE q.id = u.cotizacion`,
    [usadas.map(({ cotizacion }) => cotizacion), usadas.map(({ pedido }) => pedido)],
  );
}

async function updateStock(client: pg.ClientBase, mundo: Mundo, rows: readonly SaldoFinal[]): Promise<void> {
  await client.query(
    `UPDATE stock s SET total = f.total, reservado = f.reservado, ordencompra = f.ordencompra, stocksval = f.stocksval
     FROM unnest($2::text[], $3::numeric[], $4::numeric[], $5::numeric[], $6::numeric[])
       AS f (articulo, total, reservado, ordencompra, stocksval)
     WHERE s.deposito = $1 AND s.articulo = f.articulo`,
    [
      mundo.empresa.depositoPredeterminado,
      rows.map(({ articulo }) => articulo),
      rows.map(({ total }) => total),
      rows.map(({ reservado }) => reservado),
      rows.map(({ ordencompra }) => ordencompra),
      rows.map(({ stocksval }) => stocksval),
    ],
  );
}
