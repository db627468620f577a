import type { Articulo } from '@distri/domain/articulos';
import type { ContextoVenta } from '@distri/domain/clientes';
import type { Centavos } from '@distri/domain/kernel';
import { canEditLine, precioDeLista } from '@distri/domain/lineas';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { AgregarArticulosDialog } from '../../articulos/AgregarArticulosDialog.tsx';
import { ArticuloInfoDialog } from '../../articulos/ArticuloInfoDialog.tsx';
import { precioDeArmado } from '../../articulos/armados.ts';
import { ComponentesDialog } from '../../articulos/ComponentesDialog.tsx';
import { PorQuePrecio } from '../../articulos/PorQuePrecio.tsx';
import type { Catalogo } from '../../articulos/useCatalogo.ts';
import { ClienteStrip } from '../../clientes/ClienteStrip.tsx';
import { BarraGuardar, BotonGuardar } from '../../lineas/BarraGuardar.tsx';
import type { DocumentoEditor } from '../../lineas/documentoForm.ts';
import { EditarLineaDialog } from '../../lineas/EditarLineaDialog.tsx';
import type { EntradaHandle } from '../../lineas/EntradaRow.tsx';
import type { FilaTotal } from '../../lineas/filasTotales.ts';
import { goToProblem } from '../../lineas/goToProblem.ts';
import { LeyendasDialog } from '../../lineas/LeyendasDialog.tsx';
import { LineasEditor } from '../../lineas/LineasEditor.tsx';
import type { LineaForm } from '../../lineas/lineaForm.ts';
import type { ProblemaVisible } from '../../lineas/problemas.ts';
import { TotalesPanel } from '../../lineas/TotalesPanel.tsx';
import type { LineasEnCamino } from '../../lineas/useLineasEnCamino.ts';
import { ProblemList } from '../../platform/document/ProblemList.tsx';
import { DraftBanner, DraftState } from '../../platform/drafts/index.ts';
import { usePageHeader, usePhone } from '../../platform/shell/index.ts';
import { CamposVenta } from './CamposVenta.tsx';
import { DireccionDialog } from './DireccionDialog.tsx';
import { MasDatosDialog } from './MasDatosDialog.tsx';
import { OfertaLitros } from './OfertaLitros.tsx';
import { campoDeArticulo, hidesBonificacion, leyendasDe, useQuien } from './reglas.ts';
import { CAMPO_ARMADO, useArmadosEnDocumento } from './useArmadosEnDocumento.ts';
import type { Borrador } from './useDocumentoVenta.ts';
import { useFormKeys } from './useFormKeys.ts';

export interface FormularioVentaProps {
  clase: 'cotizacion' | 'pedido';
  editor: DocumentoEditor;
  contexto: ContextoVenta;
  catalogo: Catalogo;
  enCamino: LineasEnCamino;
  problemas: readonly ProblemaVisible[];
  /** Most articles that the company allows. */
  max: number;
  totales: { filas: readonly FilaTotal[]; etiqueta: string; total: Centavos; notas: readonly FilaTotal[] };
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

type Dialogo =
  | { clase: 'agregar' | 'leyendas' | 'datos' | 'direccion' }
  | { clase: 'linea'; clave: string }
  | { clase: 'armado'; armado: string }
  | null;

/** The form of a quotation or an order (look 04): customer, fields, lines, and the panel that says what it comes to. */
export function FormularioVenta(props: FormularioVentaProps) {
  const { clase, editor, contexto, problemas, guardar, borrador, switches } = props;
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
  const [dialogo, setDialogo] = useState<Dialogo>(null);
  const close = () => {
    setDialogo(null);
    // On a phone the keyboard would come up over what was just done.
    if (!isPhone) entrada.current?.focus();
  };
  const go = (problema: ProblemaVisible | null | undefined) => problema && goToProblem(root.current, problema);
  const goTo = useCallback(
    ({ key }: { key: string }) => {
      const problema = problemas.find((each) => each.key === key);
      if (problema) goToProblem(root.current, problema);
    },
    [problemas],
  );
  const save = () => go(guardar.onSave());
  useFormKeys({ isDialogOpen: dialogo !== null, onAgregar: () => setDialogo({ clase: 'agregar' }), onSave: save });
  const lineas = useLineas(props, quien);

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
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
          ...(isPhone && { borderRadius: 0, borderInline: 0 }),
        }}
      >
        <TotalesPanel
          filas={props.totales.filas}
          etiquetaTotal={props.totales.etiqueta}
          total={props.totales.total}
          notas={props.totales.notas}
        >
          <OfertaLitros editor={editor} contexto={contexto} rol={quien.rol} />
        </TotalesPanel>
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflow: 'auto',
            ...(problemas.length > 0 && !props.cobranza && { borderTop: 1, borderColor: 'divider' }),
          }}
        >
          {props.cobranza}
          <ProblemList problems={problemas} onGo={goTo} />
        </Box>
        <Box sx={{ px: 4, pt: 3, pb: 1, borderTop: { xs: 0, sm: 1 }, borderColor: { sm: 'divider' } }}>
          {!isPhone && <BotonGuardar label={guardar.label} isSaving={guardar.isSaving} onSave={save} withKey />}
          <Box sx={{ minHeight: 36, display: 'grid', alignItems: 'center' }}>
            <DraftState guardado={borrador.guardado} onDiscard={borrador.startAgain} />
          </Box>
        </Box>
      </Paper>
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
      {dialogo?.clase === 'agregar' && (
        <AgregarArticulosDialog
          cliente={contexto.cliente.id}
          lista={form.listaprecio}
          campoDe={lineas.reglas.campoDe}
          lugar={props.max - form.articulos.length}
          onAdd={lineas.agregar}
          onClose={close}
        />
      )}
      {dialogo?.clase === 'direccion' && (
        <DireccionDialog
          direcciones={contexto.direcciones}
          value={form.direccionEntrega}
          propias={form}
          onSave={(id) => editor.set('direccionEntrega', id)}
          onClose={close}
        />
      )}
      {dialogo?.clase === 'leyendas' && (
        <LeyendasDialog
          leyendas={leyendasDe(form, contexto)}
          propias={form}
          onSave={({ leyenda3, leyenda4 }) => {
            editor.set('leyenda3', leyenda3);
            editor.set('leyenda4', leyenda4);
          }}
          onClose={close}
        />
      )}
      {dialogo?.clase === 'datos' && (
        <MasDatosDialog
          datos={form}
          rol={quien.rol}
          contexto={contexto}
          clase={clase}
          operacion={props.operacion ?? 'CREATE'}
          onSave={({ notacompra, usuario, comision, transporte, talfactura, talremito }) => {
            editor.set('notacompra', notacompra);
            editor.set('usuario', usuario);
            editor.set('comision', comision);
            editor.set('transporte', transporte);
            editor.set('talfactura', talfactura);
            editor.set('talremito', talremito);
          }}
          onClose={close}
        />
      )}
      {dialogo?.clase === 'armado' && (
        <ComponentesDialog armado={dialogo.armado} cliente={contexto.cliente.id} onClose={close} />
      )}
      {dialogo?.clase === 'linea' && <EditarLinea {...props} clave={dialogo.clave} quien={quien} onClose={close} />}
    </Box>
  );
}

type Quien = ReturnType<typeof useQuien>;

interface EditarLineaProps extends FormularioVentaProps {
  clave: string;
  quien: Quien;
  onClose: () => void;
}

function EditarLinea({ editor, contexto, catalogo, clave, quien, onClose }: EditarLineaProps) {
  const [isShown, setShown] = useState(false);
  const linea = editor.form.articulos.find((each) => each.clave === clave);
  const articulo = linea && catalogo.articulos.get(linea.id);
  if (!linea || !articulo) return null;
  if (isShown)
    return (
      <ArticuloInfoDialog
        articulo={articulo}
        cliente={contexto.cliente.id}
        lista={editor.form.listaprecio}
        onClose={() => setShown(false)}
      />
    );
  return (
    <EditarLineaDialog
      onVerArticulo={() => setShown(true)}
      linea={linea}
      campo={campoDeArticulo(contexto, quien, articulo)}
      editsPrecio={canEditLine(quien.rol)}
      onSave={(change) => editor.changeLinea(clave, change)}
      onClose={onClose}
    />
  );
}

/** What the line editor needs of the rules: stable while the list and the customer are. */
function useLineas({ editor, contexto, catalogo, enCamino }: FormularioVentaProps, quien: Quien) {
  const { form } = editor;
  const { follow, onTyped } = enCamino;
  const { rol, empresa } = quien;
  const { articulos, find, agregar, quitar } = useArmadosEnDocumento(editor, catalogo);
  const reglas = useMemo(
    () => ({
      find,
      precioDe: (articulo: Articulo) =>
        articulo.armado
          ? precioDeArmado(articulo, articulos.current, form.listaprecio)
          : precioDeLista(articulo, form.listaprecio),
      campoDe: (articulo: Articulo) =>
        articulo.armado ? CAMPO_ARMADO : campoDeArticulo(contexto, { rol, empresa }, articulo),
      onAdd: (linea: LineaForm, articulo: Articulo) => agregar([linea], [articulo]),
      follow,
      onTyped,
    }),
    [find, agregar, follow, onTyped, articulos, form.listaprecio, contexto, rol, empresa],
  );
  const hidden = useCallback(
    (articulo: Articulo) => hidesBonificacion(contexto, empresa, articulo),
    [contexto, empresa],
  );
  return {
    reglas,
    agregar,
    quitar,
    hidden,
    porQue: (linea: LineaForm, anchor: HTMLElement, close: () => void) => (
      <PorQuePrecio
        linea={linea}
        anchor={anchor}
        onClose={close}
        articulo={catalogo.articulos.get(linea.id)}
        cliente={contexto.cliente.id}
        lista={form.listaprecio}
        bonificacionGeneral={form.bonificacion}
      />
    ),
  };
}
