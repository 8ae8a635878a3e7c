import { formatter } from '@lingui/format-po';

/** Candidates' texts; managers' screens are in English. How to add a language: `docs/languages.md`. */
export default {
  sourceLocale: 'en',
  locales: ['en', 'nl', 'de', 'es'],
  fallbackLocales: { default: 'en' },
  // A line that moves is no change of a text.
  format: formatter({ lineNumbers: false }),
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
};
