/** Paper: A4 in points. Colours are those of the screens' light theme (look.md), so that both read as one house. */
export const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;
export const SIDE = 36;
/** Room for the continuation header: what does not fit in it is not printed. The first page starts higher with `FIRST_PAGE_RISE`. */
export const TOP = 60;
export const BOTTOM = 44;
export const FIRST_PAGE_RISE = -32;
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * SIDE;

export const INK = '#15201F';
export const QUIET_INK = '#50605F';
export const HAIRLINE = '#DFE5E5';
export const PANEL = '#F3F6F6';
export const AMBER = '#FFB300';
export const AMBER_GROUND = '#FFF4D9';
export const AMBER_INK = '#8A5300';
