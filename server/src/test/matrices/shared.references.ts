import { sharedOfCulture } from './culture.cases.ts';
import { sharedOfJudgement } from './judgement.cases.ts';

/** Numbers that name what is the same for everybody, and numbers that name nothing. */
export const shared = new Set([
  'campaign-create body.campaign_profile_id',
  'campaign-create body.alt_campaign_profile_id',
  'campaign-edit-active body.campaign_profile_id',
  'campaign-edit-active body.alt_campaign_profile_id',
  // Refused by name, a foreign one just as one that does not exist.
  'campaign-edit-active body.custom_campaign_profile_id',
  'campaign-create body.custom_campaign_profile_id',
  // Names of tests; whose they are follows from the session, or from the operator's choice.
  'own-tests-delete body.test_type_ids',
  // Typed people, by address: nobody's id.
  'campaign-create body.subjects',
  'campaign-active-add-subjects body.subjects',
  // Roles are profiles, the same for everybody; a foreign custom one is refused by name just as one that does not exist.
  'subject-given-data body.role_id',
  // Packages are the same for everybody.
  'subscription-checkout body.package_id',
  // One of three, the same for everybody.
  'burnout-update body.category_id',
  // That of the success profile, by whose items people are reviewed; another one, and items of another one, are refused by name.
  'review-answers body.category_id',
  'review-answers body.answers',
  'review-engagement-over-time params.categoryId',
  'review-items params.categoryId',
  'review-performance-over-time params.categoryId',
  'success-profile-report-create body.category_id',
  'success-profile-report-create body.alt_category_id',
  'own-profile-save body.country',
  'own-profile-save body.country_origin',
  'own-profile-save body.degree',
  'own-profile-save body.major',
  'own-profile-save body.job_profile_id',
  'personality-profile-population params.profileId',
  // Words of a fixed list.
  ...['save', 'reset'].map((id) => `list-columns-${id} params.list`),
  ...['pin', 'unpin'].flatMap((id) => [`${id} params.pinType`, `${id} params.roleType`]),
  ...sharedOfCulture,
  ...sharedOfJudgement,
  // One of a fixed list of words, or a skill test, whose reports are cases of their own.
  'report-pdf params.kind',
  'own-result-pdf params.test',
  // Refused by name, a foreign one just as one that does not exist.
  'skill-test-answer body.question_id',
  'skill-test-answer body.option_id',
  'skill-test-time-up body.question_id',
  ...['iq-answer-analogy', 'iq-answer-sequence'].flatMap((id) =>
    ['questionId', 'optionId'].map((field) => `${id} body.${field}`),
  ),
  ...['personality-answer', 'personality-tendency-answer'].flatMap((id) =>
    ['questionId', 'scaleId'].map((field) => `${id} body.${field}`),
  ),
]);
