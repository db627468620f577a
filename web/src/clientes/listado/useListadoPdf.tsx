import type { listadoClientes } from '@distri/domain/clientes';
import { CORREO_ENVIADO } from '@distri/domain/correo';
import { can, plural } from '@distri/domain/kernel';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import { pdfBlob } from '../../correo/pdf.ts';
import { MailDialog } from '../../platform/dialogs/MailDialog.tsx';
import { PdfViewerDialog } from '../../platform/dialogs/PdfViewerDialog.tsx';
import { printPdf } from '../../platform/dialogs/printPdf.ts';
import type { DocumentToolbarProps } from '../../platform/document/DocumentToolbar.tsx';
import { useAvisos } from '../../platform/feedback/index.ts';
import { LongWork } from '../../platform/feedback/LongWork.tsx';
import { downloadBlob } from '../../platform/grid/export/download.ts';
import { useUser } from '../../platform/session/index.ts';
import { readListadoPdf, useSendListado } from '../requests.ts';

/** Which customers to print, and how many they are. */
export interface Listado {
  body: z.output<typeof listadoClientes>;
  count: number;
}

interface Trabajo {
  count: number;
  gone: AbortController;
}

const ARCHIVO = 'Clientes.pdf';
const NOMBRE = 'Listado de clientes';
const MAX_ADJUNTO_BYTES = 10 * 1024 * 1024;

/** Mail, print, download and view of a list of customers (D2 §6: A, O, S); long ones say so and can be cancelled. */
export function useListadoPdf() {
  const { role, cmpname } = useUser();
  const avisos = useAvisos();
  const [trabajo, setTrabajo] = useState<Trabajo | null>(null);
  const [viewing, setViewing] = useState<Listado | null>(null);
  const [mail, setMail] = useState<Listado | null>(null);
  const send = useSendListado();

  const make = async ({ body, count }: Listado) => {
    const gone = new AbortController();
    setTrabajo({ count, gone });
    try {
      return pdfBlob(await readListadoPdf(body, gone.signal));
    } finally {
      setTrabajo(null);
    }
  };
  const run = async (listado: Listado, use: (pdf: Blob) => void) => {
    try {
      use(await make(listado));
    } catch (error) {
      if (error instanceof Error && error.name !== 'AbortError') avisos.error(error.message);
    }
  };
  // The viewer reads again when its reader changes: the same one while the list is.
  const making = useRef(make);
  making.current = make;
  const load = useCallback(() => (viewing ? making.current(viewing) : Promise.reject(new Error(NOMBRE))), [viewing]);

  /** The tools for a list that is asked for when one of them is pressed. */
  const toolsFor = (listado: () => Listado): DocumentToolbarProps => {
    if (!can(role, 'clientes.imprimir')) return {};
    return {
      isBusy: trabajo !== null,
      ...(can(role, 'correo.enviar') && { mail: () => setMail(listado()) }),
      print: () => void run(listado(), printPdf),
      download: () => void run(listado(), (pdf) => downloadBlob(pdf, ARCHIVO)),
      view: () => setViewing(listado()),
    };
  };
  const dialogs: ReactNode = (
    <>
      {trabajo && (
        <LongWork
          text={`Generando el PDF de ${plural(trabajo.count, 'cliente', 'clientes')}…`}
          onCancel={() => trabajo.gone.abort()}
        />
      )}
      {viewing && (
        <PdfViewerDialog
          title={NOMBRE}
          fileName={ARCHIVO}
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
            subject: `${NOMBRE} · ${cmpname}`,
            body: `Adjuntamos el listado de ${plural(mail.count, 'cliente', 'clientes')}.\nSaludos, ${cmpname}.`,
          }}
          attachment={ARCHIVO}
          onClose={() => setMail(null)}
          onSend={async (values) => {
            const pdf = values.attachFile ? attachment(await make(mail)) : null;
            await send.mutateAsync({ body: values, ...(pdf && { files: { attachment: pdf } }) });
            avisos.listo(CORREO_ENVIADO);
          }}
        />
      )}
    </>
  );
  return { toolsFor, dialogs };
}

function attachment(pdf: Blob): File {
  if (pdf.size > MAX_ADJUNTO_BYTES) throw new Error('El PDF pesa más de 10 MB: filtrá la lista y enviá una parte.');
  return new File([pdf], ARCHIVO, { type: 'application/pdf' });
}
