import { canEditLine } from '@distri/domain/lineas';
import { useState } from 'react';
import { AgregarArticulosDialog } from '../../articulos/AgregarArticulosDialog.tsx';
import { ArticuloInfoDialog } from '../../articulos/ArticuloInfoDialog.tsx';
import { ComponentesDialog } from '../../articulos/ComponentesDialog.tsx';
import { EditarLineaDialog } from '../../lineas/EditarLineaDialog.tsx';
import { LeyendasDialog } from '../../lineas/LeyendasDialog.tsx';
import { DireccionDialog } from './DireccionDialog.tsx';
import type { FormularioVentaProps } from './FormularioVenta.tsx';
import { MasDatosDialog } from './MasDatosDialog.tsx';
import { campoDeArticulo, leyendasDe, type Quien } from './reglas.ts';
import type { LineasVenta } from './useLineasVenta.tsx';

/** The dialog that is open over the form, and what it is about. */
export type DialogoVenta =
  | { clase: 'agregar' | 'leyendas' | 'datos' | 'direccion' }
  | { clase: 'linea'; clave: string }
  | { clase: 'armado'; armado: string };

interface DialogosVentaProps extends FormularioVentaProps {
  dialogo: DialogoVenta;
  lineas: LineasVenta;
  quien: Quien;
  onOpen: (dialogo: DialogoVenta) => void;
  onClose: () => void;
}

/** The dialogs of a quotation or an order (D2 §2). What they give goes to the form; nothing is saved here. */
export function DialogosVenta(props: DialogosVentaProps) {
  const { dialogo, contexto, editor, onClose } = props;
  const { form } = editor;
  switch (dialogo.clase) {
    case 'agregar':
      return <Agregar {...props} />;
    case 'direccion':
      return (
        <DireccionDialog
          direcciones={contexto.direcciones}
          value={form.direccionEntrega}
          propias={form}
          onSave={(id) => editor.set('direccionEntrega', id)}
          onClose={onClose}
        />
      );
    case 'leyendas':
      return <Leyendas {...props} />;
    case 'datos':
      return <MasDatos {...props} />;
    case 'armado':
      return <ComponentesDialog armado={dialogo.armado} cliente={contexto.cliente.id} onClose={onClose} />;
    case 'linea':
      return <EditarLinea {...props} clave={dialogo.clave} />;
  }
}

function Agregar({ contexto, editor, lineas, max, onClose }: DialogosVentaProps) {
  return (
    <AgregarArticulosDialog
      cliente={contexto.cliente.id}
      lista={editor.form.listaprecio}
      campoDe={lineas.reglas.campoDe}
      lugar={max - editor.form.articulos.length}
      onAdd={lineas.agregar}
      onClose={onClose}
    />
  );
}

function Leyendas({ contexto, editor, onClose }: DialogosVentaProps) {
  return (
    <LeyendasDialog
      leyendas={leyendasDe(editor.form, contexto)}
      propias={editor.form}
      onSave={({ leyenda3, leyenda4 }) => {
        editor.set('leyenda3', leyenda3);
        editor.set('leyenda4', leyenda4);
      }}
      onClose={onClose}
    />
  );
}

function MasDatos({ clase, contexto, editor, operacion, quien, onClose }: DialogosVentaProps) {
  return (
    <MasDatosDialog
      datos={editor.form}
      rol={quien.rol}
      contexto={contexto}
      clase={clase}
      operacion={operacion ?? 'CREATE'}
      onSave={({ notacompra, usuario, comision, transporte, talfactura, talremito }) => {
        editor.set('notacompra', notacompra);
        editor.set('usuario', usuario);
        editor.set('comision', comision);
        editor.set('transporte', transporte);
        editor.set('talfactura', talfactura);
        editor.set('talremito', talremito);
      }}
      onClose={onClose}
    />
  );
}

function EditarLinea(props: DialogosVentaProps & { clave: string }) {
  const { editor, contexto, catalogo, clave, lineas, quien, onOpen, onClose } = props;
  const [isShown, setShown] = useState(false);
  const linea = editor.form.articulos.find((each) => each.clave === clave);
  const articulo = linea && catalogo.articulos.get(linea.id);
  if (!linea || !articulo) return null;
  if (isShown)
    return (
      <ArticuloInfoDialog
        articulo={articulo}
        cliente={contexto.cliente.id}
        lista={editor.form.listaprecio}
        onClose={() => setShown(false)}
      />
    );
  const { armado } = linea;
  return (
    <EditarLineaDialog
      onVerArticulo={() => setShown(true)}
      onVerArmado={armado ? () => onOpen({ clase: 'armado', armado }) : undefined}
      porQue={lineas.porQue}
      linea={linea}
      campo={campoDeArticulo(contexto, quien, articulo)}
      editsPrecio={canEditLine(quien.rol)}
      onSave={(change) => editor.changeLinea(clave, change)}
      onClose={onClose}
    />
  );
}
