/**
 * Files that share a product, one after the other in the order of their names: starting one takes as long as two journeys.
 * Who changes what others of the group look at makes something of their own, puts it back, or is in another group. A file
 * that stands in none has a product to itself.
 */
export const groups: Record<string, readonly string[]> = {
  // Those that take longest begin first, so that one worker does not end long after the other.
  screens: ['find', 'managers-places', 'screens'],
  tests: [
    'burnout',
    'culture',
    'extra-time',
    'first-answers',
    'logical',
    'session-ended',
    'skills',
  ],
  recorded: [
    'culture-report',
    'index-reports',
    'interview',
    'interview-devices',
    'judgement',
    'logical-report',
    'question-bank',
    'question-bank-together',
    'question-bank-touch',
    'reports',
  ],
  candidates: ['entry', 'four-languages', 'home', 'languages', 'mails', 'profile', 'rights'],
  lines: ['campaign-form', 'embedding', 'feel', 'nothing-lost', 'waiting-answers'],
  people: [
    'campaign-results',
    'interview-rating',
    'people-keyboard',
    'person',
    'reviews-of-people',
    'success-profiles',
    'talent',
  ],
  office: ['accounts', 'campaigns', 'job-profiles', 'journey', 'labels', 'organizations'],
  windows: ['layout-shift', 'managers-languages', 'weight'],
};
