import { ajustarSaldo, type CobranzaContexto } from '@distri/domain/cobranzas';
import { formatMoney } from '@distri/domain/kernel';
import { useAvisos } from '../../platform/feedback/index.ts';
import type { CalculoCobranza } from './calcular.ts';
import type { EditorCobranza } from './useCobranzaForm.ts';

/** Moves the newest amount until the balance is nothing; undefined while there is nothing to move (domain-facts §4.8). */
export function useAjustar(
  editor: EditorCobranza,
  { entrada, calculo }: CalculoCobranza,
  dominio: CobranzaContexto,
): (() => void) | undefined {
  const avisos = useAvisos();
  const hasEditable = entrada.documentos.some(({ tipo }) => tipo === 'FAC' || tipo === 'DEB');
  if (calculo.saldo === 0 || calculo.totitems <= 0 || !hasEditable) return undefined;
  return () => {
    const { ajustado, documentos } = ajustarSaldo(entrada, dominio);
    if (ajustado) editor.set({ documentos: documentos.map(({ id, importe }) => ({ id, importe })) });
    else
      avisos.info(
        `No se pudo llevar el saldo a cero: los importes quedan como estaban. Saldo ${formatMoney(calculo.saldo)}.`,
      );
  };
}
