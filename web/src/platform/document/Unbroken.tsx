import Box from '@mui/material/Box';

interface UnbrokenProps {
  text: string;
  /** What stays on one line, wherever it stands in the text. */
  part: RegExp;
}

/** A text that may take several lines, but none of whose parts breaks across two. */
export function Unbroken({ text, part }: UnbrokenProps) {
  const found = part.exec(text);
  if (!found) return text;
  const [whole] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {whole}
      </Box>
      <Unbroken text={text.slice(found.index + whole.length)} part={part} />
    </>
  );
}
