import { useEffect } from 'react';
import { usePageTitle } from './pageTitle.ts';

/** The tab names the page. */
export function useDocumentTitle(): void {
  const { pagina } = usePageTitle();
  useEffect(() => {
    document.title = pagina === 'Distri' ? pagina : `${pagina} · Distri`;
  }, [pagina]);
}
