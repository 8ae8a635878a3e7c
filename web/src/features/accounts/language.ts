import { setLanguage } from '@assay/contract/account-access';
import type { Language } from '@assay/contract/languages';
import { call } from '../../api/client.ts';
import { keepLanguage } from '../../api/language.ts';
import { fromAnotherTab, sessionStore } from '../../api/session.ts';
import { queryClient } from '../../api/query-client.ts';
import type { Catalogue } from '../../lib/language.ts';
import { activateLocale, pageLanguage } from '../../lib/language.ts';

/** Chosen on this page before logging in: the account takes it over. */
let waiting: Language | undefined;

/** Shows the texts of a language. What the server has said in another one, as each call asks it to, is asked for again. */
export async function speak(language: Language, own?: Catalogue): Promise<Language> {
  const before = pageLanguage();
  const spoken = await activateLocale(language, own);
  if (spoken !== before) void queryClient.invalidateQueries();
  return spoken;
}

/** Speaks it from now on: here, on the next visit, and in mails. */
export async function chooseLanguage(language: Language) {
  const { user } = sessionStore.getState();
  // What could not be loaded is not chosen: the next page would try in vain again.
  if ((await speak(language)) !== language) return;
  keepLanguage(language);
  // Whoever has come in while its texts were loading has not chosen it.
  if (sessionStore.getState().user?.id !== user?.id) return;
  if (user) await tellAccount(language);
  else waiting = language;
}

/** From a login on, the account's language holds on this device, unless another was chosen on the way in. */
export function followAccount() {
  sessionStore.subscribe(({ user }, before) => {
    if (!user || user.id === before.user?.id) return;
    // Who has logged in in another tab has not chosen it here.
    const chosen = fromAnotherTab ? undefined : waiting;
    waiting = undefined;
    if (chosen && chosen !== user.language) void tellAccount(chosen);
    else if (user.language) {
      keepLanguage(user.language);
      void activateLocale(user.language);
    }
  });
}

/** When the server cannot be told, the language holds on this device alone. */
async function tellAccount(language: Language) {
  const chooser = sessionStore.getState().user?.id;
  await call(setLanguage, { body: { language } }).catch(() => undefined);
  sessionStore.setState(({ user }) => ({
    user: user?.id === chooser && user ? { ...user, language } : user,
  }));
}
