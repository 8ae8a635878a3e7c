import type { IqSection } from '@assay/contract/iq';
import { findTestPage } from '@assay/contract/test-pages';
import type { testPages } from '@assay/contract/test-pages';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { takePrefetched } from '../../api/client.ts';
import { carrySession } from '../../api/hand-over.ts';
import { framedPath, keepLinksFramed } from '../../api/frame.ts';
import { ownLanguage } from '../../api/language.ts';
import { may } from '../../api/session.ts';
import { readFrameFlag, rememberOrigin } from '../../api/settings.ts';
import { openTest } from '../../features/instruments/open-test.ts';
import { personalityTest } from '../../features/instruments/personality/personality-test.ts';
import { activateLocale, startInEnglish } from '../../lib/language.ts';
import { OfflinePage } from './offline.tsx';
import { PersonalityTestPage } from '../../pages/candidate/personality-test.tsx';
import { loadPart } from '../load-part.ts';
import { early } from '../early.ts';
import { CatchFailure, FailedTest } from './failed-test.tsx';
import { registerServiceWorker } from '../register-worker.ts';
import './take.css';

/** Milliseconds that showing the page waits for its questions, so that it is not drawn twice. */
const startTimeoutMs = 150;

/** Each test page with what it shows first. The most taken one comes with the document, the others when they are asked for. */
const takers: Record<(typeof testPages)[number], () => Promise<ReactNode>> = {
  '/personality/test': async () => {
    const underWay = openTest(personalityTest);
    const inTime = new Promise<undefined>((resolve) => setTimeout(resolve, startTimeoutMs));
    const opened = await Promise.race([underWay, inTime]).catch(() => undefined);
    return <PersonalityTestPage first={{ underWay, opened }} />;
  },
  '/happines-energy/test/:id': async () => {
    const { takeHappiness } = await import('./happiness.tsx');
    return takeHappiness(Number(/\d+/.exec(location.pathname)?.[0]));
  },
  '/culture/test': async () => {
    const { takeCulture } = await import('./culture.tsx');
    return takeCulture(startTimeoutMs);
  },
  '/skill/test/:id': async () => {
    const { SkillTestPage } = await import('../../pages/candidate/skill-test.tsx');
    const id = Number(/\d+/.exec(location.pathname)?.[0]);
    return <SkillTestPage testId={id} />;
  },
  '/iq-test/analogy/timer': () => iqSection('analogy'),
  '/iq-test/analogy/test': () => iqSection('analogy'),
  '/iq-test/analogy/expired': () => iqSection('analogy'),
  '/iq-test/sequence/timer': () => iqSection('sequence'),
  '/iq-test/sequence/test': () => iqSection('sequence'),
  '/iq-test/sequence/expired': () => iqSection('sequence'),
};

async function iqSection(section: IqSection): Promise<ReactNode> {
  const { IqTestPage } = await import('../../pages/candidate/iq-test.tsx');
  return <IqTestPage section={section} />;
}

startInEnglish();
readFrameFlag(location.search);
keepLinksFramed();
carrySession(() => true);
takePrefetched(early);
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

function firstOf(page: (typeof testPages)[number]): Promise<ReactNode> {
  return loadPart(takers[page]).catch((error: unknown) => <FailedTest error={error} page={page} />);
}

async function show(page: ReactNode) {
  await speaking;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>{page}</I18nProvider>
    </StrictMode>,
  );
}
