import { readFileSync } from 'node:fs';
import { ROLES, type Rol } from '@distri/domain/kernel';
import { cotizacionBody, pedidoBody } from './stories/venta.ts';
import { PRECIO, type World } from './world.ts';

/** What a role gets for a well-formed call over the world's own rows. */
export type Cell = '2' | '403' | '404';

/** A line of `matrix.csv`, which is written by hand from the documents and never generated (decisions 4). */
export interface MatrixRow {
  call: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With placeholders in braces for the ids of the world. */
  address: string;
  cells: ReadonlyMap<Rol, Cell>;
  reason: string;
}

const FILE = new URL('./matrix.csv', import.meta.url);

function splitLine(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
    .slice(0, 3 + ROLES.length + 1);
}

function parseCell(text: string | undefined, line: string): Cell {
  if (text === '2' || text === '403' || text === '404') return text;
  throw new Error(`"${text}" is no cell of the matrix: ${line}`);
}

export function readMatrix(): MatrixRow[] {
  const [header = '', ...lines] = readFileSync(FILE, 'utf8').trim().split('\n');
  const roles = splitLine(header).slice(3, 3 + ROLES.length) as Rol[];
  return lines.map((line) => {
    const [call = '', method = '', address = '', ...rest] = splitLine(line);
    const cells = new Map(roles.map((rol, index) => [rol, parseCell(rest[index], line)]));
    return { call, method: method as MatrixRow['method'], address, cells, reason: rest[roles.length] ?? '' };
  });
}

/** The address with the ids of a world in it. */
export function addressIn(row: Pick<MatrixRow, 'address'>, world: World): string {
  return row.address.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = new Map<string, string | number>(Object.entries(world)).get(name);
    if (value === undefined) throw new Error(`the world has no ${name}`);
    return encodeURIComponent(value);
  });
}

/** Wire bodies of the calls that take one. */
export function bodyIn(call: string, world: World, credentials: object): object | undefined {
  const linea = { id: world.articulo, cantidad: 1, precio: PRECIO };
  const wireLine = { id: linea.id, cantidad: 1, precio: PRECIO / 100, bonificacion: 0 };
  const pesos = PRECIO / 100;
  const bodies: Record<string, () => object> = {
    'acceso.ingresar': () => credentials,
    'notificaciones.enviar': () => ({ to: ['ROLE_A'], msg: 'Prueba' }),
    'notificaciones.vistas': () => ({}),
    'proveedores.grupos': () => ({ proveedores: [7] }),
    'correo.enviar': () => ({ to: 'a@b.example', subject: 'Prueba', body: 'Prueba', attachFile: false }),
    'clientes.ocasional': () => ({
      razsoc: 'OCASIONAL DE PRUEBA',
      direccion: 'Ruta 3 km 690',
      numdocu: '30-71234567-1',
      vendedor: world.vendedor,
      confirmaDocumento: true,
    }),
    'clientes.ubicar': () => ({ latitud: -34.65, longitud: -58.58 }),
    'clientes.listado': () => ({ filteredIds: [world.cliente] }),
    'cotizaciones.crear': () => ({
      ...cotizacionBody([linea]),
      importes: { subtotal: pesos, bonificado: 0, total: pesos },
      articulos: [wireLine],
    }),
    'cotizaciones.editar': () => ({
      ...cotizacionBody([linea], { isPrepago: true }),
      header: { ...cotizacionBody([linea], { isPrepago: true }).header, id: 2_147_483_647, version: 1 },
      importes: { subtotal: pesos, bonificado: 0, total: pesos },
      articulos: [wireLine],
      operation: 'EDIT',
    }),
    'cot.generar': () => ({ facturas: [], remitos: [world.remito], dominio: 'AB123CD', action: 'xls' }),
    'cot.revisar': () => ({ facturas: [], remitos: [world.remito], dominio: 'AB123CD' }),
    'cot.cargar': () => ({ envio: 2_147_483_647, numeroUnico: '0910000400000001', cot: '70000000001' }),
    'cot.codigoArticulo': () => ({ articulo: world.articulo, codigo: '271019' }),
    'prepago.actualizar': () => ({ idcotiza: world.prepago, action: '' }),
    'articulos.averageSells': () => ({}),
    'articulos.editSecurityStock': () => ({ value: 4 }),
    'facturas.crear': () => ({ pedidos: [{ pedido: world.facturado }] }),
    'notasCredito.devolucion': () => ({ articulos: [{ numrenglon: 1, cantidad: 1 }] }),
    'notasCredito.crear': () => ({
      articulos: [{ id: 'DIFPRECIO', detalle: 'Diferencia de precio', precio: pesos }],
      facturas: [world.factura],
      importe: pesos,
    }),
    'cobranzas.crear': () => cobranzaDe(world),
    'cobranzas.editar': () => ({ ...cobranzaDe(world), version: 1 }),
    'cobranzas.filtrar': () => ({ withDetails: true }),
    'recepciones.actualizar': () => ({ id: 'I2147483', version: 1 }),
    'rendiciones.crear': () => ({ ids: [2_147_483_647] }),
    'rendiciones.listar': () => ({}),
    'rendiciones.pdf': () => ({ cobranzas: [2_147_483_647] }),
    'pedidos.changeADespachar': () => [{ numrenglon: 1, adespachar: 1 }] as object,
    'pedidos.devueltas': () => [{ numrenglon: 1, devuelto: 1 }] as object,
    'pedidos.crear': () => ({ ...pedidoBody([linea]), importe: pesos, articulos: [wireLine] }),
  };
  return bodies[call]?.();
}

let recibos = 60_000;

/** A small part of the world's document, paid too late for a discount; on the wire. */
function cobranzaDe({ documento }: World) {
  recibos += 1;
  const item = { id: 1, tipo: 'EFE', fecha: '01/03/2027', importe: 100, leyenda: 'Efectivo' };
  const documentos = [{ id: documento, tipo: 'FAC', importe: 100 }];
  const cobranza = {
    numrec: String(recibos),
    fecharecibo: '20/11/2026',
    documentos,
    items: [item],
    impdesc: 0,
    saldo: 0,
  };
  return { headerData: {}, cobranza };
}
