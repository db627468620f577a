import { useAvisos } from '../../platform/feedback/index.ts';

interface Resultado {
  pedidoref?: number | null | undefined;
  avisos?: string[] | undefined;
}

/** What follows a decision about a prepaid quotation: its order when it made one, the warnings, everything read again. */
export function useResultado(refresh: () => Promise<unknown>, onClose: () => void) {
  const avisos = useAvisos();
  const onDone = ({ pedidoref, avisos: warnings = [] }: Resultado) => {
    if (pedidoref) avisos.listo(`Se generó el pedido ${pedidoref}`);
    for (const warning of warnings) avisos.info(warning, { permanece: true });
    onClose();
    void refresh();
  };
  return { onDone };
}
