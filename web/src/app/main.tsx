import { QueryClientProvider } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../api/query-client.ts';
import { readFrameFlag } from '../api/settings.ts';
import { preferredLanguage, speak } from '../lib/language.ts';
import '../ui/theme.css';
import { router } from './router.tsx';

readFrameFlag(location.search);
const speaking = speak(location.pathname.startsWith('/admin') ? 'en' : preferredLanguage());
// The page's script comes while the texts do.
void router.load();
await speaking;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
