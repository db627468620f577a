import {
  getArchivoCot,
  listDocumentosCot,
  listEnviosCot,
  listHojasCot,
  repartirEnArchivos,
  revisarCot,
  superaUmbral,
} from '@distri/domain/cot';
import {
  addDays,
  asList,
  asRecord,
  asValue,
  type Dia,
  daysBetween,
  isRefusal,
  type Refusal,
  refuse,
} from '@distri/domain/kernel';
import { answerList, type Route, RowStream, read } from '../platform/http/index.ts';
import { esSimulada } from './arba/conexion.ts';
import { armar, cargaDe, presentProblema, problemasGenerales, problemasPropios, queViajan } from './armar.ts';
import { cargarRoute, codigoRoute } from './commands/cargar.ts';
import { generarRoute } from './commands/generar.ts';
import { reenviarRoute } from './commands/reenviar.ts';
import { listDocumentos } from './documentos.ts';
import * as envios from './envios/repository.ts';
import type { HojasDeRuta } from './hojas.ts';
import { presentEnvio } from './presenter.ts';
import { leerSeleccion } from './seleccion.ts';

/** A truck leaves with what was issued these days: a longer range is a mistake of typing. */
const MAXIMO_DIAS = 31;

function checkRango(desde: Dia, hasta: Dia): Refusal | null {
  if (desde > hasta) return refuse(400, 'desde: No puede ser posterior a hasta');
  return daysBetween(desde, hasta) > MAXIMO_DIAS ? refuse(400, `hasta: Hasta ${MAXIMO_DIAS} días por vez`) : null;
}

/** Both forms of the documents (decisions 1). */
function asListaCot<T>(list: { count: number; result: T[] } | RowStream<T>) {
  if (list instanceof RowStream) return new RowStream(list.batches, list.count, true);
  return { ...list, data: { result: list.result } };
}

const documentos = read(listDocumentosCot, async (ctx, { query }) => {
  const refused = checkRango(query.desde, query.hasta);
  if (refused) return refused;
  const now = ctx.now();
  return asListaCot(
    await answerList(
      {},
      (page) => listDocumentos(ctx.db, query, now, page),
      (rows) => rows,
    ),
  );
});

const hojasRoute = (hojas: HojasDeRuta) =>
  read(listHojasCot, async (ctx, { query: { desde, hasta } }) => {
    const refused = checkRango(desde, hasta);
    return refused ?? asListaCot(asList(await hojas.list(ctx.db, desde, hasta, ctx.now())));
  });

const revisarRoute = (hojas: HojasDeRuta) =>
  read(revisarCot, async (ctx, { body }) => {
    const leida = await leerSeleccion(ctx, body, hojas);
    if (isRefusal(leida)) return leida;
    const { rows, viaje } = leida;
    const armados = armar(queViajan(rows), viaje);
    const carga = cargaDe(armados.map(({ row }) => row));
    const archivos = repartirEnArchivos(armados.map(({ row, remito }) => ({ ...remito, row })));
    return asValue({
      generales: problemasGenerales(armados, viaje.hoja).map(presentProblema),
      documentos: armados.map((armado) => {
        const { tipo, id, documento: numero, cliente, razsoc, pedidos } = armado.row;
        return { tipo, id, numero, cliente, razsoc, pedidos, problemas: problemasPropios(armado).map(presentProblema) };
      }),
      reemplazadas: rows.length - armados.length,
      archivos: archivos.map((file) => file.map(({ row: { tipo, id } }) => ({ tipo, id }))),
      vehiculo: { tipo: viaje.vehiculo?.tipo ?? 'P', detalle: viaje.vehiculo?.detalle ?? '' },
      carga: { ...carga, superaUmbral: superaUmbral(carga, viaje.cot.umbral) },
      simulada: esSimulada(viaje.cot),
    });
  });

const enviosRoute = read(listEnviosCot, async (ctx, { query }) => {
  if (query.id !== undefined) {
    const row = await envios.readEnvio(ctx.db, query.id, ctx.now());
    return row ? asRecord(presentEnvio(row)) : refuse(404, 'No existe el envío');
  }
  const hasta = query.hasta ?? ctx.today();
  const desde = query.desde ?? addDays(hasta, -MAXIMO_DIAS);
  const refused = checkRango(desde, hasta);
  return refused ?? asList((await envios.listEnvios(ctx.db, desde, hasta, ctx.now())).map(presentEnvio));
});

const archivo = read(getArchivoCot, async (ctx, { query }) => {
  const file = await envios.readBytes(ctx.db, query.id);
  return file ? { bytes: file.bytes, name: file.nombre } : refuse(404, 'No existe el envío');
});

/** The calls of the COT; `hojas` is where route sheets come from. */
export function cotRoutes(hojas: HojasDeRuta): Route[] {
  return [
    documentos,
    hojasRoute(hojas),
    generarRoute(hojas),
    revisarRoute(hojas),
    enviosRoute,
    archivo,
    reenviarRoute,
    cargarRoute,
    codigoRoute,
  ];
}
