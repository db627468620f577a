import type { Pedida } from './mutaciones.ts';

/** What the good requests speak of. */
export interface Lugar {
  cliente: string;
  /** Of another salesperson; only who sees everything reaches it. */
  otroCliente: string;
  articulo: string;
  otroArticulo: string;
  cotizacion: number;
  otraCotizacion: number;
  /** Orders of their own for calls that change them. */
  pedido: number;
  otroPedido: number;
  /** Delivered in part. */
  entregado: number;
  usuario: number;
}

const under = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`);
const LEYENDAS = ['leyenda1', 'leyenda2', 'leyenda3', 'leyenda4'];
const CABECERA_OPCIONAL = ['condcomercial', 'notacompra', ...LEYENDAS, 'talremito', 'usuario', 'vendedor', 'comision'];
/** The server writes legends 1 and 2; a purchase note may be empty, and a line keeps the article's own text. */
const TEXTOS_VACIOS = [...under('header', ['notacompra', ...LEYENDAS]), 'articulos.*.detalle'];

const IMPORTE = /importe/;
const ALIAS = {
  /** Changing any of these changes the amounts, which are compared first. */
  cantidad: IMPORTE,
  precio: IMPORTE,
  bonificacion: IMPORTE,
  condcomercial: /condicion comercial/,
  cliente: /cliente/,
  id: /articulo|pedido|cliente|direccion/,
  version: /cambio el pedido/,
  direccionEntrega: /direccion de entrega/,
};

const linea = (id: string) => ({ id, cantidad: 2, precio: 1000, bonificacion: 5, detalle: 'Aceite' });

const cabecera = ({ usuario }: Lugar) => ({
  bonificacion: 0,
  listaprecio: 1,
  condcomercial: 1,
  notacompra: 'OC 15',
  leyenda1: 'uno',
  leyenda2: 'dos',
  leyenda3: 'tres',
  leyenda4: 'cuatro',
  direccionEntrega: 1,
  usuario,
  vendedor: 'V1',
  comision: 3,
});
const CABECERA_AJENA: Pedida['ajenos'] = [
  ['header.condcomercial', 77],
  ['header.usuario', 999_999],
  ['header.vendedor', 'ZZ'],
  ['header.direccionEntrega', 44],
  ['header.listaprecio', 7],
  ['header.comision', 101],
  ['articulos.0.id', 'NO-EXISTE'],
  ['articulos.1.fromArmado', 5],
  ['articulos.1.armado', 'NO-EXISTE'],
];

/** A good request of each call that writes in the sales area, and what its document lets people leave out (D2 §3, §7). */
export const LLAMADAS: Readonly<Record<string, (lugar: Lugar) => Pedida>> = {
  'cotizaciones.crear': (lugar) => ({
    query: { cliente: lugar.cliente },
    body: {
      header: { ...cabecera(lugar), ingreso: '20/11/2026', entrega: '23/11/2026', isPrepago: false, isProforma: false },
      importes: { subtotal: 3800, bonificado: 0, total: 3800 },
      articulos: [linea(lugar.articulo), linea(lugar.otroArticulo)],
      itemsDeCobranza: [],
      operation: 'CREATE',
      referencia: lugar.cotizacion,
    },
    opcionales: [
      ...under('header', [...CABECERA_OPCIONAL, 'isPrepago', 'isProforma', 'direccionEntrega']),
      'articulos.*.detalle',
      'itemsDeCobranza',
      'referencia',
    ],
    nulos: ['header.direccionEntrega', 'referencia'],
    vacios: TEXTOS_VACIOS,
    listasVacias: ['itemsDeCobranza'],
    ajenos: [
      ...(CABECERA_AJENA ?? []),
      ['referencia', 999_999],
      ['referencia', lugar.otraCotizacion],
      ['operation', 'EDIT'],
      ['header.ingreso', '19/11/2026'],
      ['header.entrega', '19/11/2026'],
    ],
    alias: { ...ALIAS, referencia: /cotizacion de referencia/ },
  }),
  'pedidos.crear': (lugar) => ({
    query: { cliente: lugar.cliente },
    body: {
      header: { ...cabecera(lugar), tipoasiento: 1, transporte: '000' },
      ingreso: '20/11/2026',
      entrega: '23/11/2026',
      importe: 3800,
      condvta30: false,
      articulos: [linea(lugar.articulo), linea(lugar.otroArticulo)],
      cotizacion: lugar.cotizacion,
    },
    opcionales: [
      ...under('header', [...CABECERA_OPCIONAL, 'tipoasiento', 'transporte']),
      'articulos.*.detalle',
      'condvta30',
      'cotizacion',
    ],
    nulos: ['cotizacion'],
    vacios: TEXTOS_VACIOS,
    ajenos: [
      ...(CABECERA_AJENA ?? []),
      ['header.tipoasiento', 88],
      ['header.transporte', 'ZZZ'],
      ['cotizacion', 999_999],
      ['cotizacion', lugar.otraCotizacion],
      ['ingreso', '19/11/2026'],
      ['entrega', '19/11/2026'],
    ],
    alias: { ...ALIAS, cotizacion: /cotizacion de referencia/ },
  }),
  'pedidos.changeStatus': ({ pedido }) => ({
    query: { id: String(pedido), status: 'I', version: '1' },
    body: { motivo: 'Espera el pago' },
    opcionales: ['motivo', '?version'],
    vacios: ['motivo'],
    ajenos: [
      ['?id', 999_999],
      ['?status', 'Z'],
      ['?status', 'n'],
      ['?version', 9],
    ],
    alias: ALIAS,
  }),
  'pedidos.changeADespachar': ({ otroPedido }) => ({
    query: { id: String(otroPedido), version: '1' },
    body: [{ numrenglon: 1, adespachar: 1 }],
    opcionales: ['?version'],
    ajenos: [
      ['?id', 999_999],
      ['0.numrenglon', 3],
      ['0.adespachar', 2.001],
      [
        '',
        [
          { numrenglon: 1, adespachar: 1 },
          { numrenglon: 1, adespachar: 2 },
        ],
      ],
    ],
    alias: { ...ALIAS, numrenglon: /renglon/, adespachar: /cantidades a despachar/ },
  }),
  'pedidos.devueltas': ({ entregado }) => ({
    query: { id: String(entregado), version: '1' },
    body: [{ numrenglon: 1, devuelto: 1 }],
    opcionales: ['?version'],
    ajenos: [
      ['?id', 999_999],
      ['0.numrenglon', 3],
      ['0.devuelto', 2.001],
      [
        '',
        [
          { numrenglon: 1, devuelto: 1 },
          { numrenglon: 1, devuelto: 2 },
        ],
      ],
    ],
    alias: { ...ALIAS, numrenglon: /renglon/, devuelto: /cantidades devueltas/ },
  }),
  'clientes.ocasional': () => ({
    query: {},
    body: {
      razsoc: 'TALLER DE PASO',
      direccion: 'Mitre 100',
      localidad: 'Quilmes',
      provincia: 1,
      codpostal: '1878',
      transporte: '000',
      zona: 3,
      telefono: '11 4444-5555',
      vendedor: 'V1',
      tipodocu: 96,
      numdocu: '28123456',
      respIVA: 'CF',
    },
    opcionales: ['localidad', 'provincia', 'codpostal', 'transporte', 'zona', 'telefono', 'tipodocu', 'respIVA'],
    vacios: ['localidad', 'codpostal', 'transporte', 'telefono', 'provincia', 'zona', 'respIVA'],
    ajenos: [
      ['provincia', 99],
      ['zona', 99],
      ['transporte', 'ZZZ'],
      ['vendedor', 'ZZ'],
      ['tipodocu', 1],
      ['respIVA', 'ZZ'],
      ['numdocu', '12-34'],
    ],
  }),
  'clientes.ubicar': ({ cliente }) => ({
    query: { id: cliente, direccion: '1' },
    body: { latitud: -34.65, longitud: -58.58 },
    opcionales: ['?direccion'],
    negativos: ['latitud', 'longitud'],
    ajenos: [
      ['?id', 'NO-EXISTE'],
      ['?direccion', 44],
      ['latitud', 90.5],
      ['longitud', -180.5],
    ],
    alias: ALIAS,
  }),
  'articulos.editSecurityStock': ({ articulo }) => ({
    query: { id: articulo },
    body: { value: 12 },
    ajenos: [['value', 10_000_000]],
    alias: ALIAS,
  }),
};
