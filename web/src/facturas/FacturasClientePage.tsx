import { type Factura, TEXTOS_FACTURA } from '@distri/domain/facturas';
import { can } from '@distri/domain/kernel';
import FacturaIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useNavigate, useParams } from '@tanstack/react-router';
import { CuentaStrip } from '../clientes/CuentaStrip.tsx';
import { ListaDeCliente } from '../clientes/ListaDeCliente.tsx';
import { ownName } from '../clientes/ownName.ts';
import { useCliente } from '../clientes/requests.ts';
import { useUser } from '../platform/session/index.ts';
import { COLUMNAS_FACTURAS_CLIENTE, FACTURAS_NOUN, idOf, nameOf } from './columns.tsx';
import { useFiltrosFacturas } from './FiltrosFacturas.tsx';
import { FACTURAS_X_CLIENTE, facturaPath } from './paths.ts';
import { desdePeriodo, useFacturas } from './requests.ts';
import { useRowActions } from './useRowActions.ts';

const pathOf = ({ idcliente, id }: Factura) => facturaPath(idcliente, id);

/** /ventas/facturas/xcliente/:cliente: a customer's invoices and what is owed (D2 §2). */
export function FacturasClientePage() {
  const { cliente: id = '' } = useParams({ strict: false });
  const user = useUser();
  const { role } = user;
  const filtros = useFiltrosFacturas('facturas-cliente');
  const facturas = useFacturas({
    cliente: id,
    ...(filtros.conPeriodo && { desde: desdePeriodo() }),
    ...(filtros.soloGranel && { soloGranel: true }),
  });
  const cliente = useCliente(id, can(role, 'clientes.leer'));
  const navigate = useNavigate();
  const isFiltered = filtros.conPeriodo || filtros.soloGranel;
  return (
    <ListaDeCliente
      id="facturas-cliente"
      label="Facturas"
      noun={FACTURAS_NOUN}
      columns={COLUMNAS_FACTURAS_CLIENTE}
      list={facturas}
      cliente={cliente.data ?? ownName(id, facturas.rows, user)}
      clienteError={cliente.error}
      seleccion={FACTURAS_X_CLIENTE}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={useRowActions(pathOf)}
      onOpen={(row) => void navigate({ to: pathOf(row) })}
      createLabel=""
      moreActions={filtros.fields}
      strip={<CuentaStrip cliente={id} />}
      empty={{
        icon: <FacturaIcon />,
        title: isFiltered
          ? 'No se encontraron facturas con esos filtros'
          : `${TEXTOS_FACTURA.vacio} para el cliente seleccionado`,
        help: isFiltered
          ? 'Probá con todas las fechas o sin "Solo Granel".'
          : 'Cuando se facture un pedido suyo, la factura aparece acá.',
      }}
    />
  );
}
