/** What its pages ask for first, before their script is there: `app/early.ts`. */
export const begins = [
  [/^\/judgement\/test$/, ['judgement-test/questions?begin=0']],
  [/^\/judgement\/results$/, ['judgement-test/results', 'subject/test-types']],
] as const;
