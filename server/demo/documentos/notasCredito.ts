import { composeNumero, formatNumero } from '@distri/domain/cuentas';
import { type Centavos, type Dia, mulDiv, plural } from '@distri/domain/kernel';
import { ALICUOTA_IVA_GENERAL, type Totals, totals } from '@distri/domain/lineas';
import {
  AJUSTE_PLAZO,
  type CantidadDevuelta,
  CONCEPTOS_NOTA_CREDITO,
  type ConceptoNotaCredito,
  importesDevolucion,
} from '@distri/domain/notasCredito';
import { codigoArca } from '@distri/domain/talonarios';
import type { BulkWriter } from '../bulkWriter.ts';
import type { ClienteDemo, Mundo, UsuarioDemo } from '../mundo.ts';
import { type FacturaDemo, IVA_GENERAL } from './facturas.ts';
import type { Numero, Talonarios } from './talonarios.ts';

/** A note as the account sees it. */
export interface NotaDemo {
  id: number;
  documento: string;
  importe: Centavos;
  percepciones: Centavos;
}

interface Momento {
  dia: Dia;
  momento: string;
  usuario: UsuarioDemo;
}

interface Renglon {
  articulo: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  precio: Centavos;
  bonificacion: number;
  importe: Centavos;
  factura: number | null;
  factura_renglon: number | null;
}

/** What an invoice is to the notes about it. */
export type FacturaAcreditable = Pick<FacturaDemo, 'id' | 'numero' | 'dia' | 'condcomercial'> & {
  cliente: ClienteDemo;
};

interface Dependencias {
  writer: BulkWriter;
  talonarios: Talonarios;
  mundo: Pick<Mundo, 'empresa'>;
}

const texto = (detalle: string): Renglon => ({
  articulo: '',
  detalle,
  cantidad: 0,
  unidad: 0,
  precio: 0,
  bonificacion: 0,
  importe: 0,
  factura: null,
  factura_renglon: null,
});

const nombreDe = (id: ConceptoNotaCredito) =>
  CONCEPTOS_NOTA_CREDITO.find((concepto) => concepto.id === id)?.detalle ?? id;

/** The credit notes of the demo, numbered from their pad. */
export class NotasCredito {
  readonly #deps: Dependencias;
  #siguiente = 1;

  constructor(deps: Dependencias) {
    this.#deps = deps;
  }

  /** Units of an invoice that came back; its lines remember them. */
  devolucion(factura: FacturaDemo, pedidas: readonly CantidadDevuelta[], cuando: Momento): NotaDemo {
    const { bonificacion } = factura;
    const terms = { bonificacion, alicuotaIVA: ALICUOTA_IVA_GENERAL, iibb: factura.cliente.iibb };
    const { importes, totals: amounts } = importesDevolucion(factura.lineas, pedidas, terms);
    const renglones = pedidas.flatMap(({ numrenglon, cantidad }, index): Renglon[] => {
      const linea = factura.lineas.find((candidate) => candidate.numrenglon === numrenglon);
      if (linea === undefined) return [];
      const { id: articulo, detalle, unidad, precio } = linea;
      const origin = { factura: factura.id, factura_renglon: numrenglon };
      return [
        {
          articulo,
          detalle,
          cantidad,
          unidad,
          precio,
          bonificacion: linea.bonificacion,
          importe: importes[index] ?? 0,
          ...origin,
        },
      ];
    });
    for (const { numrenglon, cantidad } of pedidas) {
      const linea = factura.lineas.find((candidate) => candidate.numrenglon === numrenglon);
      if (linea !== undefined) linea.devuelto += cantidad;
    }
    return this.#add('devolucion', factura, bonificacion, renglones, amounts, cuando);
  }

  /** A concept over an invoice, worth about `importe` with VAT: the net is rounded down to the centavo. */
  concepto(
    id: ConceptoNotaCredito,
    textos: readonly string[],
    importe: Centavos,
    factura: FacturaAcreditable,
    cuando: Momento,
  ): NotaDemo | null {
    const precio = netoDe(importe);
    if (precio <= 0) return null;
    const linea = { ...texto(nombreDe(id)), articulo: id, cantidad: 1, precio, importe: precio };
    const terms = { bonificacion: 0, alicuotaIVA: ALICUOTA_IVA_GENERAL, iibb: [], conImpuestos: true, prepago: false };
    return this.#add('concepto', factura, 0, [linea, ...textos.map(texto)], totals([linea], terms), cuando);
  }

  /** The discount for paying early (domain-facts §4.6). */
  ajustePlazo(dias: number, importe: Centavos, factura: FacturaAcreditable, cuando: Momento): NotaDemo | null {
    const documento = formatNumero(composeNumero(factura.numero));
    return this.concepto(
      AJUSTE_PLAZO,
      [`Factura ${documento}`, `Pago a los ${plural(dias, 'día', 'días')}`],
      importe,
      factura,
      cuando,
    );
  }

  #add(
    clase: 'devolucion' | 'concepto',
    factura: FacturaAcreditable,
    bonificacion: number,
    renglones: readonly Renglon[],
    amounts: Totals,
    cuando: Momento,
  ): NotaDemo {
    const { talonarios, mundo } = this.#deps;
    const id = this.#siguiente++;
    const numero = talonarios.next(mundo.empresa.talonarios.notaCredito, factura.cliente.letra);
    this.#addHeader(id, numero, { clase, factura, bonificacion, amounts, cuando });
    this.#addRows(id, factura, renglones, cuando, amounts.total);
    return { id, documento: composeNumero(numero), importe: amounts.total, percepciones: amounts.iibb };
  }

  #addHeader(
    id: number,
    numero: Numero,
    nota: {
      clase: 'devolucion' | 'concepto';
      factura: FacturaAcreditable;
      bonificacion: number;
      amounts: Totals;
      cuando: Momento;
    },
  ): void {
    const { clase, factura, bonificacion, amounts, cuando } = nota;
    const { cliente } = factura;
    this.#deps.writer.add('notas_credito', {
      id,
      letra: numero.letra,
      punto_venta: numero.puntoVenta,
      numero: numero.numero,
      talonario: numero.talonario,
      clase,
      cliente: cliente.id,
      vendedor: cliente.vendedor,
      ingreso: cuando.dia,
      entrega: cuando.dia,
      bonificacion,
      listaprecio: cliente.listaprecio,
      condcomercial: factura.condcomercial,
      jurisdiccion: cliente.jurisdiccion,
      transporte: cliente.transporte,
      receptor: cliente.receptor,
      subtotal: amounts.subtotal,
      bonificado: amounts.bonificado,
      importe_bonificado: amounts.subtotal - amounts.bonificado,
      iva: amounts.iva,
      impiibb: amounts.iibb,
      importe: amounts.total,
      iibb: JSON.stringify(amounts.impuestosIIBB),
      alicuota_iva: IVA_GENERAL,
      usuario: cuando.usuario.id,
      creada: cuando.momento,
    });
  }

  #addRows(
    id: number,
    factura: FacturaAcreditable,
    renglones: readonly Renglon[],
    { momento, usuario }: Momento,
    importe: Centavos,
  ): void {
    const { writer, mundo } = this.#deps;
    renglones.forEach((renglon, index) => {
      writer.add('nota_credito_lineas', { nota_credito: id, numrenglon: index + 1, ...renglon });
    });
    writer.add('nota_credito_facturas', { nota_credito: id, factura: factura.id });
    const { letra, puntoVenta, numero } = factura.numero;
    const cuit = mundo.empresa.legal.cuit.replaceAll('-', '');
    const asociada = { tipo: codigoArca('factura', letra), puntoVenta, numero, cuit, fecha: factura.dia, importe };
    writer.add('autorizaciones', { factura: null, nota_credito: id, cbte_asoc: JSON.stringify([asociada]) });
    writer.add('historial', {
      entidad: 'notaCredito',
      entidad_id: String(id),
      momento,
      usuario: usuario.id,
      username: usuario.username,
      accion: 'Nota de crédito emitida',
      de: null,
      a: null,
      detalle: '',
    });
  }
}

/** The net whose VAT does not take the total past `importe`. */
function netoDe(importe: Centavos): Centavos {
  const neto = mulDiv(importe, 100, 121);
  const total = neto + mulDiv(neto, 21, 100);
  return total > importe ? neto - 1 : neto;
}
