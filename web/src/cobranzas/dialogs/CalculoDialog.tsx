import type { CobranzaCalculada, CobranzaEntrada } from '@distri/domain/cobranzas';
import { percepcionesImpagas, TEXTOS_SIN_DESCUENTO } from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { formatDia, formatRoundedPercent } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormDialog } from '../../platform/dialogs/FormDialog.tsx';
import { MoneyText } from '../../platform/format/MoneyText.tsx';
import { usePhone } from '../../platform/shell/index.ts';
import { tabular } from '../../platform/theme/index.ts';
import type { ItemForm } from '../../valores/itemForm.ts';
import { formatDias, pagosNombrados } from '../form/etiquetas.ts';

interface CalculoDialogProps {
  entrada: CobranzaEntrada;
  calculo: CobranzaCalculada;
  items: readonly ItemForm[];
  onClose: () => void;
}

/** The discount document by document and payment by payment: what weighs, and by how many days (domain-facts §4.7). */
export function CalculoDialog({ entrada, calculo, items, onClose }: CalculoDialogProps) {
  const { dpromdocs, dpromitems, base, equivImp, pordesc, motivo } = calculo;
  const pagos = pagosNombrados(items);
  return (
    <FormDialog
      title="Cómo se calcula el descuento"
      maxWidth="md"
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <Button type="submit" variant="outlined" autoFocus>
          Cerrar
        </Button>
      }
    >
      <Tabla
        title={`Documentos: promedio ${formatDias(dpromdocs)} días`}
        heads={['Documento', 'Días', 'A cancelar', 'Percepciones impagas', 'Base', 'Descuento']}
        rows={entrada.documentos.map((documento, index) => {
          const calculado = calculo.documentos[index];
          const computa = calculado?.computa === true;
          return [
            `${documento.tipo} ${formatNumero(documento.numero)}`,
            computa ? calculado.dias : 'no computa',
            <MoneyText key="importe" value={documento.importe} />,
            computa ? <MoneyText key="percepciones" value={percepcionesImpagas(documento)} /> : '',
            computa ? <MoneyText key="base" value={calculado.base} /> : '',
            computa ? <MoneyText key="descuento" value={calculado.descuento} /> : '',
          ];
        })}
      />
      <Tabla
        title={`Pagos: ${formatDias(dpromitems - dpromdocs)} días desde el recibo`}
        heads={['Pago', 'Fecha', 'Días', 'Importe']}
        rows={pagos.map(({ indice, nombre, fecha, importe }) => [
          nombre,
          fecha ? formatDia(fecha) : 'sin fecha',
          calculo.pagos[indice]?.dias ?? '',
          <MoneyText key="importe" value={importe} />,
        ])}
      />
      <Typography variant="body2" color="textSecondary">
        Las retenciones no cuentan para los días. El promedio de la cobranza es de {formatDias(dpromitems)} días.{' '}
        {motivo ? (
          `${TEXTOS_SIN_DESCUENTO[motivo]}.`
        ) : (
          <>
            Le toca el {formatRoundedPercent(pordesc)} de <MoneyText value={base} zero />:{' '}
            <MoneyText value={equivImp} zero />.
          </>
        )}
      </Typography>
    </FormDialog>
  );
}

interface TablaProps {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

function Tabla(props: TablaProps) {
  const isPhone = usePhone();
  return (
    <Box>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {props.title}
      </Typography>
      {isPhone ? <Fichas {...props} /> : <Filas {...props} />}
    </Box>
  );
}

/** Each row under the other, with every figure beside its name. */
function Fichas({ title, heads, rows }: TablaProps) {
  return (
    <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {[...rows.entries()].map(([at, [name, ...figures]]) => (
        <Box component="li" key={at} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="subtitle2" component="p">
            {name}
          </Typography>
          {figures.map((figure, index) => (
            <Typography
              key={heads[index + 1]}
              variant="body2"
              component="p"
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, color: 'text.secondary' }}
            >
              {heads[index + 1]}
              <Box component="span" sx={{ color: 'text.primary', ...tabular }}>
                {figure}
              </Box>
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Filas({ title, heads, rows }: TablaProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={title}>
      <Table>
        <TableHead>
          <TableRow>
            {heads.map((head, index) => (
              <TableCell key={head} align={index === 0 ? 'left' : 'right'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...rows.entries()].map(([at, cells]) => (
            <TableRow key={at}>
              {heads.map((head, index) => (
                <TableCell key={head} align={index === 0 ? 'left' : 'right'} sx={{ whiteSpace: 'nowrap' }}>
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
