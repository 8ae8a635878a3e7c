import type { Language } from '@assay/contract/languages';
import { languages } from '@assay/contract/languages';
import { preferredLanguage, speak } from '../lib/language.ts';
import { browserStorage } from './throttled-storage.ts';

/** As the first script of a test reads it too. */
const key = 'assay.language';

/** What this page was told, where the browser keeps nothing. */
let told: Language | undefined;

/** The language that was chosen on this device; before that, the first of the browser's that there is. */
export function ownLanguage(): Language {
  return told ?? languages.find((language) => language === kept()) ?? preferredLanguage();
}

function kept(): string | null | undefined {
  try {
    return browserStorage('localStorage')?.getItem(key);
  } catch {
    return undefined;
  }
}

/** Speaks it from now on, here and on the next visit. */
export async function chooseLanguage(language: Language) {
  const spoken = await speak(language);
  // What could not be loaded is not chosen: the next page would try in vain again.
  if (spoken !== language) return;
  told = language;
  try {
    browserStorage('localStorage')?.setItem(key, language);
  } catch {
    // This page has it.
  }
}
