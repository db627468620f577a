import type { Centavos, Dia, EmpresaPerfil, Porcentaje } from '@distri/domain/kernel';
import type { ImpuestoCalculado } from '@distri/domain/lineas';

/**
 * What the papers of a sale have in common. Every figure is the stored one: a print never calculates. Amounts in
 * centavos, percentages in ten-thousandths of a percent.
 */
export interface DocumentoVentaPrint {
  empresa: Pick<EmpresaPerfil, 'color' | 'legal'>;
  id: number;
  ingreso: Dia;
  entrega: Dia;
  cliente: ClientePrint;
  /** `direccion_texto` of the document; empty when it has none. */
  direccionEntrega: string;
  /** Name of the salesperson. */
  vendedor: string;
  /** Name of the sale condition. */
  condicion: string;
  listaprecio: number;
  bonificacion: Porcentaje;
  notacompra: string;
  /** leyenda1 to leyenda4; empty ones are left out. */
  leyendas: readonly string[];
  isPrepago: boolean;
  condvta30: boolean;
  lineas: readonly LineaPrint[];
  litros: number;
  alicuotaIVA: Porcentaje;
  iibb: readonly ImpuestoCalculado[];
}

export interface ClientePrint {
  id: string;
  razsoc: string;
  /** Name of the identity document, 'CUIT', and its number as stored; a CUIT is printed with its dashes. */
  tipoDocumento: string;
  numeroDocumento: string;
  /** Name of the VAT condition. */
  respIVA: string;
  direccion: string;
  localidad: string;
  codpostal: string;
  provincia: string;
  telefono: string;
}

export interface LineaPrint {
  id: string;
  detalle: string;
  cantidad: number;
  /** Litres per unit; 0 for what is not a liquid. */
  unidad: number;
  precio: Centavos;
  bonificacion: Porcentaje;
  importe: Centavos;
}
