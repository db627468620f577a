import { tiposParaCobranza } from '@distri/domain/valores';
import { ItemDialog } from '../../valores/ItemDialog.tsx';
import type { ItemForm } from '../../valores/itemForm.ts';
import { ComprobanteVista } from '../acciones/ComprobanteVista.tsx';
import { AgregarDocumentosDialog } from '../dialogs/AgregarDocumentosDialog.tsx';
import { CalculoDialog } from '../dialogs/CalculoDialog.tsx';
import { ConfirmarDialog } from '../dialogs/ConfirmarDialog.tsx';
import { DocumentoDialog } from '../dialogs/DocumentoDialog.tsx';
import { ImpagosDialog } from '../dialogs/ImpagosDialog.tsx';
import { NotaDialog } from '../dialogs/NotaDialog.tsx';
import { ObservarDialog } from '../dialogs/ObservarDialog.tsx';
import { type CalculoCobranza, type ContextoForm, contextoDe } from './calcular.ts';
import type { Numitem } from './useArchivos.ts';
import type { EditorCobranza } from './useCobranzaForm.ts';
import type { Modo } from './useGuardarCobranza.ts';
import { conDocumentos } from './valores.ts';

/** Dialogs that are about the whole form. */
export type DialogoDelForm = 'documentos' | 'ajustes' | 'impagos' | 'observar' | 'nota' | 'calculo';

/** Which dialog of the form is open, and on what. */
export type Dialogo =
  | { clase: DialogoDelForm }
  | { clase: 'documento'; id: number }
  | { clase: 'item'; item: ItemForm; isNew: boolean }
  | { clase: 'comprobante'; numitem: Numitem }
  | { clase: 'confirmar'; modo: Modo }
  | null;

interface DialogosProps {
  dialogo: Dialogo;
  editor: EditorCobranza;
  contexto: ContextoForm;
  calculada: CalculoCobranza;
  isSaving: boolean;
  onClose: () => void;
  onConfirm: (modo: Modo) => void;
}

/** The dialog that is open (D3 §2). */
export function Dialogos({ dialogo, editor, contexto, calculada, isSaving, onClose, onConfirm }: DialogosProps) {
  const { form, set } = editor;
  const { entrada, calculo } = calculada;
  const { cliente } = contexto.contexto;
  if (dialogo === null) return null;
  switch (dialogo.clase) {
    case 'documentos':
    case 'ajustes':
      return (
        <AgregarDocumentosDialog
          contexto={contexto}
          elegidos={form.documentos.flatMap(({ id }) => contexto.documentos.get(id) ?? [])}
          clase={dialogo.clase}
          onAdd={(documentos) => set({ documentos: conDocumentos(form.documentos, documentos, contexto.documentos) })}
          onClose={onClose}
        />
      );
    case 'documento': {
      const documento = contexto.documentos.get(dialogo.id);
      if (!documento) return null;
      return (
        <DocumentoDialog
          documento={documento}
          importe={form.documentos.find(({ id }) => id === dialogo.id)?.importe ?? null}
          calculado={calculo.documentos.find(({ id }) => id === dialogo.id)}
          isEdit={contexto.original !== null}
          onClose={onClose}
        />
      );
    }
    case 'item':
      return (
        <ItemDialog
          item={dialogo.item}
          isNew={dialogo.isNew}
          tipos={tiposParaCobranza(
            entrada.documentos.some(({ isPrepago }) => isPrepago),
            contexto.rol,
          )}
          rol={contexto.rol}
          fechaRecibo={entrada.fechaRecibo}
          saldoCuentaCorriente={contextoDe(contexto.contexto, form.items).saldoCuentaCorriente}
          cobranza={contexto.original?.id}
          onSave={editor.putItem}
          onClose={onClose}
        />
      );
    case 'impagos':
      return <ImpagosDialog cliente={cliente.id} razsoc={cliente.razsoc} onClose={onClose} />;
    case 'observar':
      return <ObservarDialog observa={form.observa} onSave={(observa) => set({ observa })} onClose={onClose} />;
    case 'nota':
      return <NotaDialog nota={form.nota} onSave={(nota) => set({ nota })} onClose={onClose} />;
    case 'calculo':
      return <CalculoDialog entrada={entrada} calculo={calculo} items={form.items} onClose={onClose} />;
    case 'comprobante':
      return contexto.original ? (
        <ComprobanteVista
          cobranza={contexto.original.id}
          numitem={String(dialogo.numitem)}
          titulo="Comprobante"
          onClose={onClose}
        />
      ) : null;
    case 'confirmar':
      return (
        <ConfirmarDialog
          modo={dialogo.modo}
          form={form}
          calculada={calculada}
          contexto={contexto}
          isBusy={isSaving}
          onCancel={onClose}
          onConfirm={() => onConfirm(dialogo.modo)}
        />
      );
  }
}
