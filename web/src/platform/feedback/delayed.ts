import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/**
 * `sx` of a skeleton: nothing for 150 ms, then all at once, so that a quick answer never flashes grey bars (look.md).
 * @example <Box aria-hidden sx={[delayed, { display: 'grid' }]} />
 */
export const delayed = { animation: `${appear} 150ms step-end` } as const;
