import type { AccionPedido } from '@distri/domain/pedidos';

/** One step of an order after it was saved. */
export interface Paso {
  accion: Exclude<AccionPedido, 'guardar'>;
  /** Worked days since the step before, from and to. */
  espera: readonly [min: number, max: number];
  /** The warehouse found less than was ordered: a line is invoiced short. */
  corto?: true;
}

/** How an order's life goes; each step is a row of the table of domain-facts §4.2. */
export interface Vida {
  nombre: string;
  /** How many of a thousand packaged orders live it. */
  peso: number;
  pasos: readonly Paso[];
}

const aHoja: Paso = { accion: 'agregarAHoja', espera: [0, 1] };
const facturado: Paso = { accion: 'facturar', espera: [0, 1] };
const salida: Paso = { accion: 'despachar', espera: [1, 1] };
const enCalle = [aHoja, facturado, salida] as const;
const hoy = [0, 0] as const;
/** Far customers are reached the day after. */
const entrega: Paso = { accion: 'entregar', espera: [0, 1] };

export const VIDAS: readonly Vida[] = [
  { nombre: 'entregado', peso: 800, pasos: [...enCalle, entrega] },
  {
    nombre: 'facturado corto',
    peso: 50,
    pasos: [aHoja, { ...facturado, corto: true }, salida, entrega],
  },
  {
    nombre: 'entregado parcial',
    peso: 35,
    pasos: [...enCalle, { accion: 'entregarParcial', espera: hoy }, { accion: 'cerrar', espera: [6, 9] }],
  },
  {
    nombre: 'rechazado',
    peso: 15,
    pasos: [...enCalle, { accion: 'rechazar', espera: hoy }, { accion: 'cerrar', espera: [6, 9] }],
  },
  {
    nombre: 'retornado y entregado',
    peso: 20,
    pasos: [
      ...enCalle,
      { accion: 'retornar', espera: hoy },
      { accion: 'agregarAHoja', espera: [1, 3] },
      salida,
      { accion: 'entregar', espera: hoy },
    ],
  },
  {
    nombre: 'retornado y cerrado',
    peso: 10,
    pasos: [...enCalle, { accion: 'retornar', espera: hoy }, { accion: 'cerrar', espera: [7, 12] }],
  },
  {
    nombre: 'retirado por mostrador',
    peso: 35,
    pasos: [
      { accion: 'facturar', espera: hoy },
      { accion: 'entregar', espera: [0, 2] },
    ],
  },
  {
    nombre: 'retenido',
    peso: 20,
    pasos: [
      { accion: 'retener', espera: hoy },
      { accion: 'liberar', espera: [1, 3] },
      ...enCalle,
      { accion: 'entregar', espera: hoy },
    ],
  },
  {
    nombre: 'retenido y anulado',
    peso: 5,
    pasos: [
      { accion: 'retener', espera: hoy },
      { accion: 'anular', espera: [2, 5] },
    ],
  },
  { nombre: 'anulado', peso: 10, pasos: [{ accion: 'cerrar', espera: [1, 4] }] },
];

/** Bulk is delivered first and invoiced by the litres that the truck's meter gave (domain-facts §4.1). */
export const VIDA_GRANEL: Vida = {
  nombre: 'granel',
  peso: 0,
  pasos: [
    { accion: 'agregarAHoja', espera: [0, 1] },
    { accion: 'entregar', espera: [1, 1] },
    { accion: 'facturar', espera: [1, 2] },
  ],
};

/** The life of a name; throws when there is none. */
export function vidaOf(nombre: string): Vida {
  const vida = [...VIDAS, VIDA_GRANEL].find((candidate) => candidate.nombre === nombre);
  if (vida === undefined) throw new RangeError(`no life called ${nombre}`);
  return vida;
}
