import { type Centavos, type Dia, lessPercent, sum, sumQuantities } from '@distri/domain/kernel';
import type { BulkWriter, Row } from './bulkWriter.ts';
import { monthStart } from './calendar.ts';
import { codigoArba } from './data/articulos/arba.ts';
import { articulos as catalogo, codigoFiltro } from './data/articulos/catalogo.ts';
import { equivalenciasFiltros, type FiltroEquivalente, surtidoOf } from './data/articulos/filtros.ts';
import { type Kit, kits } from './data/articulos/kits.ts';
import type { Articulo } from './data/articulos/tipos.ts';
import { itemAt } from './prng.ts';

/** The articles of a company: the catalogue, repeated under numbered codes until there are `count`. */
export function surtido(count: number): readonly Articulo[] {
  if (count <= catalogo.length) return catalogo;
  return Array.from({ length: count }, (_, index) => copyOf(itemAt(catalogo, index % catalogo.length), index));
}

function copyOf(articulo: Articulo, index: number): Articulo {
  const serie = Math.floor(index / catalogo.length);
  if (serie === 0) return articulo;
  const { codigo, detalle } = articulo;
  return { ...articulo, codigo: `${codigo}/${serie}`, detalle: `${detalle} SERIE ${serie}`, codigobarr: '' };
}

/** The first of the month in which a supplier last raised its prices: Shell this one, the others the one before. */
export function preciosDesde(articulo: Pick<Articulo, 'isShell'>, hoy: Dia): Dia {
  return monthStart(hoy, articulo.isShell ? 0 : 1);
}

/** Articles, filter equivalences and kits. `imagenes`: hash of each drawing by its name. */
export function addArticulos(
  writer: BulkWriter,
  articulos: readonly Articulo[],
  imagenes: ReadonlyMap<string, string>,
  hoy: Dia,
): void {
  for (const articulo of articulos) writer.add('articulos', articuloRow(articulo, imagenes, hoy));
  addEquivalencias(writer);
  for (const kit of kits) writer.add('articulos', kitRow(kit, imagenes, hoy));
  for (const kit of kits) addComponentes(writer, kit);
}

function articuloRow(articulo: Articulo, imagenes: ReadonlyMap<string, string>, hoy: Dia): Row<'articulos'> {
  const { codigo, detalle, rubro, linea, calidad, envase, proveedor, unidad, peso } = articulo;
  return {
    id: codigo,
    detalle,
    rubro,
    linea,
    calidad,
    envase,
    proveedor,
    unidad,
    peso,
    ...listColumns(articulo.listas),
    precios_desde: preciosDesde(articulo, hoy),
    costoneto: articulo.costoneto,
    rentaminima: articulo.rentaminima,
    ivavta: articulo.ivavta,
    is_shell: articulo.isShell,
    condvta30: articulo.condvta30,
    notas: articulo.notas,
    barcode: articulo.codigobarr,
    ubicacion: articulo.ubicacion,
    codigo_arba: codigoArba(rubro),
    armado: false,
    activo: true,
    imagen: imagenes.get(articulo.imagen) ?? null,
  };
}

function listColumns([lista1, lista2, lista3, lista4, lista5, lista6]: Articulo['listas']) {
  return { lista1, lista2, lista3, lista4, lista5, lista6 };
}

const porCodigo = new Map(catalogo.map((articulo) => [articulo.codigo, articulo]));

/** A kit's component with its article. */
export interface Componente {
  articulo: Articulo;
  cantidad: number;
  /** Discount of the component, in ten-thousandths of a percent. */
  bonificacion: number;
}

export function componentesOf(kit: Kit): Componente[] {
  return kit.articulos.map(({ articulo, cantidad }) => {
    const found = porCodigo.get(articulo);
    if (found === undefined) throw new RangeError(`kit ${kit.codigo} of an unknown article: ${articulo}`);
    return { articulo: found, cantidad, bonificacion: kit.bonificacion * 10_000 };
  });
}

const RUBRO_CONJUNTOS = 20;
const ENVASE_JUEGO = 17;
const IVA_GENERAL = 5;

/** A kit costs what its parts cost, less their discount; it has no stock of its own. */
function kitRow(kit: Kit, imagenes: ReadonlyMap<string, string>, hoy: Dia): Row<'articulos'> {
  const partes = componentesOf(kit);
  const total = (amountOf: (articulo: Articulo) => Centavos) =>
    sum(partes.map(({ articulo, cantidad }) => amountOf(articulo) * cantidad));
  const price = (lista: number) =>
    lessPercent(
      total(({ listas }) => itemAt(listas, lista)),
      kit.bonificacion * 10_000,
    );
  return {
    id: kit.codigo,
    detalle: kit.detalle,
    rubro: RUBRO_CONJUNTOS,
    linea: null,
    calidad: null,
    envase: ENVASE_JUEGO,
    proveedor: null,
    unidad: sumQuantities(partes.map(({ articulo, cantidad }) => articulo.unidad * cantidad)),
    peso: sumQuantities(partes.map(({ articulo, cantidad }) => Math.round(articulo.peso * cantidad * 1000) / 1000)),
    ...listColumns([price(0), price(1), price(2), price(3), price(4), price(5)]),
    precios_desde: preciosDesde({ isShell: true }, hoy),
    costoneto: total(({ costoneto }) => costoneto),
    rentaminima: 0,
    ivavta: IVA_GENERAL,
    is_shell: false,
    condvta30: kit.condvta30,
    notas: '',
    barcode: '',
    ubicacion: '',
    codigo_arba: codigoArba(RUBRO_CONJUNTOS),
    armado: true,
    activo: kit.activo,
    imagen: imagenes.get('caja') ?? null,
  };
}

function addComponentes(writer: BulkWriter, kit: Kit): void {
  componentesOf(kit).forEach(({ articulo, cantidad, bonificacion }, index) => {
    writer.add('articulos_componentes', {
      armado: kit.codigo,
      renglon: index + 1,
      articulo: articulo.codigo,
      cantidad,
      bonificacion,
    });
  });
}

const MARCAS = ['reemplazo', 'bosch', 'fram', 'mann', 'mahle', 'tecfil', 'wega'] as const;

/** Each stocked filter with the numbers that the others give it; a filter of several engines has them all once. */
function addEquivalencias(writer: BulkWriter): void {
  const seen = new Set<string>();
  for (const { articulo, marca, codigo } of equivalenciasFiltros.flatMap(equivalenciasOf)) {
    const key = `${articulo}|${marca}|${codigo}`;
    if (seen.has(key)) continue;
    seen.add(key);
    writer.add('equivalencias_filtros', { articulo, marca, codigo });
  }
}

function equivalenciasOf(fila: FiltroEquivalente) {
  return surtidoOf(fila).flatMap(({ marca: propia }) =>
    MARCAS.filter((marca) => marca !== propia && fila[marca] !== '').map((marca) => ({
      articulo: codigoFiltro(fila[propia]),
      marca: marca.toUpperCase(),
      codigo: fila[marca],
    })),
  );
}
