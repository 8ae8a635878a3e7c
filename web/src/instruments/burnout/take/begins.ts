/** What its pages ask for first, before their script is there: `app/early.ts`. */
export const begins = [
  [/^\/happines-energy\/test\/(\d+)$/, ['burnout/answers/$1', 'burnout/questions']],
  [/^\/happines-energy\/results$/, ['burnout/results', 'subject/test-types']],
] as const;
