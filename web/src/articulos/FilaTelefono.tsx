import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Sentence } from '../platform/document/Sentence.tsx';
import { RAYA } from '../platform/format/money.ts';
import { tabular } from '../platform/theme/index.ts';

/** 'Físico −2, reservado −2' of the parts that there are; a dash of none. */
export function sentence(parts: readonly (string | false)[]): string {
  const text = parts.filter((part) => part !== false).join(', ');
  return text === '' ? RAYA : text.charAt(0).toUpperCase() + text.slice(1);
}

interface FilaTelefonoProps {
  title: string;
  detail: string;
  figure: string;
  figureDetail: string;
  /** A third line, for who and when. */
  note?: string;
}

/** A row of the article's tables on a phone, where six columns would leave the figures out of sight. */
export function FilaTelefono({ title, detail, figure, figureDetail, note }: FilaTelefonoProps) {
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Linea variant="body2" left={title} right={figure} />
      <Linea variant="caption" left={detail} right={figureDetail} />
      {note && <Linea variant="caption" left={note} right="" />}
    </Box>
  );
}

function Linea({ variant, left, right }: { variant: 'body2' | 'caption'; left: string; right: string }) {
  const isQuiet = variant === 'caption';
  const color = isQuiet ? 'textSecondary' : 'textPrimary';
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
      <Typography variant={variant} component="span" color={color} sx={{ fontWeight: isQuiet ? 400 : 500 }}>
        <Sentence text={left} />
      </Typography>
      <Typography variant={variant} component="span" color={color} sx={{ whiteSpace: 'nowrap', ...tabular }}>
        {right}
      </Typography>
    </Box>
  );
}
