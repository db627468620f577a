import { Unbroken } from './Unbroken.tsx';

/** 'A 0004-00012345', as the domain writes document numbers. */
const NUMERO = /[A-Z] \d{4}-\d{8}/;

/** A text whose document numbers do not break across lines (look.md, grid rule 2). */
export const Sentence = ({ text }: { text: string }) => <Unbroken text={text} part={NUMERO} />;
