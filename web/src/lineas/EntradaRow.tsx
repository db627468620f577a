import { formatMoney, formatQuantity } from '@distri/domain/kernel';
import { type ArticuloVenta, lineAmount } from '@distri/domain/lineas';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { RAYA } from '../platform/format/money.ts';
import { NumberInput } from '../platform/forms/NumberInput.tsx';
import { QuantityInput } from '../platform/forms/numberInputs.tsx';
import { TextInput } from '../platform/forms/TextInput.tsx';
import { Kbd, usePhone } from '../platform/shell/index.ts';
import { COLUMNAS_LINEAS } from './LineasRoot.tsx';
import { type LineaForm, newLinea } from './lineaForm.ts';
import { type ReglasEntrada, useEntrada } from './useEntrada.ts';

export interface EntradaHandle {
  focus: () => void;
}

interface EntradaRowProps<Articulo extends ArticuloVenta> {
  /** Number of the line to come. */
  numero: number;
  reglas: ReglasEntrada<Articulo>;
  /** Companies that hide the discount of customers with a fixed one (D2 §5). */
  hidesBonificacion: (articulo: Articulo) => boolean;
  /** Alt P before the line is added. */
  onPorQue: (linea: LineaForm, anchor: HTMLElement) => void;
  handle: Ref<EntradaHandle>;
  /** Why what stands here keeps the document from being saved; a phone has its list of problems far below. */
  reclamo?: string | null;
  autoFocus?: boolean;
}

/**
 * The entry row, pinned at the foot (look 04): code, Tab, quantity, Enter adds and goes back to the code; Esc clears.
 * A code that does not exist takes the reader back to it.
 */
function Entrada<Articulo extends ArticuloVenta>(props: EntradaRowProps<Articulo>) {
  const { numero, reglas, hidesBonificacion, onPorQue, handle, reclamo = null, autoFocus = false } = props;
  const isPhone = usePhone();
  const codigo = useRef<HTMLInputElement>(null);
  const cantidad = useRef<HTMLInputElement>(null);
  const entrada = useEntrada(reglas);
  const { articulo } = entrada;
  useImperativeHandle(handle, () => ({ focus: () => codigo.current?.focus() }));

  const precio = articulo && reglas.precioDe(articulo);
  const campo = articulo && reglas.campoDe(articulo);
  const bonificacion = entrada.bonificacion ?? campo?.inicial ?? 0;

  const settle = async () => {
    if (entrada.codigo.trim() === '' || articulo) return;
    if (!(await entrada.lookUp(entrada.codigo, true))) codigo.current?.focus();
  };
  const add = () => (entrada.add() || entrada.codigo === '' ? codigo : cantidad).current?.focus();
  const explain = (anchor: HTMLElement | null) => {
    if (!articulo || !precio || !anchor) return false;
    onPorQue(newLinea({ articulo, precio, bonificacion, cantidad: entrada.cantidad ?? 0 }), anchor);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey && event.key.toLowerCase() === 'p' && explain(cantidad.current)) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape' && (entrada.codigo !== '' || entrada.cantidad !== null)) {
      event.stopPropagation();
      entrada.clear();
      codigo.current?.focus();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.target === codigo.current) cantidad.current?.focus();
    else add();
  };

  const hidden = articulo !== null && hidesBonificacion(articulo);
  const draft = { precio: precio ?? 0, cantidad: entrada.cantidad ?? 0, bonificacion };
  const importe = precio && entrada.cantidad ? formatMoney(lineAmount(draft)) : RAYA;
  const litros = articulo && entrada.cantidad ? articulo.unidad * entrada.cantidad : 0;

  const codigoInput = (
    <TextInput
      label="Código"
      labelHidden={!isPhone}
      inputRef={codigo}
      value={entrada.codigo}
      onChange={entrada.typeCodigo}
      onBlur={() => void settle()}
      maxLength={30}
      autoFocus={autoFocus}
    />
  );
  const cantidadInput = (
    <QuantityInput
      label="Cantidad"
      labelHidden={!isPhone}
      placeholder="0"
      inputRef={cantidad}
      value={entrada.cantidad}
      onChange={(value) => entrada.change({ cantidad: value, error: null })}
    />
  );
  const bonificacionInput = hidden ? null : (
    <BonificacionInput
      isPhone={isPhone}
      pista={campo?.pista ?? null}
      disabled={campo ? !campo.habilitado : false}
      allowNegative={(campo?.minimo ?? 0) < 0}
      max={Math.max(campo?.maximo ?? 0, campo?.inicial ?? 0)}
      value={bonificacion}
      onChange={(value) => entrada.change({ bonificacion: value ?? 0 })}
    />
  );

  if (isPhone)
    return (
      <Box role="group" aria-label="Nueva línea" onKeyDown={press} sx={{ p: 4, display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
          {codigoInput}
          {cantidadInput}
        </Box>
        <Detail entrada={entrada.error ?? reclamo} articulo={articulo} precio={precio} />
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-end' }}>
          {bonificacionInput}
          <IconButton
            aria-label="Agregar la línea"
            onClick={add}
            sx={{ bgcolor: 'primary.fondo', color: 'primary.dark' }}
          >
            <AddIcon />
          </IconButton>
        </Box>
      </Box>
    );
  return (
    <Box
      role="group"
      aria-label="Nueva línea"
      onKeyDown={press}
      sx={{ flexShrink: 0, borderTop: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: COLUMNAS_LINEAS,
          alignItems: 'center',
          minHeight: 47,
          pl: 4,
          minWidth: 720,
          '& .MuiOutlinedInput-root': { minHeight: 34 },
        }}
      >
        <Typography variant="body2" color="textSecondary" component="span">
          {numero}
        </Typography>
        <Box sx={{ ml: '-4px', mr: '12px' }}>{codigoInput}</Box>
        <Typography variant="body2" color="textSecondary" noWrap title={articulo?.detalle} sx={{ pr: 2 }}>
          {articulo?.detalle ?? ''}
        </Typography>
        <Box sx={{ mr: '-4px', ml: '6px' }}>{cantidadInput}</Box>
        <Figure>{litros === 0 ? RAYA : formatQuantity(Math.round(litros * 1000) / 1000)}</Figure>
        <Box sx={{ pr: '20px' }}>
          <Figure>{precio ? formatMoney(precio) : RAYA}</Figure>
        </Box>
        <Box sx={{ ml: '8px', mr: '-4px' }}>{bonificacionInput}</Box>
        <Figure>{importe}</Figure>
      </Box>
      <HintBar error={entrada.error} pista={campo?.pista ?? null} disponible={articulo?.disponible ?? null} />
    </Box>
  );
}

/** Drawn again for its own keys, not for those of the fields above. */
export const EntradaRow = memo(Entrada) as typeof Entrada;

function Figure({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'block', textAlign: 'right', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {children}
    </Typography>
  );
}

interface BonificacionInputProps {
  isPhone: boolean;
  pista: string | null;
  disabled: boolean;
  allowNegative: boolean;
  max: number;
  value: number;
  onChange: (value: number | null) => void;
}

function BonificacionInput({ isPhone, pista, ...field }: BonificacionInputProps) {
  const label = pista ? `Bonificación (${pista})` : 'Bonificación';
  // Without the sign: its column is headed and narrow (look 04).
  return <NumberInput label={label} labelHidden={!isPhone} decimals={2} scale={4} {...field} />;
}

/** On a phone: what the code stands for, or what is wrong with it. */
function Detail(props: { entrada: string | null; articulo: ArticuloVenta | null; precio: number | null }) {
  const { entrada: error, articulo, precio } = props;
  if (error)
    return (
      <Typography role="alert" variant="caption" color="error">
        {error}
      </Typography>
    );
  if (!articulo) return null;
  return (
    <Typography variant="caption" color="textSecondary">
      {articulo.detalle} · {precio ? formatMoney(precio) : 'sin precio'} · Disponible:{' '}
      {formatQuantity(articulo.disponible)}
    </Typography>
  );
}

interface HintBarProps {
  error: string | null;
  pista: string | null;
  disponible: number | null;
}

/** What the keys do and how much there is; in its place, what is wrong with the line. */
function HintBar({ error, pista, disponible }: HintBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        minHeight: 34,
        px: 4,
        bgcolor: 'superficie.hundida',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {error ? (
        <Typography role="alert" variant="caption" color="error" sx={{ fontWeight: 500 }}>
          {error}
        </Typography>
      ) : (
        <Keys />
      )}
      <Box sx={{ flex: 1 }} />
      <Typography variant="caption" color="textSecondary" component="span" aria-live="polite">
        {[pista, disponible === null ? null : `Disponible: ${formatQuantity(disponible)}`].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

const TECLAS: readonly (readonly [readonly string[], string])[] = [
  [['Tab'], 'pasa a cantidad'],
  [['Enter'], 'agrega la línea'],
  [['Alt', 'P'], 'por qué este precio'],
];

function Keys() {
  return TECLAS.map(([keys, text]) => (
    <Typography key={text} variant="caption" color="textSecondary" component="span" sx={{ display: 'flex', gap: 1 }}>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <span>{text}</span>
    </Typography>
  ));
}
