import { type Cobranza, habilidadesCobranza, TEXTOS_COBRANZA } from '@distri/domain/cobranzas';
import AddIcon from '@mui/icons-material/Add';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import CobranzaIcon from '@mui/icons-material/PaymentsOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useNavigate, useParams } from '@tanstack/react-router';
import { CuentaStrip } from '../clientes/CuentaStrip.tsx';
import { ListaDeCliente } from '../clientes/ListaDeCliente.tsx';
import { useTitular } from '../clientes/useTitular.ts';
import { downloadPdf } from '../correo/pdf.ts';
import { useAccionesCobranza } from './acciones/useAccionesCobranza.tsx';
import { useQuienCobra } from './acciones/useQuienCobra.ts';
import { archivoCobranza, COBRANZAS_NOUN, COLUMNAS_COBRANZAS, idOf, nameOf } from './columns.ts';
import { COBRANZAS, cobranzaPath, nuevaCobranza } from './paths.ts';
import { readCobranzaPdf, useCobranzas } from './requests.ts';

/** /ventas/cobranzas/:cliente: a customer's transitory collections (D3 §2). */
export function CobranzasPage() {
  const { cliente: id = '' } = useParams({ strict: false });
  const cobranzas = useCobranzas(id);
  const titular = useTitular(id, cobranzas);
  const navigate = useNavigate();
  const { rowActions, dialog } = useRowActions();
  const create = () => void navigate({ to: nuevaCobranza(id) });
  return (
    <>
      <ListaDeCliente
        id="cobranzas"
        label="Cobranzas"
        noun={COBRANZAS_NOUN}
        columns={COLUMNAS_COBRANZAS}
        list={cobranzas}
        titular={titular}
        seleccion={COBRANZAS}
        rowId={idOf}
        rowLabel={nameOf}
        rowActions={rowActions}
        onOpen={(row) => void navigate({ to: cobranzaPath(id, row.id) })}
        onCreate={create}
        createLabel={TEXTOS_COBRANZA.nueva}
        strip={<CuentaStrip cliente={id} />}
        empty={{
          icon: <CobranzaIcon />,
          title: TEXTOS_COBRANZA.vacio,
          help: 'Cuando cargues la primera, la vas a ver acá con su recibo y su estado.',
          actions: (
            <Button variant="contained" startIcon={<AddIcon />} onClick={create}>
              {TEXTOS_COBRANZA.nueva}
            </Button>
          ),
        }}
      />
      {dialog}
    </>
  );
}

/** The options menu: what this person may do with each collection. */
function useRowActions() {
  const navigate = useNavigate();
  const { persona, usuarioCambioEstado } = useQuienCobra();
  const acciones = useAccionesCobranza();
  const rowActions = (cobranza: Cobranza) => [
    {
      label: 'Visualizar',
      icon: ViewIcon,
      onClick: () => void navigate({ to: cobranzaPath(cobranza.idcliente, cobranza.id) }),
    },
    ...acciones.de(cobranza, habilidadesCobranza(cobranza, persona, usuarioCambioEstado, true)),
    {
      label: 'Descargar',
      icon: DownloadIcon,
      onClick: () => void downloadPdf(() => readCobranzaPdf(cobranza.id), archivoCobranza(cobranza)),
    },
  ];
  return { rowActions, dialog: acciones.dialog };
}
