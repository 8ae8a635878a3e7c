/** What a call is about, by its address: the first that fits. */
export const subjects: readonly { name: string; about: string; paths: RegExp }[] = [
  {
    name: 'System',
    about: 'Whether a node is well.',
    paths: /^\/(health|ready|client-errors|demo|webhooks)\b/,
  },
  {
    name: 'Own data',
    about: 'What is kept of the caller: to see, to download and to delete.',
    paths: /^\/(privacy|subject-profile\/(proof|export|access-log|reviews|tests|ask-to-delete-tests|deletion-requests)|super-admin\/(taken-tests|delete-tests))\b/,
  },
  {
    name: 'Accounts',
    about: 'Registration, login with or without two-step verification, sessions, passwords.',
    paths: /^\/(register-subject|email|login|user\/(password|totp|sessions|language|logout|confirm-registration))\b/,
  },
  {
    name: 'Invitations and permissions',
    about: 'What an emailed link leads to, and what someone lets an organisation see.',
    paths: /^\/(user|check-magic-link|invite-token|subject\/(organizations-with-permission|test-types)|admin\/permission)\b/,
  },
  {
    name: 'Own profile',
    about: 'Who the caller is, with a CV.',
    paths: /^\/(subject-profile|admin\/manager\/(login\/)?profile)\b/,
  },
  {
    name: 'Reports and comparison',
    about: 'Results for managers: of one person, of a campaign, of two people and of teams, as JSON, CSV and PDF.',
    paths: /^\/admin\/(results|report|interview|interpersonal-fit|compare|work-from-home-report|organization\/skill-tests|subject\/[^/]+\/skill-tests|subject-profile|campaigns\/[^/]+\/(subjects\/.+\/results|burnout|personality-test|culture-test))/,
  },
  {
    name: 'Culture',
    about: 'The culture test, of candidates and of organisations.',
    paths: /^\/(admin\/)?culture-test\b|^\/super-admin\/organizations\/results\b/,
  },
  {
    name: 'Question bank',
    about: 'Skill tests and their questions, with import and export.',
    paths: /^\/(super-admin|admin)\/multi-choice\b/,
  },
  {
    name: 'Job profiles',
    about: 'What kinds of work ask for: groups, versions, import and export.',
    paths: /^\/(super-admin|admin)\/job-profiles\b/,
  },
  {
    name: 'Success profiles',
    about: 'What goes with good work in an organisation, and the reviews that say who does it.',
    paths: /^\/admin\/(success-profiles|reviews)\b/,
  },
  {
    name: 'Organisations',
    about: 'Organisations, their features, packages, managers and roles.',
    paths: /^\/(super-admin\/(organizations|features|managers|roles|assign-role|remove-role)|organizations|admin\/(manager|subscription))\b/,
  },
  {
    name: 'Dashboard',
    about: 'Progress and upcoming deadlines.',
    paths: /\/dashboard$/,
  },
  {
    name: 'Action log',
    about: 'Who has done what.',
    paths: /^\/super-admin\/action-logs\b/,
  },
  {
    name: 'Campaigns',
    about: 'Who is asked for which tests and by which deadline, with emails, public links, extensions and adjustments.',
    paths: /^\/((admin|subject)\/(campaigns?|subjects\/campaign)|campaigns|admin\/subjects\/[^/]+\/get-invitation-link)\b/,
  },
  {
    name: 'People',
    about: 'Labels, extra time and what else an organisation keeps of people.',
    paths: /^\/admin\//,
  },
  { name: 'Personality', about: 'The personality test.', paths: /^\/personality-test\b/ },
  { name: 'Logical reasoning', about: 'The test of logical reasoning.', paths: /^\/iq-test\b/ },
  { name: 'Energy', about: 'The questionnaire about energy.', paths: /^\/burnout\b/ },
  {
    name: 'Skill tests',
    about: 'Taking a skill test.',
    paths: /^\/(subject\/skill-tests|skill-test)\b/,
  },
  {
    name: 'Video interviews',
    about: 'Taking an interview; recordings travel by tus 1.0.',
    paths: /^\/(subject\/interviews|interviews)\b/,
  },
  { name: 'Other tests', about: 'Taking a test that is none of these.', paths: /^\/[a-z]+-test\b/ },
  { name: 'Platform', about: 'For platform administrators.', paths: /^\/super-admin\// },
];

/** Whose id an `{id}` is, by what stands before it. */
const owners: readonly [RegExp, string][] = [
  [/\/sessions\/$/, 'session'],
  [/\/organizations\/$/, 'organisation'],
  [/\/managers\/$/, 'manager'],
  [/\/labels\/$/, 'label'],
  [/\/recordings\/$/, 'recording'],
  [/\/culture-test\/$/, 'organisation’s culture test'],
  [/\/burnout\/(answers\/)?$/, 'sitting of the questionnaire about energy'],
  [/\/multi-choice\/test\/$/, 'skill test'],
  [/\/multi-choice\/question\/$/, 'question'],
  [/\/multi-choice\/option\/$/, 'option'],
  [/\/predefined-option-groups\/$/, 'group of options'],
  [/\/campaigns\/(activate\/)?$/, 'campaign'],
  [/\/tests\/notes\/$/, 'person or note'],
  [/\/(subject|subjects|subject-profile|download-cv|upload-cv|cv)\/$/, 'person'],
];

const words: Record<string, string> = {
  action: 'Only entries of this action.',
  actor: 'Only entries of what this account has done, by its id.',
  after: 'Only what came after this id.',
  begin: 'Starts the test when it has not been started.',
  campaign: 'Id of a campaign.',
  campaignId: 'Id of the campaign.',
  categoryId: 'Id of the category.',
  createdAt: 'From and to, both included, as two dates: `createdAt[]=2026-11-01&createdAt[]=2026-11-30`.',
  current: 'With `false`, the session that asks stays.',
  email: 'An email address, whole.',
  entity: 'Only entries about this kind of thing.',
  entity_id: 'Only entries about the thing with this id.',
  entityId: 'Id of what the person is pinned for.',
  fieldId: 'Id of the field.',
  format: 'In which form the answer comes.',
  from: 'From this day, included.',
  interviewCode: 'Code of the interview, ten letters and digits.',
  interviewId: 'Id or code of the interview.',
  kind: 'Which of these kinds.',
  label: 'Only people with this label, by its id; several with `label[]`.',
  language: 'In this language instead of that of `Accept-Language`.',
  leaving: 'Says that the page is being left, which stops the clock where the test has one.',
  magicLink: 'What an emailed link ends with.',
  name: 'Only those whose name, or email address where there is one, contains this.',
  order: 'What to sort by; with `-` in front, descending.',
  organization: 'Only of this organisation, by its id.',
  organizationId: 'Id of the organisation.',
  package: 'Only those with this package, by its id.',
  page: 'Which page, from 1.',
  perPage: 'How many on a page, 100 at most.',
  profileId: 'Id of the profile.',
  questionId: 'Id of the question.',
  pinType: 'Whether for a role or for a succession.',
  profile: 'Profile that fit is measured against, by its id; `custom:` or `alt:` before it for those of the organisation.',
  scores: 'With `0`, names and states alone.',
  roleType: 'Which role, or how ready for the succession.',
  scoreTest: 'Test whose scores are shown and sorted by.',
  stage: 'Only people at this stage of a campaign.',
  status: 'Only those in this state.',
  subject: 'Id of the person.',
  subject1: 'Id of the one person.',
  subject2: 'Id of the other person.',
  subjectId: 'Id of the person.',
  subjects: 'Ids of people: `subjects[]=4&subjects[]=5`.',
  test: 'Which of these tests.',
  testId: 'Id of the skill test, or of the organisation’s culture test.',
  testType: 'Only for this test, as a campaign lists it in `test_types`.',
  to: 'Up to this day, included; of emails, the address they went to.',
  token: 'What an open link ends with.',
  version: 'Which version of the file; another one has another address.',
  visit: 'Which stretch of being seen a sign of life belongs to, a number that the page draws.',
};

/** What a parameter is, for people. */
export function describeParameter(name: string, path: string): string {
  if (name !== 'id') return words[name] ?? `Which ${name.replaceAll('_', ' ')} is meant.`;
  const before = path.slice(0, path.indexOf('{id}'));
  return `Id of the ${owners.find(([ending]) => ending.test(before))?.[1] ?? 'entry'}.`;
}

/** Of parameters whose schema does not say what one looks like. */
export const parameterExamples: Record<string, unknown> = {
  id: 7,
  page: 1,
  perPage: 25,
  subjectId: 4,
  organizationId: 2,
  interviewCode: 'k3v9q0d2xa',
  campaign: 7,
  name: 'jansen',
};
