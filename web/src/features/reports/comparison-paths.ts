/** Where two people are compared in a test. */
export const comparisonPaths = {
  personality: '/admin/report/personality-test/compare/$first/$second',
  culture: '/admin/report/culture-test/compare/$first/$second',
} as const;
