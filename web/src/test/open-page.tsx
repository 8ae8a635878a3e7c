import type { FeatureKey, Role } from '@assay/contract/access';
import { featureKeys } from '@assay/contract/access';
import type { Language } from '@assay/contract/languages';
import { getManagerLoginProfile } from '@assay/contract/managers';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { commands, page } from 'vitest/browser';
import { setInactiveHandler } from '../api/client.ts';
import { keepLanguage } from '../api/language.ts';
import { queryClient } from '../api/query-client.ts';
import { clearSession, startSession } from '../api/session.ts';
import { makeRouter } from '../app/make-router.ts';
import '../app/main.css';
import { managersTexts } from '../app/managers-texts.ts';
import { runEffectsAtOnce } from '../app/preact.ts';
import { activateLocale, startInEnglish } from '../lib/language.ts';
import { Main } from '../ui/page/main.tsx';
import { closeToasts, Toasts } from '../ui/overlays/toast.tsx';
import type { Media } from './commands.ts';
import { Network } from './network.ts';

interface Visit {
  /** Nobody is logged in without. */
  as?: 'manager' | 'operator' | 'super admin' | 'candidate';
  language?: Language;
  theme?: Media['colorScheme'];
  width?: number;
  /** What the organisation has. */
  features?: readonly FeatureKey[];
  /** What comes before it is known. */
  after?: Promise<void>;
}

const rolesOf = {
  manager: ['admin'],
  operator: ['tdl_admin'],
  'super admin': ['super_admin'],
  candidate: [],
} as const satisfies Record<NonNullable<Visit['as']>, readonly Role[]>;

runEffectsAtOnce();
startInEnglish();

let server = new Network();
let shown: { root: Root; at: HTMLElement } | undefined;
const throughTheNet = globalThis.fetch.bind(globalThis);

/** The stand-in of this test; each test has its own. */
export function network(): Network {
  return server;
}

/** Opens an address of the application as somebody, on the whole router; answers with where the page is by now, and the way back. */
export async function openPage(path: string, visit: Visit = {}) {
  await prepare(visit);
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  // As `app/router.tsx` has it.
  setInactiveHandler(() => void router.navigate({ to: '/inactive-organization' }));
  await router.load();
  show(router);
  return { where: () => router.state.location.href, back: () => router.history.back() };
}

/** A part of a screen alone, where that is what a test is about; its links lead nowhere. */
export async function openPart(part: ReactNode, visit: Visit = {}): Promise<void> {
  await prepare(visit);
  const routeTree = createRootRoute({ component: () => <PartAlone>{part}</PartAlone> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  show(router);
}

async function prepare({
  as,
  language = 'en',
  theme = 'light',
  width = 1280,
  features = featureKeys,
  after = Promise.resolve(),
}: Visit): Promise<void> {
  await page.viewport(width, 900);
  await commands.media({ colorScheme: theme, reducedMotion: 'reduce' });
  keepLanguage(language);
  await activateLocale(language, as === 'candidate' ? undefined : managersTexts);
  if (as) logIn(as, features, after);
}

function show(router: AnyRouter): void {
  const at = document.createElement('div');
  at.id = 'root';
  document.body.append(at);
  const root = createRoot(at);
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  shown = { root, at };
}

function PartAlone({ children }: { children: ReactNode }) {
  return (
    <>
      <Main>{children}</Main>
      <Toasts />
    </>
  );
}

function logIn(
  as: NonNullable<Visit['as']>,
  features: readonly FeatureKey[],
  after: Promise<void>,
) {
  const isManager = as === 'manager';
  startSession({
    access_token: 'stand-in',
    token_type: 'Bearer',
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    roles: [...rolesOf[as]],
    user: {
      id: 1,
      first_name: 'Mara',
      last_name: 'Visser',
      email: 'mara@test.test',
      language: null,
    },
  });
  const data = {
    id: 1,
    organization_id: isManager ? 1 : null,
    organization_name: isManager ? 'Northwind' : null,
    logo_url: null,
    time_zone: isManager ? 'Europe/Amsterdam' : null,
    features: [...features],
  };
  server.answerBy(getManagerLoginProfile, async () => {
    await after;
    return { data };
  });
}

/** Before each test: nothing of another one. */
export function beginAnew() {
  server = new Network();
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isCall = new URL(request.url).pathname.startsWith('/api/');
    return isCall ? server.answer(request) : throughTheNet(input, init);
  };
}

/** After each test; answers with what went wrong on the wire. */
export async function leave(): Promise<readonly string[]> {
  shown?.root.unmount();
  // What effects do as they end, such as keeping a draft, comes right after it.
  await Promise.resolve();
  shown?.at.remove();
  shown = undefined;
  queryClient.clear();
  clearSession();
  closeToasts();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = throughTheNet;
  return server.faults;
}
