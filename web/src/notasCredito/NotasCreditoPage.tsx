import { can, type Rol } from '@distri/domain/kernel';
import type { NotaCredito } from '@distri/domain/notasCredito';
import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import NotaIcon from '@mui/icons-material/UndoOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useNavigate, useParams } from '@tanstack/react-router';
import { CuentaStrip } from '../clientes/CuentaStrip.tsx';
import { ListaDeCliente } from '../clientes/ListaDeCliente.tsx';
import { useTitular } from '../clientes/useTitular.ts';
import { downloadPdf } from '../correo/pdf.ts';
import { useUser } from '../platform/session/index.ts';
import { archivoNota, COLUMNAS_NOTAS, idOf, NOTAS_NOUN, nameOf } from './columns.ts';
import { NOTAS_CREDITO, notaCreditoPath, nuevaNotaCredito } from './paths.ts';
import { readNotaCreditoPdf, useNotasCredito } from './requests.ts';

/** /ventas/notasCredito/:cliente: a customer's credit notes (D2 §2). */
export function NotasCreditoPage() {
  const { cliente: id = '' } = useParams({ strict: false });
  const { role } = useUser();
  const notas = useNotasCredito(id);
  const titular = useTitular(id, notas);
  const navigate = useNavigate();
  const create = can(role, 'notasCredito.crear') ? () => void navigate({ to: nuevaNotaCredito(id) }) : undefined;
  return (
    <ListaDeCliente
      id="notasCredito"
      label="Notas de crédito"
      noun={NOTAS_NOUN}
      columns={COLUMNAS_NOTAS}
      list={notas}
      titular={titular}
      seleccion={NOTAS_CREDITO}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={useRowActions()}
      onOpen={(row) => void navigate({ to: notaCreditoPath(id, row.id) })}
      onCreate={create}
      createLabel="Nueva nota de crédito"
      strip={<CuentaStrip cliente={id} />}
      empty={{
        icon: <NotaIcon />,
        title: `No se encontraron notas de crédito${role === 'C' ? '' : ' para el cliente seleccionado'}`,
        help: helpWhenEmpty(role),
        actions: create && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={create}>
            Nueva nota de crédito
          </Button>
        ),
      }}
    />
  );
}

function helpWhenEmpty(rol: Rol): string {
  if (can(rol, 'notasCredito.crear'))
    return 'Para acreditar una devolución, abrí la factura y elegí "Nota de crédito".';
  return rol === 'C' ? 'Cuando te acrediten algo, aparece acá.' : 'Cuando se le acredite algo, aparece acá.';
}

function useRowActions() {
  const navigate = useNavigate();
  return (nota: NotaCredito) => [
    {
      label: 'Visualizar',
      icon: ViewIcon,
      onClick: () => void navigate({ to: notaCreditoPath(nota.idcliente, nota.id) }),
    },
    {
      label: 'Descargar',
      icon: DownloadIcon,
      onClick: () => void downloadPdf(() => readNotaCreditoPdf(nota.id), archivoNota(nota)),
    },
  ];
}
