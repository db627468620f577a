/** A gross-income jurisdiction (SIFERE code) and the province letter that ARCA and ARBA use (domain-facts §2.6). */
export interface Jurisdiccion {
  /** 901 to 924. */
  id: number;
  letra: string;
  nombre: string;
}

export const jurisdicciones: readonly Jurisdiccion[] = [
  { id: 901, letra: 'C', nombre: 'Ciudad Autónoma de Buenos Aires' },
  { id: 902, letra: 'B', nombre: 'Buenos Aires' },
  { id: 903, letra: 'K', nombre: 'Catamarca' },
  { id: 904, letra: 'X', nombre: 'Córdoba' },
  { id: 905, letra: 'W', nombre: 'Corrientes' },
  { id: 906, letra: 'H', nombre: 'Chaco' },
  { id: 907, letra: 'U', nombre: 'Chubut' },
  { id: 908, letra: 'E', nombre: 'Entre Ríos' },
  { id: 909, letra: 'P', nombre: 'Formosa' },
  { id: 910, letra: 'Y', nombre: 'Jujuy' },
  { id: 911, letra: 'L', nombre: 'La Pampa' },
  { id: 912, letra: 'F', nombre: 'La Rioja' },
  { id: 913, letra: 'M', nombre: 'Mendoza' },
  { id: 914, letra: 'N', nombre: 'Misiones' },
  { id: 915, letra: 'Q', nombre: 'Neuquén' },
  { id: 916, letra: 'R', nombre: 'Río Negro' },
  { id: 917, letra: 'A', nombre: 'Salta' },
  { id: 918, letra: 'J', nombre: 'San Juan' },
  { id: 919, letra: 'D', nombre: 'San Luis' },
  { id: 920, letra: 'Z', nombre: 'Santa Cruz' },
  { id: 921, letra: 'S', nombre: 'Santa Fe' },
  { id: 922, letra: 'G', nombre: 'Santiago del Estero' },
  { id: 923, letra: 'V', nombre: 'Tierra del Fuego, Antártida e Islas del Atlántico Sur' },
  { id: 924, letra: 'T', nombre: 'Tucumán' },
];

/** A province as an address names it; its id is the letter of field 21 of the COT (domain-facts §1.3). */
export interface Provincia {
  id: string;
  nombre: string;
  jurisdiccion: number;
}

export const provincias: readonly Provincia[] = jurisdicciones.map(({ id, letra, nombre }) => ({
  id: letra,
  nombre,
  jurisdiccion: id,
}));
