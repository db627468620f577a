import type { Articulo } from '@distri/domain/articulos';
import { plural } from '@distri/domain/kernel';
import type { CampoBonificacion } from '@distri/domain/lineas';
import { useCallback, useMemo, useRef } from 'react';
import { codigosDePartes, lineasDeKit } from '../../articulos/armados.ts';
import type { Catalogo } from '../../articulos/useCatalogo.ts';
import type { DocumentoEditor } from '../../lineas/documentoForm.ts';
import type { LineaForm } from '../../lineas/lineaForm.ts';
import { avisar } from '../../platform/feedback/index.ts';

/** The discounts of a kit are its parts'. */
export const CAMPO_ARMADO: CampoBonificacion = {
  habilitado: false,
  minimo: 0,
  maximo: 0,
  inicial: 0,
  pista: 'la del armado',
};

/** Kits in a document: they are looked up with their parts, come in as their parts and leave whole (D2 §5). */
export function useArmadosEnDocumento(editor: DocumentoEditor, catalogo: Catalogo) {
  const { addLineas, removeLinea } = editor;
  const { find: findOne, load, learn } = catalogo;
  /** What has been looked up; the catalogue's own map only knows it at the next drawing. */
  const articulos = useRef(new Map<string, Articulo>());
  const latest = useRef(editor.form);
  latest.current = editor.form;

  const bringPartes = useCallback(
    async (articulo: Articulo) => {
      for (const parte of await load(codigosDePartes(articulo))) articulos.current.set(parte.id, parte);
    },
    [load],
  );
  const find = useCallback(
    async (codigo: string) => {
      const found = await findOne(codigo);
      if (found?.armado) await bringPartes(found);
      return found;
    },
    [findOne, bringPartes],
  );
  const agregar = useCallback(
    async (nuevas: readonly LineaForm[], rows: readonly Articulo[]) => {
      learn(rows);
      const kits = new Map(rows.filter(({ armado }) => armado).map((row) => [row.id, row]));
      await Promise.all([...kits.values()].map(bringPartes));
      const lines: LineaForm[] = [];
      for (const nueva of nuevas) {
        const kit = kits.get(nueva.id);
        const { listaprecio: lista, articulos: before } = latest.current;
        const context = { articulos: articulos.current, lista, lineas: [...before, ...lines] };
        lines.push(...(kit ? lineasDeKit(kit, nueva.cantidad, context) : [nueva]));
      }
      addLineas(lines);
    },
    [learn, bringPartes, addLineas],
  );
  const quitar = useCallback(
    (clave: string) => {
      const before = latest.current.articulos;
      const linea = before.find((each) => each.clave === clave);
      removeLinea(clave);
      if (!linea?.armado) return;
      const partes = before.filter(({ fromArmado }) => fromArmado === linea.fromArmado);
      const mensaje = `Se quitó el armado ${linea.armado}: ${plural(partes.length, 'artículo', 'artículos')}`;
      avisar.info(mensaje, { accion: { etiqueta: 'Deshacer', onClick: () => addLineas(partes) } });
    },
    [removeLinea, addLineas],
  );
  return useMemo(() => ({ articulos, find, agregar, quitar }), [find, agregar, quitar]);
}
