import { CORREO_ENVIADO, sendCorreo } from '@distri/domain/correo';
import { can } from '@distri/domain/kernel';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useCallMutation } from '../platform/api/index.ts';
import { MailDialog } from '../platform/dialogs/MailDialog.tsx';
import { PdfViewerDialog } from '../platform/dialogs/PdfViewerDialog.tsx';
import { printPdf } from '../platform/dialogs/printPdf.ts';
import type { DocumentToolbarProps } from '../platform/document/DocumentToolbar.tsx';
import { useAvisos } from '../platform/feedback/index.ts';
import { LongWork } from '../platform/feedback/LongWork.tsx';
import { downloadBlob } from '../platform/grid/export/download.ts';
import { useUser } from '../platform/session/index.ts';
import { pdfBlob } from './pdf.ts';

/** A report that is made for what somebody asks. */
export interface ListadoEnPapel<Pedido> {
  /** 'Listado de clientes'. */
  nombre: string;
  /** 'Clientes.pdf'. */
  archivo: string;
  read: (pedido: Pedido, signal: AbortSignal) => Promise<Uint8Array>;
  /** '1.284 clientes': what of, in the words of its mail and of the wait. */
  cuantos: (pedido: Pedido) => string;
}

const MAX_ADJUNTO_BYTES = 10 * 1024 * 1024;

/** Mail, print, download and view of a report (D4 §2); long ones say so and can be cancelled. */
export function useListadoEnPapel<Pedido>(listado: ListadoEnPapel<Pedido>) {
  const { nombre, archivo, read, cuantos } = listado;
  const { role, cmpname } = useUser();
  const avisos = useAvisos();
  const [trabajo, setTrabajo] = useState<{ pedido: Pedido; gone: AbortController } | null>(null);
  const [viewing, setViewing] = useState<{ pedido: Pedido } | null>(null);
  const [mail, setMail] = useState<{ pedido: Pedido } | null>(null);
  const send = useCallMutation(sendCorreo, { errorShown: 'screen' });

  const make = async (pedido: Pedido) => {
    const gone = new AbortController();
    setTrabajo({ pedido, gone });
    try {
      return pdfBlob(await read(pedido, gone.signal));
    } finally {
      setTrabajo(null);
    }
  };
  const run = async (pedido: Pedido, use: (pdf: Blob) => void) => {
    try {
      use(await make(pedido));
    } catch (error) {
      if (error instanceof Error && error.name !== 'AbortError') avisos.error(error.message);
    }
  };
  // The viewer reads again when its reader changes: the same one while what is viewed is.
  const making = useRef(make);
  making.current = make;
  const load = useCallback(
    () => (viewing ? making.current(viewing.pedido) : Promise.reject(new Error(nombre))),
    [viewing, nombre],
  );

  /** The tools for what is asked when one of them is pressed; null asks for nothing (it was said why). */
  const toolsFor = (pedir: () => Pedido | null): DocumentToolbarProps => {
    const withPedido = (use: (pedido: Pedido) => void) => () => {
      const pedido = pedir();
      if (pedido !== null) use(pedido);
    };
    return {
      isBusy: trabajo !== null,
      ...(can(role, 'correo.enviar') && { mail: withPedido((pedido) => setMail({ pedido })) }),
      print: withPedido((pedido) => void run(pedido, printPdf)),
      download: withPedido((pedido) => void run(pedido, (pdf) => downloadBlob(pdf, archivo))),
      view: withPedido((pedido) => setViewing({ pedido })),
    };
  };
  const dialogs: ReactNode = (
    <>
      {trabajo && (
        <LongWork text={`Generando el PDF de ${cuantos(trabajo.pedido)}…`} onCancel={() => trabajo.gone.abort()} />
      )}
      {viewing && (
        <PdfViewerDialog
          title={nombre}
          fileName={archivo}
          load={load}
          onClose={() => {
            trabajo?.gone.abort();
            setViewing(null);
          }}
        />
      )}
      {mail && (
        <MailDialog
          initial={{
            subject: `${nombre} · ${cmpname}`,
            body: `Adjuntamos el PDF de ${cuantos(mail.pedido)}.\nSaludos, ${cmpname}.`,
          }}
          attachment={archivo}
          onClose={() => setMail(null)}
          onSend={async (values) => {
            const pdf = values.attachFile ? attachment(await make(mail.pedido), archivo) : null;
            await send.mutateAsync({ body: values, ...(pdf && { files: { attachment: pdf } }) });
            avisos.listo(CORREO_ENVIADO);
          }}
        />
      )}
    </>
  );
  return { toolsFor, dialogs };
}

function attachment(pdf: Blob, name: string): File {
  if (pdf.size > MAX_ADJUNTO_BYTES) throw new Error('El PDF pesa más de 10 MB: elegí menos y enviá una parte.');
  return new File([pdf], name, { type: 'application/pdf' });
}
