import { addDays, type Dia } from '@distri/domain/kernel';
import { respIVA, tiposDocu } from '../src/maestros/iniciales/impuestos.ts';
import { provinciaId } from '../src/maestros/iniciales/rows.ts';
import { provincias } from '../src/maestros/iniciales/territorio/jurisdicciones.ts';
import type { BulkWriter, Row } from './bulkWriter.ts';
import { at } from './calendar.ts';
import { CASOS, type Caso } from './casos.ts';
import {
  type Condiciones,
  conditionsOf,
  drawCondiciones,
  drawIibb,
  iibbDelEjemplo,
  letraFactura,
} from './condiciones.ts';
import { clasificacionesCliente, transportes } from './data/maestros/comercial.ts';
import { drawDireccion, drawDireccionesEntrega, drawUbicacion, jurisdiccionOf, localidadPicker } from './domicilios.ts';
import { Cuits, drawPersona, type Sorteo } from './identidades.ts';
import type { ClienteDemo } from './mundo.ts';
import type { Plan } from './plan.ts';
import { itemAt, type Prng, weightedPicker } from './prng.ts';
import type { VendedorDemo } from './vendedores.ts';

/** A customer as the tables hold it and as the documents look at it. */
export interface ClienteNuevo {
  row: Row<'clientes'>;
  direcciones: Row<'direcciones_entrega'>[];
  demo: ClienteDemo;
}

export interface EntornoClientes {
  plan: Plan;
  hoy: Dia;
  vendedores: readonly VendedorDemo[];
  /** The seller of the sample customers. */
  vendedorDeCasos: string;
}

const pickClase = weightedPicker(clasificacionesCliente, ({ peso }) => peso);
const PRIMER_ID = 10_020;

/** The sample customers first, then chance; of a hundred, six are occasional. */
export function drawClientes(entorno: EntornoClientes, prng: Prng): ClienteNuevo[] {
  const cuits = new Cuits();
  const pickLocalidad = localidadPicker(entorno.plan.sucursal);
  const draw = (id: string, caso: Caso | null) =>
    drawCliente(entorno, { id, caso, cuits, localidad: pickLocalidad(prng), prng });
  const casos = CASOS.map((caso) => draw(caso.id, caso));
  let numero = PRIMER_ID;
  let ocasionales = 0;
  const others = Array.from({ length: entorno.plan.clientes - casos.length }, () => {
    numero += prng.int(1, 9);
    if (!prng.chance(6)) return draw(String(numero), null);
    ocasionales += 1;
    return draw(idOcasional(ocasionales), null);
  });
  return [...casos, ...others];
}

/** Ids of occasional customers start with X (D2 §3). */
export function idOcasional(numero: number): string {
  return `X${String(numero).padStart(5, '0')}`;
}

export function addClientes(writer: BulkWriter, clientes: readonly ClienteNuevo[]): void {
  for (const { row, direcciones } of clientes) {
    writer.add('clientes', row);
    for (const direccion of direcciones) writer.add('direcciones_entrega', direccion);
  }
}

function drawCliente(entorno: EntornoClientes, sorteo: Sorteo): ClienteNuevo {
  const { caso, localidad, prng } = sorteo;
  const clasificacion = caso?.clasificacion ?? pickClase(prng).id;
  const condiciones = conditionsOf(caso, drawCondiciones(clasificacion, prng));
  const estado = drawEstado(sorteo, entorno);
  const row = { ...drawRow(entorno, sorteo, clasificacion), ...termColumns(condiciones), ...estado.columns };
  const iibb = caso?.ejemplo ? iibbDelEjemplo() : drawIibb(row.resp_iva, row.jurisdiccion, prng);
  const direcciones = caso?.sinDirecciones ? [] : drawDireccionesEntrega(row, localidad, prng);
  const demo: ClienteDemo = {
    ...row,
    ...condiciones,
    iibb,
    direcciones: direcciones.filter(({ activa }) => activa),
    letra: letraFactura(row.resp_iva),
    receptor: receptorOf(row),
    hasta: estado.hasta,
    contado: contadoOf(caso),
    pagador: row.inhabilitado ? 'nunca' : condiciones.pagador,
    sinDescuento: row.sin_descuento,
  };
  return { row: { ...row, iibb_1: iibb[0]?.id ?? null, iibb_2: iibb[1]?.id ?? null }, direcciones, demo };
}

/** The buyer as the papers name it, in the form of the function `receptor_de` of the database. */
function receptorOf(row: ReturnType<typeof drawRow>): string {
  return JSON.stringify({
    razsoc: row.razsoc,
    tipodocu: row.tipodocu,
    tipoDocumento: tiposDocu.find(({ id }) => id === row.tipodocu)?.detalle ?? '',
    numeroDocumento: row.cuit,
    condicionIVA: row.resp_iva,
    respIVA: respIVA.find(({ id }) => id === row.resp_iva)?.detalle ?? '',
    direccion: row.direccion,
    localidad: row.localidad_nombre,
    codpostal: row.codpostal,
    provincia: provincias.find(({ jurisdiccion }) => jurisdiccion - 900 === row.provincia)?.nombre ?? '',
    telefono: row.telefono,
  });
}

/** Who it is, where, and whose customer. */
function drawRow(entorno: EntornoClientes, sorteo: Sorteo, clasificacion: number) {
  const { id, caso, localidad, prng } = sorteo;
  return {
    id,
    clasificacion,
    ...drawPersona(sorteo, clasificacion),
    ...drawLugar(sorteo),
    telefono: `(0${prng.int(220, 2999)}) 4${prng.int(10, 99)}-${prng.int(1000, 9999)}`,
    vendedor: caso ? entorno.vendedorDeCasos : drawVendedor(entorno.vendedores, localidad.zona, prng),
    transporte: prng.chance(92) ? '000' : prng.pick(transportes).id,
    sin_descuento: caso ? caso.sinDescuento === true : prng.chance(2),
    creado: at(addDays(entorno.hoy, -prng.int(entorno.plan.dias + 30, 3000)), prng.int(540, 1080)),
  };
}

/** Sample customers show one thing each. */
function contadoOf(caso: Caso | null): ClienteDemo['contado'] {
  if (caso === null) return 'a veces';
  return caso.contado ? 'siempre' : 'nunca';
}

function drawLugar({ caso, localidad, prng }: Sorteo) {
  const placed = caso ? !caso.sinUbicacion : prng.chance(94);
  const ubicacion = drawUbicacion(localidad, prng);
  return {
    direccion: drawDireccion(prng),
    localidad: localidad.id,
    localidad_nombre: localidad.detalle,
    provincia: provinciaId(localidad.provincia),
    codpostal: localidad.codpostal,
    zona: localidad.zona,
    jurisdiccion: jurisdiccionOf(localidad),
    latitud: placed ? ubicacion.latitud : null,
    longitud: placed ? ubicacion.longitud : null,
  };
}

function termColumns({ bonificacion, bonificacionCliente, listaprecio, condcomercial }: Condiciones) {
  return { bonificacion, bonificacion_cliente: bonificacionCliente, listaprecio, condcomercial };
}

interface EstadoCliente {
  columns: { inhabilitado: boolean; inactivo: boolean };
  /** Last day on which it bought; null for those who still do. */
  hasta: Dia | null;
}

/** Sample customers who owe have bought nothing for so many days. */
const DIAS_SIN_COMPRAR = 12;

/** Some stopped buying long ago, some were stopped because of what they owe. */
function drawEstado({ id, caso, prng }: Sorteo, { plan, hoy }: EntornoClientes): EstadoCliente {
  const chance = caso === null && !id.startsWith('X') ? prng.int(0, 99) : 99;
  const inhabilitado = caso?.inhabilitado === true || chance < 4;
  const inactivo = caso?.inactivo === true || (chance >= 4 && chance < 11);
  const columns = { inhabilitado, inactivo };
  if (caso?.pagador === 'nunca') return { columns, hasta: addDays(hoy, -DIAS_SIN_COMPRAR) };
  if (!inhabilitado && !inactivo) return { columns, hasta: null };
  const part = inhabilitado ? prng.int(25, 45) : prng.int(50, 80);
  return { columns, hasta: addDays(hoy, -Math.round((plan.dias * part) / 100)) };
}

/** Sellers have customers in their own zone; one in ten went with a seller who moved. */
function drawVendedor(vendedores: readonly VendedorDemo[], zona: number, prng: Prng): string {
  const near = vendedores.filter((vendedor) => vendedor.zona === zona);
  const candidates = near.length === 0 || prng.chance(10) ? vendedores : near;
  return itemAt(candidates, prng.int(0, candidates.length - 1)).id;
}
