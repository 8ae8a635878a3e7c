/** What its pages ask for first, before their script is there: `app/early.ts`. */
export const begins = [
  [/^\/personality\/test$/, ['personality-test/questions?begin=0']],
  [/^\/personality\/results$/, ['personality-test/results', 'subject/test-types']],
] as const;
