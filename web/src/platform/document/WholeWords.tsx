import { Unbroken } from './Unbroken.tsx';

/** A word with a hyphen, '5W-30', 'FAP-3277'; a quantity and its unit, '205 L', '0,4 KG'. */
const ENTERO = /\S+-\S+|(?<!\S)\d+(?:,\d+)? (?:L|ML|KG|G|CC)(?!\S)/;

/** A name whose viscosities, codes and contents do not break across lines: 'SHELL HELIX ULTRA 5W-30 4 L'. */
export const WholeWords = ({ text }: { text: string }) => <Unbroken text={text} part={ENTERO} />;
