import type { TonoClave } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatInstant } from '../format/time.ts';
import { Sentence } from './Sentence.tsx';
import { SidePanel } from './SidePanel.tsx';
import { StateDot } from './StateChip.tsx';

export interface HistoryEntry {
  key: string | number;
  tono: TonoClave;
  /** 'Pasó a En Distribución'. */
  what: string;
  /** ISO instant. */
  when: string;
  detail?: string | undefined;
  who?: string | undefined;
}

/**
 * What happened to the document, newest first: what and when, detail · who.
 * @example <History entries={[{ key: 1, tono: 'teal', what: 'Facturado', when, detail, who: 'mruiz' }]} />
 */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <SidePanel title="Historial">
      <Box component="ol" sx={{ m: 0, px: 4, pb: 3, listStyle: 'none' }}>
        {entries.map(({ key, tono, what, when, detail, who }, index) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'grid', gridTemplateColumns: '8px 1fr', columnGap: 3, pb: 2, position: 'relative' }}
          >
            <Box sx={{ pt: 1.5 }}>
              <StateDot tono={tono} />
            </Box>
            {index < entries.length - 1 && (
              <Box
                aria-hidden
                sx={{ position: 'absolute', left: 3.5, top: 18, bottom: -4, borderLeft: 1, borderColor: 'divider' }}
              />
            )}
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Typography variant="body2" sx={{ fontWeight: 500 }}>
                  {what}
                </Typography>
                <Typography
                  variant="caption"
                  component="time"
                  dateTime={when}
                  sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
                >
                  {formatInstant(when)}
                </Typography>
              </Box>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                <Sentence text={[detail, who].filter(Boolean).join(' · ')} />
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </SidePanel>
  );
}
