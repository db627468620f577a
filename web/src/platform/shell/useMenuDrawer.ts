import { landingPath } from '@distri/domain/kernel';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../session/index.ts';
import { usePhone, useWide } from './useMovil.ts';

/**
 * The menu is beside the page from 1300 px on; under that it is a drawer that closes when a page opens. On mobile it is
 * open by default (D1 §2.5): on arrival at the page where the role starts, not over a page that was asked for by link.
 */
export function useMenuDrawer() {
  const isFixed = useWide();
  const phone = usePhone();
  const { role } = useUser();
  const path = useLocation({ select: (location) => location.pathname });
  const [isOpen, setOpen] = useState(phone && path === landingPath(role));
  const last = useRef(path);
  useEffect(() => {
    if (last.current !== path) setOpen(false);
    last.current = path;
  }, [path]);
  return { isFixed, isOpen: isOpen && !isFixed, open: () => setOpen(true), close: () => setOpen(false) };
}
