import { type Factura, TEXTOS_FACTURA } from '@distri/domain/facturas';
import type { Rol } from '@distri/domain/kernel';
import FacturaIcon from '@mui/icons-material/ReceiptLongOutlined';
import { useNavigate, useParams } from '@tanstack/react-router';
import { CuentaStrip } from '../clientes/CuentaStrip.tsx';
import { ListaDeCliente } from '../clientes/ListaDeCliente.tsx';
import { useTitular } from '../clientes/useTitular.ts';
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
  const filtros = useFiltrosFacturas('facturas-cliente');
  const facturas = useFacturas({
    cliente: id,
    ...(filtros.conPeriodo && { desde: desdePeriodo() }),
    ...(filtros.soloGranel && { soloGranel: true }),
  });
  const titular = useTitular(id, facturas);
  const navigate = useNavigate();
  const { role } = useUser();
  return (
    <ListaDeCliente
      id="facturas-cliente"
      label="Facturas"
      noun={FACTURAS_NOUN}
      columns={COLUMNAS_FACTURAS_CLIENTE}
      list={facturas}
      titular={titular}
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
        ...textosVacio(filtros, role),
      }}
    />
  );
}

/** Why there is none: what was asked, or that nothing was invoiced yet; a customer is spoken to of its own. */
function textosVacio({ conPeriodo, soloGranel }: { conPeriodo: boolean; soloGranel: boolean }, rol: Rol) {
  if (conPeriodo || soloGranel)
    return {
      title: `${TEXTOS_FACTURA.vacio} con esos filtros`,
      help: 'Probá con todas las fechas o sin "Solo Granel".',
    };
  if (rol === 'C')
    return { title: TEXTOS_FACTURA.vacio, help: 'Cuando te facturen un pedido, la factura aparece acá.' };
  return {
    title: `${TEXTOS_FACTURA.vacio} para el cliente seleccionado`,
    help: 'Cuando se facture un pedido suyo, la factura aparece acá.',
  };
}
