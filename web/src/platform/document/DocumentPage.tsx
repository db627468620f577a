import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageHeader } from '../shell/pageHeader.ts';
import { usePhone } from '../shell/useMovil.ts';
import { DocumentToolbar, type DocumentToolbarProps } from './DocumentToolbar.tsx';
import { type Fact, Facts } from './Facts.tsx';
import { RecordNavigator, type RecordNavigatorProps } from './RecordNavigator.tsx';
import { Stepper } from './Stepper.tsx';
import type { Step } from './step.ts';

interface DocumentPageProps {
  /** 'Pedido 184233'. */
  title: string;
  /** For titles too long for a phone's header: the number there, and its kind under it. */
  phone?: { title: string; kind: string };
  /** The state's chip. */
  chip: ReactNode;
  /** P and 30D. */
  badges?: ReactNode;
  cliente: { id: string; razsoc: string /** Shown on phones after the id. */; direccion?: string };
  navigator?: RecordNavigatorProps;
  toolbar?: DocumentToolbarProps;
  /** At most two buttons. */
  actions?: ReactNode;
  /** A sentence under the heading: where the order is, for its customer. */
  note?: ReactNode;
  steps?: { steps: readonly Step[]; current: number };
  facts: readonly Fact[];
  /** The lines with their totals at the foot: see DocumentLines. */
  lines: ReactNode;
  /** RelatedDocuments, History. */
  side?: ReactNode;
}

/**
 * The view of one document, on the desk and on the phone (look 05).
 * @example
 * <DocumentPage title={`Pedido ${pedido.id}`} chip={<StateChip {...estado} />} cliente={cliente} facts={facts}
 *   navigator={navigator} toolbar={toolbar} steps={pasos} lines={<DocumentLines … />} side={<History … />} />
 */
export function DocumentPage(props: DocumentPageProps) {
  const isPhone = usePhone();
  const { navigator, phone } = props;
  const place = navigator && navigator.index >= 0 ? `${navigator.index + 1} de ${navigator.count}` : undefined;
  const subtitulo = [phone?.kind, place].filter(Boolean).join(', ');
  usePageHeader({
    ...(isPhone && { titulo: phone?.title ?? props.title, tarea: true }),
    ...(isPhone && subtitulo && { subtitulo }),
  });
  return isPhone ? <PhoneDocument {...props} /> : <DeskDocument {...props} />;
}

function DeskDocument(props: DocumentPageProps) {
  const { title, chip, badges, cliente, navigator, toolbar, actions, note, steps, facts, lines, side } = props;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, flex: 1, minHeight: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: 240 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
            <Typography variant="h3" component="h1" sx={{ whiteSpace: 'nowrap' }}>
              {title}
            </Typography>
            {chip}
            {badges}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {cliente.id} · {cliente.razsoc}
          </Typography>
          {note && <Note>{note}</Note>}
        </Box>
        {navigator && <RecordNavigator {...navigator} />}
        {toolbar && <DocumentToolbar {...toolbar} />}
        {actions}
      </Box>
      {steps && <Stepper {...steps} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: side ? 'minmax(0, 1fr) 300px' : '1fr' },
          gap: 3,
          flex: 1,
          minHeight: 0,
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minHeight: 0, minWidth: 0 }}>
          <Paper variant="outlined" sx={{ flexShrink: 0 }}>
            <Facts facts={facts} />
          </Paper>
          {lines}
        </Box>
        {side && <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, overflowY: 'auto' }}>{side}</Box>}
      </Box>
    </Box>
  );
}

function PhoneDocument(props: DocumentPageProps) {
  const { chip, badges, cliente, navigator, toolbar, actions, note, steps, facts, lines, side } = props;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {navigator && <RecordNavigator {...navigator} />}
      {/* A document without state or marks keeps no row for them. */}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, '&:empty': { display: 'none' } }}>
        {chip}
        {badges}
      </Box>
      <Box>
        <Typography variant="h3" component="h1">
          {cliente.razsoc}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[cliente.id, cliente.direccion].filter(Boolean).join(' · ')}
        </Typography>
        {note && <Note>{note}</Note>}
      </Box>
      {steps && <Stepper {...steps} />}
      {lines}
      {actions && <Box sx={{ display: 'grid', gap: 2, pr: toolbar ? CLEAR_OF_DIAL : 0 }}>{actions}</Box>}
      <Paper variant="outlined">
        <Facts facts={facts} />
      </Paper>
      {side}
      {toolbar && <DocumentToolbar {...toolbar} />}
    </Box>
  );
}

/** The dial floats 20 px from the edge, 56 px wide: no button is under it, wherever the page is scrolled to. */
const CLEAR_OF_DIAL = 17;

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body1" role="status" sx={{ mt: 1, fontWeight: 500 }}>
      {children}
    </Typography>
  );
}
