import { tonosClaros, tonosOscuros } from './tonos.ts';

/** Grounds and lines that Material has no name for. */
export interface Superficie {
  /** Grid header and footer, read-only fields. */
  hundida: string;
  /** Menus, popovers, dialogs. */
  elevada: string;
  /** Selected row, current menu item. */
  seleccion: string;
  /** Row under the pointer or the cursor. */
  resaltada: string;
  /** Row of a disabled customer. */
  inhabilitado: string;
  /** Row of an inactive customer. */
  inactivo: string;
  /** Order line with nothing pending. */
  completo: string;
  /** Borders of inputs and checkboxes (3:1). */
  bordeFuerte: string;
  /** Brand panel of the login. */
  marca: string;
  /** What is drawn on it. */
  marcaLinea: string;
}

export const claro = {
  primary: { main: '#00796B', dark: '#005B50', light: '#4DB6AC', contrastText: '#FFFFFF', fondo: '#E1F1EF' },
  secondary: { main: '#FFB300', dark: '#8A5300', light: '#FFD36B', contrastText: '#271A00', fondo: '#FFF4D9' },
  error: { main: '#B3261E', dark: '#8C1D18', light: '#E4807A', contrastText: '#FFFFFF', fondo: '#FCEBEA' },
  warning: { main: '#8A5300', dark: '#6B4000', light: '#FFB300', contrastText: '#FFFFFF', fondo: '#FFF4D9' },
  success: { main: '#1E7B3A', dark: '#1B5E30', light: '#66BB7A', contrastText: '#FFFFFF', fondo: '#E5F4E9' },
  info: { main: '#1F5FA8', dark: '#174C88', light: '#6AA6E8', contrastText: '#FFFFFF', fondo: '#E8F1FB' },
  text: { primary: '#15201F', secondary: '#50605F', disabled: '#7A8886' },
  divider: '#DFE5E5',
  background: { default: '#F5F7F7', paper: '#FFFFFF' },
  action: {
    hover: 'rgba(21,32,31,0.045)',
    selected: 'rgba(0,121,107,0.08)',
    focus: 'rgba(0,121,107,0.10)',
    disabledBackground: '#E6EBEB',
    disabled: '#7A8886',
  },
  superficie: {
    hundida: '#EFF3F3',
    elevada: '#FFFFFF',
    seleccion: '#E6F3F1',
    resaltada: '#F3F7F7',
    inhabilitado: '#FDF0EF',
    inactivo: '#FFF9E6',
    completo: '#EEF8F0',
    bordeFuerte: '#84918F',
    marca: '#00463E',
    marcaLinea: '#7FD0C6',
  },
  tono: tonosClaros,
};

export const oscuro = {
  primary: { main: '#5CC4B7', dark: '#8ADBD0', light: '#2C8C80', contrastText: '#00332C', fondo: '#153A36' },
  secondary: { main: '#FFC947', dark: '#FFD98A', light: '#7A5A12', contrastText: '#271A00', fondo: '#3A2E10' },
  error: { main: '#FF8A80', dark: '#FFB0AC', light: '#8C1D18', contrastText: '#3B0906', fondo: '#43201E' },
  warning: { main: '#FFC46B', dark: '#FFD98A', light: '#8A5300', contrastText: '#271A00', fondo: '#3A2E10' },
  success: { main: '#7CCB92', dark: '#9ADBAA', light: '#1E7B3A', contrastText: '#06240F', fondo: '#16351F' },
  info: { main: '#8FBFF5', dark: '#A9CDF5', light: '#1F5FA8', contrastText: '#06203D', fondo: '#17304D' },
  text: { primary: '#E4ECEB', secondary: '#A3B3B2', disabled: '#7F8E8B' },
  divider: '#2A3638',
  background: { default: '#0F1516', paper: '#161E1F' },
  action: {
    hover: 'rgba(228,236,235,0.06)',
    selected: 'rgba(92,196,183,0.14)',
    focus: 'rgba(92,196,183,0.16)',
    disabledBackground: '#263032',
    disabled: '#7F8E8B',
  },
  superficie: {
    hundida: '#121A1B',
    elevada: '#1D2728',
    seleccion: '#15302C',
    resaltada: '#1B2526',
    inhabilitado: '#2A1B1B',
    inactivo: '#2A2615',
    completo: '#14271A',
    bordeFuerte: '#6C7C7F',
    marca: '#002F29',
    marcaLinea: '#7FD0C6',
  },
  tono: tonosOscuros,
};
