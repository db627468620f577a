import Box from '@mui/material/Box';

/** A word with a hyphen: '5W-30', 'FAP-3277'. */
const PALABRA = /\S+-\S+/;

/** A name whose viscosities and codes do not break at their hyphen: 'SHELL HELIX ULTRA 5W-30 4 L'. */
export function WholeWords({ text }: { text: string }) {
  const found = PALABRA.exec(text);
  if (!found) return text;
  const [word] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {word}
      </Box>
      <WholeWords text={text.slice(found.index + word.length)} />
    </>
  );
}
