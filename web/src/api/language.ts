import type { Language } from '@assay/contract/languages';
import { languages } from '@assay/contract/languages';
import { preferredLanguage } from '../lib/language.ts';
import { sessionStore } from './session.ts';
import { browserStorage } from './throttled-storage.ts';

/** As the first script of a test reads it too. */
const key = 'assay.language';

/** What this page was told, where the browser keeps nothing. */
let told: Language | undefined;

/** The language of this device: chosen here or in the account; before that, the first of the browser's that there is. */
export function ownLanguage(): Language {
  const known = told ?? kept(key) ?? sessionStore.getState().user?.language;
  return languages.find((language) => language === known) ?? preferredLanguage();
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
  try {
    browserStorage('localStorage')?.setItem(key, language);
  } catch {
    // This page has it.
  }
  // Where it is kept it is read again each time: another tab may choose another.
  told = kept(key) === language ? undefined : language;
}
