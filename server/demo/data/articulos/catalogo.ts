import { type Envase, proveedores, type TipoPedidoId } from './clasificadores.ts';
import { demoEan13 } from './ean13.ts';
import { equivalenciasFiltros, type FiltroEquivalente, type MarcaFiltro, surtidoOf } from './filtros.ts';
import { calidadOf, envaseOf, lineaOf, rubroOf } from './lookups.ts';
import { lubricantesIndustria } from './lubricantesIndustria.ts';
import { lubricantesShell } from './lubricantesShell.ts';
import { otrosLiquidos } from './otrosLiquidos.ts';
import { deriveListas } from './precios.ts';
import { repuestos } from './repuestos.ts';
import type { Articulo, FilaProducto, FilaRepuesto } from './tipos.ts';
import { alicuotaReducida, buildVariantes, condicionEspecial30 } from './variantes.ts';

const IVA_GENERAL = 5;
const IVA_REDUCIDA = 4;
const KILOS_POR_LITRO = 0.88;
const KILOS_FILTRO = 0.4;
/** One article in this many has no barcode yet, so that the barcode screen has work (D4 §3). */
const SIN_CODIGO_CADA = 23;

/** What the rest of an article follows from. `pesos` is the net cost of the unit. */
interface Borrador {
  codigo: string;
  detalle: string;
  linea: string;
  rubro: number;
  calidad: string;
  envase: string;
  pesos: number;
  peso: number;
  notas: string;
}

/** Bulk goes out as urea, coolant or lubricant by its category; all else is packaged (domain-facts §4.13). */
function tipoPedidoOf(rubro: number, envase: Envase): TipoPedidoId {
  if (envase.codigo !== 'GRA') return 'ENV';
  if (rubro === 9) return 'GRAURE';
  return rubro === 7 ? 'GRAREF' : 'GRALUB';
}

function productoInEnvase([codigo, detalle, linea, rubro, calidad, pesos]: FilaProducto, envase: Envase): Borrador {
  const contents = envase.litros || envase.kilos;
  return {
    codigo: `${codigo}-${envase.codigo}`,
    detalle: `${detalle} ${envase.rotulo}`,
    linea,
    rubro,
    calidad,
    envase: envase.codigo,
    pesos: Math.round((pesos * contents * envase.factor) / 100),
    peso: envase.litros * KILOS_POR_LITRO + envase.kilos + envase.tara,
    notas: '',
  };
}

function expandProducto(fila: FilaProducto): Borrador[] {
  return fila[6].split(' ').map((codigo) => productoInEnvase(fila, envaseOf(codigo)));
}

function expandRepuesto([codigo, detalle, linea, rubro, pesos, peso]: FilaRepuesto): Borrador {
  return { codigo, detalle, linea, rubro, calidad: 'ORI', envase: 'U', pesos, peso, notas: '' };
}

const NOMBRE_FILTRO = new Map([
  [11, 'FILTRO DE ACEITE'],
  [12, 'FILTRO DE AIRE'],
  [13, 'FILTRO DE COMBUSTIBLE'],
  [14, 'FILTRO DE HABITACULO'],
]);

function expandFiltro(fila: FiltroEquivalente): Borrador[] {
  return surtidoOf(fila).map(({ marca, factor }) => filtroOfMarca(fila, marca, factor));
}

function filtroOfMarca(fila: FiltroEquivalente, marca: MarcaFiltro, factor: number): Borrador {
  const codigo = codigoFiltro(fila[marca]);
  return {
    codigo,
    detalle: `${NOMBRE_FILTRO.get(fila.rubro)} ${marca.toUpperCase()} ${fila[marca]}`,
    linea: marca.toUpperCase(),
    rubro: fila.rubro,
    calidad: marca === 'tecfil' ? 'ALT' : 'ORI',
    envase: 'U',
    pesos: Math.round((fila.pesos * factor) / 100),
    peso: KILOS_FILTRO,
    notas: fila.aplicacion,
  };
}

/** The article code of a maker's number: without its spaces ('W 712/52' is stocked as 'W712/52'). */
export function codigoFiltro(numero: string): string {
  return numero.replaceAll(' ', '');
}

/** Makers often give one filter to several engines; the first line that names it makes the article. */
function withoutRepeats(borradores: readonly Borrador[]): Borrador[] {
  const seen = new Map<string, Borrador>();
  for (const borrador of borradores) if (!seen.has(borrador.codigo)) seen.set(borrador.codigo, borrador);
  return [...seen.values()];
}

function completeArticulo(borrador: Borrador, index: number): Articulo {
  const linea = lineaOf(borrador.linea);
  const rubro = rubroOf(borrador.rubro);
  const envase = envaseOf(borrador.envase);
  const costoneto = borrador.pesos * 100;
  const hasBarcode = envase.codigo !== 'GRA' && (index + 1) % SIN_CODIGO_CADA !== 0;
  return {
    codigo: borrador.codigo,
    detalle: borrador.detalle,
    rubro: rubro.id,
    linea: linea.id,
    proveedor: linea.proveedor,
    calidad: calidadOf(borrador.calidad).id,
    envase: envase.id,
    unidad: envase.litros,
    costoneto,
    listas: deriveListas(costoneto, rubro.margen),
    rentaminima: rubro.rentaminima,
    ivavta: alicuotaReducida.includes(borrador.codigo) ? IVA_REDUCIDA : IVA_GENERAL,
    isShell: proveedores.some((proveedor) => proveedor.id === linea.proveedor && proveedor.isShell),
    condvta30: condicionEspecial30.includes(borrador.codigo),
    notas: borrador.notas,
    codigobarr: hasBarcode ? demoEan13(linea.id, index + 1) : '',
    peso: Math.round(borrador.peso * 1000) / 1000,
    ubicacion: ubicacionOf(rubro.id, index),
    tipoPedido: tipoPedidoOf(rubro.id, envase),
    imagen: envase.imagen || rubro.imagen,
  };
}

/** Shelf of the central warehouse: an aisle for each category, then bay and level ('C-07-2'). */
function ubicacionOf(rubro: number, index: number): string {
  const aisle = String.fromCharCode('A'.charCodeAt(0) + rubro - 1);
  return `${aisle}-${String((index % 24) + 1).padStart(2, '0')}-${(index % 4) + 1}`;
}

function buildCatalogo(): Articulo[] {
  const borradores = withoutRepeats([
    ...[...lubricantesShell, ...otrosLiquidos, ...lubricantesIndustria].flatMap(expandProducto),
    ...equivalenciasFiltros.flatMap(expandFiltro),
    ...repuestos.map(expandRepuesto),
  ]);
  const plain = borradores.map(completeArticulo);
  return [...plain, ...buildVariantes(plain)];
}

/** Every article of the demo, in a fixed order. */
export const articulos: readonly Articulo[] = buildCatalogo();
