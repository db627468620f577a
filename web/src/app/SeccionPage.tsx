import { useLocation } from '@tanstack/react-router';
import { useMenu } from '../platform/shell/menuContext.ts';
import { NotFoundScreen } from '../platform/shell/NotFoundScreen.tsx';
import { OptionTiles } from '../platform/tiles/index.ts';

/** A section's own address, /ventas or /stock: its entries for this person, as the menu has them (D1 §2.2, §6). */
export function SeccionPage() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const section = useMenu().find(({ ruta }) => ruta === path);
  if (!section || section.items.length === 0) return <NotFoundScreen />;
  const options = section.items.map(({ ruta, etiqueta }) => ({ to: ruta, title: etiqueta }));
  return <OptionTiles key={section.id} title={section.etiqueta} options={options} />;
}
