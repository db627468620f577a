import { formatInteger } from '@distri/domain/kernel';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePhone } from '../shell/useMovil.ts';
import { tabular } from '../theme/index.ts';

export interface PageTab {
  label: string;
  path: string;
  /** How many wait there; none, and not known yet, are not said but keep their place. */
  count?: number;
}

interface TabbedPageProps {
  title: string;
  help: string;
  tabs: readonly PageTab[];
  /** Path of the open one. */
  current: string;
  /** What can be done with the page as a whole. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A page of several lists, each with its address. On a phone the header names the page.
 * @example <TabbedPage title="Cotizaciones prepago" help="…" tabs={SOLAPAS} current={pathname}>…</TabbedPage>
 */
export function TabbedPage({ title, help, tabs, current, actions, children }: TabbedPageProps) {
  const navigate = useNavigate();
  const isPhone = usePhone();
  return (
    <Stack sx={{ gap: 3, flex: 1, minHeight: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, flexShrink: 0 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {!isPhone && (
            <Typography variant="h3" component="h1">
              {title}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {help}
          </Typography>
        </Box>
        {actions}
      </Box>
      <Tabs
        value={current}
        onChange={(_, path: string) => void navigate({ to: path, replace: true })}
        aria-label={title}
        variant={isPhone ? 'scrollable' : 'standard'}
        scrollButtons={false}
        sx={{ borderBottom: 1, borderColor: 'divider', flexShrink: 0, mx: { xs: -4, sm: 0 } }}
      >
        {tabs.map(({ label, path, count }) => (
          <Tab key={path} value={path} label={<TabLabel label={label} count={count} />} />
        ))}
      </Tabs>
      {children}
    </Stack>
  );
}

/** Of three digits, of two where three tabs fill a phone: those beside it do not move when the count is read. */
const COUNT_WIDTH = { xs: 34, sm: 42 } as const;

function TabLabel({ label, count }: { label: string; count: number | undefined }) {
  if (count === undefined) return label;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      {label}
      <Chip
        component="span"
        label={formatInteger(count)}
        style={{ visibility: count === 0 ? 'hidden' : 'visible' }}
        sx={{ minWidth: COUNT_WIDTH, ...tabular }}
      />
    </Box>
  );
}
