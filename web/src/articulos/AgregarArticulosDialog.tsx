import type { Articulo } from '@distri/domain/articulos';
import { plural } from '@distri/domain/kernel';
import { type CampoBonificacion, precioDeLista } from '@distri/domain/lineas';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type LineaForm, newLinea } from '../lineas/lineaForm.ts';
import { FormButtons } from '../platform/dialogs/FormButtons.tsx';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { QuantityInput } from '../platform/forms/numberInputs.tsx';
import { SwitchField } from '../platform/forms/SwitchField.tsx';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { noUrl } from '../platform/grid/memory.ts';
import { serverPaging } from '../platform/grid/serverPaging.ts';
import { ArticuloImage } from './ArticuloImage.tsx';
import { ArticuloInfoDialog } from './ArticuloInfoDialog.tsx';
import { columnasDialogo } from './columns.tsx';
import { type Elegido, faltaEnElegidos, hasCantidad, sinLugar } from './elegidos.ts';
import { useArticulos } from './requests.ts';

interface AgregarArticulosDialogProps {
  cliente: string;
  /** The document's price list. */
  lista: number;
  campoDe: (articulo: Articulo) => CampoBonificacion;
  /** Lines that fit in the document still. */
  lugar: number;
  /** Kits go in by their code: whoever adds them brings their parts. */
  onAdd: (lineas: LineaForm[], articulos: Articulo[]) => void;
  onClose: () => void;
}

const ARTICULOS = { one: 'artículo', many: 'artículos' };
const idOf = (articulo: Articulo) => articulo.id;
const nameOf = (articulo: Articulo) => articulo.detalle;

/** Articles found by text, with price, stock, unit and image (D2 §2). A row goes to the picked ones, each with its quantity. */
export function AgregarArticulosDialog(props: AgregarArticulosDialogProps) {
  const { cliente, lista, campoDe, lugar, onAdd, onClose } = props;
  const [buscar, setBuscar] = useState('');
  const [conStock, setConStock] = useState(false);
  const [shown, setShown] = useState<Articulo | null>(null);
  const { elegidos, pick, change, remove } = useElegidos();
  const articulos = useArticulos(cliente, { ...(buscar && { buscar }), ...(conStock && { conStock }) });
  const columns = useMemo(() => columnasDialogo(lista), [lista]);
  const focus = useSearchFocus();

  const [isAsked, setAsked] = useState(false);
  const ready = elegidos.filter(hasCantidad);
  const falta = isAsked ? faltaEnElegidos(elegidos, lugar) : sinLugar(elegidos, lugar);
  const add = () => {
    setAsked(true);
    if (faltaEnElegidos(elegidos, lugar) !== null) return;
    onAdd(
      elegidos.map(({ articulo, cantidad }) => newLine(articulo, cantidad ?? 0, lista, campoDe(articulo))),
      elegidos.map(({ articulo }) => articulo),
    );
    onClose();
  };
  return (
    <FormDialog
      title="Agregar artículos"
      maxWidth="lg"
      height={640}
      onClose={onClose}
      onSubmit={add}
      actions={
        <>
          {falta && (
            <Typography
              role="alert"
              variant="caption"
              color="error"
              sx={{ mr: 'auto', width: { xs: '100%', sm: 'auto' } }}
            >
              {falta}
            </Typography>
          )}
          <FormButtons
            label={ready.length > 0 ? `Agregar ${plural(ready.length, 'artículo', 'artículos')}` : 'Agregar artículos'}
            onCancel={onClose}
          />
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
          // Under each other, what was picked never takes more than its share from the list.
          gridTemplateRows: { xs: 'minmax(240px, 3fr) fit-content(200px)', md: 'minmax(0, 1fr)' },
          gap: { xs: 2, md: 4 },
          flex: 1,
          minHeight: 0,
        }}
      >
        <Box ref={focus} sx={{ display: 'flex', flexDirection: 'column', minHeight: 280 }}>
          <Box sx={{ mb: 2 }}>
            <SwitchField label="Solo con stock" value={conStock} onChange={setConStock} />
          </Box>
          <DataGrid
            id="articulos-documento"
            label="Artículos"
            noun={ARTICULOS}
            columns={columns}
            rows={articulos.rows}
            rowId={idOf}
            rowLabel={nameOf}
            url={noUrl}
            searchHint="Código o detalle"
            onOpen={pick}
            rowActions={(articulo) => [{ label: 'Ver el artículo', icon: InfoIcon, onClick: () => setShown(articulo) }]}
            error={articulos.error}
            onRetry={articulos.retry}
            server={serverPaging(articulos, setBuscar)}
          />
        </Box>
        <Elegidos elegidos={elegidos} isAsked={isAsked} onChange={change} onRemove={remove} />
      </Box>
      {shown && <ArticuloInfoDialog articulo={shown} cliente={cliente} lista={lista} onClose={() => setShown(null)} />}
    </FormDialog>
  );
}

function newLine(articulo: Articulo, cantidad: number, lista: number, campo: CampoBonificacion): LineaForm {
  return newLinea({ articulo, cantidad, precio: precioDeLista(articulo, lista) ?? 0, bonificacion: campo.inicial });
}

function useElegidos() {
  const [elegidos, setElegidos] = useState<readonly Elegido[]>([]);
  const pick = (articulo: Articulo) =>
    setElegidos((before) =>
      before.some((each) => each.articulo.id === articulo.id) ? before : [...before, { articulo, cantidad: null }],
    );
  const change = (id: string, cantidad: number | null) =>
    setElegidos((before) => before.map((each) => (each.articulo.id === id ? { ...each, cantidad } : each)));
  const remove = (id: string) => setElegidos((before) => before.filter((each) => each.articulo.id !== id));
  return { elegidos, pick, change, remove };
}

interface ElegidosProps {
  elegidos: readonly Elegido[];
  /** Somebody pressed the button: whoever has no quantity says so. */
  isAsked: boolean;
  onChange: (id: string, cantidad: number | null) => void;
  onRemove: (id: string) => void;
}

/** What was picked. The last one has the focus: quantity, and Enter adds them all. */
function Elegidos({ elegidos, isAsked, onChange, onRemove }: ElegidosProps) {
  return (
    <Box component="section" aria-label="Elegidos" sx={{ overflow: 'auto', minHeight: 0 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
        {plural(elegidos.length, 'elegido', 'elegidos')}
      </Typography>
      {elegidos.length === 0 && (
        <Typography variant="caption" color="textSecondary">
          Elegí artículos de la lista y poneles la cantidad.
        </Typography>
      )}
      {elegidos.map(({ articulo, cantidad }) => (
        <Box
          key={articulo.id}
          sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <ArticuloImage articulo={articulo} size={36} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" noWrap title={`${articulo.id} · ${articulo.detalle}`}>
              {articulo.id}
            </Typography>
            <Button
              size="small"
              color="inherit"
              sx={{ p: { xs: 0 }, minWidth: 0, minHeight: { xs: 40, sm: 0 }, fontWeight: 400 }}
              onClick={() => onRemove(articulo.id)}
            >
              Quitar
            </Button>
          </Box>
          <Box sx={{ width: 88 }}>
            <QuantityInput
              label={`Cantidad de ${articulo.id}`}
              labelHidden
              autoFocus
              placeholder="0"
              value={cantidad}
              error={isAsked && !hasCantidad({ articulo, cantidad }) ? 'Falta' : undefined}
              onChange={(value) => onChange(articulo.id, value)}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The first key goes to the search (look.md, form rule 6). */
function useSearchFocus() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => box.current?.querySelector<HTMLElement>('[role=searchbox]')?.focus());
    return () => clearTimeout(timer);
  }, []);
  return box;
}
