import { composeNumero } from '@distri/domain/cuentas';
import { readClientePrint } from '../clientes/index.ts';
import type { Ctx } from '../platform/http/index.ts';
import { renderPdf } from '../platform/pdf/index.ts';
import type { CobranzaDetalleRow } from './filas.ts';
import { cobranzaDocument } from './print/cobranzaDocument.ts';

/** Where receipts are filed (domain-facts §2.1). */
const RECIBO = { letra: 'X', puntoVenta: 6 } as const;

/** PDF of a stored collection, its figures as they were saved: the bytes, and the name under which people save it. */
export async function cobranzaPdf({ db, empresa }: Pick<Ctx, 'db' | 'empresa'>, cobranza: CobranzaDetalleRow) {
  const { id, documentos } = cobranza;
  const document = cobranzaDocument({
    cobranza,
    recibo: composeNumero({ ...RECIBO, numero: Number(cobranza.numrec) }),
    empresa,
    id,
    ingreso: cobranza.fecharecibo,
    cliente: await readClientePrint(db, cobranza.cliente),
    isPrepago: documentos.some(({ isprepago }) => isprepago),
    condvta30: documentos.some(({ condvta30 }) => condvta30),
  });
  return { bytes: await renderPdf(document), name: `Cobranza_${id}.pdf` };
}
