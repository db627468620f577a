/** The paper of a dialog on a phone: at the bottom edge, within reach of the thumb (look.md, Dialog). */
export const SHEET = {
  position: 'fixed',
  bottom: 0,
  left: 0,
  right: 0,
  m: 0,
  width: '100%',
  maxWidth: 'none',
  borderRadius: '16px 16px 0 0',
  pb: 'env(safe-area-inset-bottom)',
} as const;
