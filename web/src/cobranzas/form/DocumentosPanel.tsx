import { type CobranzaCalculada, isEditable, minimoACancelar, TEXTOS_COBRANZA } from '@distri/domain/cobranzas';
import { formatNumero } from '@distri/domain/cuentas';
import { type Centavos, formatDia, formatInteger, formatMoney, isPartialPayment, plural } from '@distri/domain/kernel';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import WarnIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { DocumentBadge } from '../../platform/document/DocumentBadge.tsx';
import { MoneyText } from '../../platform/format/MoneyText.tsx';
import { MoneyInput } from '../../platform/forms/numberInputs.tsx';
import { Kbd, usePhone } from '../../platform/shell/index.ts';
import { tabular } from '../../platform/theme/index.ts';
import type { ContextoForm } from './calcular.ts';
import { ENLACE, Panel, PanelEmpty, PanelFoot, PanelHeading } from './Panel.tsx';
import type { EditorCobranza } from './useCobranzaForm.ts';
import { aCancelar, type Cancelable } from './valores.ts';

interface DocumentosPanelProps {
  editor: EditorCobranza;
  contexto: ContextoForm;
  calculo: CobranzaCalculada;
  onAgregar: () => void;
  onAjustePlazo: () => void;
  onDetalle: (id: number) => void;
  /** Changes the newest amount until the balance is nothing; absent when there is nothing to adjust. */
  onAjustarSaldo: (() => void) | undefined;
}

/** What the collection cancels, whole or in part (D3 §2, look 06). */
export function DocumentosPanel(props: DocumentosPanelProps) {
  const { editor, contexto, calculo, onAgregar, onAjustePlazo, onDetalle, onAjustarSaldo } = props;
  const { form, setImporte, removeDocumento } = editor;
  const isPhone = usePhone();
  const rows = form.documentos.flatMap(({ id, importe }, index) => {
    const documento = contexto.documentos.get(id);
    if (!documento) return [];
    const dias = calculo.documentos.find((each) => each.id === id)?.dias ?? 0;
    return [{ documento, importe, index, dias, isEdit: contexto.original !== null }];
  });
  const shared = { onImporte: setImporte, onQuitar: removeDocumento, onDetalle };
  const open = contexto.contexto.documentos.length;
  return (
    <Panel label="Documentos a cancelar">
      <PanelHeading
        title="Documentos a cancelar"
        count={open === 0 ? '' : `${rows.length} de ${plural(open, 'pendiente', 'pendientes')}`}
      >
        <Button onClick={onAjustePlazo} sx={{ ml: { xs: -5, sm: 0 } }}>
          Agregar ajuste plazo
        </Button>
        <Button variant="outlined" startIcon={<AddIcon />} name="documentos" onClick={onAgregar}>
          Agregar documentos
          {!isPhone && (
            <Kbd aria-hidden sx={{ ml: 2 }}>
              F2
            </Kbd>
          )}
        </Button>
      </PanelHeading>
      {rows.length === 0 ? (
        <PanelEmpty>{open === 0 ? TEXTOS_COBRANZA.sinDocumentos : TEXTOS_COBRANZA.elegirDocumento}</PanelEmpty>
      ) : isPhone ? (
        <Box component="ul" aria-label="Documentos" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <DocumentoCard key={row.documento.id} {...row} {...shared} />
          ))}
        </Box>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label="Documentos a cancelar">
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>Documento</TableCell>
                <TableCell align="right">Ingreso</TableCell>
                <TableCell align="right">Días</TableCell>
                <TableCell align="right">Pendiente</TableCell>
                <TableCell align="right" sx={{ width: 192 }}>
                  A cancelar
                </TableCell>
                <TableCell aria-label="Quitar" sx={{ width: 40 }} />
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <DocumentoRow key={row.documento.id} {...row} {...shared} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {rows.length > 0 && (
        <PanelFoot
          label="Total"
          note={
            <>
              <Parciales rows={rows} />
              {onAjustarSaldo && (
                <Button size="small" onClick={onAjustarSaldo} sx={{ ml: { xs: -5, sm: -2.5 } }}>
                  Ajustar el saldo a cero
                </Button>
              )}
            </>
          }
        >
          <MoneyText value={calculo.totdocs} zero />
        </PanelFoot>
      )}
    </Panel>
  );
}

interface FilaProps {
  documento: Cancelable;
  importe: Centavos | null;
  /** Place in the form: its problems name it. */
  index: number;
  dias: number;
  isEdit: boolean;
  onImporte: (id: number, importe: Centavos | null) => void;
  onQuitar: (id: number) => void;
  onDetalle: (id: number) => void;
}

const nombreDe = ({ tipo, numero }: Cancelable) => `${tipo} ${formatNumero(numero)}`;

/** Why an amount is out of its limits, with the limit (D3 §5); nothing for one that is all right. */
export function limiteDe(documento: Cancelable, importe: Centavos | null, isEdit: boolean): string | undefined {
  const wanted = aCancelar(documento, importe);
  if (!isEditable(documento)) return undefined;
  const { minimo, maximo } = limitesDe(documento, isEdit);
  if (wanted.importe > wanted.maxImporte) return `Hasta ${formatMoney(wanted.maxImporte)}: ${maximo}`;
  if (wanted.importe < minimoACancelar(wanted)) return `Desde ${formatMoney(minimoACancelar(wanted))}: ${minimo}`;
  return undefined;
}

/** Where the limits of an amount come from, in words. */
export function limitesDe(documento: Cancelable, isEdit: boolean) {
  const { percepciones, pendi, max_importe } = documento;
  return {
    minimo: percepciones < pendi ? 'las percepciones se cancelan primero' : 'es menos que sus percepciones',
    maximo: isEdit && max_importe > pendi ? 'lo que ya cancelaba esta cobranza' : 'lo que queda pendiente',
  };
}

const DocumentoRow = memo(function DocumentoRow(props: FilaProps) {
  const { documento, dias, onQuitar, onDetalle } = props;
  const { id, ingreso, pendi } = documento;
  return (
    <TableRow hover>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <Documento documento={documento} onDetalle={() => onDetalle(id)} />
      </TableCell>
      <TableCell align="right" sx={tabular}>
        {formatDia(ingreso)}
      </TableCell>
      <TableCell align="right" sx={tabular}>
        {formatInteger(dias)}
      </TableCell>
      <TableCell align="right">
        <MoneyText value={pendi} />
      </TableCell>
      <TableCell align="right">
        <Importe {...props} />
      </TableCell>
      <TableCell align="right" padding="none" sx={{ pr: 2 }}>
        <IconButton size="small" aria-label={`Quitar ${nombreDe(documento)}`} onClick={() => onQuitar(id)}>
          <CloseIcon />
        </IconButton>
      </TableCell>
    </TableRow>
  );
});

const DocumentoCard = memo(function DocumentoCard(props: FilaProps) {
  const { documento, dias, onQuitar, onDetalle } = props;
  const { id, ingreso, pendi } = documento;
  return (
    <Box component="li" sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Documento documento={documento} onDetalle={() => onDetalle(id)} />
        </Box>
        <IconButton aria-label={`Quitar ${nombreDe(documento)}`} onClick={() => onQuitar(id)} sx={{ mr: -2 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 2, ...tabular }}>
        {formatDia(ingreso)} · {plural(dias, 'día', 'días')} · pendiente {formatMoney(pendi)}
      </Typography>
      <Importe {...props} />
    </Box>
  );
});

function Documento({ documento, onDetalle }: { documento: Cancelable; onDetalle: () => void }) {
  const { tipo, numero, isPrepago, condvta30 } = documento;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography component="span" variant="body2" color="textSecondary">
        {tipo}
      </Typography>
      <Button aria-label={`Detalle de ${nombreDe(documento)}`} onClick={onDetalle} sx={{ ...ENLACE, fontWeight: 600 }}>
        {formatNumero(numero)}
      </Button>
      {isPrepago && <DocumentBadge kind="P" />}
      {condvta30 && <DocumentBadge kind="30D" />}
    </Box>
  );
}

/** Only what the customer owes can be cancelled in part (D3 §5). */
function Importe({ documento, importe, index, isEdit, onImporte }: FilaProps) {
  if (!isEditable(documento)) return <MoneyText value={-documento.max_importe} plain />;
  return (
    <MoneyInput
      label={`A cancelar de ${nombreDe(documento)}`}
      labelHidden
      name={`documentos.${index}.importe`}
      value={importe}
      onChange={(next) => onImporte(documento.id, next)}
      error={limiteDe(documento, importe, isEdit)}
    />
  );
}

interface Parcial {
  documento: Cancelable;
  importe: Centavos | null;
}

/** 'FAC A 0004-00012288: pago parcial, quedan $ 15.000'. */
function Parciales({ rows }: { rows: readonly Parcial[] }) {
  const partial = rows.filter(
    ({ documento, importe }) => isEditable(documento) && isPartialPayment(importe ?? 0, documento.pendi),
  );
  const [first] = partial;
  if (!first) return null;
  const left = first.documento.pendi - (first.importe ?? 0);
  const text =
    partial.length === 1
      ? `${formatNumero(first.documento.numero)}: pago parcial, quedan ${formatMoney(left)}`
      : `${partial.length} pagos parciales`;
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, '& svg': { fontSize: 18, color: 'warning.main' } }}
    >
      <WarnIcon aria-hidden />
      {text}
    </Typography>
  );
}
