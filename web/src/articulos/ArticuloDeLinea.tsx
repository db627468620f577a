import { can } from '@distri/domain/kernel';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../platform/session/index.ts';
import { ArticuloInfoDialog } from './ArticuloInfoDialog.tsx';
import { articuloQuery } from './requests.ts';

interface ArticuloDeLineaProps {
  id: string;
  cliente: string;
  /** The document's price list. */
  lista: number;
}

/** The code of an article in a document that is read: whoever sees articles opens it (D2 §2, article details). */
export function ArticuloDeLinea({ id, cliente, lista }: ArticuloDeLineaProps) {
  const { role } = useUser();
  const [isOpen, setOpen] = useState(false);
  const read = useQuery({ ...articuloQuery(cliente, id), enabled: isOpen, meta: {} });
  const articulo = read.data?.result[0];
  /** After a read that failed it asks again. */
  const open = () => {
    setOpen(true);
    if (read.isError) void read.refetch();
  };
  if (!can(role, 'articulos.leer')) return <b>{id}</b>;
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="body2"
        color="inherit"
        underline="hover"
        sx={{ fontWeight: 700 }}
        aria-label={`Ver el artículo ${id}`}
        onClick={open}
      >
        {id}
      </Link>
      {isOpen && articulo && (
        <ArticuloInfoDialog articulo={articulo} cliente={cliente} lista={lista} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
