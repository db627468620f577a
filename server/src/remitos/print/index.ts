import { formatNumero } from '@distri/domain/cuentas';
import { businessDay, type Dia, formatDia, formatQuantity, sumQuantities } from '@distri/domain/kernel';
import type { CotDeRemito } from '@distri/domain/remitos';
import { codigoImpreso, numeroImpreso } from '@distri/domain/talonarios';
import { type DocumentoVentaPrint, papelDeVenta } from '../../lineas/index.ts';
import { type Content, renderPdf } from '../../platform/pdf/index.ts';
import { CONTENT_WIDTH, printable, QUIET_INK } from '../../platform/pdf/paper/index.ts';

/** The stored delivery note, ready to print. */
export interface RemitoPrint extends DocumentoVentaPrint {
  documento: string;
  letra: string;
  puntoVenta: number;
  numero: number;
  factura: string | null;
  pedidos: readonly number[];
  transporte: string;
  cai: string | null;
  caiVence: Dia | null;
  cot: CotDeRemito | null;
}

const SIGNATURES = ['Firma', 'Aclaración', 'Documento', 'Fecha y hora'] as const;
const GAP = 14;
const SIGNATURE_WIDTH = (CONTENT_WIDTH - GAP * (SIGNATURES.length - 1)) / SIGNATURES.length;

/** Where whoever receives the goods signs: its photo is the invoice's receipt. */
function conforme(): Content[] {
  // One for each column: the renderer writes where it drew into what it draws.
  const line = (): Content => ({
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: SIGNATURE_WIDTH, y2: 0, lineWidth: 0.75, lineColor: QUIET_INK }],
  });
  return [
    { text: 'Recibí conforme', bold: true, margin: [4, 22, 0, 30] },
    {
      columnGap: GAP,
      columns: SIGNATURES.map((text) => ({
        width: SIGNATURE_WIDTH,
        stack: [line(), { text, fontSize: 7, color: QUIET_INK, margin: [0, 3, 0, 0] }],
      })),
    },
  ];
}

/** The printing authorization of the pad: without one the paper says so. */
function cai({ cai: number, caiVence }: RemitoPrint): string {
  return number === null || caiVence === null
    ? 'Remito sin CAI'
    : `CAI N° ${number}   Vencimiento del CAI ${formatDia(caiVence)}`;
}

/** The code that whoever stops the truck asks for; nothing where there is none. */
function codigoDeTraslado({ cot }: RemitoPrint): Content[] {
  if (cot === null) return [];
  const desde = formatDia(businessDay(new Date(cot.momento)));
  const text = `COT N° ${cot.codigo}   del ${desde}   Dominio ${cot.dominio}`;
  return [{ text: printable(text), bold: true, fontSize: 10, alignment: 'right', margin: [0, 16, 0, 0] }];
}

/** What the paper has to say of itself first. */
const avisos = ({ cai: number, cot }: RemitoPrint) => [
  ...(number === null ? ['Remito sin CAI'] : []),
  ...(cot?.simulada ? ['COT simulado: no sirve para viajar'] : []),
];

/** The paper of a delivery note, as a document for `renderPdf`. */
export function remitoDocument(remito: RemitoPrint) {
  const { factura, pedidos } = remito;
  const units = formatQuantity(sumQuantities(remito.lineas.map(({ cantidad }) => cantidad)));
  return papelDeVenta(remito, {
    titulo: {
      nombre: 'Remito',
      numero: numeroImpreso(remito),
      fechas: [['Fecha', formatDia(remito.ingreso)]],
      letra: {
        letra: remito.letra,
        leyendas: [`CÓD. ${codigoImpreso('remito', remito.letra)}`, 'ORIGINAL', 'Documento no válido como factura'],
      },
    },
    sinPrecios: true,
    bloque: {
      titulo: 'Domicilio de entrega',
      destacado: remito.direccionEntrega === '' ? 'Retira en el depósito' : remito.direccionEntrega,
      texto: remito.transporte === '' ? '' : `Transporte: ${remito.transporte}`,
    },
    datos: [
      ['Factura', factura === null ? '' : formatNumero(factura)],
      [pedidos.length === 1 ? 'Pedido' : 'Pedidos', pedidos.join(', ')],
      ['Unidades', units],
    ],
    renglones: [],
    notas: [],
    avisos: avisos(remito),
    alPie: [
      ...conforme(),
      ...codigoDeTraslado(remito),
      { text: printable(cai(remito)), bold: true, alignment: 'right', color: QUIET_INK, margin: [0, 16, 0, 0] },
    ],
  });
}

/** PDF of a delivery note: the bytes, and the name under which people save it. */
export async function printRemito(remito: RemitoPrint): Promise<{ bytes: Uint8Array; name: string }> {
  return { bytes: await renderPdf(remitoDocument(remito)), name: `Remito_${remito.documento}.pdf` };
}
