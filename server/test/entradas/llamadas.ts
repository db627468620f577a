import type { Json, Pedida } from './mutaciones.ts';

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
  /** Bulk: its litres are asked. */
  granel: number;
  /** Invoices of their own for each kind of note. */
  factura: number;
  otraFactura: number;
  /** Prepaid, nobody approved them yet. */
  prepago: number;
  otroPrepago: number;
  /** Open in the customer's account, for new collections. */
  documento: number;
  /** A collection of $ 100 of another document: to edit, and to delete. */
  cobranza: number;
  otraCobranza: number;
  cobrado: number;
  /** A value that waits for its reception, and an approved collection. */
  valor: { id: string; version: number };
  aprobada: number;
  /** Saved, to wait for its term adjustment. */
  guardada: number;
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

const cabecera = ({ usuario }: Pick<Lugar, 'usuario'>) => ({
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

/** Pays the prepaid quotation below to the centavo: 4598 x 0.70. */
const ITEM = {
  id: 1001,
  tipo: 'TRF',
  fecha: '20/11/2026',
  importe: 3218.6,
  leyenda: 'Transferencia',
  transferencia: { numero: '4471', cuenta: 1 },
};
const ITEM_OPCIONAL = under('itemsDeCobranza.*', [
  'leyenda',
  'transferencia',
  'transferencia.numero',
  'transferencia.cuenta',
]);

/** A prepaid quotation as the form sends it: with taxes, of Shell articles, and its payment. */
export const prepagoNuevo = (lugar: Pick<Lugar, 'articulo' | 'otroArticulo' | 'usuario'>) => ({
  header: {
    ...cabecera(lugar),
    ingreso: '20/11/2026',
    entrega: '23/11/2026',
    isPrepago: true,
    isProforma: true,
  },
  importes: { subtotal: 3800, bonificado: 0, total: 4598 },
  articulos: [linea(lugar.articulo), linea(lugar.otroArticulo)],
  itemsDeCobranza: [ITEM],
  operation: 'CREATE',
});

/** Cash and a paper cheque, too late for any discount. */
const valores = (cheque: string): Json[] => [
  { id: 1, tipo: 'EFE', fecha: '01/03/2027', importe: 60, leyenda: 'Efectivo' },
  {
    id: 2,
    tipo: 'CHF',
    importe: 0,
    leyenda: 'Cheques',
    cheques: [
      {
        numero: cheque,
        banco: '011',
        fecha: '01/03/2027',
        importe: 40,
        iselectro: false,
        idelectro: '',
        repetido: false,
      },
    ],
  },
];

/** A collection of $ 100 as the form sends it. */
const cobranzaNueva = (documento: number, numrec: string, usuario: number): { [name: string]: Json } => ({
  headerData: {
    usuario,
    condcomercial: 1,
    tipoasiento: 1,
    talrecibo: 3,
    jurisdiccion: 902,
    transporte: '000',
    leyenda1: 'uno',
    leyenda2: 'dos',
  },
  cobranza: {
    numrec,
    fecharecibo: '20/11/2026',
    observa: 'Revisada',
    documentos: [{ id: documento, tipo: 'FAC', importe: 100 }],
    items: valores(numrec),
    impdesc: 0,
    saldo: 0,
  },
  descuentoFijo: { enabled: false, tipo: 'importe', importe: 0, porcentaje: 0 },
});
const COBRANZA: Omit<Pedida, 'query'> = {
  opcionales: [
    'headerData',
    ...under('headerData', [
      ...['usuario', 'condcomercial', 'tipoasiento', 'talrecibo', 'jurisdiccion', 'transporte', 'leyenda1', 'leyenda2'],
    ]),
    ...['cobranza.observa', 'cobranza.items.*.cheques.*.iselectro', 'cobranza.items.*.cheques.*.idelectro'],
    ...['cobranza.items.*.cheques.*.repetido', 'descuentoFijo'],
    ...under('descuentoFijo', ['enabled', 'tipo', 'importe', 'porcentaje']),
  ],
  nulos: ['headerData.jurisdiccion'],
  vacios: ['headerData.leyenda1', 'headerData.leyenda2', 'cobranza.observa', 'cobranza.items.*.cheques.*.idelectro'],
  negativos: ['cobranza.items.*.importe'],
  ajenos: [
    ['headerData.usuario', 999_999],
    ['headerData.condcomercial', 77],
    ['headerData.tipoasiento', 77],
    ['headerData.talrecibo', 50],
    ['headerData.jurisdiccion', 1],
    ['headerData.transporte', 'ZZZ'],
    ['cobranza.numrec', '1A'],
    ['cobranza.numrec', '0'],
    ['cobranza.documentos.0.id', 999_999],
    ['cobranza.documentos.0.importe', 9_999_999],
    ['cobranza.documentos', []],
    ['cobranza.items', []],
    ['cobranza.items', [...valores('1'), ...valores('1')]],
    ['cobranza.items.0.tipo', 'RCO'],
    ['cobranza.items.0.fecha', '19/11/2026'],
    ['cobranza.items.1.cheques.0.banco', '999'],
    ['cobranza.items.1.cheques.0.numero', '123456789'],
    ['cobranza.impdesc', 1],
    ['cobranza.saldo', 0.01],
    ['descuentoFijo.importe', -1],
  ],
  alias: {
    ...ALIAS,
    id: /documento|items?|cliente|cobranza/,
    importe: /importe|saldo|items?|descuento/,
    fecha: /fecha|items/,
    leyenda: /items/,
    numero: /items|numero/,
    banco: /items|banco/,
    tipo: /tipo|items/,
    cheques: /items|saldo/,
    usuario: /usuario/,
    talrecibo: /talonario/,
    condcomercial: /condicion comercial/,
    tipoasiento: /tipo de asiento/,
    transporte: /transporte/,
    numrec: /recibo/,
    fecharecibo: /fecha/,
    documentos: /documento/,
    items: /item|tipo/,
    version: /cambio la cobranza/,
    porcentaje: /descuento|porcentaje/,
  },
};

/** A concept and a row of text that goes on with it. */
const CONCEPTOS: Json[] = [
  { id: 'AJUSTEPLAZO', detalle: 'Ajuste por plazo', cantidad: 1, precio: 100, bonificacion: 0 },
  { id: '', detalle: 'Recibo 15' },
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
      // So that it goes in more than once.
      confirmaDocumento: true,
    },
    opcionales: [
      ...['localidad', 'provincia', 'codpostal', 'transporte', 'zona', 'telefono', 'tipodocu', 'respIVA'],
      'confirmaDocumento',
    ],
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
  'cotizaciones.editar': (lugar) => {
    const nuevo = prepagoNuevo(lugar);
    return {
      query: { cliente: lugar.cliente },
      body: { ...nuevo, header: { ...nuevo.header, id: lugar.prepago, version: 1 }, operation: 'EDIT' },
      opcionales: [...under('header', [...CABECERA_OPCIONAL]), ...ITEM_OPCIONAL, 'articulos.*.detalle'],
      nulos: ['itemsDeCobranza.*.transferencia', 'itemsDeCobranza.*.transferencia.cuenta'],
      vacios: [...TEXTOS_VACIOS, 'itemsDeCobranza.*.leyenda', 'itemsDeCobranza.*.transferencia.numero'],
      ajenos: [
        ...(CABECERA_AJENA ?? []).filter(([campo]) => campo !== 'header.usuario'),
        ['header.id', 999_999],
        ['header.version', 9],
        ['header.isPrepago', false],
        ['operation', 'CREATE'],
        ['itemsDeCobranza.0.tipo', 'XXX'],
        ['itemsDeCobranza.0.importe', 3218.49],
        ['itemsDeCobranza.0.transferencia', { numero: '4471', cuenta: 99 }],
        ['itemsDeCobranza', [ITEM, ITEM]],
      ],
      alias: {
        ...ALIAS,
        version: /cambio la cotizacion/,
        id: /articulo|cotizacion|items?/,
        importe: /items de cobranza|importe/,
        itemsDeCobranza: /items de cobranza|item/,
        isPrepago: /prepago/,
        bonificacion: /importe|monto total/,
        transferencia: /cuenta bancaria/,
      },
    };
  },
  'cotizaciones.eliminar': ({ otroPrepago }) => ({
    query: { id: String(otroPrepago) },
    ajenos: [['?id', 999_999]],
    alias: { id: /cotizacion/ },
  }),
  'prepago.actualizar': ({ prepago }) => ({
    query: {},
    body: { idcotiza: prepago, action: 'A', updateMessage: 'Revisada' },
    opcionales: ['updateMessage'],
    vacios: ['action', 'updateMessage'],
    ajenos: [
      ['idcotiza', 999_999],
      ['action', 'X'],
      ['item', 4242],
      ['item', -1],
      ['item', 'x'],
    ],
    alias: { idcotiza: /cotizacion/, item: /item|cotizacion no esta aprobada/ },
  }),
  'prepago.cambiarEstado': ({ prepago }) => ({
    query: { id: String(prepago), status: 'A' },
    vacios: ['?status'],
    ajenos: [
      ['?id', 999_999],
      ['?status', 'a'],
    ],
    alias: { id: /cotizacion/ },
  }),
  'cobranzas.crear': ({ cliente, documento, usuario }) => ({
    ...COBRANZA,
    query: { cliente },
    body: cobranzaNueva(documento, '31001', usuario),
    ajenos: [
      ...(COBRANZA.ajenos ?? []),
      ['?cliente', 'NO-EXISTE'],
      ['cobranza.fecharecibo', '19/11/2026'],
      ['setStatus', 'A'],
    ],
    alias: { ...COBRANZA.alias, setStatus: /setstatus/ },
  }),
  'cobranzas.editar': ({ cobranza, cobrado, usuario }) => ({
    ...COBRANZA,
    query: { id: String(cobranza) },
    body: { ...cobranzaNueva(cobrado, '31002', usuario), version: 1 },
    ajenos: [
      ...(COBRANZA.ajenos ?? []),
      ['?id', 999_999],
      ['version', 9],
      ['setStatus', 'G'],
      ['_equivalenteDescuento', 'x'],
    ],
    alias: { ...COBRANZA.alias, setStatus: /setstatus/, _equivalenteDescuento: /equivalente/ },
  }),
  'cobranzas.eliminar': ({ otraCobranza }) => ({
    query: { id: String(otraCobranza) },
    ajenos: [['?id', 999_999]],
    alias: { id: /cobranza/ },
  }),
  'cobranzas.cambiarEstado': ({ guardada }) => ({
    query: { id: String(guardada), status: 'G' },
    ajenos: [
      ['?id', 999_999],
      ['?status', 'I'],
      ['?status', 'Z'],
      ['?status', 'g'],
    ],
    alias: { id: /cobranza/, status: /status|cobranza esta en/ },
  }),
  'cobranzas.actualizarEstado': ({ guardada }) => ({
    query: { id: String(guardada) },
    ajenos: [['?id', 999_999]],
    alias: { id: /cobranza/ },
  }),
  'cobranzas.ajustePlazo': ({ guardada }) => ({
    query: { id: String(guardada) },
    ajenos: [['?id', 999_999]],
    alias: { id: /cobranza/ },
  }),
  'recepciones.actualizar': ({ valor }) => ({
    query: {},
    body: { ...valor, anular: false, rechazado: false, updateMessage: 'Visto', importe: 100, fecha: '20/11/2026' },
    opcionales: ['anular', 'rechazado', 'updateMessage', 'importe', 'fecha'],
    vacios: ['updateMessage'],
    ajenos: [
      ['id', 'I999999'],
      ['id', 'C999999'],
      ['id', 'P999999'],
      ['id', 'Z1'],
      ['version', 99],
      ['importe', 0],
      ['fecha', '31/02/2026'],
    ],
    alias: { id: /valor/, version: /otra persona/ },
  }),
  'rendiciones.crear': ({ aprobada, guardada }) => ({
    query: {},
    body: { ids: [aprobada], modo: 'manual' },
    opcionales: ['modo'],
    ajenos: [
      ['ids', [999_999]],
      ['ids', [aprobada, guardada]],
      ['modo', 'papel'],
    ],
    alias: { ids: /cobranza/ },
  }),
  'cot.generar': ({ factura }) => ({
    query: {},
    body: { facturas: [factura], remitos: [], dominio: 'AB123CD', action: 'xls' },
    opcionales: ['remitos'],
    listasVacias: ['remitos'],
    ajenos: [
      ['facturas', [999_999]],
      ['remitos', [999_999]],
      ['dominio', 'AB12CD'],
    ],
    alias: { facturas: /factura|documento/, remitos: /remito/ },
  }),
  'cot.codigoArticulo': ({ articulo }) => ({
    query: {},
    body: { articulo, codigo: '271019' },
    ajenos: [
      ['articulo', 'NO-EXISTE'],
      ['codigo', '27101'],
    ],
  }),
  'facturas.crear': ({ granel }) => ({
    query: {},
    body: { pedidos: [{ pedido: granel, version: 1, litros: [{ numrenglon: 1, litros: 40 }] }] },
    opcionales: ['pedidos.*.version', 'pedidos.*.litros'],
    listasVacias: ['pedidos.*.litros'],
    porFila: true,
    ajenos: [
      ['pedidos.0.pedido', 999_999],
      ['pedidos.0.version', 9],
      ['pedidos.0.litros', []],
      ['pedidos.0.litros.0.numrenglon', 9],
      ['pedidos.0.litros.0.litros', 10_000],
    ],
    alias: {
      version: /el pedido cambio/,
      numrenglon: /renglon|litros/,
      litros: /litros| l pendientes|cantidades/,
    },
  }),
  'notasCredito.devolucion': ({ factura }) => ({
    query: { factura: String(factura) },
    body: { articulos: [{ numrenglon: 1, cantidad: 1 }], leyenda3: 'tres', leyenda4: 'cuatro', notacompra: 'OC 15' },
    opcionales: ['leyenda3', 'leyenda4', 'notacompra'],
    vacios: ['leyenda3', 'leyenda4', 'notacompra'],
    ajenos: [
      ['?factura', 999_999],
      ['articulos.0.numrenglon', 9],
      ['articulos.0.cantidad', 2.001],
      [
        'articulos',
        [
          { numrenglon: 1, cantidad: 1 },
          { numrenglon: 1, cantidad: 1 },
        ],
      ],
    ],
    alias: { numrenglon: /renglon/, articulos: /articulo|renglon/ },
  }),
  'notasCredito.crear': ({ cliente, otraFactura }) => ({
    query: { cliente },
    body: {
      articulos: CONCEPTOS,
      facturas: [otraFactura],
      importe: 100,
      leyenda3: 'tres',
      leyenda4: 'cuatro',
      notacompra: 'OC 15',
    },
    opcionales: [...under('articulos.*', ['cantidad', 'bonificacion']), 'leyenda3', 'leyenda4', 'notacompra'],
    vacios: ['leyenda3', 'leyenda4', 'notacompra'],
    ajenos: [
      ['articulos.0.id', 'NO-EXISTE'],
      ['articulos.0.precio', 10_000_000],
      ['facturas', [999_999]],
      ['facturas', [otraFactura, 0]],
      ['periodo', { desde: '01/11/2026', hasta: '15/11/2026' }],
      ['periodo', { desde: '15/11/2026', hasta: '01/11/2026' }],
    ],
    alias: {
      ...ALIAS,
      id: /concepto|renglon/,
      detalle: /texto/,
      articulos: /articulo/,
      facturas: /factura/,
      periodo: /periodo/,
    },
  }),
};
