import {
  type DocumentoCot,
  type EnvioGuardado,
  ESTADO_VISIBLE_COT,
  type HojaCot,
  tipoDeVehiculo,
} from '@distri/domain/cot';
import { formatNumero } from '@distri/domain/cuentas';
import type { GridColumn } from '../platform/grid/types.ts';
import { estadoDeHoja } from './hoja.ts';

export const TIPO_DOCUMENTO = { FAC: 'Factura', REM: 'Remito' } as const;
/** 'Remito R 0004-00001234'. */
export const nombreDocumento = ({ tipo, numero }: { tipo: 'FAC' | 'REM'; numero: string }) =>
  `${TIPO_DOCUMENTO[tipo]} ${formatNumero(numero)}`;

const estadoDe = ({ estado }: DocumentoCot) => (estado === null ? null : ESTADO_VISIBLE_COT[estado]);

/** D3 §3: id, tipo, numero, ingreso, importe, razsoc; added, its COT. */
export const COLUMNAS_DOCUMENTOS: readonly GridColumn<DocumentoCot>[] = [
  {
    id: 'numero',
    title: 'Número',
    kind: 'codigo',
    width: 146,
    value: (d) => formatNumero(d.numero),
    fixed: true,
    phone: 'line',
  },
  {
    id: 'tipo',
    title: 'Tipo',
    kind: 'texto',
    width: 78,
    value: (d) => TIPO_DOCUMENTO[d.tipo],
    filter: 'set',
    groupable: true,
    phone: 'line',
  },
  { id: 'ingreso', title: 'Fecha', kind: 'fecha', width: 98, value: (d) => d.ingreso, phone: 'detail' },
  { id: 'razsoc', title: 'Cliente', kind: 'nombre', width: 214, value: (d) => d.razsoc, fixed: true, phone: 'title' },
  {
    id: 'localidad',
    title: 'Localidad',
    kind: 'texto',
    width: 124,
    value: (d) => d.localidad,
    filter: 'set',
    groupable: true,
  },
  { id: 'pedidos', title: 'Pedidos', kind: 'texto', width: 100, value: (d) => d.pedidos.join(', '), hidden: true },
  {
    id: 'importe',
    title: 'Importe neto',
    kind: 'importe',
    width: 132,
    value: (d) => d.importe,
    sum: true,
    phone: 'figure',
  },
  { id: 'cot', title: 'COT', kind: 'codigo', width: 116, value: (d) => d.cot ?? '' },
  {
    id: 'estado',
    title: 'Estado',
    kind: 'chip',
    width: 128,
    value: (d) => estadoDe(d)?.palabra ?? 'Sin COT',
    chip: estadoDe,
    filter: 'set',
    phone: 'chip',
  },
];
export const DOCUMENTOS_NOUN = { one: 'documento', many: 'documentos' } as const;
export const idDocumento = ({ tipo, id }: DocumentoCot) => `${tipo}-${id}`;

/** D3 §3. */
export const COLUMNAS_HOJAS: readonly GridColumn<HojaCot>[] = [
  { id: 'id', title: 'Hoja', kind: 'id', width: 68, value: (h) => h.id, fixed: true, phone: 'line' },
  { id: 'fecha', title: 'Fecha', kind: 'fecha', width: 98, value: (h) => h.fecha, phone: 'line' },
  {
    id: 'vehiculo',
    title: 'Vehículo',
    kind: 'nombre',
    width: 196,
    value: (h) => h.vehiculo_desc,
    fixed: true,
    phone: 'title',
  },
  { id: 'patente', title: 'Dominio', kind: 'codigo', width: 90, value: (h) => h.patente },
  {
    id: 'propio',
    title: 'Transporte',
    kind: 'texto',
    width: 94,
    value: (h) => tipoDeVehiculo(h.vehiculo_tipo),
    filter: 'set',
  },
  {
    id: 'chofer',
    title: 'Chofer',
    kind: 'texto',
    width: 132,
    value: (h) => h.chofer_desc,
    filter: 'set',
    phone: 'detail',
  },
  { id: 'zona', title: 'Zona', kind: 'texto', width: 78, value: (h) => h.zona, filter: 'set', groupable: true },
  { id: 'pedidos', title: 'Pedidos', kind: 'numero', width: 78, value: (h) => h.pedidos.length },
  // Invoice and delivery note of each: twice what travels.
  {
    id: 'documentos',
    title: 'Documentos',
    kind: 'numero',
    width: 110,
    value: (h) => h.documentos.length,
    hidden: true,
  },
  { id: 'litros', title: 'Litros', kind: 'litros', width: 88, value: (h) => h.litros, phone: 'figure' },
  {
    id: 'estado',
    title: 'Estado',
    kind: 'chip',
    width: 132,
    value: (h) => estadoDeHoja(h)?.palabra ?? 'Sin COT',
    chip: estadoDeHoja,
    filter: 'set',
    phone: 'chip',
  },
  { id: 'usuario', title: 'Usuario', kind: 'texto', width: 130, value: (h) => h.usuario_desc, hidden: true },
];
export const HOJAS_NOUN = { one: 'hoja de ruta', many: 'hojas de ruta' } as const;

const documentosDe = (envio: EnvioGuardado) => envio.remitos.length;
const conCot = (envio: EnvioGuardado) => envio.remitos.filter(({ cot }) => cot !== null).length;

export const COLUMNAS_ENVIOS: readonly GridColumn<EnvioGuardado>[] = [
  { id: 'momento', title: 'Momento', kind: 'instante', width: 124, value: (e) => e.momento, phone: 'line' },
  { id: 'nombre', title: 'Archivo', kind: 'codigo', width: 308, value: (e) => e.nombre, fixed: true },
  {
    id: 'usuario',
    title: 'Usuario',
    kind: 'texto',
    width: 100,
    value: (e) => e.username,
    filter: 'set',
    phone: 'detail',
  },
  { id: 'dominio', title: 'Dominio', kind: 'codigo', width: 92, value: (e) => e.dominio, phone: 'title' },
  { id: 'documentos', title: 'Documentos', kind: 'numero', width: 104, value: documentosDe },
  {
    id: 'conCot',
    title: 'Con COT',
    kind: 'numero',
    width: 84,
    value: conCot,
    phone: 'detail',
    phoneText: (e) => `${conCot(e)} de ${documentosDe(e)} con COT`,
  },
  { id: 'comprobante', title: 'Comprobante', kind: 'codigo', width: 110, value: (e) => e.numeroComprobante },
  {
    id: 'estado',
    title: 'Estado',
    kind: 'chip',
    width: 134,
    value: (e) => ESTADO_VISIBLE_COT[e.estado].palabra,
    chip: (e) => ESTADO_VISIBLE_COT[e.estado],
    filter: 'set',
    phone: 'chip',
  },
];
export const ENVIOS_NOUN = { one: 'archivo', many: 'archivos' } as const;
