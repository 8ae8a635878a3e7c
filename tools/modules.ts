/** Modules of the server in their order: each may use the ones before it, never the ones after it. */
export const modules = [
  'accounts',
  'organizations',
  'job-profiles',
  'subjects',
  'instruments',
  'campaigns',
  'reports',
  'people',
  'success-profiles',
  'dashboard',
  'action-logs',
  'own-data',
] as const;
