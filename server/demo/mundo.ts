import type { Centavos, Dia, EmpresaPerfil, Porcentaje } from '@distri/domain/kernel';
import type { ListaPrecio, TasaIIBB } from '@distri/domain/lineas';
import type { Kit } from './data/articulos/kits.ts';
import type { Articulo } from './data/articulos/tipos.ts';
import type { Plan } from './plan.ts';
import type { Prng } from './prng.ts';

/** How a customer pays; 'nunca' stopped paying some weeks before it stopped buying. */
export type Pagador = 'puntual' | 'lento' | 'moroso' | 'nunca';

export interface DireccionDemo {
  id: number;
  direccion: string;
  localidad: string;
  observacion: string;
}

/** What the documents need to know of a customer. */
export interface ClienteDemo {
  id: string;
  razsoc: string;
  vendedor: string;
  zona: number;
  jurisdiccion: number;
  transporte: string;
  clasificacion: number;
  /** Letter of its invoices. */
  letra: 'A' | 'B';
  listaprecio: ListaPrecio;
  condcomercial: number;
  /** Days from an invoice to its due date. */
  dias: number;
  bonificacion: Porcentaje;
  bonificacionCliente: Porcentaje;
  iibb: readonly TasaIIBB[];
  /** As issued documents name it: the JSON of `receptor_de`. */
  receptor: string;
  direcciones: readonly DireccionDemo[];
  pagador: Pagador;
  /** A special customer without discount for early payment (D3 §3). */
  sinDescuento: boolean;
  /** Whether its orders are paid on delivery, and invoiced by the pad for that. */
  contado: 'siempre' | 'a veces' | 'nunca';
  /** Last day on which it bought; null for those who still do. */
  hasta: Dia | null;
  /** How much it buys, against the others. */
  peso: number;
}

export interface UsuarioDemo {
  id: number;
  username: string;
  nombre: string;
}

/** Everything that the documents of a company are made from. */
export interface Mundo {
  empresa: EmpresaPerfil;
  plan: Plan;
  hoy: Dia;
  prng: Prng;
  articulos: readonly Articulo[];
  kits: readonly Kit[];
  clientes: readonly ClienteDemo[];
  /** Hashes of the photos of signed remitos. */
  recibos: readonly string[];
  /** User name of each seller that has one. */
  vendedorUsuario: ReadonlyMap<string, string>;
  usuario(username: string): UsuarioDemo;
}

/** A line of a demo order or quotation, priced. */
export interface LineaDemo {
  articulo: Articulo;
  /** As `DocumentLine` of the domain. */
  id: string;
  detalle: string;
  cantidad: number;
  unidad: number;
  precioLista: Centavos;
  precio: Centavos;
  bonificacion: Porcentaje;
  costoneto: Centavos;
  fromArmado: number | null;
  armado: string | null;
}
