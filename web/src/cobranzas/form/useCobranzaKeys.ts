import { useEffect, useRef } from 'react';

interface CobranzaKeys {
  isDialogOpen: boolean;
  onDocumentos: () => void;
  onItem: () => void;
  onSave: () => void;
}

/** F2 adds documents, F4 an item, Ctrl Enter confirms: from anywhere on the page, but for dialogs (look 06). */
export function useCobranzaKeys(keys: CobranzaKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { isDialogOpen, onDocumentos, onItem, onSave } = latest.current;
      const inDialog = event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]');
      if (isDialogOpen || inDialog || event.repeat) return;
      if (event.key === 'F2') onDocumentos();
      else if (event.key === 'F4' && !event.altKey) onItem();
      else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
