import { createContext } from 'react';

/** True inside of a dialog: the window does not scroll there, so a grid scrolls in its own box, on a phone too. */
export const Boxed = createContext(false);
