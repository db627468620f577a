import type { BarcodeDetector } from 'barcode-detector/ponyfill';

/** Reads codes from a picture. Both are WebAssembly of our own origin: the package's default is a download elsewhere. */
export async function openDetector(formats: readonly Format[]): Promise<Pick<BarcodeDetector, 'detect'>> {
  const [ponyfill, wasm] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  ponyfill.prepareZXingModule({
    overrides: {
      locateFile: (file: string, folder: string) => (file.endsWith('.wasm') ? wasm.default : folder + file),
    },
  });
  return new ponyfill.BarcodeDetector({ formats: [...formats] });
}

/** What we print or buy: settlements carry a QR, articles the bar codes of the trade. */
export type Format = 'qr_code' | 'ean_13' | 'ean_8' | 'upc_a' | 'upc_e' | 'code_128' | 'code_39' | 'itf';
