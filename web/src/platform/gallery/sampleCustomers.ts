/** Invented customers for the gallery: the same ones on every load. */
export interface SampleCustomer {
  id: string;
  razsoc: string;
  cuit: string;
  localidad: string;
  direccion: string;
  vendedor: string;
  clasifica: string;
  saldo: number;
  estado: 'ACTIVO' | 'INACTIVO' | 'INHABILITADO' | 'OCASIONAL';
  alta: string;
}

const RUBROS = ['LUBRICENTRO', 'AUTOPARTES', 'TRANSPORTES', 'ESTACIÓN DE SERVICIO', 'MECÁNICA', 'GARAGE', 'REPUESTOS'];
const NOMBRES = [
  'EL CARDENAL',
  'DEL SUR',
  'NORPAMPA',
  'ROLDÁN',
  'ÑANDÚ',
  'LA RUTA',
  '9 DE JULIO',
  'SAN MARTÍN',
  'WILDE',
];
const TIPOS = ['S.A.', 'S.R.L.', 'HNOS.', 'S.C.A.'];
const LUGARES = ['Avellaneda', 'Quilmes', 'Cañuelas', 'Pilar', 'San Martín', 'Morón', 'Lanús', 'Ituzaingó'];
const CALLES = ['Av. Mitre', 'Calchaquí', 'Los Fresnos', 'Brown', '9 de Julio', 'Av. Hipólito Yrigoyen', 'Alvear'];
const VENDEDORES = ['Gómez, Laura', 'Paz, Esteban', 'Ibarra, Nicolás'];
const CLASES = ['Casa de repuestos', 'Lubricentro', 'Taller', 'Mayorista', 'Estación de servicio'];

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export function sampleCustomers(count: number): SampleCustomer[] {
  const next = random(7);
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const luck = next();
    return {
      id: String(10_027 + index),
      razsoc: `${pick(RUBROS)} ${pick(NOMBRES)} ${pick(TIPOS)}`,
      cuit: `30-${String(60_000_000 + Math.floor(next() * 9_999_999))}-${index % 10}`,
      localidad: pick(LUGARES),
      direccion: `${pick(CALLES)} ${100 + Math.floor(next() * 4900)}`,
      vendedor: pick(VENDEDORES),
      clasifica: pick(CLASES),
      saldo: luck < 0.2 ? 0 : Math.floor((next() - 0.15) * 250_000_000),
      estado: luck < 0.04 ? 'INHABILITADO' : luck < 0.12 ? 'INACTIVO' : 'ACTIVO',
      alta: `20${10 + (index % 16)}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
    };
  });
}
