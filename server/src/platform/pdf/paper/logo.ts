import { AMBER } from './tokens.ts';

/** The house's mark in the colour of the company: a D whose dot is the delivery. `color` is a '#RRGGBB' of a profile. */
export function logoSvg(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56">
<rect width="56" height="56" rx="13" fill="${color}"/>
<path d="M17 15.5h10.5c7.8 0 13 5 13 12.5s-5.2 12.5-13 12.5H17z" fill="none" stroke="#FFFFFF" stroke-width="5.6" stroke-linejoin="round"/>
<circle cx="41" cy="41" r="7" fill="${color}"/>
<circle cx="41" cy="41" r="4.6" fill="${AMBER}"/>
</svg>`;
}
