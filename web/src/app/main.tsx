import { QueryClientProvider } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { queryClient } from '../api/query-client.ts';
import { readFrameFlag } from '../api/settings.ts';
import { preferredLanguage, speak } from '../lib/language.ts';
import '../ui/theme.css';
import { router } from './router.tsx';

readFrameFlag(location.search);
const speaking = speak(location.pathname.startsWith('/admin') ? 'en' : preferredLanguage());
// The serif comes early enough to be shown at once; a question does without it.
if (!router.matchRoutes(router.latestLocation).some(({ staticData }) => staticData.alone)) {
  preload(serif, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
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
