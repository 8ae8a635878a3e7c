import { instrumentFacts, instrumentIds, roomOf } from '@assay/contract/instruments';
import { findTestPage } from '@assay/contract/test-pages';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { takePrefetched } from '../../api/client.ts';
import { keepSessionOverLinks } from '../../api/hand-over.ts';
import { framedPath, keepLinksFramed } from '../../api/frame.ts';
import { ownLanguage } from '../../api/language.ts';
import { may } from '../../api/session.ts';
import { readFrameFlag, rememberOrigin } from '../../api/settings.ts';
import type { OpenPage } from '../../instruments/take/part.ts';
import { activateLocale, startInEnglish } from '../../lib/language.ts';
import { OfflinePage } from './offline.tsx';
import { loadPart } from '../load-part.ts';
import { runEffectsAtOnce } from '../preact.ts';
import { CatchFailure, FailedTest } from './failed-test.tsx';
import { registerServiceWorker } from '../register-worker.ts';
import './take.css';

/** What each room shows first: of the most taken test with the document, of the others when it is asked for. */
const atOnce = import.meta.glob<OpenPage>('../../instruments/*/take/part-at-once.tsx', {
  eager: true,
  import: 'openPage',
});
const later = import.meta.glob<OpenPage>('../../instruments/*/take/part.tsx', {
  import: 'openPage',
});

async function openPage(page: string): Promise<ReactNode> {
  const id = instrumentIds.find((one) => instrumentFacts[one].pages?.some((own) => own === page));
  const take = `../../instruments/${id && roomOf(id)}/take`;
  const open = atOnce[`${take}/part-at-once.tsx`] ?? (await later[`${take}/part.tsx`]?.());
  if (open === undefined) throw new Error(`No room shows ${page}.`);
  return open();
}

runEffectsAtOnce();
startInEnglish();
readFrameFlag(location.search);
keepLinksFramed();
keepSessionOverLinks(() => true);
takePrefetched(window.askedEarly);
// Before anything is asked for, so that the questions come in the same language; the texts come meanwhile.
const speaking = activateLocale(ownLanguage());
const page = findTestPage(location.pathname);
if (page === undefined) {
  // The service worker shows this document where no other page can be had.
  await show(<OfflinePage />);
} else if (may('candidate')) {
  await show(<CatchFailure page={page}>{await firstOf(page)}</CatchFailure>);
  registerServiceWorker();
} else {
  rememberOrigin(location.pathname + location.search);
  location.replace(framedPath('/login'));
}

function firstOf(page: string): Promise<ReactNode> {
  return loadPart(() => openPage(page)).catch((error: unknown) => (
    <FailedTest error={error} page={page} />
  ));
}

async function show(page: ReactNode) {
  await speaking;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(<I18nProvider i18n={i18n}>{page}</I18nProvider>);
}
