/** Candidates' texts; managers' screens are in English. Add a language here and in `src/lib/language.ts`. */
export default {
  sourceLocale: 'en',
  locales: ['en'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'] }],
};
