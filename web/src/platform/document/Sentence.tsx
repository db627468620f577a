import Box from '@mui/material/Box';

/** 'A 0004-00012345', as the domain writes document numbers. */
const NUMERO = /[A-Z] \d{4}-\d{8}/;

/** A text whose document numbers do not break across lines (look.md, grid rule 2). */
export function Sentence({ text }: { text: string }) {
  const found = NUMERO.exec(text);
  if (!found) return text;
  const [numero] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {numero}
      </Box>
      <Sentence text={text.slice(found.index + numero.length)} />
    </>
  );
}
