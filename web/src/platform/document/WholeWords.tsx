import { Unbroken } from './Unbroken.tsx';

/** A word with a hyphen: '5W-30', 'FAP-3277'. */
const PALABRA = /\S+-\S+/;

/** A name whose viscosities and codes do not break at their hyphen: 'SHELL HELIX ULTRA 5W-30 4 L'. */
export const WholeWords = ({ text }: { text: string }) => <Unbroken text={text} part={PALABRA} />;
