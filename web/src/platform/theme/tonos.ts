import type { TonoClave } from '@distri/domain/kernel';

export type { TonoClave };

/**
 * One hue of a state: `punto` is the dot, marker, legend or bar; `borde` the ring of the dot;
 * `tinta` the text; `fondo` the chip's ground (look.md, "State → hue → word").
 */
export interface Tono {
  punto: string;
  borde: string;
  tinta: string;
  fondo: string;
}

export const tonosClaros: Record<TonoClave, Tono> = {
  gris: { punto: '#8A979A', borde: '#6F7D80', tinta: '#414E50', fondo: '#EBEFEF' },
  amarillo: { punto: '#F2C200', borde: '#8A6D00', tinta: '#6B5300', fondo: '#FFF6CC' },
  naranja: { punto: '#EF6C00', borde: '#C75A00', tinta: '#8F3F00', fondo: '#FFEBDC' },
  teal: { punto: '#00897B', borde: '#00695C', tinta: '#00574D', fondo: '#DDF2EF' },
  verde: { punto: '#2E9E4F', borde: '#1E7B3A', tinta: '#1B5E30', fondo: '#E3F4E7' },
  negro: { punto: '#1B2324', borde: '#1B2324', tinta: '#1B2324', fondo: '#DCE1E2' },
  granate: { punto: '#8E1414', borde: '#6E0E0E', tinta: '#7A1010', fondo: '#F8DEDD' },
  rojo: { punto: '#E53935', borde: '#C62828', tinta: '#A81E1B', fondo: '#FDE7E6' },
  contorno: { punto: 'transparent', borde: '#6F7D80', tinta: '#50605F', fondo: 'transparent' },
  azul: { punto: '#2F74C0', borde: '#1F5FA8', tinta: '#174C88', fondo: '#E8F1FB' },
  violeta: { punto: '#7A55C7', borde: '#5F3DAA', tinta: '#4F3192', fondo: '#F0EAFB' },
};

export const tonosOscuros: Record<TonoClave, Tono> = {
  gris: { punto: '#7C8B8D', borde: '#93A2A4', tinta: '#C9D4D5', fondo: '#273133' },
  amarillo: { punto: '#F2CC3D', borde: '#F7DE82', tinta: '#F5DC82', fondo: '#37300F' },
  naranja: { punto: '#FF9D4D', borde: '#FFC08D', tinta: '#FFC08D', fondo: '#3D2612' },
  teal: { punto: '#4DB6AC', borde: '#8ADBD0', tinta: '#8ADBD0', fondo: '#12352F' },
  verde: { punto: '#66BB7A', borde: '#9ADBAA', tinta: '#9ADBAA', fondo: '#16351F' },
  negro: { punto: '#F2F6F6', borde: '#F2F6F6', tinta: '#E4ECEB', fondo: '#2F393B' }, // inverted: black cannot be seen here
  granate: { punto: '#C94A44', borde: '#F2A9A4', tinta: '#F2A9A4', fondo: '#451A18' },
  rojo: { punto: '#FF6B66', borde: '#FFB0AC', tinta: '#FFB0AC', fondo: '#4A2320' },
  contorno: { punto: 'transparent', borde: '#93A2A4', tinta: '#A3B3B2', fondo: 'transparent' },
  azul: { punto: '#6AA6E8', borde: '#A9CDF5', tinta: '#A9CDF5', fondo: '#17304D' },
  violeta: { punto: '#A58BE0', borde: '#CDBDF3', tinta: '#CDBDF3', fondo: '#2E2450' },
};
