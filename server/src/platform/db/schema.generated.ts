// Written by `npm run tipos-db` from the migrated schema; checked by the tests. Do not edit.
import type { Dia } from '@distri/domain/kernel';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Comes parsed, goes in as text (JSON.stringify). */
export type Json = ColumnType<unknown, string, string>;

/** An insert may leave it out. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export interface Alicuotas {
  id: number;
  nombre: string;
  clase: string;
  porcentaje: number;
  jurisdiccion: number | null;
}

export interface Archivos {
  hash: string;
  tipo: string;
  bytes: Buffer;
  creado: Generated<string>;
}

export interface Articulos {
  id: string;
  detalle: string;
  rubro: number | null;
  linea: number | null;
  calidad: number | null;
  envase: number | null;
  proveedor: number | null;
  unidad: Generated<number>;
  peso: Generated<number>;
  lista1: number;
  lista2: number;
  lista3: number;
  lista4: number;
  lista5: number;
  lista6: number;
  precios_desde: Dia;
  costoneto: Generated<number>;
  rentaminima: Generated<number>;
  ivavta: number;
  is_shell: Generated<boolean>;
  condvta30: Generated<boolean>;
  notas: Generated<string>;
  barcode: Generated<string>;
  ubicacion: Generated<string>;
  armado: Generated<boolean>;
  activo: Generated<boolean>;
  imagen: string | null;
  busqueda: GeneratedAlways<string>;
  codigo_arba: Generated<string>;
}

export interface ArticulosComponentes {
  armado: string;
  renglon: number;
  articulo: string;
  cantidad: number;
  bonificacion: Generated<number>;
}

export interface Asientos {
  cobranza: number;
  nota_credito: number | null;
  saldo: number;
  usuario: number;
  momento: Generated<string>;
}

export interface Auditoria {
  id: GeneratedAlways<number>;
  momento: Generated<string>;
  usuario: number | null;
  username: string;
  accion: string;
  entidad: string;
  entidad_id: string;
  antes: Json | null;
  despues: Json | null;
  pedido_http: string | null;
}

export interface Autorizaciones {
  id: Generated<number>;
  factura: number | null;
  nota_credito: number | null;
  cae: string | null;
  cae_vto: Dia | null;
  cae_estado: Generated<string>;
  cbte_asoc: Generated<Json>;
}

export interface Bancos {
  id: string;
  nombre: string;
}

export interface BonificacionesDiasPago {
  dias: number;
  porcentaje: number;
}

export interface BonificacionesRangoLitros {
  inicio: number;
  bonificacion: number;
}

export interface CalidadesArticulo {
  id: number;
  nombre: string;
}

export interface Cheques {
  id: GeneratedAlways<number>;
  item: number;
  renglon: number;
  numero: string;
  numero_llano: GeneratedAlways<number>;
  banco: string;
  fecha: Dia;
  importe: number;
  iselectro: boolean;
  idelectro: Generated<string>;
  repetido: Generated<boolean>;
  fecha_original: Dia;
  importe_original: number;
  recibido: string | null;
  rechazado: Generated<boolean>;
  observa: Generated<string>;
  en_cartera: Generated<boolean>;
  depositado: Generated<boolean>;
}

export interface Choferes {
  id: number;
  nombre: string;
  activo: Generated<boolean>;
}

export interface ClasificacionesCliente {
  id: number;
  nombre: string;
}

export interface Clientes {
  id: string;
  razsoc: string;
  cuit: Generated<string>;
  tipodocu: Generated<number>;
  resp_iva: Generated<string>;
  direccion: Generated<string>;
  localidad: number | null;
  localidad_nombre: Generated<string>;
  provincia: number | null;
  codpostal: Generated<string>;
  telefono: Generated<string>;
  email: Generated<string>;
  vendedor: string;
  clasificacion: number | null;
  zona: number | null;
  transporte: Generated<string>;
  jurisdiccion: number | null;
  latitud: number | null;
  longitud: number | null;
  inhabilitado: Generated<boolean>;
  inactivo: Generated<boolean>;
  ocasional: GeneratedAlways<boolean>;
  bonificacion: Generated<number>;
  bonificacion_cliente: Generated<number>;
  listaprecio: Generated<number>;
  condcomercial: Generated<number>;
  iibb_1: number | null;
  iibb_2: number | null;
  sin_descuento: Generated<boolean>;
  creado: Generated<string>;
  busqueda: GeneratedAlways<string>;
  razsoc_orden: GeneratedAlways<string>;
}

export interface CobranzaAjustes {
  cobranza: number;
  nota_credito: number;
}

export interface CobranzaComprobantes {
  cobranza: number;
  numitem: string;
  archivo: string;
  usuario: number;
  subido: Generated<string>;
}

export interface CobranzaDocumentos {
  cobranza: number;
  documento: number;
  renglon: number;
  pendi: number;
  importe: number;
  max_importe: number;
  base: Generated<number>;
  descuento: Generated<number>;
}

export interface CobranzaItems {
  id: Generated<number>;
  cobranza: number;
  item: number;
  renglon: number;
  tipo: string;
  fecha: Dia | null;
  importe: number;
  leyenda: string;
  numero: Generated<string>;
  cuenta: number | null;
  jurisdiccion: number | null;
  fecha_original: Dia | null;
  importe_original: number;
  recibido: string | null;
  rechazado: Generated<boolean>;
  observa: Generated<string>;
  cotizacion_item: number | null;
}

export interface Cobranzas {
  id: Generated<number>;
  version: Generated<number>;
  cliente: string;
  vendedor: string;
  usuario: number;
  numrec: string;
  recibo: GeneratedAlways<string>;
  fecharecibo: Dia;
  status: string;
  substatus: Generated<string>;
  tipocob: string;
  observa: Generated<string>;
  totdocs: number;
  totitems: number;
  saldo: number;
  saldototal: number;
  dpromdocs: number;
  dpromitems: number;
  base: number;
  pordesc: number;
  impdesc: number;
  tipodesc: string;
  equiv_imp: number;
  equiv_porc: number;
  descfijo: Generated<boolean>;
  descfijo_tipo: Generated<string>;
  descfijo_importe: Generated<number>;
  descfijo_porcentaje: Generated<number>;
  revision_imp: number | null;
  revision_porc: number | null;
  header: Json;
  creada: Generated<string>;
  modificada: Generated<string>;
}

export interface CodigosUsados {
  usuario: number;
  paso: number;
}

export interface CondicionesVenta {
  id: number;
  nombre: string;
  dias: number;
}

export interface Contadores {
  clave: string;
  proximo: number;
}

export interface CotEnvios {
  id: GeneratedAlways<number>;
  via: string;
  nombre: string;
  cuit: string;
  dia: Dia;
  bytes: Buffer;
  md5: string;
  patente: string;
  vehiculo_tipo: string;
  vehiculo_desc: Generated<string>;
  hoja: number | null;
  usuario: number | null;
  username: string;
  creado: Generated<string>;
  estado: string;
  intentos: Generated<number>;
  espera_hasta: string | null;
  simulada: Generated<boolean>;
  numero_comprobante: Generated<string>;
  codigo_integridad: Generated<string>;
  integridad: Generated<string>;
  codigo_error: Generated<string>;
  mensaje_error: Generated<string>;
}

export interface CotIntentos {
  envio: number;
  numero: number;
  usuario: number | null;
  username: string;
  momento: Generated<string>;
  demora_ms: number | null;
  http: number | null;
  respuesta: Buffer | null;
  detalle: Generated<string>;
}

export interface CotRemitos {
  envio: number;
  numero_unico: string;
  renglon: number;
  tipo: string;
  factura: number | null;
  remito: number | null;
  resultado: string;
  cot: string | null;
  mensaje: Generated<string>;
  cargado_por: Generated<string>;
  momento: string | null;
}

export interface CotSecuencias {
  cuit: string;
  dia: Dia;
  ultimo: number;
}

export interface CotizacionComprobantes {
  item: number;
  archivo: string;
  subido: Generated<string>;
  usuario: number;
}

export interface CotizacionItems {
  id: GeneratedAlways<number>;
  cotizacion: number;
  item: number;
  renglon: number;
  tipo: string;
  fecha: Dia | null;
  importe: number;
  leyenda: string;
  numero: Generated<string>;
  cuenta: number | null;
  jurisdiccion: number | null;
  cheques: Generated<Json>;
  recibido: string | null;
  rechazado: Generated<boolean>;
  observa: Generated<string>;
}

export interface CotizacionLineas {
  cotizacion: number;
  numrenglon: number;
  articulo: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  precio_lista: number;
  precio: number;
  bonificacion: number;
  importe: number;
  costoneto: number;
  deposito: number;
  from_armado: number | null;
  armado: string | null;
}

export interface Cotizaciones {
  id: Generated<number>;
  cliente: string;
  version: Generated<number>;
  ingreso: Dia;
  entrega: Dia;
  vence: Dia;
  estado: Generated<boolean>;
  isprepago: Generated<boolean>;
  isproforma: Generated<boolean>;
  condvta30: Generated<boolean>;
  leyenda1: Generated<string>;
  leyenda2: Generated<string>;
  leyenda3: Generated<string>;
  leyenda4: Generated<string>;
  bonificacion: number;
  listaprecio: number;
  condcomercial: number;
  notacompra: Generated<string>;
  usuario: number;
  vendedor: string;
  comision: Generated<number>;
  talremito: number;
  direccion_entrega: number | null;
  direccion_texto: Generated<string>;
  aprob_coti: Generated<string>;
  ingre_tran: Generated<boolean>;
  aprob_tran: Generated<boolean>;
  recha_tran: Generated<boolean>;
  alicuota_iva: number;
  impsubtotal: number;
  impbonifica: number;
  impgravado: number;
  impexento: Generated<number>;
  impiva: number;
  impiibb: number;
  impinteres: Generated<number>;
  impflet: Generated<number>;
  imptotal: number;
  imptotalprepago: number;
  iibb: Generated<Json>;
  litros: Generated<number>;
  creada: Generated<string>;
  pedidoref: number | null;
}

export interface CuentaDocumentos {
  id: Generated<number>;
  cliente: string;
  tipo: string;
  documento: string;
  factura: number | null;
  ingreso: Dia;
  vencimiento: Dia;
  importe: number;
  pendiente: number;
  percepciones: Generated<number>;
  nota_credito: number | null;
  cobranza: number | null;
  nota_debito: number | null;
}

export interface CuentaMovimientos {
  id: GeneratedAlways<number>;
  cliente: string;
  importe: number;
  clase: string;
  cobranza: number | null;
  usuario: number | null;
  momento: Generated<string>;
}

export interface CuentasBancarias {
  id: number;
  banco: string;
  detalle: string;
  cbu: string;
  alias: string;
  activa: Generated<boolean>;
}

export interface CuentasCorrientes {
  cliente: string;
  saldo: Generated<number>;
}

export interface Depositos {
  id: number;
  nombre: string;
}

export interface DireccionesEntrega {
  cliente: string;
  id: number;
  direccion: string;
  localidad: string;
  provincia: string;
  codigopostal: Generated<string>;
  observacion: Generated<string>;
  jurisdiccion: number | null;
  latitud: number | null;
  longitud: number | null;
  activa: Generated<boolean>;
}

export interface DocumentosEmitidos {
  clase: string;
  id: number;
  huella: string;
}

export interface EnvasesArticulo {
  id: number;
  nombre: string;
  granel: Generated<boolean>;
}

export interface EquivalenciasFiltros {
  articulo: string;
  marca: string;
  codigo: string;
}

export interface FacturaLineas {
  factura: number;
  numrenglon: number;
  articulo: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  precio: number;
  bonificacion: number;
  importe: number;
  costoneto: number;
  pedido: number | null;
  pedido_renglon: number | null;
  from_armado: number | null;
  armado: string | null;
}

export interface FacturaRecibos {
  factura: number;
  archivo: string;
  usuario: number | null;
  momento: Generated<string>;
}

export interface Facturas {
  id: Generated<number>;
  letra: string;
  punto_venta: number;
  numero: number;
  talonario: number;
  documento: GeneratedAlways<string>;
  cliente: string;
  vendedor: string;
  ingreso: Dia;
  vencimiento: Dia;
  isprepago: Generated<boolean>;
  condvta30: Generated<boolean>;
  granel: Generated<boolean>;
  bonificacion: number;
  listaprecio: number;
  condcomercial: number;
  comision: Generated<number>;
  subtotal: number;
  bonificado: number;
  importe_bonificado: number;
  iva: number;
  impiibb: number;
  importe: number;
  iibb: Generated<Json>;
  alicuota_iva: number;
  litros: Generated<number>;
  usuario: number | null;
  creada: Generated<string>;
  receptor: Generated<Json>;
  tipoasiento: Generated<number>;
  jurisdiccion: number | null;
  transporte: Generated<string>;
  direccion_texto: Generated<string>;
  notacompra: Generated<string>;
  leyenda1: Generated<string>;
  leyenda2: Generated<string>;
  leyenda3: Generated<string>;
  leyenda4: Generated<string>;
}

export interface Historial {
  id: GeneratedAlways<number>;
  entidad: string;
  entidad_id: string;
  momento: Generated<string>;
  usuario: number | null;
  username: string;
  accion: string;
  de: string | null;
  a: string | null;
  detalle: Generated<string>;
}

export interface HojaPedidos {
  hoja: number;
  pedido: number;
  renglon: number;
  resultado: string | null;
  momento: string | null;
}

export interface HojasDeRuta {
  id: Generated<number>;
  version: Generated<number>;
  fecha: Dia;
  tipo: string;
  zona: number | null;
  vehiculo: number;
  chofer: number;
  usuario: number;
  salida: string | null;
  llegada: string | null;
  creada: Generated<string>;
}

export interface Idempotencia {
  usuario: number;
  clave: string;
  llamada: string;
  huella: string;
  estado: number;
  respuesta: string;
  creada: Generated<string>;
}

export interface Instalacion {
  id: number;
  empresa: string;
  clase: string;
  clave_firma: Buffer;
  creada: Generated<string>;
  demo_completa: Generated<boolean>;
}

export interface Jurisdicciones {
  id: number;
  nombre: string;
  letra: string;
}

export interface Limites {
  clave: string;
  ventana: string;
  cuenta: Generated<number>;
}

export interface LineasArticulo {
  id: number;
  nombre: string;
}

export interface Localidades {
  id: number;
  detalle: string;
  provincia: number;
  codpostal: string;
  latitud: number | null;
  longitud: number | null;
}

export interface Migraciones {
  numero: number;
  nombre: string;
  sha256: string;
  aplicada: Generated<string>;
}

export interface NotaCreditoFacturas {
  nota_credito: number;
  factura: number;
}

export interface NotaCreditoLineas {
  nota_credito: number;
  numrenglon: number;
  articulo: string;
  detalle: string;
  cantidad: number;
  unidad: Generated<number>;
  precio: number;
  bonificacion: number;
  importe: number;
  factura: number | null;
  factura_renglon: number | null;
}

export interface NotasCredito {
  id: Generated<number>;
  letra: string;
  punto_venta: number;
  numero: number;
  talonario: number;
  documento: GeneratedAlways<string>;
  clase: string;
  cliente: string;
  vendedor: string;
  ingreso: Dia;
  entrega: Dia;
  bonificacion: number;
  listaprecio: Generated<number>;
  condcomercial: number;
  comision: Generated<number>;
  tipoasiento: Generated<number>;
  jurisdiccion: number | null;
  transporte: Generated<string>;
  notacompra: Generated<string>;
  leyenda1: Generated<string>;
  leyenda2: Generated<string>;
  leyenda3: Generated<string>;
  leyenda4: Generated<string>;
  periodo_desde: Dia | null;
  periodo_hasta: Dia | null;
  receptor: Json;
  subtotal: number;
  bonificado: number;
  importe_bonificado: number;
  iva: number;
  impiibb: number;
  importe: number;
  iibb: Generated<Json>;
  alicuota_iva: number;
  usuario: number | null;
  creada: Generated<string>;
}

export interface NotasDebito {
  id: Generated<number>;
  cobranza: number;
  item: number;
  cheque: number | null;
  cliente: string;
  ingreso: Dia;
  importe: number;
  motivo: string;
  usuario: number;
  creada: Generated<string>;
  numero: number;
  documento: GeneratedAlways<string>;
}

export interface Notificaciones {
  id: GeneratedAlways<number>;
  envio: string;
  de: number | null;
  de_nombre: string;
  para: number;
  msg: string;
  enlace: string | null;
  creada: Generated<string>;
  vista: string | null;
}

export interface Pases {
  hash: string;
  usuario: number;
  sesion: string;
  ruta: string;
  expira: string;
  usado: string | null;
}

export interface PedidoLineas {
  pedido: number;
  numrenglon: number;
  articulo: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  precio_lista: number;
  precio: number;
  bonificacion: number;
  importe: number;
  costoneto: number;
  pendfac: number;
  penddesc: number;
  adespachar: number;
  devuelto: Generated<number>;
  deposito: number;
  from_armado: number | null;
  armado: string | null;
}

export interface PedidoRecibos {
  id: GeneratedAlways<number>;
  pedido: number;
  archivo: string;
  usuario: number | null;
  momento: Generated<string>;
}

export interface Pedidos {
  id: Generated<number>;
  cliente: string;
  version: Generated<number>;
  estadio: Generated<string>;
  estado: Generated<boolean>;
  tiene_articulos_facturados: Generated<boolean>;
  ingreso: Dia;
  entrega: Dia;
  bonificacion: number;
  listaprecio: number;
  condcomercial: number;
  usuario: number;
  vendedor: string;
  comision: Generated<number>;
  tipoasiento: number;
  tipo: string;
  talfactura: number;
  talremito: number;
  jurisdiccion: number | null;
  transporte: string;
  zona: number | null;
  direccion_entrega: number | null;
  direccion_texto: Generated<string>;
  leyenda1: Generated<string>;
  leyenda2: Generated<string>;
  leyenda3: Generated<string>;
  leyenda4: Generated<string>;
  notacompra: Generated<string>;
  isprepago: Generated<boolean>;
  condvta30: Generated<boolean>;
  idcotiza: number | null;
  escaneado1: Generated<boolean>;
  escaneado2: Generated<boolean>;
  alicuota_iva: number;
  subtotal: number;
  bonificado: number;
  importe_bonificado: number;
  iva: number;
  impiibb: number;
  importe: number;
  iibb: Generated<Json>;
  litros: Generated<number>;
  creado: Generated<string>;
  estadio_desde: Generated<string>;
  resultado_en_hoja: Generated<boolean>;
}

export interface Proveedores {
  id: number;
  razsoc: string;
  apodo: string;
  cuit: Generated<string>;
  expreso: Generated<boolean>;
  es_shell: Generated<boolean>;
  activo: Generated<boolean>;
}

export interface ProveedoresGrupos {
  id: number;
  nombre: string;
}

export interface ProveedoresGruposMiembros {
  grupo: number;
  proveedor: number;
}

export interface Provincias {
  id: number;
  nombre: string;
  letra: string;
  jurisdiccion: number;
}

export interface RemitoLineas {
  remito: number;
  numrenglon: number;
  articulo: string;
  detalle: string;
  cantidad: number;
  pedido: number | null;
  pedido_renglon: number | null;
  unidad: Generated<number>;
}

export interface Remitos {
  id: Generated<number>;
  letra: string;
  punto_venta: number;
  numero: number;
  talonario: number;
  documento: GeneratedAlways<string>;
  cliente: string;
  factura: number | null;
  ingreso: Dia;
  cai: string | null;
  cai_vence: Dia | null;
  importe: number;
  creado: Generated<string>;
  receptor: Generated<Json>;
}

export interface RendicionCobranzas {
  rendicion: number;
  cobranza: number;
  anulada: string | null;
}

export interface Rendiciones {
  id: Generated<number>;
  modo: string;
  fecha: Dia;
  usuario: number;
  momento: Generated<string>;
}

export interface RespIva {
  id: string;
  nombre: string;
  codigo_arca: number;
  letra: string;
}

export interface RubrosArticulo {
  id: number;
  nombre: string;
  tipo_granel: Generated<string>;
}

export interface Salida {
  id: GeneratedAlways<number>;
  clase: string;
  estado: Generated<string>;
  contenido: Json;
  mensaje_id: string;
  entidad: string | null;
  entidad_id: string | null;
  usuario: number | null;
  intentos: Generated<number>;
  proximo: Generated<string>;
  ultimo_error: string | null;
  creada: Generated<string>;
  terminada: string | null;
}

export interface Sesiones {
  id: string;
  usuario: number;
  version_sesion: number;
  creada: Generated<string>;
  expira: string;
  cerrada: string | null;
}

export interface Stock {
  deposito: number;
  articulo: string;
  total: Generated<number>;
  reservado: Generated<number>;
  ordencompra: Generated<number>;
  stocksval: Generated<number>;
}

export interface StockMovimientos {
  id: GeneratedAlways<number>;
  momento: Generated<string>;
  deposito: number;
  articulo: string;
  clase: string;
  total: Generated<number>;
  reservado: Generated<number>;
  entidad: string;
  entidad_id: string;
  usuario: number | null;
}

export interface Talonarios {
  id: number;
  comprobante: string;
  letra: string;
  nombre: string;
  punto_venta: number;
  desde: number;
  hasta: number;
  proximo: number;
  cai: string | null;
  cai_vence: Dia | null;
  activo: Generated<boolean>;
}

export interface TiposAsiento {
  id: number;
  nombre: string;
}

export interface TiposDocu {
  id: number;
  nombre: string;
}

export interface TiposPedido {
  id: string;
  nombre: string;
}

export interface Transportes {
  id: string;
  nombre: string;
  cuit: Generated<string>;
}

export interface Usuarios {
  id: GeneratedAlways<number>;
  username: string;
  nombre: string;
  email: Generated<string>;
  rol: string;
  nivel: number | null;
  vendedor: string | null;
  cliente: string | null;
  hash: string;
  totp_secreto: string | null;
  activo: Generated<boolean>;
  version_sesion: Generated<number>;
  demo: Generated<boolean>;
  creado: Generated<string>;
  ultimo_ingreso: string | null;
}

export interface Vehiculos {
  id: number;
  detalle: string;
  patente: string;
  capacidad: number;
  tipo: string;
  activo: Generated<boolean>;
  transporte: Generated<string>;
}

export interface Vendedores {
  id: string;
  nombre: string;
  nivel: number;
  email: Generated<string>;
  activo: Generated<boolean>;
}

export interface Zonas {
  id: number;
  nombre: string;
}

export interface DB {
  alicuotas: Alicuotas;
  archivos: Archivos;
  articulos: Articulos;
  articulos_componentes: ArticulosComponentes;
  asientos: Asientos;
  auditoria: Auditoria;
  autorizaciones: Autorizaciones;
  bancos: Bancos;
  bonificaciones_dias_pago: BonificacionesDiasPago;
  bonificaciones_rango_litros: BonificacionesRangoLitros;
  calidades_articulo: CalidadesArticulo;
  cheques: Cheques;
  choferes: Choferes;
  clasificaciones_cliente: ClasificacionesCliente;
  clientes: Clientes;
  cobranza_ajustes: CobranzaAjustes;
  cobranza_comprobantes: CobranzaComprobantes;
  cobranza_documentos: CobranzaDocumentos;
  cobranza_items: CobranzaItems;
  cobranzas: Cobranzas;
  codigos_usados: CodigosUsados;
  condiciones_venta: CondicionesVenta;
  contadores: Contadores;
  cot_envios: CotEnvios;
  cot_intentos: CotIntentos;
  cot_remitos: CotRemitos;
  cot_secuencias: CotSecuencias;
  cotizacion_comprobantes: CotizacionComprobantes;
  cotizacion_items: CotizacionItems;
  cotizacion_lineas: CotizacionLineas;
  cotizaciones: Cotizaciones;
  cuenta_documentos: CuentaDocumentos;
  cuenta_movimientos: CuentaMovimientos;
  cuentas_bancarias: CuentasBancarias;
  cuentas_corrientes: CuentasCorrientes;
  depositos: Depositos;
  direcciones_entrega: DireccionesEntrega;
  documentos_emitidos: DocumentosEmitidos;
  envases_articulo: EnvasesArticulo;
  equivalencias_filtros: EquivalenciasFiltros;
  factura_lineas: FacturaLineas;
  factura_recibos: FacturaRecibos;
  facturas: Facturas;
  historial: Historial;
  hoja_pedidos: HojaPedidos;
  hojas_de_ruta: HojasDeRuta;
  idempotencia: Idempotencia;
  instalacion: Instalacion;
  jurisdicciones: Jurisdicciones;
  limites: Limites;
  lineas_articulo: LineasArticulo;
  localidades: Localidades;
  migraciones: Migraciones;
  nota_credito_facturas: NotaCreditoFacturas;
  nota_credito_lineas: NotaCreditoLineas;
  notas_credito: NotasCredito;
  notas_debito: NotasDebito;
  notificaciones: Notificaciones;
  pases: Pases;
  pedido_lineas: PedidoLineas;
  pedido_recibos: PedidoRecibos;
  pedidos: Pedidos;
  proveedores: Proveedores;
  proveedores_grupos: ProveedoresGrupos;
  proveedores_grupos_miembros: ProveedoresGruposMiembros;
  provincias: Provincias;
  remito_lineas: RemitoLineas;
  remitos: Remitos;
  rendicion_cobranzas: RendicionCobranzas;
  rendiciones: Rendiciones;
  resp_iva: RespIva;
  rubros_articulo: RubrosArticulo;
  salida: Salida;
  sesiones: Sesiones;
  stock: Stock;
  stock_movimientos: StockMovimientos;
  talonarios: Talonarios;
  tipos_asiento: TiposAsiento;
  tipos_docu: TiposDocu;
  tipos_pedido: TiposPedido;
  transportes: Transportes;
  usuarios: Usuarios;
  vehiculos: Vehiculos;
  vendedores: Vendedores;
  zonas: Zonas;
}
