const FRAME_ID = 'distri-imprimir';

/**
 * Opens the browser's print dialog for a PDF, through a hidden frame of our own origin. Browsers that cannot print
 * from a frame (phones) get the document in a new tab, where they can.
 */
export function printPdf(pdf: Blob): void {
  const url = URL.createObjectURL(pdf);
  document.getElementById(FRAME_ID)?.remove();
  const frame = document.createElement('iframe');
  frame.id = FRAME_ID;
  frame.title = 'Documento para imprimir';
  frame.hidden = true;
  frame.src = url;
  frame.onload = () => {
    try {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
    } catch {
      window.open(url, '_blank', 'noopener');
    }
  };
  document.body.append(frame);
}
