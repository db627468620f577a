import type { Permiso } from '@distri/domain/kernel';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Page title: of the tab, of the header on phones, and of the header on the desk when there is a back arrow. */
    titulo?: string;
    /** The page one level up: its arrow replaces the section's title (D1 §2.3). */
    volver?: string;
    /** Who may open it. Without it, whoever has the entry of the menu that the path belongs to. */
    permiso?: Permiso;
  }
}
