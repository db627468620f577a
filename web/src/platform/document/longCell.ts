/** The cell of a table that takes what the others leave and cuts a long text. */
export const LONG_CELL = {
  maxWidth: 0,
  width: '40%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** A name over a form: at a desk what does not fit ends in an ellipsis, a phone has the height for the whole of it. */
export const DESK_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } } as const;
