import { formatNumero } from '@distri/domain/cuentas';
import type { Factura } from '@distri/domain/facturas';
import { avisar } from '../platform/feedback/index.ts';
import { downloadBlob } from '../platform/grid/export/download.ts';
import { readRecibo } from './requests.ts';

/** Material's receipt as a bare path: a component in every row would cost the scroll more than the row itself. */
const RECEIPT =
  'M18 17H6v-2h12zm0-4H6v-2h12zm0-4H6V7h12zM3 22l1.5-1.5L6 22l1.5-1.5L9 22l1.5-1.5L12 22l1.5-1.5L15 22l1.5-1.5L18 22l1.5-1.5L21 22V2l-1.5 1.5L18 2l-1.5 1.5L15 2l-1.5 1.5L12 2l-1.5 1.5L9 2 7.5 3.5 6 2 4.5 3.5 3 2z';

/** Reads the receipt and hands it to the downloads; a failure is said in a snackbar (D1 §8). */
export async function downloadRecibo({ id, factura }: Pick<Factura, 'id' | 'factura'>): Promise<void> {
  try {
    const bytes = await readRecibo(id);
    downloadBlob(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `Recibo_${factura}.jpg`);
  } catch (error) {
    avisar.error(error instanceof Error ? error.message : String(error));
  }
}

/** Enabled only when the row has a receipt (D2 §2). The keyboard reaches it through the row's menu. */
export function ReciboButton({ factura }: { factura: Pick<Factura, 'id' | 'factura' | 'withRecibo'> }) {
  const label = factura.withRecibo
    ? `Descargar el recibo de la factura ${formatNumero(factura.factura)}`
    : 'Todavía no tiene recibo';
  return (
    <button
      type="button"
      className="dg-icon"
      tabIndex={-1}
      disabled={!factura.withRecibo}
      aria-label={label}
      title={label}
      onClick={() => void downloadRecibo(factura)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={RECEIPT} />
      </svg>
    </button>
  );
}
