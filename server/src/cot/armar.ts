import {
  checkPedidosFacturados,
  checkRemito,
  codigoUnico,
  documentoConsumidor,
  type HojaCot,
  lugarDeArreglo,
  MENSAJES_COT,
  type ProblemaCot,
  partirDomicilio,
  RESULTADOS_VIVOS,
  type RemitoCot,
  sinRepetir,
  UNIDAD_LITROS,
  UNIDAD_UNIDADES,
} from '@distri/domain/cot';
import { type Dia, type EmpresaPerfil, normalizeCuit, problemText } from '@distri/domain/kernel';
import type { DocumentoRow, VehiculoRow } from './documentos.ts';

type Cot = NonNullable<EmpresaPerfil['cot']>;

/** What all the documents of a file share. */
export interface Viaje {
  cuit: string;
  razonSocial: string;
  cot: Cot;
  patente: string;
  /** The house's own list knows its plate; else it is our own transport (domain-facts §1.6). */
  vehiculo: VehiculoRow | null;
  hoja: HojaCot | null;
  hoy: Dia;
  /** Since midnight in Buenos Aires. */
  minutos: number;
}

export interface Armado {
  row: DocumentoRow;
  remito: RemitoCot;
  numeroUnico: string;
  problemas: ProblemaCot[];
}

/** Documents that travel: with invoice and delivery note both chosen, the latter alone (domain-facts §1.6). */
export function queViajan(rows: readonly DocumentoRow[]): DocumentoRow[] {
  return sinRepetir(rows);
}

/** Each document as its record, with what stands against it. */
export function armar(rows: readonly DocumentoRow[], viaje: Viaje): Armado[] {
  return rows.map((row) => {
    const remito = remitoDe(row, viaje);
    const momento = { hoy: viaje.hoy, minutos: viaje.minutos };
    const problemas = [...problemasDeEstado(row), ...checkRemito(remito, viaje.cuit, momento)];
    return { row, remito, numeroUnico: codigoUnico(remito), problemas };
  });
}

/** Problems that every document of the file repeats, since they are the truck's or the company's. */
const DE_TODOS: readonly ProblemaCot['code'][] = ['PATENTE', 'TRANSPORTISTA', 'ORIGEN_DOMICILIO', 'HORA_PASADA'];

/** Those of the whole, once each; uninvoiced orders of the sheet first (D3 §5). */
export function problemasGenerales(armados: readonly Armado[], hoja: HojaCot | null): ProblemaCot[] {
  const shared = armados.flatMap(({ problemas }) => problemas.filter(({ code }) => DE_TODOS.includes(code)));
  const once = [...new Map(shared.map((problem) => [problem.code, problem])).values()];
  return [...checkPedidosFacturados(hoja?.pedidos ?? []), ...once];
}

export function problemasPropios({ problemas }: Armado): ProblemaCot[] {
  return problemas.filter(({ code }) => !DE_TODOS.includes(code));
}

/** A problem as it travels: its sentence and where it is mended. */
export function presentProblema(problem: ProblemaCot) {
  const { code, params } = problem;
  const articulo =
    code === 'CODIGO_ARBA' && params?.articulo !== undefined ? { articulo: String(params.articulo) } : {};
  return { code, message: problemText(MENSAJES_COT, problem), lugar: lugarDeArreglo(code), ...articulo };
}

const DE_RESULTADO = {
  enviando: 'ENVIANDO',
  sin_respuesta: 'SIN_RESPUESTA',
  aceptado: 'CON_COT',
  a_verificar: 'A_VERIFICAR',
} as const;

/** Another file carries it already: one number, one COT. */
function problemasDeEstado({ resultado, cot }: DocumentoRow): ProblemaCot[] {
  if (resultado === null || resultado === 'rechazado' || resultado === 'descargado') return [];
  if (!RESULTADOS_VIVOS.includes(resultado)) return [];
  return [{ code: DE_RESULTADO[resultado], severity: 'block', params: { cot: cot ?? '' } }];
}

/** Document codes of field 3 (domain-facts §1.3). */
const CODIGOS: Readonly<Record<string, string>> = {
  FACA: '001',
  FACB: '006',
  FACC: '011',
  FACM: '051',
  REMR: '091',
  REMX: '094',
};

function remitoDe(row: DocumentoRow, viaje: Viaje): RemitoCot {
  const { cot, cuit, razonSocial, vehiculo, patente, hoja } = viaje;
  return {
    fechaEmision: row.ingreso,
    codigoDocumento: CODIGOS[row.tipo + row.letra] ?? '099',
    puntoVenta: row.punto_venta,
    numero: row.numero,
    fechaSalida: hoja && hoja.fecha > viaje.hoy ? hoja.fecha : viaje.hoy,
    horaSalida: hoja?.salida && hoja.fecha >= viaje.hoy ? hoja.salida.replace(':', '') : null,
    destinatario: destinatarioDe(row),
    destino: {
      ...partirDomicilio(row.direccion),
      codigoPostal: row.codpostal,
      localidad: row.localidad,
      provincia: row.provincia,
    },
    codigoDestino: row.direccion_id === null ? '' : `${row.cliente}-${row.direccion_id}`,
    origen: { cuit, razonSocial, domicilio: cot.origen },
    transportistaCuit: vehiculo?.tipo === 'T' ? normalizeCuit(vehiculo.cuit) : cuit,
    patente,
    devolucion: false,
    importe: row.importe,
    productos: row.productos.map(({ articulo, detalle, codigo_arba, liquido, centesimos }) => ({
      codigoArba: codigo_arba,
      unidad: liquido ? UNIDAD_LITROS : UNIDAD_UNIDADES,
      cantidad: centesimos,
      codigo: articulo,
      detalle,
    })),
  };
}

function destinatarioDe({ receptor, razsoc }: DocumentoRow): RemitoCot['destinatario'] {
  const { tipodocu = 80, numeroDocumento = '', condicionIVA } = receptor;
  const razonSocial = receptor.razsoc ?? razsoc;
  if (condicionIVA !== 'CF') return { consumidorFinal: false, cuit: normalizeCuit(numeroDocumento), razonSocial };
  return { consumidorFinal: true, razonSocial, ...documentoConsumidor(tipodocu, numeroDocumento) };
}

/** What the load is worth and weighs. */
export function cargaDe(rows: readonly DocumentoRow[]): { importe: number; kilos: number } {
  const kilos = rows.flatMap(({ productos }) => productos).reduce((sum, one) => sum + Math.round(one.kilos * 1000), 0);
  return { importe: rows.reduce((sum, { importe }) => sum + importe, 0), kilos: kilos / 1000 };
}
