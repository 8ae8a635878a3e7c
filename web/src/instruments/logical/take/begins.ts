/** What its pages ask for first, before their script is there: `app/early.ts`. */
export const begins = [
  [/^\/iq-test\/(analogy|sequence)\/(?:timer|test|expired)$/, ['iq-test/questions/$1?begin=0']],
  [/^\/iq-test\/results$/, ['iq-test/results', 'subject/test-types']],
] as const;
