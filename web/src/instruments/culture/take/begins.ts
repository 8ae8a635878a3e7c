/** What its pages ask for first, before their script is there: `app/early.ts`. */
export const begins = [
  [/^\/culture\/test$/, ['culture-test/questions?begin=0']],
  [/^\/culture\/results$/, ['culture-test/results', 'subject/test-types']],
] as const;
