/*
 * Asks for the questions while the page's script is still on its way: on a slow phone that is one round trip less. A
 * chunk of its own that is there first, so it imports nothing; it reads the session as `api/session.ts` keeps it.
 */

const calls: Record<string, string> = {
  '/personality/test': '/api/personality-test/questions?begin=0',
  '/happines-energy/test/:id': '/api/burnout/answers/:id',
  '/culture/test': '/api/culture-test/questions?begin=0',
  '/skill/test/:id': '/api/skill-test/:id/questions?begin=0',
};
for (const section of ['analogy', 'sequence'])
  for (const page of ['timer', 'test', 'expired'])
    calls[`/iq-test/${section}/${page}`] = `/api/iq-test/questions/${section}?begin=0`;

/** As `api/frame.ts` has it: in a frame a session is one of its own. */
const framed = new URLSearchParams(location.search).get('organization') ?? '';
const key = window.self === window.top ? 'assay.session' : `assay.session.frame-${framed}`;

function send(): Promise<Response> | undefined {
  const path = location.pathname.replace(/\/$/, '');
  const id = /\d+$/.exec(path)?.[0] ?? '';
  const call = calls[path.replace(/\d+$/, ':id')]?.replace(':id', id);
  if (!call || !navigator.onLine) return undefined;
  try {
    const { state } = JSON.parse(localStorage.getItem(key) ?? '') as {
      state: { tokens: { token_type: string; access_token: string } };
    };
    const { token_type, access_token } = state.tokens;
    const headers = new Headers({ Accept: 'application/json' });
    headers.set('Authorization', `${token_type} ${access_token}`);
    // As `api/language.ts` keeps it; without a choice the browser says what it prefers by itself.
    const language = localStorage.getItem('assay.language');
    if (language) headers.set('Accept-Language', language);
    return fetch(call, { headers, credentials: 'omit' });
  } catch {
    // Nobody is logged in, or the browser keeps nothing: the page finds out.
    return undefined;
  }
}

/** The call for the questions of this page; undefined when it could not be made. */
export const sent = send();
// Whoever waits for it hears of a failure; nobody may.
sent?.catch(() => undefined);
