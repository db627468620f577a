import type { InterruptoresMenu, SeccionMenu } from '@distri/domain/kernel';
import { visibleMenu } from '@distri/domain/kernel';
import { createContext, useContext, useMemo } from 'react';
import { useUser } from '../session/index.ts';

/** The company's menu switches; undefined until the server has told them. */
export const MenuSwitchesContext = createContext<InterruptoresMenu | undefined>(undefined);

const NINGUNO: InterruptoresMenu = {
  cobranzas: false,
  afip: false,
  aprobaciones: false,
  equivalenciasFiltros: false,
  cobranzasTransitorias: false,
  rendicionCobranzas: false,
  clientesCompras: false,
};

/** The menu of the person who is logged in (D1 §6). Limited entries appear when the switches arrive. */
export function useMenu(): SeccionMenu[] {
  const menu = useContext(MenuSwitchesContext) ?? NINGUNO;
  const { role } = useUser();
  return useMemo(() => visibleMenu({ rol: role, menu }), [role, menu]);
}
