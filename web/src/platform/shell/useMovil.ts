import useMediaQuery from '@mui/material/useMediaQuery';

/** True on any Android, tablets included: the documents treat it as mobile (D1 §2.3, §2.5). */
export const isAndroid = /Android/i.test(navigator.userAgent);

/** Phone width: the layout of one column. */
export function usePhone(): boolean {
  return useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}

/** "Mobile or Android" of the documents: fullscreen toggle, 14 px root. */
export function useMovil(): boolean {
  return usePhone() || isAndroid;
}

/** Wide enough for the menu to stay beside the page (1300 px, D1 §2.5). */
export function useWide(): boolean {
  return useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
}
