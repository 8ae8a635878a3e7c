import { formatter } from '@lingui/format-po';

/** What managers and operators alone see. Candidates never load its translations. */
const managers = [
  'app/find',
  'app/manager-*',
  'features/accounts/recovery-codes.tsx',
  'features/accounts/switch-off-dialog.tsx',
  'features/accounts/two-factor-*',
  'features/action-logs',
  'features/campaigns',
  'features/culture',
  'features/dashboard',
  'features/job-profiles',
  'features/labels',
  'features/people',
  'features/person',
  'features/managers',
  'features/organizations',
  'features/own-organization',
  'features/question-bank',
  'features/reports',
  'features/reviews',
  'features/stages',
  'features/subscription',
  'features/success-profiles',
  'features/succession',
  'features/test-removal',
  'instruments/managers/**',
  'instruments/*/managers/**',
  'lib/culture-fit.ts',
  'lib/group-words.ts',
  'pages/admin',
  'ui/page/breadcrumbs.tsx',
  'ui/charts/correlation-line.tsx',
  'ui/charts/offset-row.tsx',
  'ui/charts/rating-cell.tsx',
  'ui/charts/score-cell.tsx',
  'ui/overlays/delete-dialog.tsx',
  'ui/overlays/dialog-foot.tsx',
  'ui/fields/date-range.tsx',
  'ui/fields/logo-field.tsx',
  'ui/fields/score-picker.tsx',
  'ui/fields/search-choice.tsx',
  'ui/fields/time-zone-field.tsx',
  'ui/media/mail-frame.tsx',
  'ui/actions/report-link.tsx',
  'ui/tables/selection-frame.tsx',
].map((path) => `<rootDir>/src/${path}`);

/** What a test says is no text of the product. */
const tests = ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'];

/** How to add a language: `docs/languages.md`. */
export default {
  sourceLocale: 'en',
  locales: ['en', 'nl', 'de', 'es'],
  fallbackLocales: { default: 'en' },
  // A line that moves is no change of a text.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: [...managers, ...tests],
    },
    { path: '<rootDir>/src/locales/managers/{locale}', include: managers, exclude: tests },
  ],
};
