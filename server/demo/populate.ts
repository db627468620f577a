import { randomBytes } from 'node:crypto';
import { addDays, type Dia, type EmpresaPerfil } from '@distri/domain/kernel';
import type pg from 'pg';
import { hashPassword } from '../src/acceso/index.ts';
import { addArticulos, surtido } from './articulos.ts';
import { addAvisos } from './avisos.ts';
import { BulkWriter, type Table } from './bulkWriter.ts';
import { at, lastWorkdayBefore } from './calendar.ts';
import { addClientes, type ClienteNuevo, drawClientes } from './clientes.ts';
import { kits } from './data/articulos/kits.ts';
import { choferes } from './data/nombres/personas.ts';
import { vehiculos } from './data/nombres/transporte.ts';
import { simulate } from './documentos/simular.ts';
import { addImagenes, renderImagenes, renderRecibos } from './imagenes.ts';
import { addMaestros } from './maestros.ts';
import type { Mundo, UsuarioDemo } from './mundo.ts';
import { type DemoSize, type Plan, planFor } from './plan.ts';
import { createPrng, type Prng } from './prng.ts';
import { withoutIndexes } from './suspend.ts';
import { CLAVE_DEMO, demoUsuarios, insertUsuarios, vendedorDeNivel } from './usuarios.ts';
import { addVendedores, drawVendedores, type VendedorDemo } from './vendedores.ts';

/** Every table that the demo fills, each after those that it refers to. */
const WRITE_ORDER: readonly Table[] = [
  'jurisdicciones',
  'provincias',
  'localidades',
  'alicuotas',
  'resp_iva',
  'tipos_docu',
  'bancos',
  'cuentas_bancarias',
  'condiciones_venta',
  'tipos_asiento',
  'transportes',
  'zonas',
  'depositos',
  'tipos_pedido',
  'bonificaciones_rango_litros',
  'bonificaciones_dias_pago',
  'clasificaciones_cliente',
  'calidades_articulo',
  'rubros_articulo',
  'envases_articulo',
  'lineas_articulo',
  'proveedores',
  'proveedores_grupos',
  'proveedores_grupos_miembros',
  'choferes',
  'vehiculos',
  'vendedores',
  'archivos',
  'articulos',
  'articulos_componentes',
  'equivalencias_filtros',
  'clientes',
  'direcciones_entrega',
  'notificaciones',
  'stock',
  'stock_movimientos',
  'cotizaciones',
  'cotizacion_lineas',
  'cotizacion_items',
  'pedidos',
  'pedido_lineas',
  'hojas_de_ruta',
  'hoja_pedidos',
  'historial',
  'facturas',
  'factura_lineas',
  'remitos',
  'remito_lineas',
  'notas_credito',
  'nota_credito_lineas',
  'nota_credito_facturas',
  'autorizaciones',
  'factura_recibos',
  'cobranzas',
  'cuenta_documentos',
  'cobranza_documentos',
  'cobranza_items',
  'cheques',
  'cobranza_comprobantes',
  'cobranza_ajustes',
  'asientos',
  'rendiciones',
  'rendicion_cobranzas',
  'cuentas_corrientes',
  'cuenta_movimientos',
  'talonarios',
];

/** The tables that grow with every document. */
const DOCUMENTOS: readonly Table[] = WRITE_ORDER.slice(WRITE_ORDER.indexOf('stock'));

interface Encargo {
  size: DemoSize;
  log: (line: string) => void;
  today: Dia;
}

/** Fills an empty database and declares it a complete demo. Runs inside the caller's transaction. */
export async function populate(client: pg.ClientBase, empresa: EmpresaPerfil, encargo: Encargo): Promise<void> {
  await client.query(
    "INSERT INTO instalacion (id, empresa, clase, clave_firma) VALUES (1, $1, 'demo', $2) ON CONFLICT (id) DO NOTHING",
    [empresa.id, randomBytes(32)],
  );
  const plan = planFor(empresa, encargo.size);
  const prng = createPrng(`${empresa.id}/${encargo.size}`);
  const writer = new BulkWriter(client, WRITE_ORDER);
  const vendedores = drawVendedores(plan.sucursal, prng.fork('vendedores'));
  await addFixed(writer, empresa, plan, vendedores, encargo.today);
  const clientes = drawPeople(plan, vendedores, encargo.today, prng);
  addClientes(writer, clientes);
  await writer.flush();
  encargo.log(`${clientes.length} clientes, ${surtido(plan.articulos).length} artículos`);
  const usuarios = await addUsuarios(client, empresa, vendedores, clientes, encargo.today);
  const recibos = (await renderRecibos()).map(({ hash }) => hash);
  const mundo = openMundo(empresa, plan, encargo.today, { prng, vendedores, clientes, usuarios, recibos });
  addAvisos(writer, mundo, lastWorkdayBefore(encargo.today));
  await withoutIndexes(client, DOCUMENTOS, () => simulate(mundo, client, writer));
  await closeSequences(client, clientes);
  await client.query('UPDATE instalacion SET demo_completa = true');
  encargo.log(`${writer.written.toLocaleString('es-AR')} filas`);
}

async function addFixed(
  writer: BulkWriter,
  empresa: EmpresaPerfil,
  plan: Plan,
  vendedores: readonly VendedorDemo[],
  today: Dia,
): Promise<void> {
  addMaestros(writer, empresa);
  for (const { id, description } of choferes) writer.add('choferes', { id, nombre: description });
  for (const { id, description, patente, capacidad, tipo, transporte } of vehiculos)
    writer.add('vehiculos', { id, detalle: description, patente, capacidad, tipo, transporte });
  addVendedores(writer, vendedores);
  const imagenes = await renderImagenes();
  addImagenes(writer, imagenes, today);
  addImagenes(writer, await renderRecibos(), today);
  const hashes = new Map(imagenes.map(({ nombre, hash }) => [nombre, hash]));
  addArticulos(writer, surtido(plan.articulos), hashes, today);
}

function drawPeople(plan: Plan, vendedores: readonly VendedorDemo[], hoy: Dia, prng: Prng): ClienteNuevo[] {
  const vendedorDeCasos = vendedorDeNivel(vendedores, 4).id;
  return drawClientes({ plan, hoy, vendedores, vendedorDeCasos }, prng.fork('clientes'));
}

async function addUsuarios(
  client: pg.ClientBase,
  empresa: EmpresaPerfil,
  vendedores: readonly VendedorDemo[],
  clientes: readonly ClienteNuevo[],
  today: Dia,
): Promise<UsuarioDemo[]> {
  const rows = clientes.map(({ row: { id, razsoc, cuit = '' } }) => ({ id, razsoc, cuit }));
  const usuarios = demoUsuarios(empresa, vendedores, rows);
  return insertUsuarios(client, usuarios, await hashPassword(CLAVE_DEMO), at(addDays(today, -400), 540));
}

interface Gente {
  prng: Prng;
  vendedores: readonly VendedorDemo[];
  clientes: readonly ClienteNuevo[];
  usuarios: readonly UsuarioDemo[];
  recibos: readonly string[];
}

function openMundo(empresa: EmpresaPerfil, plan: Plan, hoy: Dia, gente: Gente): Mundo {
  const { prng, vendedores, clientes, usuarios, recibos } = gente;
  const byName = new Map(usuarios.map((usuario) => [usuario.username, usuario]));
  const usuario = (username: string) => {
    const found = byName.get(username);
    if (found === undefined) throw new RangeError(`no user ${username}`);
    return found;
  };
  const vendedorUsuario = new Map([
    [vendedorDeNivel(vendedores, 3).id, 'supervisor'],
    [vendedorDeNivel(vendedores, 4).id, 'vendedor'],
    [vendedorDeNivel(vendedores, 6).id, 'vendedor6'],
  ]);
  const demos = clientes.map(({ demo }) => demo);
  const articulos = surtido(plan.articulos);
  return { empresa, plan, hoy, prng, articulos, kits, clientes: demos, recibos, vendedorUsuario, usuario };
}

const CON_NUMERO = [
  ...(['cotizaciones', 'pedidos', 'facturas', 'remitos', 'notas_credito', 'hojas_de_ruta'] as const),
  ...(['cuenta_documentos', 'cobranzas', 'cobranza_items', 'rendiciones'] as const),
];

/** Rows came with their numbers: the counters go on after the last. */
async function closeSequences(client: pg.ClientBase, clientes: readonly ClienteNuevo[]): Promise<void> {
  for (const table of CON_NUMERO)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) FROM ${table}`,
    );
  const ocasionales = clientes.filter(({ row }) => row.id.startsWith('X')).length;
  await client.query("SELECT setval('clientes_ocasionales', $1, false)", [ocasionales + 1]);
}
