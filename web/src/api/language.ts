import type { Language } from '@assay/contract/languages';
import { languages } from '@assay/contract/languages';
import { preferredLanguage } from '../lib/language.ts';
import { sessionStore } from './session.ts';
import { browserStorage } from './throttled-storage.ts';

/** As the first script of a test reads it too. */
const key = 'assay.language';

/** Set by hand in a browser: managers' screens follow its language before they are offered in it. As `app/early.ts` reads it. */
const managersKey = 'assay.managers-languages';

/** What this page was told, where the browser keeps nothing. */
let told: Language | undefined;

/** The language of this device: chosen here or in the account; before that, the first of the browser's that there is. */
export function ownLanguage(): Language {
  const known = told ?? kept(key) ?? sessionStore.getState().user?.language;
  return languages.find((language) => language === known) ?? preferredLanguage();
}

/**
 * Whether managers read their own language on this device. Until reports speak it too they read English, unless somebody
 * looks at what is there (docs/languages.md).
 */
export function managersChooseLanguage(): boolean {
  return kept(managersKey) != null;
}

/** That of managers' screens. */
export function managersLanguage(): Language {
  return managersChooseLanguage() ? ownLanguage() : 'en';
}

function kept(name: string): string | null | undefined {
  try {
    return browserStorage('localStorage')?.getItem(name);
  } catch {
    return undefined;
  }
}

/** On this device, for the next page too. */
export function keepLanguage(language: Language) {
  told = language;
  try {
    browserStorage('localStorage')?.setItem(key, language);
  } catch {
    // This page has it.
  }
}
