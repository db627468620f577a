import type { Articulo } from '@distri/domain/articulos';
import { precioDeLista } from '@distri/domain/lineas';
import { useCallback, useMemo } from 'react';
import { precioDeArmado } from '../../articulos/armados.ts';
import { PorQuePrecio } from '../../articulos/PorQuePrecio.tsx';
import type { LineaForm } from '../../lineas/lineaForm.ts';
import type { FormularioVentaProps } from './FormularioVenta.tsx';
import { campoDeArticulo, hidesBonificacion, type Quien } from './reglas.ts';
import { CAMPO_ARMADO, useArmadosEnDocumento } from './useArmadosEnDocumento.ts';

type Fuentes = Pick<FormularioVentaProps, 'editor' | 'contexto' | 'catalogo' | 'enCamino'>;
export type LineasVenta = ReturnType<typeof useLineasVenta>;

/** What the line editor needs of the rules: stable while the list and the customer are. */
export function useLineasVenta({ editor, contexto, catalogo, enCamino }: Fuentes, quien: Quien) {
  const { form } = editor;
  const { follow, onTyped } = enCamino;
  const { rol, empresa } = quien;
  const { articulos, find, agregar, quitar } = useArmadosEnDocumento(editor, catalogo);
  const reglas = useMemo(
    () => ({
      find,
      precioDe: (articulo: Articulo) =>
        articulo.armado
          ? precioDeArmado(articulo, articulos.current, form.listaprecio)
          : precioDeLista(articulo, form.listaprecio),
      campoDe: (articulo: Articulo) =>
        articulo.armado ? CAMPO_ARMADO : campoDeArticulo(contexto, { rol, empresa }, articulo),
      onAdd: (linea: LineaForm, articulo: Articulo) => agregar([linea], [articulo]),
      follow,
      onTyped,
    }),
    [find, agregar, follow, onTyped, articulos, form.listaprecio, contexto, rol, empresa],
  );
  const hidden = useCallback(
    (articulo: Articulo) => hidesBonificacion(contexto, empresa, articulo),
    [contexto, empresa],
  );
  return {
    reglas,
    agregar,
    quitar,
    hidden,
    porQue: (linea: LineaForm, anchor: HTMLElement, close: () => void) => (
      <PorQuePrecio
        linea={linea}
        anchor={anchor}
        onClose={close}
        articulo={catalogo.articulos.get(linea.id)}
        cliente={contexto.cliente.id}
        lista={form.listaprecio}
        bonificacionGeneral={form.bonificacion}
      />
    ),
  };
}
