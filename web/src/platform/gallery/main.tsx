import '@fontsource-variable/inter';
import Stack from '@mui/material/Stack';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { AvisosHost } from '../feedback/index.ts';
import { AppTheme } from '../theme/index.ts';
import { DialogsGallery } from './DialogsGallery.tsx';
import { DocumentGallery, ProblemsGallery } from './DocumentGallery.tsx';
import { FormsGallery } from './FormsGallery.tsx';
import { GridGallery } from './GridGallery.tsx';
import { MapGallery } from './MapGallery.tsx';

/** The gallery of widgets, for looking and measuring: `npm run dev`, then /src/platform/gallery/index.html#grid. */
const SECTIONS: Readonly<Record<string, (variant: string) => ReactNode>> = {
  grid: (variant) => <GridGallery key={variant} variant={variant} />,
  forms: () => <FormsGallery />,
  dialogos: (variant) => <DialogsGallery key={variant} variant={variant} />,
  documento: () => <DocumentGallery />,
  mapa: () => <MapGallery />,
  problemas: () => <ProblemsGallery />,
};

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function Gallery() {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
  const [section = '', ...variant] = hash.split('-');
  return (
    <Stack component="main" sx={{ height: { sm: '100dvh' }, minHeight: '100dvh', p: 4 }}>
      {(SECTIONS[section] ?? SECTIONS.grid)?.(variant.join('-'))}
    </Stack>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <AppTheme>
      <Gallery />
      <AvisosHost />
    </AppTheme>,
  );
