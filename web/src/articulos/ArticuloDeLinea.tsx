import { can } from '@distri/domain/kernel';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WholeWords } from '../platform/document/WholeWords.tsx';
import { useUser } from '../platform/session/index.ts';
import { ArticuloInfoDialog } from './ArticuloInfoDialog.tsx';
import { articuloQuery } from './requests.ts';

interface ArticuloDeLineaProps {
  id: string;
  cliente: string;
  /** The document's price list. */
  lista: number;
  /** Instead of the code, its name: a phone names the line with it. */
  nombre?: string;
}

/** A desk has the code in bold; on a phone the name underlined says that it opens, over a finger's height. */
const CODIGO = { fontWeight: 700 } as const;
const NOMBRE = (theme: Theme) =>
  ({
    font: 'inherit',
    textAlign: 'left',
    textDecoration: `underline 1px ${theme.vars.palette.text.disabled}`,
    textUnderlineOffset: '3px',
    py: 2.5,
    my: -2.5,
  }) as const;

/** The article of a line in a document that is read: whoever sees articles opens it (D2 §2, article details). */
export function ArticuloDeLinea({ id, cliente, lista, nombre }: ArticuloDeLineaProps) {
  const { role } = useUser();
  const [isOpen, setOpen] = useState(false);
  const read = useQuery({ ...articuloQuery(cliente, id), enabled: isOpen, meta: {} });
  const articulo = read.data?.result[0];
  /** After a read that failed it asks again. */
  const open = () => {
    setOpen(true);
    if (read.isError) void read.refetch();
  };
  if (!can(role, 'articulos.leer')) return nombre ? <WholeWords text={nombre} /> : <b>{id}</b>;
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="body2"
        color="inherit"
        underline="hover"
        sx={nombre ? NOMBRE : CODIGO}
        aria-label={`Ver el artículo ${nombre ? `${nombre}, ${id}` : id}`}
        onClick={open}
      >
        {nombre ? <WholeWords text={nombre} /> : id}
      </Link>
      {isOpen && articulo && (
        <ArticuloInfoDialog articulo={articulo} cliente={cliente} lista={lista} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
