import { describe, expect, test } from 'vitest';
import {
  findMenuItem,
  findSeccion,
  grantsItem,
  type InterruptoresMenu,
  landingPath,
  MENU,
  visibleMenu,
} from './menu.ts';
import { ROLES, type Rol } from './policy.ts';

/** Every entry of D1 §6 and its roles, written by hand from the document; a star marks the company-limited ones. */
const DOCUMENTO = `
/home AOSVL
/ventas AOSVLC
/ventas/clientes AOSV
/ventas/cotizaciones AOSV
/ventas/pedidos AOSVC
/ventas/facturas AOSVC
/ventas/remitos AOSVL
/ventas/notasCredito AOSVC
/ventas/cobranzas AOSV *
/ventas/AFIP AOL *
/aprobaciones A *
/aprobaciones/cotizaciones A *
/aprobaciones/recepciones/cobranza A *
/aprobaciones/recepciones/cotizacion A *
/aprobaciones/rendiciones/cobranza A *
/stock AOSVL
/stock/articulos AOSVL
/stock/articulosArmados AOS
/stock/compradoVendido AO
/stock/listasPrecio AOSV
/stock/equivalenciasFiltros AOSV *
/despacho AODHL
/despacho/hojasDeRuta AODL
/despacho/pedidosLibres AOL
/despacho/entregas AOHL
/picking E
/listados AOSVC
/listados/clientesInhabilitados AOSV
/listados/documentosImpagos AOSVC
/listados/pedidosPendientes AOSV
/listados/estadisticasVentas AOSV
/listados/cuentasCorrientes AOSVC
/listados/cobranzasTransitorias AOSV *
/listados/rendicionCobranzas AOSV *
/listados/notasCreditoAtrasadas -
/listados/clientesCompras AOSV *
/estadisticas AOSV
/objetivos ASV
/objetivos/configuracion_general AS
/objetivos/revision_general ASV
/objetivos/revision_visitas_cliente -
/objetivos/visitas_cliente ASV
/herramientas AOSVHL
/herramientas/notificaciones AOSVHL
/herramientas/agendaTrabajo AOSVH
/herramientas/agendaDeposito AOH
`;

const allSwitches = (on: boolean): InterruptoresMenu => ({
  cobranzas: on,
  afip: on,
  aprobaciones: on,
  equivalenciasFiltros: on,
  cobranzasTransitorias: on,
  rendicionCobranzas: on,
  clientesCompras: on,
});

const entries = MENU.flatMap((section) => [section, ...section.items]);

/** The lines of the document as `route roles star` for whoever has the entry, with every switch on or off. */
function granted(on: boolean): Map<string, string> {
  const menu = allSwitches(on);
  const roles = (ruta: string) =>
    ROLES.filter((rol) => entries.some((entry) => entry.ruta === ruta && grantsItem(entry, { rol, menu })))
      .sort()
      .join('');
  return new Map(entries.filter((entry) => !entry.agregado).map((entry) => [entry.ruta, roles(entry.ruta)]));
}

const sorted = (roles: string) => (roles === '-' ? '' : [...roles].sort().join(''));

describe('menu of D1 §6', () => {
  const rows = DOCUMENTO.trim()
    .split('\n')
    .map((line) => line.split(' '));

  test('has every entry of the document and no other, with its roles', () => {
    const expected = new Map(rows.map(([ruta = '', roles = '']) => [ruta, sorted(roles)]));
    expect(granted(true)).toEqual(expected);
  });

  test('takes the company-limited entries away from everybody where their switch is off', () => {
    const expected = new Map(rows.map(([ruta = '', roles = '', star]) => [ruta, star ? '' : sorted(roles)]));
    expect(granted(false)).toEqual(expected);
  });

  test('adds only the users list, for A, and invoicing, for who issues documents', () => {
    const added = entries.filter((entry) => entry.agregado).map(({ ruta, roles }) => `${ruta} ${roles}`);
    expect(added).toEqual(['/ventas/facturacion AO', '/herramientas/usuarios A']);
  });
});

describe('visible menu', () => {
  const visible = (rol: Rol) =>
    visibleMenu({ rol, menu: allSwitches(true) }).flatMap((section) => [section, ...section.items]);

  test.each(ROLES)('shows %s only entries of the role, and no section that leads nowhere', (rol) => {
    for (const entry of visible(rol)) expect(entry.roles).toContain(rol);
    for (const section of visibleMenu({ rol, menu: allSwitches(true) }))
      expect(section.pantalla || section.items.some((item) => item.pantalla)).toBe(true);
  });

  test('hides what has no screen yet', () => {
    const unbuilt = new Set(entries.filter((entry) => !entry.pantalla && !('items' in entry)).map((e) => e.ruta));
    for (const rol of ROLES) for (const entry of visible(rol)) expect(unbuilt.has(entry.ruta)).toBe(false);
  });
});

test.each([
  ['A', '/home'],
  ['O', '/home'],
  ['S', '/home'],
  ['V', '/home'],
  ['L', '/home'],
  ['C', '/ventas/pedidos'],
  ['D', '/despacho/hojasDeRuta'],
  ['H', '/despacho/entregas'],
  ['E', '/picking'],
] as const)('%s lands on %s', (rol, path) => {
  expect(landingPath(rol)).toBe(path);
});

test('a path belongs to the entry with the longest matching route', () => {
  expect(findMenuItem('/ventas/pedidos/view/12')?.etiqueta).toBe('Pedidos');
  expect(findMenuItem('/aprobaciones/recepciones/cobranza')?.etiqueta).toBe('Recepciones cobranza');
  expect(findMenuItem('/ventasx')).toBeUndefined();
  expect(findSeccion('/herramientas/usuarios')?.etiqueta).toBe('Herramientas');
});
