import { useEffect, useRef } from 'react';

interface FormKeys {
  isDialogOpen: boolean;
  onAgregar: () => void;
  onSave: () => void;
}

/** F2 adds articles, Ctrl Enter saves: from anywhere on the page, except while a dialog has the word (look 04). */
export function useFormKeys(keys: FormKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { isDialogOpen, onAgregar, onSave } = latest.current;
      const inDialog = event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]');
      if (isDialogOpen || inDialog || event.repeat) return;
      if (event.key === 'F2') onAgregar();
      else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
