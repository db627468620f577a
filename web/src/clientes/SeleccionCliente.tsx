import { type Cliente, TEXTOS_OCASIONAL } from '@distri/domain/clientes';
import { TEXTOS_COTIZACION } from '@distri/domain/cotizaciones';
import { can } from '@distri/domain/kernel';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createLink, Navigate, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { serverPaging } from '../platform/grid/serverPaging.ts';
import { useUser } from '../platform/session/index.ts';
import { CLIENTES_NOUN, COLUMNAS_SELECCION, idOf, nameOf, tintOf } from './columns.ts';
import { NUEVO_OCASIONAL } from './paths.ts';
import { useClientePropio, useClientes } from './requests.ts';
import { SinClientes } from './SinClientes.tsx';

const ButtonLink = createLink(Button);

interface SeleccionClienteProps {
  /** Names what the grid remembers: 'cotizaciones'. */
  id: string;
  /** A row click goes to `{current url}/{customer id}` (D2 §2). */
  pathOf: (cliente: string) => string;
  /** 'Selección de Cliente', unless told. */
  title?: string;
  /** Inactive customers too (D3 §2). */
  withInactivos?: boolean;
  /** More ways to find what one wants, beside the new customer. */
  moreActions?: ReactNode;
}

/** 'Selección de Cliente' (D2 §2). A customer's own user is taken straight to its list (decisions 5). */
export function SeleccionCliente(props: SeleccionClienteProps) {
  const { role } = useUser();
  return role === 'C' ? <OwnList pathOf={props.pathOf} /> : <Picker {...props} />;
}

function OwnList({ pathOf }: Pick<SeleccionClienteProps, 'pathOf'>) {
  const propio = useClientePropio();
  return propio ? <Navigate to={pathOf(propio)} replace /> : null;
}

/** The server searches; the search has the focus and Enter opens the first customer. */
function Picker({ id, title, withInactivos = false, pathOf, moreActions }: SeleccionClienteProps) {
  const [buscar, setBuscar] = useState('');
  const clientes = useClientes({ ...(buscar !== '' && { buscar }), ...(withInactivos && { withInactivos }) });
  const navigate = useNavigate();
  const { role } = useUser();
  const open = (cliente: Cliente) => void navigate({ to: pathOf(cliente.id) });
  const box = useSearchFocus();

  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.getAttribute('role') !== 'searchbox') return;
    const first = clientes.rows?.[0];
    // The rows on screen answer what was typed: nobody wants the first one of the search before.
    const isSettled = target.value.trim() === buscar && !clientes.isPlaceholder;
    if (event.key === 'Enter' && first && isSettled && buscar !== '') open(first);
  };
  return (
    <Stack ref={box} onKeyDown={press} sx={{ flex: 1, minHeight: 0 }}>
      <DataGrid
        id={`seleccion-${id}`}
        label="Clientes"
        title={title ?? TEXTOS_COTIZACION.seleccion}
        noun={CLIENTES_NOUN}
        columns={COLUMNAS_SELECCION}
        rows={clientes.rows}
        rowId={idOf}
        rowLabel={nameOf}
        rowTint={tintOf}
        actions={
          <>
            {moreActions}
            {can(role, 'clientes.ocasional') && (
              <ButtonLink to={NUEVO_OCASIONAL} variant="outlined" startIcon={<AddIcon />}>
                {TEXTOS_OCASIONAL.nuevo}
              </ButtonLink>
            )}
          </>
        }
        onOpen={open}
        searchHint="Código, razón social, CUIT o dirección"
        error={clientes.error}
        onRetry={clientes.retry}
        empty={<SinClientes help="Cuando tengas clientes asignados, los vas a elegir acá." />}
        server={serverPaging(clientes, setBuscar)}
      />
    </Stack>
  );
}

/** Focus lands where the next keystroke belongs (ui.md), except on phones, where it would open the keyboard. */
function useSearchFocus() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) return;
    box.current?.querySelector<HTMLElement>('[role=searchbox]')?.focus();
  }, []);
  return box;
}
