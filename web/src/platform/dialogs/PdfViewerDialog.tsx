import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { ErrorState } from '../feedback/index.ts';
import { downloadBlob } from '../grid/export/download.ts';
import { usePhone } from '../shell/useMovil.ts';
import { PdfPage } from './PdfPage.tsx';
import { openPdf } from './pdfDocument.ts';
import { printPdf } from './printPdf.ts';

interface PdfViewerDialogProps {
  /** 'Pedido 184233'. */
  title: string;
  /** 'Pedido-184233.pdf'. */
  fileName: string;
  /** Reads the document; called again by "Reintentar". */
  load: () => Promise<Blob>;
  onClose: () => void;
}

const MARGIN = 32;
const ZOOM_STEP = 1.25;
const ZOOMS = { min: 0.5, max: 4 };

/**
 * Shows a PDF on screen: pages, zoom, download and print. The library is loaded with the first document.
 * @example {isOpen && <PdfViewerDialog title="Pedido 184233" fileName="Pedido-184233.pdf" load={readPdf} onClose={close} />}
 */
export function PdfViewerDialog({ title, fileName, load, onClose }: PdfViewerDialogProps) {
  const isPhone = usePhone();
  const titleId = useId();
  const { pdf, document, error, retry } = useDocument(load);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  // As state: a dialog brings its content after the effects of its first drawing.
  const [view, setView] = useState<HTMLElement | null>(null);
  const width = useFitWidth(view) * zoom;
  const change = (factor: number) => setZoom(Math.max(ZOOMS.min, Math.min(ZOOMS.max, zoom * factor)));

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: {
            width: '100%',
            maxWidth: { sm: 980 },
            height: '100%',
            overflow: 'hidden',
            ...(isPhone && { borderRadius: 0 }),
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 4,
          minHeight: 56,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h4" component="h2" noWrap sx={{ flex: 1 }}>
          {title}
        </Typography>
        {document && !isPhone && (
          <>
            <Typography
              variant="body2"
              aria-live="polite"
              sx={{ color: 'text.secondary', mr: 2, whiteSpace: 'nowrap' }}
            >
              Página {page} de {document.numPages}
            </Typography>
            <Tool
              label="Alejar"
              icon={<ZoomOutIcon />}
              disabled={zoom <= ZOOMS.min}
              onClick={() => change(1 / ZOOM_STEP)}
            />
            <Typography variant="body2" sx={{ width: 44, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
              {Math.round(zoom * 100)}%
            </Typography>
            <Tool
              label="Acercar"
              icon={<ZoomInIcon />}
              disabled={zoom >= ZOOMS.max}
              onClick={() => change(ZOOM_STEP)}
            />
          </>
        )}
        {pdf && <Tool label="Imprimir" icon={<PrintIcon />} onClick={() => printPdf(pdf)} />}
        {pdf && <Tool label="Descargar" icon={<DownloadIcon />} onClick={() => downloadBlob(pdf, fileName)} />}
        <Tool label="Cerrar" icon={<CloseIcon />} onClick={onClose} />
      </Box>
      <Box
        ref={setView}
        // Arrow keys and Page Down scroll what has the focus.
        tabIndex={0}
        role="region"
        aria-label={`Páginas de ${title}`}
        sx={{
          flex: 1,
          overflow: 'auto',
          bgcolor: 'background.default',
          display: 'flex',
          flexDirection: 'column',
          p: 4,
          gap: 4,
        }}
      >
        {error && <ErrorState error={error} onRetry={retry} />}
        {!document && !error && <CircularProgress aria-label="Cargando el documento" sx={{ m: 'auto' }} />}
        {document && width > 0 && (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, mx: 'auto' }}>
            {Array.from({ length: document.numPages }, (_, index) => index + 1).map((number) => (
              <PdfPage key={number} document={document} number={number} width={width} onVisible={setPage} />
            ))}
          </Box>
        )}
      </Box>
    </Dialog>
  );
}

function Tool(props: { label: string; icon: ReactElement; onClick: () => void; disabled?: boolean }) {
  return (
    <Tooltip title={props.label}>
      <span>
        <IconButton aria-label={props.label} onClick={props.onClick} disabled={props.disabled === true}>
          {props.icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}

function useDocument(load: () => Promise<Blob>) {
  const [pdf, setPdf] = useState<Blob | null>(null);
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    let opened: PDFDocumentProxy | undefined;
    let isGone = false;
    const read = async (_attempt: number) => {
      const blob = await latest.current();
      opened = await openPdf(blob);
      if (isGone) return void opened.loadingTask.destroy();
      setPdf(blob);
      setDocument(opened);
    };
    setError(null);
    read(attempt).catch(
      (failure: unknown) => !isGone && setError(failure instanceof Error ? failure : new Error(String(failure))),
    );
    return () => {
      isGone = true;
      void opened?.loadingTask.destroy();
    };
  }, [attempt]);
  return { pdf, document, error, retry: () => setAttempt(attempt + 1) };
}

/** Width that a page may take without scrolling sideways. */
function useFitWidth(view: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!view) return;
    const measure = () => setWidth(Math.max(200, Math.min(860, view.clientWidth - MARGIN)));
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    measure();
    return () => observer.disconnect();
  }, [view]);
  return width;
}
