import type { EmpresaPerfil } from './company.ts';
import type { Rol } from './policy.ts';

/** The switches of a company's menu (D1 §6, "company-limited"). */
export type InterruptoresMenu = EmpresaPerfil['menu'];

/** One entry of the menu. `roles` are the letters of D1 §6; none means that nobody sees it. */
export interface ItemMenu {
  id: string;
  etiqueta: string;
  /** `/{section}/{subitem}` (D1 §2.2). */
  ruta: string;
  roles: string;
  /** Only companies with this switch on show it. */
  limitado?: keyof InterruptoresMenu;
  /** Whether its screen exists in this version. The menu shows only those that do. */
  pantalla: boolean;
  /** Not in the documents: added by us (decisions 2). */
  agregado?: true;
}

export interface SeccionMenu extends ItemMenu {
  items: readonly ItemMenu[];
}

type Fila = Omit<ItemMenu, 'ruta'>;

function seccion(fila: Fila, items: readonly Fila[] = []): SeccionMenu {
  const ruta = `/${fila.id}`;
  return { ...fila, ruta, items: items.map((item) => ({ ...item, ruta: `${ruta}/${item.id}` })) };
}

/** The whole menu of D1 §6 in the order of the sidebar. Who builds a screen turns its `pantalla` on. */
export const MENU: readonly SeccionMenu[] = [
  seccion({ id: 'home', etiqueta: 'Inicio', roles: 'AOSVL', pantalla: true }),
  seccion({ id: 'ventas', etiqueta: 'Ventas', roles: 'AOSVLC', pantalla: false }, [
    { id: 'clientes', etiqueta: 'Clientes', roles: 'AOSV', pantalla: true },
    { id: 'cotizaciones', etiqueta: 'Cotizaciones', roles: 'AOSV', pantalla: true },
    { id: 'pedidos', etiqueta: 'Pedidos', roles: 'AOSVC', pantalla: true },
    { id: 'facturacion', etiqueta: 'Facturación', roles: 'AO', pantalla: true, agregado: true },
    { id: 'facturas', etiqueta: 'Facturas', roles: 'AOSVC', pantalla: true },
    { id: 'remitos', etiqueta: 'Remitos', roles: 'AOSVL', pantalla: true },
    { id: 'notasCredito', etiqueta: 'Notas de crédito', roles: 'AOSVC', pantalla: true },
    { id: 'cobranzas', etiqueta: 'Cobranzas', roles: 'AOSV', limitado: 'cobranzas', pantalla: true },
    { id: 'AFIP', etiqueta: 'AFIP', roles: 'AOL', limitado: 'afip', pantalla: true },
  ]),
  seccion({ id: 'aprobaciones', etiqueta: 'Aprobaciones', roles: 'A', limitado: 'aprobaciones', pantalla: false }, [
    { id: 'cotizaciones', etiqueta: 'Cotizaciones', roles: 'A', limitado: 'aprobaciones', pantalla: true },
    {
      id: 'recepciones/cobranza',
      etiqueta: 'Recepciones cobranza',
      roles: 'A',
      limitado: 'aprobaciones',
      pantalla: true,
    },
    {
      id: 'recepciones/cotizacion',
      etiqueta: 'Recepciones cotización',
      roles: 'A',
      limitado: 'aprobaciones',
      pantalla: true,
    },
    {
      id: 'rendiciones/cobranza',
      etiqueta: 'Rendiciones cobranza',
      roles: 'A',
      limitado: 'aprobaciones',
      pantalla: true,
    },
  ]),
  seccion({ id: 'stock', etiqueta: 'Stock', roles: 'AOSVL', pantalla: false }, [
    { id: 'articulos', etiqueta: 'Artículos', roles: 'AOSVL', pantalla: false },
    { id: 'articulosArmados', etiqueta: 'Artículos armados', roles: 'AOS', pantalla: false },
    { id: 'compradoVendido', etiqueta: 'Comprado y vendido', roles: 'AO', pantalla: false },
    { id: 'listasPrecio', etiqueta: 'Listas de precios', roles: 'AOSV', pantalla: false },
    {
      id: 'equivalenciasFiltros',
      etiqueta: 'Equivalencias de filtros',
      roles: 'AOSV',
      limitado: 'equivalenciasFiltros',
      pantalla: false,
    },
  ]),
  seccion({ id: 'despacho', etiqueta: 'Despacho', roles: 'AODHL', pantalla: false }, [
    { id: 'hojasDeRuta', etiqueta: 'Hojas de ruta', roles: 'AODL', pantalla: false },
    { id: 'pedidosLibres', etiqueta: 'Pedidos libres', roles: 'AOL', pantalla: false },
    { id: 'entregas', etiqueta: 'Entregas', roles: 'AOHL', pantalla: false },
  ]),
  seccion({ id: 'picking', etiqueta: 'Picking', roles: 'E', pantalla: false }),
  seccion({ id: 'listados', etiqueta: 'Listados', roles: 'AOSVC', pantalla: false }, [
    { id: 'clientesInhabilitados', etiqueta: 'Clientes inhabilitados', roles: 'AOSV', pantalla: false },
    { id: 'documentosImpagos', etiqueta: 'Documentos impagos', roles: 'AOSVC', pantalla: false },
    { id: 'pedidosPendientes', etiqueta: 'Pedidos pendientes', roles: 'AOSV', pantalla: false },
    { id: 'estadisticasVentas', etiqueta: 'Estadísticas de ventas', roles: 'AOSV', pantalla: false },
    { id: 'cuentasCorrientes', etiqueta: 'Cuentas corrientes', roles: 'AOSVC', pantalla: false },
    {
      id: 'cobranzasTransitorias',
      etiqueta: 'Cobranzas transitorias',
      roles: 'AOSV',
      limitado: 'cobranzasTransitorias',
      pantalla: false,
    },
    {
      id: 'rendicionCobranzas',
      etiqueta: 'Rendición de cobranzas',
      roles: 'AOSV',
      limitado: 'rendicionCobranzas',
      pantalla: true,
    },
    { id: 'notasCreditoAtrasadas', etiqueta: 'Notas de crédito atrasadas', roles: '', pantalla: false },
    {
      id: 'clientesCompras',
      etiqueta: 'Compras de clientes',
      roles: 'AOSV',
      limitado: 'clientesCompras',
      pantalla: false,
    },
  ]),
  seccion({ id: 'estadisticas', etiqueta: 'Estadísticas', roles: 'AOSV', pantalla: false }),
  seccion({ id: 'objetivos', etiqueta: 'Objetivos', roles: 'ASV', pantalla: false }, [
    { id: 'configuracion_general', etiqueta: 'Configuración general', roles: 'AS', pantalla: false },
    { id: 'revision_general', etiqueta: 'Revisión general', roles: 'ASV', pantalla: false },
    { id: 'revision_visitas_cliente', etiqueta: 'Revisión de visitas', roles: '', pantalla: false },
    { id: 'visitas_cliente', etiqueta: 'Visitas a clientes', roles: 'ASV', pantalla: false },
  ]),
  seccion({ id: 'herramientas', etiqueta: 'Herramientas', roles: 'AOSVHL', pantalla: false }, [
    { id: 'notificaciones', etiqueta: 'Notificaciones', roles: 'AOSVHL', pantalla: true },
    { id: 'agendaTrabajo', etiqueta: 'Agenda de trabajo', roles: 'AOSVH', pantalla: false },
    { id: 'agendaDeposito', etiqueta: 'Agenda de depósito', roles: 'AOH', pantalla: false },
    { id: 'usuarios', etiqueta: 'Usuarios', roles: 'A', pantalla: true, agregado: true },
  ]),
];

/** What decides who sees an entry: the role and the company's switches. */
export interface VistaMenu {
  rol: Rol;
  menu: InterruptoresMenu;
}

/** Whether this role in this company has the entry (D1 §6), its screen built or not. */
export function grantsItem(item: ItemMenu, { rol, menu }: VistaMenu): boolean {
  return item.roles.includes(rol) && (item.limitado === undefined || menu[item.limitado]);
}

/** The menu as it is drawn: entries of the role and company whose screen exists, sections with nothing left out. */
export function visibleMenu(vista: VistaMenu): SeccionMenu[] {
  return MENU.filter((entry) => grantsItem(entry, vista))
    .map((entry) => ({ ...entry, items: entry.items.filter((item) => item.pantalla && grantsItem(item, vista)) }))
    .filter((entry) => entry.pantalla || entry.items.length > 0);
}

/** The entry whose route is `path` or the longest beginning of it; sections included. */
export function findMenuItem(path: string): ItemMenu | undefined {
  return MENU.flatMap((entry): ItemMenu[] => [entry, ...entry.items])
    .filter((item) => path === item.ruta || path.startsWith(`${item.ruta}/`))
    .sort((a, b) => b.ruta.length - a.ruta.length)[0];
}

/** The section that `path` belongs to: the header's title (D1 §2.2). */
export function findSeccion(path: string): SeccionMenu | undefined {
  return MENU.find((entry) => path === entry.ruta || path.startsWith(`${entry.ruta}/`));
}

/** Where a role goes after login and from `/` (D1 §2.1, decisions 5). */
export function landingPath(rol: Rol): string {
  switch (rol) {
    case 'H':
      return '/despacho/entregas';
    case 'E':
      return '/picking';
    case 'C':
      return '/ventas/pedidos';
    case 'D':
      return '/despacho/hojasDeRuta';
    default:
      return '/home';
  }
}
