import type { CobranzaEntrada } from '@distri/domain/cobranzas';
import { type Centavos, formatMoney, plural } from '@distri/domain/kernel';
import Button from '@mui/material/Button';
import { asItemForm } from '../../valores/itemForm.ts';
import type { ContextoForm } from './calcular.ts';
import type { EditorCobranza } from './useCobranzaForm.ts';

interface OtrosPagosProps {
  editor: EditorCobranza;
  contexto: ContextoForm;
  entrada: CobranzaEntrada;
  /** Credit of the account that an SCC item may use. */
  saldoCuentaCorriente: Centavos;
  onUsarSaldo: () => void;
}

/** Money that is there already: what a prepaid quotation brought, the credit of the account. */
export function OtrosPagos({ editor, contexto, entrada, saldoCuentaCorriente, onUsarSaldo }: OtrosPagosProps) {
  // With prepaid invoices only an administrator adds it (D3 §5.10); once is enough.
  const canUsarSaldo =
    saldoCuentaCorriente > 0 &&
    !editor.form.items.some(({ tipo }) => tipo === 'SCC') &&
    (contexto.rol === 'A' || !entrada.documentos.some(({ isPrepago }) => isPrepago));
  return (
    <>
      <Prepago editor={editor} contexto={contexto} />
      {canUsarSaldo && <Button onClick={onUsarSaldo}>Usar saldo a favor ({formatMoney(saldoCuentaCorriente)})</Button>}
    </>
  );
}

/** The items of the quotations that the prepaid invoices come from, brought along as they are (domain-facts §4.5). */
function Prepago({ editor, contexto }: Pick<OtrosPagosProps, 'editor' | 'contexto'>) {
  const { form, putItem } = editor;
  const chosen = new Set(form.documentos.map(({ id }) => id));
  const there = new Set(form.items.map(({ cotizacion_item }) => cotizacion_item));
  const offered = contexto.contexto.itemsPrepago.filter(
    ({ documento, cotizacion_item }) => chosen.has(documento) && !there.has(cotizacion_item),
  );
  if (offered.length === 0) return null;
  const bring = () => {
    for (const item of offered) putItem({ ...asItemForm(item), guardado: false });
  };
  return <Button onClick={bring}>Traer {plural(offered.length, 'ítem', 'ítems')} del prepago</Button>;
}
