import './platform/jitless.ts';
import '@fontsource-variable/inter/wght.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followSession } from './app/followSession.ts';
import { router } from './app/router.ts';
import { createQueryClient } from './platform/api/index.ts';
import { AvisosHost } from './platform/feedback/AvisosHost.tsx';
import { isAndroid } from './platform/shell/useMovil.ts';
import { AppTheme } from './platform/theme/index.ts';

const queryClient = createQueryClient();
followSession(queryClient, router);
if (isAndroid) document.documentElement.dataset.android = '';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <AvisosHost />
    </AppTheme>
  </StrictMode>,
);
