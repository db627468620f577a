import type { ArticuloVenta } from '@distri/domain/lineas';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo, type ReactNode, type Ref, useCallback, useMemo, useRef, useState } from 'react';
import { Kbd, usePhone } from '../platform/shell/index.ts';
import { type EntradaHandle, EntradaRow } from './EntradaRow.tsx';
import { LineaCard } from './LineaCard.tsx';
import { LineaRow } from './LineaRow.tsx';
import { LineasRoot } from './LineasRoot.tsx';
import type { LineaForm } from './lineaForm.ts';
import type { ProblemaVisible } from './problemas.ts';
import type { ReglasEntrada } from './useEntrada.ts';

interface LineasEditorProps<Articulo extends ArticuloVenta> {
  lineas: readonly LineaForm[];
  problemas: readonly ProblemaVisible[];
  /** Most lines that the company allows. */
  max: number;
  reglas: ReglasEntrada<Articulo>;
  hidesBonificacion: (articulo: Articulo) => boolean;
  /** Absent when this person may not touch what is already there. */
  onEdit?: ((clave: string) => void) | undefined;
  onRemove: (clave: string) => void;
  /** Shows the parts of a kit. */
  onArmado: (armado: string) => void;
  /** Opens the dialog of articles; F2 too. */
  onAgregar: () => void;
  /** "Por qué" of a line, beside its price. */
  porQue: (linea: LineaForm, anchor: HTMLElement, close: () => void) => ReactNode;
  /** More buttons of the heading. */
  actions?: ReactNode;
  entrada: Ref<EntradaHandle>;
  /** What the entry row has to answer for (see EntradaRow). */
  reclamo?: string | null;
  autoFocus?: boolean;
}

/** The articles of a document: the lines, and pinned under them the one that is being typed (look 04). */
export function LineasEditor<Articulo extends ArticuloVenta>(props: LineasEditorProps<Articulo>) {
  const { lineas, max, reglas, hidesBonificacion, onAgregar, actions, entrada, autoFocus = false } = props;
  const porQue = usePorQue(lineas);
  const isPhone = usePhone();
  return (
    <LineasRoot aria-label="Artículos" onKeyDown={porQue.press}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: { xs: 1, sm: 2 },
          minHeight: 44,
          px: 4,
          py: { xs: 3, sm: 0 },
          flexShrink: 0,
        }}
      >
        <Typography variant="h5" component="h2">
          Artículos
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span">
          {lineas.length} de {max}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {actions}
        <Button
          size="small"
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={onAgregar}
          aria-keyshortcuts="F2"
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          Agregar artículos
          {!isPhone && (
            <Kbd aria-hidden sx={{ ml: 2 }}>
              F2
            </Kbd>
          )}
        </Button>
      </Box>
      <Lines
        lineas={lineas}
        problemas={props.problemas}
        onEdit={props.onEdit}
        onRemove={props.onRemove}
        onArmado={props.onArmado}
        explained={porQue.clave}
        onPorQue={porQue.toggle}
      />
      <EntradaRow
        numero={lineas.length + 1}
        reglas={reglas}
        hidesBonificacion={hidesBonificacion}
        onPorQue={porQue.explain}
        handle={entrada}
        reclamo={props.reclamo ?? null}
        autoFocus={autoFocus}
      />
      {porQue.linea && porQue.anchor && props.porQue(porQue.linea, porQue.anchor, porQue.close)}
    </LineasRoot>
  );
}

interface LinesProps
  extends Pick<LineasEditorProps<ArticuloVenta>, 'lineas' | 'problemas' | 'onEdit' | 'onRemove' | 'onArmado'> {
  explained: string | null;
  onPorQue: (clave: string, anchor: HTMLElement) => void;
}

/** Keys elsewhere on the form do not even look at the lines. */
const Lines = memo(function Lines(props: LinesProps) {
  const { lineas, problemas, onEdit, onRemove, onArmado, explained, onPorQue } = props;
  const isPhone = usePhone();
  const worst = useMemo(() => worstByLine(problemas), [problemas]);
  const rowProps = (linea: LineaForm, index: number) => ({
    linea,
    index,
    severity: worst.get(index + 1)?.severity ?? null,
    campo: worst.get(index + 1)?.campo ?? null,
    isExplained: explained === linea.clave,
    onOpen: onEdit,
    onRemove,
    onPorQue,
    onArmado,
  });
  if (isPhone)
    return (
      <Box
        component="ul"
        aria-label="Líneas"
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {lineas.map((linea, index) => (
          <LineaCard key={linea.clave} {...rowProps(linea, index)} />
        ))}
      </Box>
    );
  return (
    <div className="le-scroll">
      <table aria-label="Líneas">
        <thead>
          <tr className="le-row le-head">
            <th aria-label="Número" />
            <th>Código</th>
            <th>Detalle</th>
            <th className="le-fig">Cantidad</th>
            <th className="le-fig">Litros</th>
            <th className="le-fig">Precio</th>
            <th className="le-fig">Bonif.</th>
            <th className="le-fig">Importe</th>
            <th aria-label="Quitar" />
          </tr>
        </thead>
        <tbody>
          {lineas.map((linea, index) => (
            <LineaRow key={linea.clave} {...rowProps(linea, index)} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** One ring and one icon per line: the first problem, and what blocks comes first. */
function worstByLine(problemas: readonly ProblemaVisible[]): ReadonlyMap<number, ProblemaVisible> {
  const worst = new Map<number, ProblemaVisible>();
  for (const problema of problemas) {
    if (problema.linea !== undefined && !worst.has(problema.linea)) worst.set(problema.linea, problema);
  }
  return worst;
}

/** Which line is being explained. Alt P asks for the line with the focus, else for the last one. */
function usePorQue(lineas: readonly LineaForm[]) {
  const [open, setOpen] = useState<{ linea: LineaForm; anchor: HTMLElement } | null>(null);
  const latest = useRef(lineas);
  latest.current = lineas;
  const close = useCallback(() => setOpen(null), []);
  const explain = useCallback((linea: LineaForm, anchor: HTMLElement) => setOpen({ linea, anchor }), []);
  const toggle = useCallback((clave: string, anchor: HTMLElement) => {
    const linea = latest.current.find((each) => each.clave === clave);
    setOpen((before) => (before?.linea.clave === clave || !linea ? null : { linea, anchor }));
  }, []);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || event.key.toLowerCase() !== 'p') return;
    event.preventDefault();
    const row = event.target instanceof Element ? event.target.closest('[data-linea]') : null;
    const rows = event.currentTarget.querySelectorAll<HTMLElement>('tr[data-linea]');
    const index = (row instanceof HTMLElement ? Number(row.dataset.linea) : latest.current.length) - 1;
    const linea = latest.current[index];
    const anchor = rows[index]?.querySelector<HTMLElement>('.le-porque');
    if (linea && anchor) toggle(linea.clave, anchor);
  };
  const clave = open?.linea.clave ?? null;
  const linea = lineas.find((each) => each.clave === clave) ?? open?.linea ?? null;
  return { clave, anchor: open?.anchor ?? null, linea, toggle, explain, close, press };
}
