/** The cell of a table that takes what the others leave and cuts a long text. */
export const LONG_CELL = {
  maxWidth: 0,
  width: '40%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
