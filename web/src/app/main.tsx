import { isTestPage } from '@assay/contract/test-pages';
import { QueryClientProvider } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { takePrefetched } from '../api/client.ts';
import { keepSessionOverLinks } from '../api/hand-over.ts';
import { queryClient } from '../api/query-client.ts';
import { keepLinksFramed } from '../api/frame.ts';
import { ownLanguage } from '../api/language.ts';
import { readFrameFlag } from '../api/settings.ts';
import { followAccount } from '../features/accounts/language.ts';
import { activateLocale, startInEnglish } from '../lib/language.ts';
import './main.css';
import { managersTexts } from './managers-texts.ts';
import { runEffectsAtOnce } from './preact.ts';
import { router } from './router.tsx';
import { loadSerif } from './serif.ts';

runEffectsAtOnce();
startInEnglish();
readFrameFlag(location.search);
keepLinksFramed();
keepSessionOverLinks(isTestPage);
takePrefetched(window.askedEarly);
followAccount();
const isManagers = location.pathname.startsWith('/admin');
const speaking = activateLocale(ownLanguage(), isManagers ? managersTexts : undefined);
loadSerif();
// The page's script comes while the texts do.
void router.load();
await speaking;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </I18nProvider>,
);
