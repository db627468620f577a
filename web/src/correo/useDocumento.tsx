import { CORREO_ENVIADO, cuerpoDeCorreo, type DocumentoDeCorreo } from '@distri/domain/correo';
import { can, type Permiso } from '@distri/domain/kernel';
import { type ReactNode, useState } from 'react';
import { MailDialog, type MailValues } from '../platform/dialogs/MailDialog.tsx';
import { PdfViewerDialog } from '../platform/dialogs/PdfViewerDialog.tsx';
import { printPdf } from '../platform/dialogs/printPdf.ts';
import type { DocumentToolbarProps } from '../platform/document/DocumentToolbar.tsx';
import { useAvisos } from '../platform/feedback/index.ts';
import { downloadBlob } from '../platform/grid/export/download.ts';
import { useUser } from '../platform/session/index.ts';
import { EstadoCorreo } from './EstadoCorreo.tsx';
import { pdfBlob } from './pdf.ts';
import { readDestinatarios, useSalidas, useSendCorreo } from './requests.ts';

interface Documento {
  documento: DocumentoDeCorreo;
  /** 'Pedido 184233'. */
  nombre: string;
  /** 'Pedido_184233.pdf'. */
  archivo: string;
  permiso: Permiso;
  cliente: string;
  vendedor: string;
  readPdf: () => Promise<Uint8Array>;
}

interface Herramientas {
  toolbar: DocumentToolbarProps;
  /** 'Sin enviar', 'Enviado a …', with what to do about a mail that did not leave. */
  correo: ReactNode;
  dialogs: ReactNode;
}

/** What can be done with a document on paper (D1 §2.6): mail it, print it, download it, look at it; and what was mailed. */
export function useDocumento(props: Documento): Herramientas {
  const { documento, nombre, archivo, permiso, cliente, vendedor, readPdf } = props;
  const { role, cmpname } = useUser();
  const avisos = useAvisos();
  const [mail, setMail] = useState<Partial<MailValues> | null>(null);
  const [isViewing, setViewing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const mails = can(role, 'correo.enviar');
  const salidas = useSalidas(documento, mails && documento.id > 0);
  const send = useSendCorreo(documento);

  /** One at a time; a failure is said in a snackbar (D1 §8). */
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      avisos.error(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const readBlob = async () => pdfBlob(await readPdf());
  const openMail = () =>
    void run(async () => {
      const destinatarios = await readDestinatarios(role, cliente, vendedor);
      setMail({
        ...destinatarios,
        subject: `${nombre} · ${cmpname}`,
        body: cuerpoDeCorreo(documento.clase, nombre, cmpname),
      });
    });

  const toolbar: DocumentToolbarProps = {
    isBusy,
    ...(mails && { mail: openMail }),
    ...(can(role, permiso) && {
      print: () => void run(async () => printPdf(await readBlob())),
      download: () => void run(async () => downloadBlob(await readBlob(), archivo)),
      view: () => setViewing(true),
    }),
  };
  const dialogs = (
    <>
      {mail && (
        <MailDialog
          initial={mail}
          attachment={archivo}
          onClose={() => setMail(null)}
          onSend={async (values) => {
            await send.mutateAsync({ body: { ...values, documento } });
            avisos.listo(CORREO_ENVIADO);
            void send.refresh();
          }}
        />
      )}
      {isViewing && (
        <PdfViewerDialog title={nombre} fileName={archivo} load={readBlob} onClose={() => setViewing(false)} />
      )}
    </>
  );
  const isTold = salidas !== undefined && (salidas.length > 0 || can(role, 'correo.leer'));
  const correo = isTold ? <EstadoCorreo documento={documento} salidas={salidas} /> : '';
  return { toolbar, correo, dialogs };
}
