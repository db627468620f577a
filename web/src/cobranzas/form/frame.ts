/** What is typed and, beside it, what comes of it; one under the other on a phone, edge to edge. */
export const FRAME = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 336px' },
  gridTemplateRows: { md: 'minmax(0, 1fr)' },
  gap: { xs: 3, md: 4 },
  flex: { md: 1 },
  minHeight: { md: 560 },
  mx: { xs: -4, sm: 0 },
} as const;
