/** A link in a line of text is too low for a finger: on a phone it answers above and below its line too. */
export const A_UN_DEDO = {
  position: 'relative',
  '&::after': { content: { xs: '""', sm: 'none' }, position: 'absolute', inset: '-12px -4px' },
} as const;
