// Generated from the migrations by `npm run schema`; a test compares it with the database.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OrganizationId } from '../src/platform/db/organization-id.ts';

type Moment = ColumnType<Date, Date | string, Date | string>;
type FilledMoment = ColumnType<Date, Date | string | undefined, Date | string>;
type Json = ColumnType<unknown, string, string>;

export interface AcademicFieldsTable {
  id: number;
  name: string;
}

export interface AccessLedgerTable {
  id: GeneratedAlways<number>;
  subject_id: number;
  organization_id: OrganizationId;
  actor_id: number | null;
  what: string;
  at: Moment;
}

export interface AdjustmentRequestsTable {
  invitation_id: number;
  organization_id: OrganizationId;
  subject_id: number;
  key_id: string;
  content: Buffer;
  asked_at: Moment;
  answered_at: Moment | null;
  percent: number | null;
  answer_key_id: string | null;
  answer: Buffer | null;
}

export interface AnswersTable {
  attempt_id: number;
  question_id: number;
  option_index: number;
  seq: number;
  answered_at: Moment;
}

export interface AttemptKeysTable {
  attempt_id: number;
  key: Json;
}

export interface AttemptsTable {
  id: GeneratedAlways<number>;
  subject_id: number;
  instrument: string;
  version: string;
  language: string;
  questions: number;
  started_at: Moment;
  completed_at: Moment | null;
  test: Generated<string>;
  round: Generated<number>;
  form: Json | null;
  parts: Generated<number>;
}

export interface AuditDetailsTable {
  entry_id: number;
  salt: Buffer;
  actor_id: number | null;
  ip: string | null;
  user_agent: string | null;
  before: Json | null;
  after: Json | null;
}

export interface AuditEntriesTable {
  id: GeneratedAlways<number>;
  organization_id: OrganizationId | null;
  action: string;
  entity: string;
  entity_id: string;
  at: Moment;
  request_id: string;
  digest: Buffer;
  seal: number | null;
  chain: Buffer | null;
}

export interface AverageFiguresTable {
  group_id: number;
  scale: string;
  tenths: number;
}

export interface AverageGroupsTable {
  id: Generated<number>;
  organization_id: OrganizationId | null;
  campaign_id: number | null;
  instrument: string;
  test: string;
  version: string;
  people: number;
  whole: Generated<boolean>;
  closed_at: Moment;
}

export interface AverageMembersTable {
  attempt_id: number;
  organization_id: OrganizationId | null;
  subject_id: number;
  campaign_id: number | null;
  instrument: string;
  test: string;
  group_id: number | null;
}

export interface BillingTable {
  organization_id: OrganizationId;
  customer_id: string | null;
  subscription_id: string | null;
  checkout_id: string | null;
  told_at: Moment;
  ends_with_period: Generated<boolean>;
}

export interface BurnoutBatchesTable {
  id: GeneratedAlways<number>;
  organization_id: OrganizationId;
  campaign_id: number | null;
  people: number;
  records: number;
  mean: number;
  closed_at: Moment;
}

export interface BurnoutGroupRecordsTable {
  attempt_id: number;
  subject_id: number;
  organization_id: OrganizationId;
  campaign_id: number | null;
  batch_id: number | null;
}

export interface CampaignDaysTable {
  campaign_id: number;
  organization_id: OrganizationId;
  day: string;
  completed: number;
  unread: Generated<number>;
}

export interface CampaignSumsTable {
  campaign_id: number;
  organization_id: OrganizationId;
  instrument: string;
  scale: string;
  n: number;
  tenths: number;
}

export interface CampaignTestsTable {
  campaign_id: number;
  position: number;
  organization_id: OrganizationId;
  test: string;
  skill_test_id: number | null;
  interview_id: number | null;
}

export interface CampaignsTable {
  id: GeneratedAlways<number>;
  organization_id: OrganizationId;
  name: string;
  type: string;
  status: Generated<string>;
  test_types: Generated<string[]>;
  deadline: Moment | null;
  number_of_reminders: Generated<number>;
  sender_name: string;
  sender_email: string;
  profile_kind: string | null;
  profile_id: number | null;
  email_text: string | null;
  reminder_text: string | null;
  email_update_on_test_complete: Generated<boolean>;
  email_update_on_all_complete: Generated<boolean>;
  copy_of: number | null;
  created_by: number | null;
  created_at: Moment;
  activated_at: Moment | null;
  subjects_count: Generated<number>;
  invited_count: Generated<number>;
  opened_count: Generated<number>;
  started_count: Generated<number>;
  completed_count: Generated<number>;
  closed_at: Moment | null;
  open_invite_token: Generated<string>;
  open_invite: Generated<boolean>;
  anonymise_at: Moment | null;
  anonymised_at: Moment | null;
  culture_test_id: number | null;
  language: Generated<string>;
  profile_version: number | null;
  version: Generated<number>;
}

export interface ClockCreditsTable {
  id: GeneratedAlways<number>;
  attempt_id: number;
  part: number;
  seconds: number;
  reason: string;
  given_by: number | null;
  given_at: Moment;
  since: Moment | null;
  taken_back_at: Moment | null;
}

export interface ClocksTable {
  attempt_id: number;
  part: number;
  base_seconds: number;
  extra_percent: Generated<number>;
  credited_seconds: Generated<number>;
  credit_limit: Generated<number>;
  added_seconds: Generated<number>;
  started_at: Moment;
  seen_at: Moment;
  ended_at: Moment | null;
  late_seconds: Generated<number>;
  visit: number | null;
  left_visit: number | null;
}

export interface CountriesTable {
  id: number;
  name: string;
  alpha3code: string;
}

export interface CredentialsTable {
  user_id: number;
  password_hash: string;
  changed_at: FilledMoment;
}

export interface CultureAnswersTable {
  test_id: number;
  user_id: number;
  question_id: number;
  value: number;
  answered_at: Moment;
}

export interface CultureTestsTable {
  id: GeneratedAlways<number>;
  organization_id: OrganizationId;
  name: string;
  created_by: number | null;
  created_at: Moment;
  deleted_at: Moment | null;
  version: Generated<string>;
}

export interface CustomFieldsTable {
  id: Generated<number>;
  organization_id: OrganizationId;
  subject_id: number;
  key_id: string;
  content: Buffer;
  created_at: Moment;
  updated_at: Moment;
}

export interface CustomProfileVersionsTable {
  organization_id: OrganizationId;
  success_profile_id: number;
  version: number;
  name: string;
  outcome: string;
  targets: Json;
  evidence: Json;
  norm: string;
  n: number;
  fairness: Json;
  created_by: number | null;
  created_at: Moment;
}

export interface CvsTable {
  subject_id: number;
  file_key: string;
  name: string;
  type: string;
  size: number;
  uploaded_at: Moment;
}

export interface DegreesTable {
  id: number;
  name: string;
}

export interface DeletionRequestsTable {
  subject_id: number;
  organization_id: OrganizationId;
  asked_at: Moment;
  sent_at: Moment | null;
}

export interface DemoMailsTable {
  id: GeneratedAlways<number>;
  message_id: string;
  to_email: string;
  subject: string;
  html: string;
  text: string;
  sent_at: Moment;
  headers: Json | null;
}

export interface EarlierAttemptsTable {
  id: GeneratedAlways<number>;
  subject_id: number;
  test: string;
  started_at: Moment;
  deleted_at: Moment;
}

export interface ErasedSessionsTable {
  token_hash: Buffer;
  forget_on: string;
}

export interface ExtraTimesTable {
  organization_id: OrganizationId;
  subject_id: number;
  percent: number;
  set_by: number | null;
  set_at: Moment;
}

export interface FeaturesTable {
  id: number;
  key: string;
  name: string;
}

export interface FitProfilesTable {
  id: Generated<number>;
  organization_id: OrganizationId;
  digest: string;
  targets: Json;
  used_at: Moment;
  done_to: Generated<number>;
  complete_at: Moment | null;
}

export interface FitsDueTable {
  organization_id: OrganizationId;
  subject_id: number;
}

export interface GivenDataTable {
  organization_id: OrganizationId;
  subject_id: number;
  work_start_date: string | null;
  role_type: string | null;
  role_id: number | null;
  updated_at: Moment;
}

export interface InterviewRatingsTable {
  id: Generated<number>;
  organization_id: OrganizationId;
  interview_id: number;
  subject_id: number;
  attempt_id: number;
  rater_id: number | null;
  scores: number[];
  first_scores: number[];
  mean: number | null;
  key_id: string;
  content: Buffer;
  created_at: Moment;
  changed_at: Moment | null;
}

export interface InterviewsTable {
  id: GeneratedAlways<number>;
  organization_id: OrganizationId;
  code: string;
  name: string;
  questions: Json;
  created_at: Moment;
  rubric: Json | null;
  rubric_edition: Generated<number>;
}

export interface InvitationsTable {
  id: GeneratedAlways<number>;
  organization_id: OrganizationId;
  campaign_id: number;
  subject_id: number;
  first_name: string;
  last_name: string;
  email: string;
  status: Generated<string>;
  added_at: Moment;
  invited_at: Moment | null;
  opened_at: Moment | null;
  started_at: Moment | null;
  completed_at: Moment | null;
  own_deadline: Moment | null;
  reminded_at: Moment | null;
  permission_asked_at: Moment | null;
  extension_asked_at: Moment | null;
  extension_message: string | null;
  former_status: string | null;
  unproved: Generated<boolean>;
  joined_from: Buffer | null;
}

export interface InvitedDaysTable {
  organization_id: OrganizationId;
  day: string;
  previous_day: string;
  people: number;
}

export interface InvoicesTable {
  id: string;
  organization_id: OrganizationId;
  number: string | null;
  amount: number;
  currency: string;
  paid_at: Moment;
  page_url: string | null;
}

export interface JobProfileVersionsTable {
  job_profile_id: number;
  version: number;
  name: string;
  description: string;
  tasks: string[];
  group_ids: number[];
  source: string;
  targets: Json;
  created_at: Moment;
}

export interface JobProfilesTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  created_at: Moment;
  updated_at: Moment;
  archived_at: Moment | null;
}

export interface LabelDaysTable {
  label_id: number;
  campaign_id: number;
  organization_id: OrganizationId;
  day: string;
  completed: number;
  unread: Generated<number>;
}

export interface LabelGroupsTable {
  label_id: number;
  group_id: number;
  organization_id: OrganizationId;
}

export interface LabelProgressTable {
  label_id: number;
  campaign_id: number;
  organization_id: OrganizationId;
  subjects: number;
  invited: number;
  opened: number;
  started: number;
  completed: number;
}

export interface LabelSumsTable {
  label_id: number;
  campaign_id: number;
  organization_id: OrganizationId;
  scale: string;
  n: number;
  tenths: number;
}

export interface LabelsTable {
  id: GeneratedAlways<number>;
  organization_id: OrganizationId;
  name: string;
  colour: string;
  subjects_count: Generated<number>;
  created_at: Moment;
}

export interface LeftFilesTable {
  file_key: string;
  left_at: Moment;
}

export interface LinksTable {
  id: Generated<string>;
  purpose: string;
  token_hash: Buffer;
  user_id: number;
  organization_id: OrganizationId;
  invitation_id: number | null;
  created_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
}

export interface ListColumnsTable {
  user_id: number;
  list: string;
  hidden: string[];
  score: string | null;
  profile: string | null;
  updated_at: Moment;
}

export interface LoginChallengesTable {
  token_hash: Buffer;
  user_id: number;
  created_at: Moment;
  expires_at: Moment;
  tries: Generated<number>;
}

export interface LoginFailuresTable {
  key: Buffer;
  failures: number;
  last_failed_at: Moment;
  blocked_until: Moment | null;
}

export interface MailsTable {
  id: GeneratedAlways<number>;
  message_id: string;
  template: string;
  params: Json;
  to_email: string;
  to_name: string;
  reply_to: string | null;
  user_id: number | null;
  organization_id: OrganizationId | null;
  campaign_id: number | null;
  dedupe_key: string;
  created_at: Moment;
  sent_at: Moment | null;
  failed_at: Moment | null;
  failure: string | null;
}

export interface MajorsTable {
  id: number;
  academic_field_id: number;
  name: string;
}

export interface ManagerInvitationsTable {
  user_id: number;
  organization_id: OrganizationId;
  email: string;
  first_name: string;
  last_name: string;
  created_at: Moment;
}

export interface ManagersTable {
  user_id: number;
  organization_id: OrganizationId;
  created_at: FilledMoment;
}

export interface MovedClockTable {
  only_row: Generated<boolean>;
  ahead: string;
}

export interface NormsTable {
  id: GeneratedAlways<number>;
  instrument: string;
  part: string;
  group_name: string;
  name: string;
  version: string;
  source: string;
  n: number;
  scales: Json;
  computed_at: Moment;
  active: Generated<boolean>;
}

export interface OptionGroupsTable {
  id: GeneratedAlways<number>;
  name: string;
  options: Json;
  created_at: Moment;
}

export interface OrganizationCvsTable {
  organization_id: OrganizationId;
  subject_id: number;
  file_key: string;
  name: string;
  type: string;
  size: number;
  uploaded_at: Moment;
  uploaded_by: number | null;
}

export interface OrganizationFeaturesTable {
  organization_id: OrganizationId;
  feature_id: number;
}

export interface OrganizationPeopleTable {
  organization_id: OrganizationId;
  subject_id: number;
  name: string;
  status: string;
  campaign_id: number;
  campaigns: number;
  permitted: boolean;
  last_activity: Moment | null;
}

export interface OrganizationsTable {
  id: GeneratedAlways<OrganizationId>;
  name: string;
  status: Generated<string>;
  package_id: number;
  logo_version: string | null;
  time_zone: Generated<string>;
  retention_months: Generated<number>;
  period_started_at: FilledMoment;
  subjects_used: Generated<number>;
  managers_count: Generated<number>;
  created_at: FilledMoment;
  require_two_factor: Generated<boolean>;
  frame_ancestors: Generated<string[]>;
  adjustments_contact: string | null;
  reviews_in_export: Generated<boolean>;
}

export interface PackagesTable {
  id: number;
  name: string;
  subject_limit: number | null;
}

export interface PasswordResetsTable {
  id: string;
  token_hash: Buffer;
  user_id: number;
  created_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
}

export interface PaymentEventsTable {
  id: string;
  type: string;
  received_at: Moment;
}

export interface PeopleByNameTable {
  organization_id: OrganizationId;
  subject_id: number;
  name: string;
  words: string | null;
}

export interface PeopleKeyTable {
  only_row: Generated<boolean>;
  key: string;
}

export interface PeopleWordsTable {
  organization_id: OrganizationId;
  subject_id: number;
  words: string;
  grams: number[];
}

export interface PermissionsTable {
  id: GeneratedAlways<number>;
  subject_id: number;
  organization_id: OrganizationId;
  text_version: string;
  granted_at: Moment;
  revoked_at: Moment | null;
}

export interface PersonFitsTable {
  organization_id: OrganizationId;
  fit_profile_id: number;
  subject_id: number;
  attempt_id: number;
  score: number;
  score_low: number;
  score_high: number;
}

export interface PersonTestsTable {
  organization_id: OrganizationId;
  subject_id: number;
  test: string;
  state: string;
  attempt_id: number | null;
  completed_at: Moment | null;
  score: number | null;
  score_low: number | null;
  score_high: number | null;
}

export interface ProofsTable {
  user_id: number;
  purpose: string;
  id: string;
  created_at: Moment;
  expires_at: Moment;
}

export interface RecordingPiecesTable {
  recording_id: number;
  starts_at: number;
  size: number;
  file_key: string;
}

export interface RecordingsTable {
  id: GeneratedAlways<number>;
  attempt_id: number;
  question_id: number;
  media_type: string | null;
  size: Generated<number>;
  full_size: number | null;
  seconds: number | null;
  created_at: Moment;
  kept_at: Moment | null;
  arrived_at: Moment | null;
  take: number | null;
  metadata: string | null;
}

export interface RecoveryCodesTable {
  user_id: number;
  code_hash: Buffer;
  used_at: Moment | null;
}

export interface RegistrationsTable {
  id: string;
  token_hash: Buffer;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  created_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
}

export interface RemindersTable {
  campaign_id: number;
  number: number;
  organization_id: OrganizationId;
  due_at: Moment;
  sent_at: Moment | null;
}

export interface ResultsTable {
  attempt_id: number;
  subject_id: number;
  instrument: string;
  scores: Json;
  summary: Json;
  minutes: number | null;
  scored_at: Moment;
  test: Generated<string>;
  score: number | null;
  score_low: number | null;
  score_high: number | null;
}

export interface RetakeWaiversTable {
  subject_id: number;
  organization_id: OrganizationId;
  test: string;
  set_by: number | null;
  set_at: Moment;
}

export interface RolePinsTable {
  organization_id: OrganizationId;
  subject_id: number;
  type: string;
  role_id: number;
  pinned_by: number | null;
  pinned_at: Moment;
}

export interface SessionsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  token_hash: Buffer;
  idle_seconds: number;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
  ip: string | null;
  user_agent: string | null;
  proved_at: Moment | null;
}

export interface SkillOptionsTable {
  id: GeneratedAlways<number>;
  question_id: number;
  position: number;
  text: string;
  score: Generated<number>;
}

export interface SkillQuestionsTable {
  id: GeneratedAlways<number>;
  test_id: number;
  position: number;
  text: string;
  topic: Generated<string>;
  seconds: Generated<number>;
  image_key: string | null;
  image_alternative: Generated<string>;
  updated_at: Moment;
  deleted_at: Moment | null;
}

export interface SkillTestOrganizationsTable {
  test_id: number;
  organization_id: OrganizationId;
}

export interface SkillTestsTable {
  id: GeneratedAlways<number>;
  name: string;
  description: Generated<string>;
  is_universal: Generated<boolean>;
  questions_count: Generated<number>;
  seconds_total: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
  unfinished_count: Generated<number>;
  described_at: FilledMoment;
  questions_per_attempt: number | null;
  is_sample: Generated<boolean>;
  language: string | null;
}

export interface SkillVersionsTable {
  id: GeneratedAlways<number>;
  question_id: number;
  number: number;
  content: Json;
  created_at: Moment;
}

export interface StageMovesTable {
  id: GeneratedAlways<number>;
  invitation_id: number;
  organization_id: OrganizationId;
  subject_id: number;
  from_name: string;
  to_name: string;
  moved_by: number | null;
  moved_at: Moment;
  from_usual: number | null;
  to_usual: number | null;
}

export interface StageTemplatesTable {
  organization_id: OrganizationId;
  stages: Json;
}

export interface StagedPeopleTable {
  invitation_id: number;
  organization_id: OrganizationId;
  campaign_id: number;
  subject_id: number;
  stage_id: number;
  moved_at: Moment | null;
  told_outcome: string | null;
  told_at: Moment | null;
  told_text: string | null;
}

export interface StagesTable {
  id: GeneratedAlways<number>;
  organization_id: OrganizationId;
  campaign_id: number;
  name: string;
  place: number;
  outcome: string | null;
  usual: number | null;
}

export interface SubjectLabelsTable {
  organization_id: OrganizationId;
  subject_id: number;
  label_id: number;
  added_at: Moment;
  person: Generated<string>;
}

export interface SubjectNotesTable {
  id: Generated<number>;
  organization_id: OrganizationId;
  subject_id: number;
  author_id: number | null;
  key_id: string;
  content: Buffer;
  created_at: Moment;
  deleted_at: Moment | null;
}

export interface SubjectProfilesTable {
  subject_id: number;
  birthdate: string | null;
  gender: string | null;
  country_id: number | null;
  country_origin_id: number | null;
  degree_id: number | null;
  major_id: number | null;
  job_title: string | null;
  job_profile_id: number | null;
  linkedin_url: string | null;
  completed_at: Moment | null;
  updated_at: Moment;
}

export interface SubscriptionsTable {
  user_id: number;
  organization_id: OrganizationId;
  token_hash: Buffer;
  unsubscribed_at: Moment | null;
}

export interface SuccessProfilePeopleTable {
  id: Generated<number>;
  organization_id: OrganizationId;
  success_profile_id: number;
  subject_id: number;
  added_by: number | null;
  added_at: Moment;
  removed_at: Moment | null;
}

export interface SuccessProfilesTable {
  id: Generated<number>;
  organization_id: OrganizationId;
  name: string;
  category_kind: string;
  category_id: number;
  created_by: number | null;
  created_at: Moment;
  updated_at: Moment;
  archived_at: Moment | null;
}

export interface SuccessReviewsTable {
  id: Generated<number>;
  organization_id: OrganizationId;
  success_profile_person_id: number;
  success_profile_id: number;
  subject_id: number;
  reviewer_id: number | null;
  category: string;
  answers: Json;
  performance: number | null;
  engagement: number | null;
  first_performance: number | null;
  first_engagement: number | null;
  started_at: Moment;
  given_at: Moment | null;
  changed_at: Moment;
  in_export: boolean | null;
}

export interface SuccessionPinsTable {
  organization_id: OrganizationId;
  subject_id: number;
  entity_id: number;
  readiness: string;
  key_id: string | null;
  note: Buffer | null;
  pinned_by: number | null;
  pinned_at: Moment;
}

export interface SyncedSkillsTable {
  organization_id: OrganizationId;
  subject_id: number;
  skills: Json;
  synced_at: Moment;
}

export interface TotpTable {
  user_id: number;
  secret: Buffer;
  key_id: string;
  created_at: Moment;
  confirmed_at: Moment | null;
  last_step: Generated<number>;
}

export interface UnreadResultsTable {
  invitation_id: number;
  organization_id: OrganizationId;
  campaign_id: number;
  subject_id: number;
  completed_at: Moment;
  day: string;
  labels: number[];
}

export interface UserRolesTable {
  user_id: number;
  role: string;
}

export interface UsersTable {
  id: Generated<number>;
  email: string;
  first_name: string;
  last_name: string;
  created_at: FilledMoment;
  language: string | null;
}

export interface Database {
  academic_fields: AcademicFieldsTable;
  access_ledger: AccessLedgerTable;
  adjustment_requests: AdjustmentRequestsTable;
  answers: AnswersTable;
  attempt_keys: AttemptKeysTable;
  attempts: AttemptsTable;
  audit_details: AuditDetailsTable;
  audit_entries: AuditEntriesTable;
  average_figures: AverageFiguresTable;
  average_groups: AverageGroupsTable;
  average_members: AverageMembersTable;
  billing: BillingTable;
  burnout_batches: BurnoutBatchesTable;
  burnout_group_records: BurnoutGroupRecordsTable;
  campaign_days: CampaignDaysTable;
  campaign_sums: CampaignSumsTable;
  campaign_tests: CampaignTestsTable;
  campaigns: CampaignsTable;
  clock_credits: ClockCreditsTable;
  clocks: ClocksTable;
  countries: CountriesTable;
  credentials: CredentialsTable;
  culture_answers: CultureAnswersTable;
  culture_tests: CultureTestsTable;
  custom_fields: CustomFieldsTable;
  custom_profile_versions: CustomProfileVersionsTable;
  cvs: CvsTable;
  degrees: DegreesTable;
  deletion_requests: DeletionRequestsTable;
  demo_mails: DemoMailsTable;
  earlier_attempts: EarlierAttemptsTable;
  erased_sessions: ErasedSessionsTable;
  extra_times: ExtraTimesTable;
  features: FeaturesTable;
  fit_profiles: FitProfilesTable;
  fits_due: FitsDueTable;
  given_data: GivenDataTable;
  interview_ratings: InterviewRatingsTable;
  interviews: InterviewsTable;
  invitations: InvitationsTable;
  invited_days: InvitedDaysTable;
  invoices: InvoicesTable;
  job_profile_versions: JobProfileVersionsTable;
  job_profiles: JobProfilesTable;
  label_days: LabelDaysTable;
  label_groups: LabelGroupsTable;
  label_progress: LabelProgressTable;
  label_sums: LabelSumsTable;
  labels: LabelsTable;
  left_files: LeftFilesTable;
  links: LinksTable;
  list_columns: ListColumnsTable;
  login_challenges: LoginChallengesTable;
  login_failures: LoginFailuresTable;
  mails: MailsTable;
  majors: MajorsTable;
  manager_invitations: ManagerInvitationsTable;
  managers: ManagersTable;
  moved_clock: MovedClockTable;
  norms: NormsTable;
  option_groups: OptionGroupsTable;
  organization_cvs: OrganizationCvsTable;
  organization_features: OrganizationFeaturesTable;
  organization_people: OrganizationPeopleTable;
  organizations: OrganizationsTable;
  packages: PackagesTable;
  password_resets: PasswordResetsTable;
  payment_events: PaymentEventsTable;
  people_by_name: PeopleByNameTable;
  people_key: PeopleKeyTable;
  people_words: PeopleWordsTable;
  permissions: PermissionsTable;
  person_fits: PersonFitsTable;
  person_tests: PersonTestsTable;
  proofs: ProofsTable;
  recording_pieces: RecordingPiecesTable;
  recordings: RecordingsTable;
  recovery_codes: RecoveryCodesTable;
  registrations: RegistrationsTable;
  reminders: RemindersTable;
  results: ResultsTable;
  retake_waivers: RetakeWaiversTable;
  role_pins: RolePinsTable;
  sessions: SessionsTable;
  skill_options: SkillOptionsTable;
  skill_questions: SkillQuestionsTable;
  skill_test_organizations: SkillTestOrganizationsTable;
  skill_tests: SkillTestsTable;
  skill_versions: SkillVersionsTable;
  stage_moves: StageMovesTable;
  stage_templates: StageTemplatesTable;
  staged_people: StagedPeopleTable;
  stages: StagesTable;
  subject_labels: SubjectLabelsTable;
  subject_notes: SubjectNotesTable;
  subject_profiles: SubjectProfilesTable;
  subscriptions: SubscriptionsTable;
  success_profile_people: SuccessProfilePeopleTable;
  success_profiles: SuccessProfilesTable;
  success_reviews: SuccessReviewsTable;
  succession_pins: SuccessionPinsTable;
  synced_skills: SyncedSkillsTable;
  totp: TotpTable;
  unread_results: UnreadResultsTable;
  user_roles: UserRolesTable;
  users: UsersTable;
}
