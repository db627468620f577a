import { expect, test } from '@playwright/test';
import { ingresar } from './support/sesion.ts';

/** What each demo user reads in the menu, and where the login leaves them (D1 §2.1, §6, decisions 5). By hand. */
const ESPERADO: Record<string, { inicio: RegExp; menu: string[]; sin: string[] }> = {
  admin: { inicio: /\/home$/, menu: ['Inicio', 'Ventas', 'Herramientas'], sin: [] },
  operador: { inicio: /\/home$/, menu: ['Inicio', 'Ventas', 'Herramientas'], sin: [] },
  supervisor: { inicio: /\/home$/, menu: ['Inicio', 'Ventas', 'Herramientas'], sin: [] },
  vendedor: { inicio: /\/home$/, menu: ['Inicio', 'Ventas', 'Herramientas'], sin: [] },
  vendedor6: { inicio: /\/home$/, menu: ['Inicio', 'Ventas', 'Herramientas'], sin: [] },
  logistica: { inicio: /\/home$/, menu: ['Inicio', 'Ventas', 'Herramientas'], sin: [] },
  cliente: { inicio: /\/ventas\/pedidos/, menu: ['Ventas'], sin: ['Inicio', 'Herramientas'] },
  despacho: { inicio: /\/despacho\/hojasDeRuta/, menu: [], sin: ['Inicio', 'Ventas', 'Herramientas'] },
  chofer: { inicio: /\/despacho\/entregas/, menu: ['Herramientas'], sin: ['Inicio', 'Ventas'] },
  picker: { inicio: /\/picking/, menu: [], sin: ['Inicio', 'Ventas', 'Herramientas'] },
};

for (const [usuario, { inicio, menu, sin }] of Object.entries(ESPERADO))
  test(`${usuario} lands in its place and reads its menu`, async ({ page }) => {
    await ingresar(page, usuario);
    await expect(page).toHaveURL(inicio);
    const nav = page.getByRole('navigation');
    for (const entry of menu) await expect(nav.getByText(entry, { exact: true })).toBeVisible();
    for (const entry of sin) await expect(nav.getByText(entry, { exact: true })).toBeHidden();
  });
