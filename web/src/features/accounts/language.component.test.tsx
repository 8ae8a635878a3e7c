import { setLanguage } from '@assay/contract/account-access';
import { expect, test } from 'vitest';
import { sessionKey } from '../../api/frame.ts';
import { queryClient } from '../../api/query-client.ts';
import { clearSession, sessionStore, startSession } from '../../api/session.ts';
import { activateLocale } from '../../lib/language.ts';
import { network } from '../../test/open-page.tsx';
import { chooseLanguage, followAccount } from './language.ts';

/** The same events as in the application, which follows the account from its beginning. */
followAccount();

const session = (id: number) => ({
  access_token: `of ${id}`,
  token_type: 'Bearer' as const,
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  roles: [],
  user: { id, first_name: 'Mara', last_name: 'Visser', email: 'm@test.test', language: null },
});

/** Somebody logs in in another tab, which tells this one by what it stores. */
function logInElsewhere(id: number) {
  const { user, roles, ...tokens } = session(id);
  const state = { auth: true, tokens, roles, user, tests: [] };
  const newValue = JSON.stringify({ state, version: 1 });
  localStorage.setItem(sessionKey, newValue);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue }));
}

const told = () => network().asked(setLanguage);
const turn = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a language that was chosen before logging in is the account’s that logs in here', async () => {
  network().reply(setLanguage, { data: { language: 'de' } });
  await chooseLanguage('de');
  startSession(session(1));
  await expect.poll(() => told().length).toBe(1);
  await expect.poll(() => sessionStore.getState().user?.language).toBe('de');
});

test('and not the account’s that logs in in another tab', async () => {
  network().reply(setLanguage, { data: { language: 'de' } });
  await chooseLanguage('es');
  logInElsewhere(2);
  expect(sessionStore.getState().user?.id).toBe(2);
  await turn();
  expect(told()).toEqual([]);
});

test('whoever logs in while the texts of a language load has not chosen it', async () => {
  network().reply(setLanguage, { data: { language: 'de' } });
  startSession(session(3));
  const chosen = chooseLanguage('nl');
  clearSession();
  logInElsewhere(4);
  await chosen;
  expect(told()).toEqual([]);
});

test('nor is it theirs while the account that has chosen it is told', async () => {
  let answer = () => {};
  network().answerBy(
    setLanguage,
    () => new Promise((resolve) => (answer = () => resolve({ data: { language: 'de' } }))),
  );
  startSession(session(5));
  const chosen = chooseLanguage('de');
  await expect.poll(() => told().length).toBe(1);
  clearSession();
  logInElsewhere(6);
  answer();
  await chosen;
  expect(sessionStore.getState().user).toMatchObject({ id: 6, language: null });
});

test('what was read in another language is asked for again at once, though the account cannot be told', async () => {
  network().answerBy(setLanguage, () => new Promise(() => undefined));
  await activateLocale('en');
  startSession(session(7));
  const queryKey = ['report'];
  queryClient.setQueryData(queryKey, 'in English');
  void chooseLanguage('de');
  await expect.poll(() => told().length).toBe(1);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
