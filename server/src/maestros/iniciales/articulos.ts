import type { Maestro, TipoPedido } from './comercial.ts';

/** A category of articles; bulk orders take their type from it (D4 §3, domain-facts §4.13). */
export interface RubroInicial extends Maestro {
  tipoGranel: Exclude<TipoPedido['id'], 'ENV'>;
}

export const rubrosArticulo: readonly RubroInicial[] = [
  { id: 1, detalle: 'Lubricantes para autos', tipoGranel: 'GRALUB' },
  { id: 2, detalle: 'Lubricantes para pesados', tipoGranel: 'GRALUB' },
  { id: 3, detalle: 'Lubricantes para motos', tipoGranel: 'GRALUB' },
  { id: 4, detalle: 'Transmisión y diferencial', tipoGranel: 'GRALUB' },
  { id: 5, detalle: 'Lubricantes industriales', tipoGranel: 'GRALUB' },
  { id: 6, detalle: 'Grasas', tipoGranel: 'GRALUB' },
  { id: 7, detalle: 'Refrigerantes', tipoGranel: 'GRAREF' },
  { id: 8, detalle: 'Líquido de frenos', tipoGranel: 'GRALUB' },
  { id: 9, detalle: 'Urea', tipoGranel: 'GRAURE' },
  { id: 10, detalle: 'Aditivos', tipoGranel: 'GRALUB' },
  { id: 11, detalle: 'Filtros de aceite', tipoGranel: 'GRALUB' },
  { id: 12, detalle: 'Filtros de aire', tipoGranel: 'GRALUB' },
  { id: 13, detalle: 'Filtros de combustible', tipoGranel: 'GRALUB' },
  { id: 14, detalle: 'Filtros de habitáculo', tipoGranel: 'GRALUB' },
  { id: 15, detalle: 'Lámparas', tipoGranel: 'GRALUB' },
  { id: 16, detalle: 'Baterías', tipoGranel: 'GRALUB' },
  { id: 17, detalle: 'Escobillas', tipoGranel: 'GRALUB' },
  { id: 18, detalle: 'Bujías', tipoGranel: 'GRALUB' },
  { id: 19, detalle: 'Accesorios y equipos', tipoGranel: 'GRALUB' },
  { id: 20, detalle: 'Conjuntos', tipoGranel: 'GRALUB' },
];

export const calidadesArticulo: readonly Maestro[] = [
  { id: 1, detalle: 'Mineral' },
  { id: 2, detalle: 'Semisintético' },
  { id: 3, detalle: 'Sintético' },
  { id: 4, detalle: 'Mineral premium' },
  { id: 5, detalle: 'Orgánico' },
  { id: 6, detalle: 'Primera marca' },
  { id: 7, detalle: 'Alternativo' },
];

/** A container; in bulk the litres are metered at the customer (domain-facts §4.1). */
export interface EnvaseInicial extends Maestro {
  granel: boolean;
}

const envasado = (id: number, detalle: string): EnvaseInicial => ({ id, detalle, granel: false });

export const envasesArticulo: readonly EnvaseInicial[] = [
  envasado(1, 'Frasco 200 cc'),
  envasado(2, 'Botella 500 cc'),
  envasado(3, 'Botella 1 L'),
  envasado(4, 'Bidón 4 L'),
  envasado(5, 'Bidón 5 L'),
  envasado(6, 'Bidón 10 L'),
  envasado(7, 'Balde 20 L'),
  envasado(8, 'Tambor 205 L'),
  envasado(9, 'Contenedor 1000 L'),
  { id: 10, detalle: 'Granel', granel: true },
  envasado(11, 'Cartucho 0,4 kg'),
  envasado(12, 'Pote 1 kg'),
  envasado(13, 'Balde 4 kg'),
  envasado(14, 'Balde 18 kg'),
  envasado(15, 'Tambor 180 kg'),
  envasado(16, 'Unidad'),
  envasado(17, 'Juego'),
  envasado(18, 'Caja'),
];
