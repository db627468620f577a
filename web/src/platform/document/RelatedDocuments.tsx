import GoIcon from '@mui/icons-material/ChevronRight';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type SvgIcon from '@mui/material/SvgIcon';
import { SidePanel } from './SidePanel.tsx';

export interface RelatedDocument {
  key: string;
  icon: typeof SvgIcon;
  /** 'Factura A 0004-00012377'. */
  title: string;
  /** '19/11/2026, $ 1.087.541,84'. */
  detail: string;
  /** Absent when this person may not open it. */
  onOpen?: (() => void) | undefined;
}

interface RelatedDocumentsProps {
  documents: readonly RelatedDocument[];
  title?: string;
}

/**
 * The documents that this one comes from and leads to.
 * @example <RelatedDocuments documents={[{ key: 'c77120', icon: RequestQuoteIcon, title: 'Cotización 77120', … }]} />
 */
export function RelatedDocuments({ documents, title = 'Documentos relacionados' }: RelatedDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <SidePanel title={title}>
      <RelatedList documents={documents} />
    </SidePanel>
  );
}

/** A finger's row on a phone; a desk shows more of them. */
const PADDING = { xs: 2, sm: 0.5 } as const;

/** The same without its panel, for a dialog. */
export function RelatedList({ documents }: Pick<RelatedDocumentsProps, 'documents'>) {
  return (
    <List disablePadding>
      {documents.map((document) => (
        <ListItem
          key={document.key}
          disablePadding
          sx={{ borderTop: 1, borderColor: 'divider', minHeight: { xs: 56, sm: 44 } }}
        >
          {document.onOpen ? (
            <ListItemButton onClick={document.onOpen} sx={{ px: 4, py: PADDING, borderRadius: 0 }}>
              <Lines document={document} />
              <GoIcon sx={{ fontSize: 18, color: 'text.secondary' }} />
            </ListItemButton>
          ) : (
            <ListItem sx={{ px: 4, py: PADDING }} component="div">
              <Lines document={document} />
            </ListItem>
          )}
        </ListItem>
      ))}
    </List>
  );
}

function Lines({ document: { icon: Icon, title, detail } }: { document: RelatedDocument }) {
  return (
    <>
      <ListItemIcon sx={{ minWidth: 30, color: 'text.secondary' }}>
        <Icon sx={{ fontSize: 18 }} />
      </ListItemIcon>
      <ListItemText
        sx={{ my: 0 }}
        primary={title}
        secondary={detail}
        slotProps={{
          primary: { variant: 'body2', sx: { fontWeight: 500 } },
          secondary: { variant: 'caption', noWrap: true, sx: { display: 'block' } },
        }}
      />
    </>
  );
}
