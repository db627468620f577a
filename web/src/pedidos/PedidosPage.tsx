import { type Cotizacion, canUseAsReference } from '@distri/domain/cotizaciones';
import { can, type Rol } from '@distri/domain/kernel';
import {
  canOrderForInhabilitado,
  isFacturado,
  MENSAJES_PEDIDO,
  type Pedido,
  TEXTOS_PEDIDO,
} from '@distri/domain/pedidos';
import AddIcon from '@mui/icons-material/Add';
import OrderIcon from '@mui/icons-material/AssignmentOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import RemitoIcon from '@mui/icons-material/DescriptionOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import DetailsIcon from '@mui/icons-material/ListAltOutlined';
import FacturaIcon from '@mui/icons-material/ReceiptLongOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { CuentaStrip } from '../clientes/CuentaStrip.tsx';
import { ListaDeCliente } from '../clientes/ListaDeCliente.tsx';
import { useTitular } from '../clientes/useTitular.ts';
import { downloadPdf } from '../correo/pdf.ts';
import { ReferenciaDialog } from '../cotizaciones/ReferenciaDialog.tsx';
import { verboFacturar } from '../facturacion/columns.tsx';
import { FacturarElegidos } from '../facturacion/FacturarDialog.tsx';
import { puedeFacturar } from '../facturacion/FacturarPedido.tsx';
import type { MenuAction } from '../platform/document/menuAction.ts';
import { useUser } from '../platform/session/index.ts';
import { DetallesDialog } from './acciones/DetallesDialog.tsx';
import { RemitosDialog } from './acciones/RemitosDialog.tsx';
import { useAccionesPedido } from './acciones/useAccionesPedido.tsx';
import { COLUMNAS_PEDIDOS, idOf, nameOf, PEDIDOS_NOUN } from './columns.ts';
import { nuevoPedido, PEDIDOS, pedidoDesde, pedidoPath } from './paths.ts';
import { readPedidoPdf, usePedidos } from './requests.ts';

/** A customer's orders (D2 §2). A customer's own user sees its own, and begins none. */
export function PedidosPage() {
  const { cliente: id = '' } = useParams({ strict: false });
  const { role } = useUser();
  const pedidos = usePedidos(id);
  const titular = useTitular(id, pedidos);
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const [shown, setShown] = useState<Pedido | null>(null);
  const [conRemitos, setConRemitos] = useState<number | null>(null);
  const acciones = useAccionesPedido(role);
  const [aFacturar, setAFacturar] = useState<readonly number[] | null>(null);
  const isCreator = can(role, 'pedidos.crear');
  const isDisabled = titular.cliente?.inhabilitado === true && !canOrderForInhabilitado(role);
  const create = () => void navigate({ to: nuevoPedido(id) });
  const fromReference = {
    label: TEXTOS_PEDIDO.nuevoDesdeReferencia,
    icon: CopyIcon,
    disabled: isDisabled,
    onClick: () => setChoosing(true),
  };
  return (
    <>
      <ListaDeCliente
        id="pedidos"
        label="Pedidos"
        noun={PEDIDOS_NOUN}
        columns={COLUMNAS_PEDIDOS}
        list={pedidos}
        titular={titular}
        seleccion={PEDIDOS}
        rowId={idOf}
        rowLabel={nameOf}
        rowActions={useRowActions(id, {
          facturar: setAFacturar,
          detalles: setShown,
          remitos: setConRemitos,
          acciones: acciones.de,
        })}
        selectionActions={
          can(role, 'facturas.crear') ? (rows) => accionesDeSeleccion(rows, role, setAFacturar) : undefined
        }
        strip={role === 'C' && <CuentaStrip cliente={id} />}
        onOpen={(row) => void navigate({ to: pedidoPath(id, row.id) })}
        onCreate={isCreator ? create : undefined}
        createLabel={TEXTOS_PEDIDO.nuevo}
        isCreateDisabled={isDisabled}
        moreCreate={isCreator ? [fromReference] : []}
        empty={{
          icon: <OrderIcon />,
          title: `No se encontraron pedidos${role === 'C' ? '' : ' para el cliente seleccionado'}`,
          help: helpWhenEmpty(isCreator, isDisabled),
          actions: isCreator && (
            <>
              <Button variant="contained" startIcon={<AddIcon />} disabled={isDisabled} onClick={create}>
                {TEXTOS_PEDIDO.nuevo}
              </Button>
              <Button variant="outlined" disabled={isDisabled} onClick={fromReference.onClick}>
                {fromReference.label}
              </Button>
            </>
          ),
        }}
      />
      {aFacturar && <FacturarElegidos pedidos={aFacturar} onClose={() => setAFacturar(null)} />}
      {acciones.dialog}
      {shown && (
        <DetallesDialog
          pedido={shown}
          onOpen={() => void navigate({ to: pedidoPath(id, shown.id) })}
          onClose={() => setShown(null)}
        />
      )}
      {conRemitos !== null && <RemitosDialog pedido={conRemitos} onClose={() => setConRemitos(null)} />}
      {isChoosing && (
        <ReferenciaDialog
          title={TEXTOS_PEDIDO.nuevoDesdeReferencia}
          cliente={id}
          reasonAgainst={reasonAgainst}
          onClose={() => setChoosing(false)}
          onChoose={(cotizacion) => void navigate({ to: pedidoDesde(id, cotizacion) })}
        />
      )}
    </>
  );
}

function helpWhenEmpty(isCreator: boolean, isDisabled: boolean): string {
  if (!isCreator) return 'Cuando se cargue el primero, aparece acá con su estado.';
  if (isDisabled) return `${MENSAJES_PEDIDO.CLIENTE_INHABILITADO({})}.`;
  return 'Cuando cargues el primero, lo vas a ver acá con su estado.';
}

/** Expired and prepaid quotations cannot be chosen (D2 §4). */
function reasonAgainst(cotizacion: Cotizacion): string | null {
  const code = canUseAsReference(cotizacion);
  return code && MENSAJES_PEDIDO[code]({});
}

type Facturar = (pedidos: readonly number[]) => void;

interface RowActs {
  facturar: Facturar;
  detalles: (pedido: Pedido) => void;
  remitos: (pedido: number) => void;
  acciones: (pedido: Pedido) => MenuAction[];
}

function useRowActions(cliente: string, { facturar, detalles, remitos, acciones }: RowActs) {
  const navigate = useNavigate();
  const { role } = useUser();
  return (pedido: Pedido) => {
    const { id } = pedido;
    return [
      { label: 'Visualizar', icon: ViewIcon, onClick: () => void navigate({ to: pedidoPath(cliente, id) }) },
      { label: 'Ver detalles', icon: DetailsIcon, onClick: () => detalles(pedido) },
      can(role, 'remitos.leer') &&
        isFacturado(pedido) && { label: TEXTOS_PEDIDO.verRemitos, icon: RemitoIcon, onClick: () => remitos(id) },
      can(role, 'pedidos.imprimir') && {
        label: 'Descargar',
        icon: DownloadIcon,
        onClick: () => void downloadPdf(() => readPedidoPdf(pedido.id), `Pedido_${pedido.id}.pdf`),
      },
      puedeFacturar(pedido, role) && { label: 'Facturar', icon: FacturaIcon, onClick: () => facturar([id]) },
      ...acciones(pedido),
    ].filter((action) => action !== false);
  };
}

/** Of the ticked orders those go whose stage lets them. */
function accionesDeSeleccion(pedidos: readonly Pedido[], rol: Rol, facturar: Facturar) {
  const posibles = pedidos.filter((pedido) => puedeFacturar(pedido, rol));
  return [
    {
      label: verboFacturar(posibles.length),
      icon: FacturaIcon,
      disabled: posibles.length === 0,
      onClick: () => facturar(posibles.map(({ id }) => id)),
    },
  ];
}
