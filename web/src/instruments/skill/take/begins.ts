/** What its pages ask for first, before their script is there: `app/early.ts`. */
export const begins = [
  [/^\/skill\/test\/(\d+)$/, ['skill-test/$1/questions?begin=0', 'subject/skill-tests/$1']],
  [/^\/skill\/results\/(\d+)$/, ['skill-test/$1/results', 'subject/test-types']],
] as const;
