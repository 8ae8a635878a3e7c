import { i18n } from '@lingui/core';

/** What the screen speaks, for dates and numbers; in English the day comes before its month. */
export function screenLanguage(): string {
  return !i18n.locale || i18n.locale === 'en' ? 'en-GB' : i18n.locale;
}
