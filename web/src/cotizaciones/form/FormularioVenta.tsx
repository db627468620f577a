import type { ContextoVenta } from '@distri/domain/clientes';
import type { Centavos } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Catalogo } from '../../articulos/useCatalogo.ts';
import { ClienteStrip } from '../../clientes/ClienteStrip.tsx';
import { BarraGuardar } from '../../lineas/BarraGuardar.tsx';
import type { DocumentoEditor } from '../../lineas/documentoForm.ts';
import type { EntradaHandle } from '../../lineas/EntradaRow.tsx';
import type { FilaTotal } from '../../lineas/filasTotales.ts';
import { goToProblem } from '../../lineas/goToProblem.ts';
import { LineasEditor } from '../../lineas/LineasEditor.tsx';
import { usePorQueKey } from '../../lineas/PorQueGuardado.tsx';
import { lineaSinAgregar, type ProblemaVisible } from '../../lineas/problemas.ts';
import type { LineasEnCamino } from '../../lineas/useLineasEnCamino.ts';
import type { Explanation } from '../../platform/document/ExplainPopper.tsx';
import { DraftBanner } from '../../platform/drafts/index.ts';
import { usePageHeader, usePhone } from '../../platform/shell/index.ts';
import { CamposVenta } from './CamposVenta.tsx';
import { DialogosVenta, type DialogoVenta } from './DialogosVenta.tsx';
import { PanelVenta } from './PanelVenta.tsx';
import { useQuien } from './reglas.ts';
import type { Borrador } from './useDocumentoVenta.ts';
import { useFormKeys } from './useFormKeys.ts';
import { useLineasVenta } from './useLineasVenta.tsx';

export interface FormularioVentaProps {
  clase: 'cotizacion' | 'pedido';
  editor: DocumentoEditor;
  contexto: ContextoVenta;
  catalogo: Catalogo;
  enCamino: LineasEnCamino;
  problemas: readonly ProblemaVisible[];
  /** Most articles that the company allows. */
  max: number;
  totales: {
    filas: readonly FilaTotal[];
    etiqueta: string;
    total: Centavos;
    /** How the total was computed; null while there is nothing to explain. */
    porQue: Explanation | null;
    notas: readonly FilaTotal[];
  };
  /** Proforma, prepaid. */
  switches?: ReactNode;
  /** What pays a prepaid quotation, under the totals. */
  cobranza?: ReactNode;
  /** Names the document that is edited. */
  titulo?: string;
  /** An edited document keeps its days (D2 §4). */
  operacion?: 'CREATE' | 'EDIT';
  onListaChange: (lista: number) => void;
  guardar: { label: string; isSaving: boolean; onSave: () => ProblemaVisible | null };
  borrador: Borrador;
  /** Over everything: what was carried over. */
  info?: ReactNode;
  isDireccionRequired: boolean;
}

/** Beside the count in one line of a phone. */
const TIGHT = { px: { xs: 2 }, minWidth: 0 } as const;

/** The form of a quotation or an order (look 04): customer, fields, lines, and the panel that says what it comes to. */
export function FormularioVenta(props: FormularioVentaProps) {
  const { editor, contexto, problemas, guardar, borrador, switches } = props;
  const { form } = editor;
  const banner = borrador.retomado ? (
    <DraftBanner guardado={borrador.retomado} onDiscard={borrador.startAgain} />
  ) : (
    props.info
  );
  const isPhone = usePhone();
  usePageHeader({ tarea: isPhone, ...(props.titulo !== undefined && { titulo: props.titulo }) });
  const quien = useQuien();
  const root = useRef<HTMLDivElement>(null);
  const entrada = useRef<EntradaHandle>(null);
  const [dialogo, setDialogo] = useState<DialogoVenta | null>(null);
  const close = () => {
    setDialogo(null);
    // On a phone the keyboard would come up over what was just done.
    if (!isPhone) entrada.current?.focus();
  };
  const go = useCallback((problema: ProblemaVisible) => goToProblem(root.current, problema), []);
  const save = () => {
    const problema = guardar.onSave();
    if (problema) go(problema);
  };
  useFormKeys({ isDialogOpen: dialogo !== null, onAgregar: () => setDialogo({ clase: 'agregar' }), onSave: save });
  usePorQueKey();
  const lineas = useLineasVenta(props, quien);

  return (
    <Box
      ref={root}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 304px' },
        gridTemplateRows: { md: banner ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)' },
        gap: { xs: 3, md: 4 },
        flex: { md: 1 },
        minHeight: { md: 560 },
        mx: { xs: -4, sm: 0 },
        px: { xs: 0, sm: 0 },
      }}
    >
      {banner && <Box sx={{ gridColumn: '1 / -1', px: { xs: 4, sm: 0 } }}>{banner}</Box>}
      <Stack sx={{ gap: 3, minHeight: 0, minWidth: 0 }}>
        <Paper variant="outlined" sx={{ flexShrink: 0, ...(isPhone && { borderRadius: 0, borderInline: 0 }) }}>
          <ClienteStrip cliente={contexto.cliente} deudaPendiente={contexto.deudaPendiente}>
            {switches}
          </ClienteStrip>
          <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
            <CamposVenta
              editor={editor}
              contexto={contexto}
              rol={quien.rol}
              problemas={problemas}
              onListaChange={props.onListaChange}
              isDireccionRequired={props.isDireccionRequired}
              operacion={props.operacion ?? 'CREATE'}
            />
          </Box>
        </Paper>
        <LineasEditor
          lineas={form.articulos}
          problemas={problemas}
          max={props.max}
          reglas={lineas.reglas}
          hidesBonificacion={lineas.hidden}
          onEdit={useCallback((clave: string) => setDialogo({ clase: 'linea', clave }), [])}
          onRemove={lineas.quitar}
          onArmado={useCallback((armado: string) => setDialogo({ clase: 'armado', armado }), [])}
          onAgregar={() => setDialogo({ clase: 'agregar' })}
          porQue={lineas.porQue}
          entrada={entrada}
          reclamo={props.enCamino.reclamada === null ? null : lineaSinAgregar(props.enCamino.reclamada).text}
          autoFocus={!isPhone}
          actions={
            <>
              <Button size="small" sx={TIGHT} onClick={() => setDialogo({ clase: 'datos' })}>
                Más datos
              </Button>
              {!isPhone && contexto.direcciones.length > 1 && (
                <Button size="small" onClick={() => setDialogo({ clase: 'direccion' })}>
                  Dirección
                </Button>
              )}
              <Button size="small" sx={TIGHT} onClick={() => setDialogo({ clase: 'leyendas' })}>
                Leyendas
              </Button>
            </>
          }
        />
      </Stack>
      <PanelVenta {...props} quien={quien} onSave={save} onGo={go} />
      {isPhone && (
        <BarraGuardar
          label={guardar.label}
          isSaving={guardar.isSaving}
          onSave={save}
          etiquetaTotal={props.totales.etiqueta}
          total={props.totales.total}
          problemas={problemas}
        />
      )}
      {dialogo && (
        <DialogosVenta {...props} dialogo={dialogo} lineas={lineas} quien={quien} onOpen={setDialogo} onClose={close} />
      )}
    </Box>
  );
}
