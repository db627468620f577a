import type { Revisado } from '@distri/domain/cot';
import { can, plural } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import type { Ref } from 'react';
import { clientePath } from '../clientes/paths.ts';
import { facturaXFechaPath } from '../facturas/paths.ts';
import { pedidoPath } from '../pedidos/paths.ts';
import { useUser } from '../platform/session/index.ts';
import { remitoPath } from '../remitos/paths.ts';
import { CodigoArbaField } from './CodigoArbaField.tsx';
import { nombreDocumento } from './columns.tsx';
import { COT_ENVIOS } from './paths.ts';

const RouteLink = createLink(Link);
type Problema = Revisado['problemas'][number];

interface ProblemasCotProps {
  revision: { generales: readonly Problema[]; documentos: readonly Revisado[] };
  /** Leaves these out of the file: 'REM-12'. */
  onExcluir: (fuera: ReadonlySet<string>) => void;
  ref: Ref<HTMLDivElement>;
}

/** What ARBA would refuse, document by document, each with the way to mend it. */
export function ProblemasCot({ revision, onExcluir, ref }: ProblemasCotProps) {
  const malos = revision.documentos.filter(({ problemas }) => problemas.length > 0);
  const { generales } = revision;
  if (malos.length + generales.length === 0) return null;
  const fuera = new Set(malos.map(({ tipo, id }) => `${tipo}-${id}`));
  const isPart = malos.length > 0 && malos.length < revision.documentos.length;
  return (
    <Box ref={ref} tabIndex={-1} component="section" aria-label="Lo que ARBA rechazaría" sx={{ borderRadius: '8px' }}>
      {generales.map(({ code, message }) => (
        <Alert key={code} severity="error" sx={{ mb: 2 }}>
          {message}
        </Alert>
      ))}
      {malos.length > 0 && (
        <Alert
          severity="error"
          action={
            isPart && (
              <Button color="inherit" onClick={() => onExcluir(fuera)}>
                {malos.length === 1 ? 'Dejarlo afuera' : `Dejar afuera los ${malos.length}`}
              </Button>
            )
          }
        >
          {`${plural(malos.length, 'documento no puede', 'documentos no pueden')} ir así:`}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: { sm: 280 }, overflowY: 'auto' }}>
        {malos.map((documento) => (
          <Documento key={`${documento.tipo}-${documento.id}`} documento={documento} />
        ))}
      </Box>
    </Box>
  );
}

function Documento({ documento }: { documento: Revisado }) {
  return (
    <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="body2">
        <b>{nombreDocumento(documento)}</b> · {documento.razsoc}
      </Typography>
      {documento.problemas.map((problema) => (
        <Box key={`${problema.code}-${problema.articulo ?? ''}`} sx={{ mt: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {problema.message}. <Arreglo documento={documento} problema={problema} />
          </Typography>
          {problema.articulo !== undefined && <CodigoArbaField articulo={problema.articulo} />}
        </Box>
      ))}
    </Box>
  );
}

/** The way to where it is mended, for whom that screen is open. */
function Arreglo({ documento, problema }: { documento: Revisado; problema: Problema }) {
  const { role } = useUser();
  const isOffice = can(role, 'clientes.leer');
  const [pedido] = documento.pedidos;
  switch (problema.lugar) {
    case 'cliente':
      return isOffice ? (
        <RouteLink to={clientePath(documento.cliente)}>Ver el cliente</RouteLink>
      ) : (
        'Avisale a la oficina.'
      );
    case 'pedido':
      return isOffice && pedido !== undefined ? (
        <RouteLink to={pedidoPath(documento.cliente, pedido)}>Ver el pedido</RouteLink>
      ) : null;
    case 'envios':
      return <RouteLink to={COT_ENVIOS}>Ver los envíos</RouteLink>;
    case 'documento':
      if (documento.tipo === 'REM') return <RouteLink to={remitoPath(documento.id)}>Ver el remito</RouteLink>;
      return isOffice ? <RouteLink to={facturaXFechaPath(documento.id)}>Ver la factura</RouteLink> : null;
    default:
      return null;
  }
}
