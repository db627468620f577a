import type { PedidoEnCurso } from './guards.ts';

/** An order for tests, invoiced, packaged, free of sheets; they name only what they are about. */
export function pedidoEnCurso(changes: Partial<PedidoEnCurso> = {}): PedidoEnCurso {
  return {
    estadio: 'N',
    estado: true,
    tiene_articulos_facturados: true,
    tipo: 'ENV',
    pendiente: true,
    enHoja: false,
    resultadoEnHoja: false,
    hojaEnMarcha: false,
    esperaCot: false,
    ...changes,
  };
}

export const SIN_FACTURAR = { estado: false, tiene_articulos_facturados: false } as const;
