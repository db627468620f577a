import { type Cliente, TEXTOS_OCASIONAL } from '@distri/domain/clientes';
import { can } from '@distri/domain/kernel';
import { canOrderForInhabilitado, TEXTOS_PEDIDO } from '@distri/domain/pedidos';
import AddIcon from '@mui/icons-material/Add';
import OrderIcon from '@mui/icons-material/AssignmentOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import QuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import Button from '@mui/material/Button';
import { createLink, useNavigate } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { cotizacionesDe, nuevaCotizacion } from '../cotizaciones/paths.ts';
import { nuevoPedido, pedidosDe } from '../pedidos/paths.ts';
import { MAX_LISTA_ENTERA } from '../platform/api/usePages.ts';
import { DocumentToolbar, type DocumentToolbarProps } from '../platform/document/DocumentToolbar.tsx';
import { SwitchField } from '../platform/forms/SwitchField.tsx';
import { ToggleChip } from '../platform/forms/ToggleChip.tsx';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { serverPaging } from '../platform/grid/serverPaging.ts';
import { useUser } from '../platform/session/index.ts';
import { usePhone } from '../platform/shell/index.ts';
import { CLIENTES_NOUN, COLUMNAS_CLIENTES, COLUMNAS_CLIENTES_PAGINADAS, idOf, nameOf, tintOf } from './columns.ts';
import { type Listado, useListadoPdf } from './listado/useListadoPdf.ts';
import { clientePath, MAPA_CLIENTES, NUEVO_OCASIONAL } from './paths.ts';
import { useClientes } from './requests.ts';
import { SinClientes } from './SinClientes.tsx';
import { useSwitches } from './useSwitches.ts';

/** D2 §2: Inhabilitados off, Inactivos off, Ocasionales on. */
const INTERRUPTORES = { inhabilitados: false, inactivos: false, ocasionales: true } as const;
const ORDEN = { orden: [{ id: 'razsoc', desc: false }] } as const;

const ButtonLink = createLink(Button);

/** The customers of whoever looks (D2 §2, look 03). A row opens the customer's own page. */
export function ClientesPage() {
  const [ver, setVer] = useSwitches(INTERRUPTORES);
  const { isLarge, clientes, filtro, setBuscar } = useListado(ver);
  const navigate = useNavigate();
  const { role } = useUser();
  const shown = useRef<readonly Cliente[]>([]);
  const keepShown = useCallback((rows: readonly Cliente[]) => {
    shown.current = rows;
  }, []);
  const { toolsFor, dialogs } = useListadoPdf();
  // A list that is read page by page is told by its filter: nobody has all of its ids.
  const whole = (): Listado =>
    isLarge || clientes.hasMore
      ? { body: { filtro }, count: clientes.total }
      : { body: { filteredIds: shown.current.map(idOf) }, count: shown.current.length };

  const rowActions = (cliente: Cliente) => [
    { label: 'Cotizaciones', icon: QuoteIcon, onClick: () => void navigate({ to: cotizacionesDe(cliente.id) }) },
    { label: 'Nueva cotización', onClick: () => void navigate({ to: nuevaCotizacion(cliente.id) }) },
    { label: 'Pedidos', icon: OrderIcon, onClick: () => void navigate({ to: pedidosDe(cliente.id) }) },
    {
      label: TEXTOS_PEDIDO.nuevo,
      disabled: cliente.inhabilitado && !canOrderForInhabilitado(role),
      onClick: () => void navigate({ to: nuevoPedido(cliente.id) }),
    },
  ];
  const selectionActions = (rows: readonly Cliente[]) => {
    const { mail, print, download } = toolsFor(() => ({ body: { filteredIds: rows.map(idOf) }, count: rows.length }));
    return [
      ...(mail ? [{ label: 'Enviar por e-mail', icon: MailIcon, onClick: mail }] : []),
      ...(print ? [{ label: 'Imprimir', icon: PrintIcon, onClick: print }] : []),
      ...(download ? [{ label: 'Descargar PDF', icon: DownloadIcon, onClick: download }] : []),
    ];
  };
  return (
    <>
      <DataGrid
        id="clientes"
        label="Clientes"
        title="Clientes"
        noun={CLIENTES_NOUN}
        columns={isLarge ? COLUMNAS_CLIENTES_PAGINADAS : COLUMNAS_CLIENTES}
        rows={clientes.rows}
        rowId={idOf}
        rowLabel={nameOf}
        rowTint={tintOf}
        rowActions={rowActions}
        selectionActions={selectionActions}
        onFilteredChange={keepShown}
        onOpen={(cliente) => void navigate({ to: clientePath(cliente.id) })}
        searchHint="Razón social, CUIT, localidad o id"
        selectable
        error={clientes.error}
        onRetry={clientes.retry}
        empty={<SinClientes help="Probá mostrando también los inhabilitados y los inactivos." />}
        // Until the last page is here the count is the server's.
        {...(isLarge || clientes.hasMore ? { server: serverPaging(clientes, setBuscar) } : { initial: ORDEN })}
        actions={
          <Acciones
            ver={ver}
            setVer={setVer}
            tools={toolsFor(whole)}
            onMapa={() => void navigate({ to: MAPA_CLIENTES })}
            onNuevo={() => void navigate({ to: NUEVO_OCASIONAL })}
          />
        }
      />
      {dialogs}
    </>
  );
}

type Ver = Record<keyof typeof INTERRUPTORES, boolean>;

interface AccionesProps {
  ver: Ver;
  setVer: (name: keyof Ver, isOn: boolean) => void;
  tools: DocumentToolbarProps;
  onMapa: () => void;
  onNuevo: () => void;
}

/** D2 §2: the three toggles, the map, a new occasional customer and the list on paper; on a phone the dial has the last three. */
function Acciones({ ver, setVer, tools, onMapa, onNuevo }: AccionesProps) {
  const { role } = useUser();
  const isPhone = usePhone();
  const isCreator = can(role, 'clientes.ocasional');
  const Toggle = isPhone ? ToggleChip : SwitchField;
  const toggles = (
    <>
      <Toggle label="Inhabilitados" value={ver.inhabilitados} onChange={(on) => setVer('inhabilitados', on)} />
      <Toggle label="Inactivos" value={ver.inactivos} onChange={(on) => setVer('inactivos', on)} />
      <Toggle label="Ocasionales" value={ver.ocasionales} onChange={(on) => setVer('ocasionales', on)} />
    </>
  );
  if (isPhone) {
    const nuevo = { label: TEXTOS_OCASIONAL.nuevo, icon: AddIcon, onClick: onNuevo };
    const mapa = { label: 'Mapa', icon: MapIcon, onClick: onMapa };
    return (
      <>
        {toggles}
        <DocumentToolbar {...tools} extra={isCreator ? [mapa, nuevo] : [mapa]} />
      </>
    );
  }
  return (
    <>
      {toggles}
      <DocumentToolbar {...tools} />
      <ButtonLink to={MAPA_CLIENTES} variant="outlined" startIcon={<MapIcon />}>
        Mapa
      </ButtonLink>
      {isCreator && (
        <ButtonLink to={NUEVO_OCASIONAL} variant="contained" startIcon={<AddIcon />}>
          {TEXTOS_OCASIONAL.nuevo}
        </ButtonLink>
      )}
    </>
  );
}

/** Few customers are loaded whole and the grid does the rest; of many, the server searches and pages. */
function useListado(ver: Ver) {
  const [buscar, setBuscar] = useState('');
  const filtro = {
    ...(ver.inactivos && { withInactivos: true }),
    ...(!ver.inhabilitados && { sinInhabilitados: true }),
    ...(!ver.ocasionales && { sinOcasionales: true }),
  };
  const all = useClientes(filtro, { whole: true });
  const isLarge = all.total > MAX_LISTA_ENTERA;
  const isSearching = isLarge && buscar !== '';
  const found = useClientes({ ...filtro, buscar }, { enabled: isSearching });
  return {
    isLarge,
    setBuscar,
    filtro: isSearching ? { ...filtro, buscar } : filtro,
    clientes: isSearching && found.rows ? found : all,
  };
}
