import type { ReactNode } from 'react';
import { TabbedPage } from '../../platform/tabs/TabbedPage.tsx';
import { LISTADO_RENDICION, LISTADO_RENDICION_REVISAR, TITULO_LISTADO } from '../paths.ts';

const SOLAPAS = [
  { label: 'Generar', path: LISTADO_RENDICION },
  { label: 'Revisar', path: LISTADO_RENDICION_REVISAR },
];

interface ListadoTabsProps {
  current: string;
  help: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the report: what is handed in, and what was received (D4 §2). */
export function ListadoTabs(props: ListadoTabsProps) {
  return <TabbedPage title={TITULO_LISTADO} tabs={SOLAPAS} {...props} />;
}
