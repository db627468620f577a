import type { ReactNode } from 'react';
import { TabbedPage } from '../platform/tabs/TabbedPage.tsx';
import { RENDICIONES, RENDICIONES_MANUAL, TITULO_RENDICIONES } from './paths.ts';

const SOLAPAS = [
  { label: 'Digital', path: RENDICIONES },
  { label: 'Manual', path: RENDICIONES_MANUAL },
];

interface RendicionesTabsProps {
  current: (typeof SOLAPAS)[number]['path'];
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of both ways of handing in (D3 §2). */
export function RendicionesTabs({ current, actions, children }: RendicionesTabsProps) {
  return (
    <TabbedPage
      title={TITULO_RENDICIONES}
      help="Al aprobarlas pasan a Rendida y el vendedor ya no puede editarlas."
      tabs={SOLAPAS}
      current={current}
      actions={actions}
    >
      {children}
    </TabbedPage>
  );
}
