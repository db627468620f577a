import type { ArticuloArmado } from '@distri/domain/articulosArmados';
import { formatMoney, formatQuantity, plural } from '@distri/domain/kernel';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { cifrasDeLinea } from '../lineas/columnasDeLinea.tsx';
import { FormDialog } from '../platform/dialogs/FormDialog.tsx';
import { DocumentBadge } from '../platform/document/DocumentBadge.tsx';
import { WholeWords } from '../platform/document/WholeWords.tsx';
import { ErrorState } from '../platform/feedback/index.ts';
import { SkeletonList } from '../platform/feedback/SkeletonPanel.tsx';
import { MoneyText } from '../platform/format/MoneyText.tsx';
import { formatPercentCell } from '../platform/format/numbers.ts';
import { usePhone } from '../platform/shell/index.ts';
import { tabular } from '../platform/theme/index.ts';
import { useArmado } from './requests.ts';

interface ComponentesDialogProps {
  /** Code of the kit. */
  armado: string;
  cliente: string;
  onClose: () => void;
}

/** The parts of an assembled article with the customer's prices (D2 §2). */
export function ComponentesDialog({ armado, cliente, onClose }: ComponentesDialogProps) {
  const read = useArmado(armado, cliente);
  const kit = read.data?.result[0];
  return (
    <FormDialog title={kit ? `${kit.id} · ${kit.detalle}` : armado} maxWidth="md" onClose={onClose}>
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <SkeletonList count={4} />}
      {kit && <Contenido kit={kit} />}
    </FormDialog>
  );
}

function Contenido({ kit }: { kit: ArticuloArmado }) {
  const { articulos = [], disponible, condVta30, activo, importe } = kit;
  const isPhone = usePhone();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography color="textSecondary">
          {plural(articulos.length, 'componente', 'componentes')}. Con lo disponible se arman{' '}
          {formatQuantity(disponible)}.
        </Typography>
        {condVta30 && <DocumentBadge kind="30D" />}
        {!activo && <Alert severity="warning">Ya no se vende.</Alert>}
      </Box>
      {isPhone ? <Lista articulos={articulos} /> : <Tabla articulos={articulos} />}
      {importe !== undefined && (
        <Typography sx={{ textAlign: 'right', ...tabular }}>
          Uno cuesta <b>{formatMoney(importe)}</b>
        </Typography>
      )}
    </>
  );
}

type Partes = Required<ArticuloArmado>['articulos'];

function Tabla({ articulos }: { articulos: Partes }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Componentes">
      <Table aria-label="Componentes">
        <TableHead>
          <TableRow>
            <TableCell>Código</TableCell>
            <TableCell>Detalle</TableCell>
            <TableCell align="right">Cantidad</TableCell>
            <TableCell align="right">Precio</TableCell>
            <TableCell align="right">Bonif.</TableCell>
            <TableCell align="right">Importe</TableCell>
            <TableCell align="right">Disponible</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={tabular}>
          {articulos.map((parte) => (
            <TableRow key={parte.id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <b>{parte.id}</b>
              </TableCell>
              <TableCell sx={{ maxWidth: 0, width: '40%' }} title={parte.detalle}>
                <Typography variant="body2" noWrap>
                  {parte.detalle}
                </Typography>
              </TableCell>
              <TableCell align="right">{formatQuantity(parte.cantidad)}</TableCell>
              <TableCell align="right">
                <MoneyText value={parte.precio} />
              </TableCell>
              <TableCell align="right">{formatPercentCell(parte.bonificacion)}</TableCell>
              <TableCell align="right">
                <MoneyText value={parte.importe} />
              </TableCell>
              <TableCell align="right">{formatQuantity(parte.disponible)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Lista({ articulos }: { articulos: Partes }) {
  return (
    <Box component="ul" aria-label="Componentes" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {articulos.map((parte) => (
        <Box component="li" key={parte.id} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
            <Typography variant="subtitle2">
              <WholeWords text={parte.detalle} />
            </Typography>
            <Typography variant="subtitle2" sx={{ whiteSpace: 'nowrap', ...tabular }}>
              <MoneyText value={parte.importe} />
            </Typography>
          </Box>
          <Typography variant="caption" color="textSecondary" sx={tabular}>
            {cifrasDeLinea(parte)}. Disponible: {formatQuantity(parte.disponible)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
