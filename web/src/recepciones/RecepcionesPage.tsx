import { useLocation } from '@tanstack/react-router';
import { TabbedPage } from '../platform/tabs/TabbedPage.tsx';
import { solapaDe, solapasDe, TITULOS } from './paths.ts';
import { Recepciones } from './Recepciones.tsx';
import { usePendientes } from './requests.ts';

/** /aprobaciones/recepciones/{cobranza|cotizacion}: the money of each item, seen or not (D3 §2, §4). */
export function RecepcionesPage() {
  const { origen, solapa } = solapaDe(useLocation().pathname);
  const pendientes = usePendientes(origen);
  const tabs = solapasDe(origen).map((tab) => (tab.filter === 'PENDIENTES' ? { ...tab, count: pendientes } : tab));
  const { title, help } = TITULOS[origen];
  return (
    <TabbedPage title={title} help={help} tabs={tabs} current={solapa.path}>
      <Recepciones key={solapa.path} origen={origen} filter={solapa.filter} />
    </TabbedPage>
  );
}
