import type { Dia } from '@distri/domain/kernel';
import { meetsMinimumProfit } from '@distri/domain/lineas';
import type { Articulo } from '../data/articulos/tipos.ts';
import type { ClienteDemo, LineaDemo, Mundo } from '../mundo.ts';
import { itemAt, type Prng, weightedPicker } from '../prng.ts';
import { priceOn } from './precios.ts';

/** Articles that may share a document: one VAT rate, one sale condition, one type of order (D2 §5). */
export type NombreSurtido = 'liquidos' | 'repuestos' | 'shell' | 'condicion30' | 'granel';

export type Surtidos = Readonly<Record<NombreSurtido, (prng: Prng) => Articulo>>;

const IVA_GENERAL = 5;
const LITROS_CONTENEDOR = 1000;

function belongsTo(nombre: NombreSurtido, articulo: Articulo): boolean {
  if (articulo.ivavta !== IVA_GENERAL) return false;
  if (nombre === 'granel') return articulo.tipoPedido === 'GRALUB' && !articulo.condvta30;
  if (articulo.tipoPedido !== 'ENV') return false;
  if (nombre === 'condicion30') return articulo.condvta30;
  if (articulo.condvta30) return false;
  if (nombre === 'shell') return articulo.isShell;
  return articulo.unidad > 0 === (nombre === 'liquidos');
}

/** Some articles sell much more than others; which ones is decided once for each company. */
export function openSurtidos(articulos: readonly Articulo[], prng: Prng): Surtidos {
  const ventas = new Map(articulos.map((articulo) => [articulo, 1 / (0.03 + prng.next())]));
  const pickerOf = (nombre: NombreSurtido) =>
    weightedPicker(
      articulos.filter((articulo) => belongsTo(nombre, articulo)),
      (articulo) => ventas.get(articulo) ?? 0,
    );
  return {
    liquidos: pickerOf('liquidos'),
    repuestos: pickerOf('repuestos'),
    shell: pickerOf('shell'),
    condicion30: pickerOf('condicion30'),
    granel: pickerOf('granel'),
  };
}

/** In how many of a hundred lines each kind of customer buys liquids (clasificacionesCliente). */
const LIQUIDOS_POR_CLASE: Readonly<Record<number, number>> = { 1: 65, 2: 45, 3: 30, 5: 92, 6: 85, 7: 75, 10: 50 };

/** `count` different articles for a customer. */
export function drawArticulos(
  surtidos: Surtidos,
  nombre: NombreSurtido | 'variado',
  cliente: ClienteDemo,
  count: number,
  prng: Prng,
): Articulo[] {
  const liquidos = LIQUIDOS_POR_CLASE[cliente.clasificacion] ?? 60;
  const drawn = new Set<Articulo>();
  for (let tries = 0; drawn.size < count && tries < count * 4; tries++) {
    const pool = nombre === 'variado' ? (prng.chance(liquidos) ? 'liquidos' : 'repuestos') : nombre;
    drawn.add(surtidos[pool](prng));
  }
  return [...drawn];
}

/** Units per line: half boxes and boxes of bottles, a few jugs, buckets or drums, a truck's compartment of bulk. */
export function drawCantidad(articulo: Articulo, prng: Prng): number {
  if (articulo.tipoPedido !== 'ENV') return prng.int(4, 24) * 50;
  if (articulo.unidad >= LITROS_CONTENEDOR) return 1;
  if (articulo.unidad >= 100) return prng.chance(80) ? 1 : 2;
  if (articulo.unidad >= 10) return prng.int(1, 4);
  if (articulo.unidad >= 4) return prng.int(1, 4) * 2;
  if (articulo.unidad > 0) return prng.int(1, 4) * 6;
  return prng.int(1, articulo.costoneto > CARO ? 3 : 12);
}

/** $ 60.000: batteries and equipment are not bought by the dozen. */
const CARO = 6_000_000;

/** Line discounts that salespeople give, as often as they do; never past the 10% of D2 §9. */
const BONIFICACIONES = [0, 0, 0, 0, 0, 30_000, 50_000, 50_000, 100_000] as const;

interface Precio {
  cliente: ClienteDemo;
  dia: Dia;
  /** General discount of the document. */
  general: number;
}

/** A line at the customer's list of that day, without discount when it would sell under the minimum profit (D2 §5). */
export function lineOf(
  mundo: Mundo,
  { cliente, dia, general }: Precio,
  articulo: Articulo,
  cantidad: number,
  prng: Prng,
): LineaDemo {
  const when = { dia, hoy: mundo.hoy };
  const precio = priceOn(itemAt(articulo.listas, cliente.listaprecio - 1), articulo, when);
  const costoneto = priceOn(articulo.costoneto, articulo, when);
  const wanted = cliente.bonificacionCliente || prng.pick(BONIFICACIONES);
  const profitable = meetsMinimumProfit({ precio, bonificacion: wanted }, general, { ...articulo, costoneto });
  return {
    articulo,
    id: articulo.codigo,
    detalle: articulo.detalle,
    cantidad,
    unidad: articulo.unidad,
    precioLista: precio,
    precio,
    bonificacion: profitable ? wanted : cliente.bonificacionCliente,
    costoneto,
    fromArmado: null,
    armado: null,
  };
}
