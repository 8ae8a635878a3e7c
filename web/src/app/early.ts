/*
 * Asks for what a page shows first while its script is still on its way: on a slow phone that is one round trip less. The
 * build writes it into the documents, so it imports nothing but what tests begin with; it reads the session as `api/session.ts` keeps it.
 */
import type { PrefetchedAnswers } from '../api/client.ts';

const campaigns = 'filter?order=-created_at&page=1&perPage=25';
const people = 'results?order=name&page=1&perPage=25';

/** Addresses of pages with the calls that they begin with; `$1` stands for what the address says. */
type Begins = readonly (readonly [RegExp, readonly string[]])[];

/** Those of tests, from the rooms of their instruments. */
const tests = import.meta.glob<Begins>('../instruments/*/take/begins.ts', {
  eager: true,
  import: 'begins',
});

const pages: Begins = [
  ...Object.values(tests).flat(),
  [/^\/$/, ['subject/test-types']],
  [/^\/create-account-test-subject\/([\w-]{20,200})\/\d+$/, ['check-magic-link/$1']],
  [/^\/give-permission\/\d+\/([\w-]{20,200})$/, ['check-magic-link/$1']],
  [/^\/admin\/assessments$/, ['admin/manager/login/profile', `admin/campaigns/${campaigns}`]],
  // No report: each reading is written down, and an answer that nobody takes in time would be a second one.
  [
    /^\/admin\/assessments\/view\/(\d+)$/,
    ['admin/manager/login/profile', 'admin/campaigns/$1', `admin/campaigns/$1/${people}`],
  ],
];

/** As `api/frame.ts` has it: in a frame a session is one of its own. */
const framed = new URLSearchParams(location.search).get('organization') ?? '';
const key = window.self === window.top ? 'assay.session' : `assay.session.frame-${framed}`;

interface Session {
  tokens: { token_type: string; access_token: string } | null;
  user: { language?: string } | null;
  roles: readonly string[];
}

function readSession(): Session | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '') as { state: Session }).state;
  } catch {
    // Nobody is logged in, or the browser keeps nothing: the page finds out.
    return undefined;
  }
}

/** As `api/language.ts` has it; without a choice the browser says what it prefers by itself. */
function readLanguage(session: Session | undefined) {
  try {
    return localStorage.getItem('assay.language') ?? session?.user?.language;
  } catch {
    return undefined;
  }
}

function send(): PrefetchedAnswers {
  const session = readSession();
  const { tokens } = session ?? {};
  const token = tokens?.access_token;
  const answers = new Map<string, Promise<Response>>();
  const path = location.pathname.replace(/(?<=.)\/$/, '');
  const isManagers = path.startsWith('/admin/');
  const [address, calls] = pages.find(([page]) => page.test(path)) ?? [/$/, []];
  // A link of a mail stands for itself, everything else for somebody; a list that is filtered begins otherwise.
  const stands = tokens ?? calls[0]?.startsWith('check-');
  if (!stands || !navigator.onLine || (isManagers && location.search)) return { token, answers };
  const headers = new Headers({ Accept: 'application/json' });
  if (tokens) headers.set('Authorization', `${tokens.token_type} ${tokens.access_token}`);
  const language = readLanguage(session);
  if (language) headers.set('Accept-Language', language);
  // Operators may have no organisation; the page finds out, and asks for campaigns where there are any.
  const isOperator = session?.roles.some((role) => role !== 'admin');
  for (const call of calls) {
    if (isOperator && call.startsWith('admin/campaigns/')) continue;
    const asked = path.replace(address, `/api/${call}`);
    const signal = AbortSignal.timeout(30_000);
    const answer = fetch(asked, { headers, credentials: 'omit', signal });
    // Whoever waits for it hears of a failure; nobody may.
    answer.catch(() => undefined);
    answers.set(asked, answer);
  }
  return { token, answers };
}

window.askedEarly = send();
