import type { Page } from '@playwright/test';
import { pedir } from './sesion.ts';

/** A picture of one pixel, as a phone's camera would hand it over. */
const FOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** So far away that no discount is left: the figures need no calculation. */
const DIAS_SIN_DESCUENTO = 250;

type TipoItem = 'EFE' | 'TRF' | 'CHE';

interface Documento {
  id: number;
  tipo: string;
  importe: number;
  punto_venta: number;
  isPrepago: boolean;
  condvta30: boolean;
}
interface Contexto {
  result: { cliente: { razsoc: string }; documentos: Documento[] };
}

export interface CobranzaCreada {
  id: number;
  numrec: string;
  cliente: string;
  razsoc: string;
}

let serial = 0;

/** Different in every run, so that a story may be repeated on the same server. */
const base = Math.floor(Math.random() * 80_000_000) + 10_000_000;
const next = () => base + ++serial;

const dia = (daysFromNow: number) => {
  const [day = '', month = '', year = ''] = new Date(Date.now() + daysFromNow * 86_400_000)
    .toLocaleDateString('es-AR', {
      timeZone: 'America/Argentina/Buenos_Aires',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    })
    .split('/');
  return `${day}/${month}/${year}`;
};

const common = { cheques: [], jurisdiccion: null, transferencia: null };

function item(tipo: TipoItem, importe: number) {
  const id = (next() % 9_000_000) + 1;
  const fecha = dia(DIAS_SIN_DESCUENTO);
  if (tipo === 'EFE') return { ...common, id, tipo, leyenda: 'Efectivo', importe, fecha };
  if (tipo === 'TRF')
    return {
      ...common,
      id,
      tipo,
      leyenda: 'Transferencia',
      importe,
      fecha,
      transferencia: { numero: String(next()), cuenta: 1 },
    };
  const numero = String(next());
  const cheque = { numero, banco: '011', fecha, importe, iselectro: true, idelectro: `E${numero}`, repetido: false };
  return { ...common, id, tipo, leyenda: 'Cheque electrónico', importe, fecha: null, cheques: [cheque] };
}

/** The amount in as many parts, to the centavo. */
function parts(total: number, count: number): number[] {
  const cents = Math.round(total * 100);
  const each = Math.floor(cents / count);
  return Array.from({ length: count }, (_, at) => (at === 0 ? cents - each * (count - 1) : each) / 100);
}

/** A customer with an invoice that nobody is collecting, and the invoice. */
async function facturaAbierta(page: Page) {
  const { result: clientes } = await pedir<{ result: { id: string }[] }>(
    page,
    '/clientes?limite=400&sinInhabilitados=true',
  );
  for (const { id } of clientes.reverse()) {
    const { result } = await pedir<Contexto>(page, `/cobranzas/contexto?cliente=${id}`);
    const factura = result.documentos.find(
      ({ tipo, importe, punto_venta, isPrepago, condvta30 }) =>
        tipo === 'FAC' && importe > 100 && ![15, 17].includes(punto_venta) && !isPrepago && !condvta30,
    );
    if (factura) return { cliente: id, razsoc: result.cliente.razsoc, factura };
  }
  throw new Error('no customer of the demo has an open invoice');
}

/** A collection of one invoice with these items, entered by the API as who is logged in. */
export async function crearCobranza(page: Page, tipos: readonly TipoItem[]): Promise<CobranzaCreada> {
  const { cliente, razsoc, factura } = await facturaAbierta(page);
  const numrec = String(next()).slice(-8);
  const amounts = parts(factura.importe, tipos.length);
  const items = tipos.map((tipo, at) => item(tipo, amounts[at] ?? 0));
  const { id } = await pedir<{ id: number }>(page, `/cobranzas?cliente=${cliente}`, {
    headerData: { condcomercial: 1, tipoasiento: 1, talrecibo: 3, transporte: '000', leyenda1: '', leyenda2: '' },
    cobranza: {
      numrec,
      fecharecibo: dia(0),
      documentos: [{ id: factura.id, tipo: 'FAC', importe: factura.importe }],
      items,
      impdesc: 0,
      saldo: 0,
    },
  });
  // Cash is brought by hand, without pictures.
  if (!tipos.includes('EFE')) await subirComprobantes(page, id, ['RDC', ...items.map((one) => String(one.id))]);
  return { id, numrec, cliente, razsoc };
}

/** A digital one is approved only with its proofs. */
async function subirComprobantes(page: Page, id: number, numitems: readonly string[]): Promise<void> {
  const failed = await page.evaluate(
    async ([cobranza, items, foto]) => {
      const token = localStorage.getItem('distri.token');
      const { apiBase } = JSON.parse(localStorage.getItem('distri.servidor') ?? '{}');
      const bytes = Uint8Array.from(atob(foto), (letter) => letter.charCodeAt(0));
      for (const numitem of items) {
        const body = new FormData();
        body.append('comprobante', new Blob([bytes], { type: 'image/png' }), 'foto.png');
        const headers = { authorization: `Bearer ${token}` };
        const url = `${apiBase}/cobranzas/comprobante?idrecibo=${cobranza}&numitem=${numitem}`;
        const answer = await fetch(url, { method: 'POST', headers, body });
        if (!answer.ok) return `${answer.status} ${await answer.text()}`;
      }
      return null;
    },
    [id, [...numitems], FOTO] as const,
  );
  if (failed !== null) throw new Error(failed);
}
