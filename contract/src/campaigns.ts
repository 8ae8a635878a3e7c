import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as f from './fields.ts';

/** What a mail text may refer to, in braces. */
export const mailPlaceholders = [
  'first_name',
  'last_name',
  'organization_name',
  'campaign_name',
  'deadline',
  'link',
] as const;
export type MailPlaceholder = (typeof mailPlaceholders)[number];

export const campaignStatuses = ['draft', 'active', 'completed', 'archived'] as const;
export const campaignTypes = ['recruitment', 'development'] as const;
export const subjectStatuses = [
  'added',
  'invited',
  'opened',
  'permission_pending',
  'in_progress',
  'completed',
  'expired',
  'declined',
  'bounced',
] as const;

/** `5` is a standard profile, `custom:5` one saved from a success profile, `alt:5` a competency model. */
export const profileReference = z.object({
  kind: z.enum(['standard', 'custom', 'alt']),
  id: z.int(),
  reference: z.string(),
  name: z.string(),
});

const progress = z.object({
  subjects: z.int(),
  invited: z.int(),
  opened: z.int(),
  started: z.int(),
  completed: z.int(),
});

export const campaignRow = z.object({
  id: z.int(),
  campaign_name: z.string(),
  campaign_type: z.enum(campaignTypes),
  status: z.enum(campaignStatuses),
  test_types: z.array(z.int()),
  deadline: z.nullable(f.instant),
  time_zone: z.string(),
  progress,
  created_at: f.instant,
  activated_at: z.nullable(f.instant),
});
export type CampaignRow = z.output<typeof campaignRow>;

const campaign = z.object({
  ...campaignRow.shape,
  number_of_reminders: z.int(),
  next_reminder_at: z.nullable(f.instant),
  /** Name and address joined, as it stands in a mail: `Ann Lee <ann@example.org>`. */
  sender: z.nullable(z.string()),
  invite_sender_name: z.string(),
  invite_sender_email: z.string(),
  profile: z.nullable(profileReference),
  email_text: z.nullable(z.string()),
  email_reminder_text: z.nullable(z.string()),
  email_update_on_test_complete: z.boolean(),
  email_update_on_all_complete: z.boolean(),
  copy_of: z.nullable(z.int()),
  subjects: z.array(z.object({ first_name: z.string(), last_name: z.string(), email: z.string() })),
});

const subjectRow = z.strictObject({
  first_name: f.optionalLine(80),
  last_name: f.optionalLine(80),
  email: f.email,
});

/** Forms send an empty field where nothing is chosen. */
const chosenId = z.optional(z.nullable(z.union([f.textId, z.literal('')])));

const profileIds = {
  campaign_profile_id: chosenId,
  custom_campaign_profile_id: chosenId,
  alt_campaign_profile_id: chosenId,
};

/** A moment with offset, or a day alone: 23:59 in the organisation's time zone. */
const deadlineField = z.union(
  [f.instant, f.date],
  'Please enter a date such as 2026-12-04, or a moment such as 2026-12-04T18:00:00+01:00.',
);

const maxSubjects = 10_000;

const campaignFields = {
  campaign_name: f.line(120),
  campaign_type: z._default(z.enum(campaignTypes), 'recruitment'),
  test_types: z.optional(z.array(f.optionalLine(20)).check(z.maxLength(50))),
  deadline: z.optional(z.nullable(z.union([deadlineField, z.literal('')]))),
  number_of_reminders: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10)), 0),
  invite_sender_name: f.line(120),
  invite_sender_email: f.email,
  email_update_on_test_complete: z.optional(f.flag),
  email_update_on_all_complete: z.optional(f.flag),
  skill_tests: z.optional(z.array(f.optionalLine(20)).check(z.maxLength(50))),
  burnout_test: z.optional(f.flag),
  culture_test_id: chosenId,
  interview_name: z.optional(z.nullable(f.optionalLine(120))),
  interview_questions: z.optional(z.array(f.paragraphs(1000)).check(z.maxLength(50))),
  ...profileIds,
};

export const saveCampaign = endpoint({
  id: 'campaign-create',
  method: 'POST',
  path: '/api/admin/campaigns',
  summary: 'Create a campaign, save a draft again (`campaign_id`) or copy one (`copy_of`)',
  access: 'manager',
  effect: 'write',
  encoding: 'multipart',
  body: z.strictObject({
    ...campaignFields,
    campaign_id: z.optional(f.textId),
    copy_of: z.optional(f.textId),
    subjects: z.optional(z.array(subjectRow).check(z.maxLength(maxSubjects))),
    email_list: z.optional(f.paragraphs(1_000_000)),
    delimiter: z.optional(z.enum([',', ';', '\t', '|'])),
  }),
  output: f.dataOf(campaign),
  status: 201,
});

const idParams = z.strictObject({ id: f.textId });
export const campaignOrders = ['name', 'created_at', 'deadline', 'status'] as const;

export const listCampaigns = endpoint({
  id: 'campaigns-list',
  method: 'GET',
  path: '/api/admin/campaigns',
  summary: 'Campaigns of the own organisation, newest first',
  access: 'manager',
  effect: 'read',
  query: z.strictObject({ page: f.page }),
  output: f.pageOf(campaignRow),
});

export const filterCampaigns = endpoint({
  id: 'campaigns-filter',
  method: 'GET',
  path: '/api/admin/campaigns/filter',
  summary: 'Campaigns by name and date of creation, ordered',
  access: 'manager',
  effect: 'read',
  query: z.strictObject({
    page: f.page,
    perPage: f.perPage(25),
    name: z.optional(f.optionalLine(120)),
    order: z.optional(f.orderBy(campaignOrders)),
    createdAt: z.optional(f.dateRange),
  }),
  output: f.pageOf(campaignRow),
});

export const getCampaign = endpoint({
  id: 'campaign-get',
  method: 'GET',
  path: '/api/admin/campaigns/{id}',
  summary: 'One campaign',
  access: 'manager',
  effect: 'read',
  params: idParams,
  output: f.dataOf(campaign),
});

export const deleteCampaign = endpoint({
  id: 'campaign-delete',
  method: 'DELETE',
  path: '/api/admin/campaigns/{id}',
  summary: 'Delete a campaign; results stay with their subjects',
  access: 'manager',
  effect: 'write',
  params: idParams,
  output: f.message,
});

export const activateCampaign = endpoint({
  id: 'campaign-activate',
  method: 'POST',
  path: '/api/admin/campaigns/activate/{id}',
  summary: 'Activate a campaign and mail its subjects; activating again changes nothing',
  access: 'manager',
  effect: 'write',
  params: idParams,
  output: f.dataOf(campaign),
});

const htmlText = f.paragraphs(20_000);
/** `default` answers the standard text for a campaign that does not exist yet. */
const textParams = z.strictObject({ id: z.union([f.textId, z.literal('default')]) });

export const getEmailText = endpoint({
  id: 'campaign-email-text-get',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/email-text',
  summary: 'Text of the invitation mail, the standard one when nothing has been saved',
  access: 'manager',
  effect: 'read',
  params: textParams,
  output: f.dataOf(z.object({ email_text: z.string(), is_default: z.boolean() })),
});

export const setEmailText = endpoint({
  id: 'campaign-email-text-set',
  method: 'PUT',
  path: '/api/admin/campaigns/{id}/email-text',
  summary: 'Save the text of the invitation mail; empty means the standard one',
  access: 'manager',
  effect: 'write',
  params: idParams,
  body: z.strictObject({ email_text: htmlText }),
  output: f.dataOf(z.object({ email_text: z.string(), is_default: z.boolean() })),
});

export const getReminderText = endpoint({
  id: 'campaign-reminder-text-get',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/reminder-text',
  summary: 'Text of the reminder mail, the standard one when nothing has been saved',
  access: 'manager',
  effect: 'read',
  params: textParams,
  output: f.dataOf(z.object({ reminder_text: z.string(), is_default: z.boolean() })),
});

export const setReminderText = endpoint({
  id: 'campaign-reminder-text-set',
  method: 'PUT',
  path: '/api/admin/campaigns/{id}/reminder-text',
  summary: 'Save the text of the reminder mail; empty means the standard one',
  access: 'manager',
  effect: 'write',
  params: idParams,
  body: z.strictObject({ reminder_text: htmlText }),
  output: f.dataOf(z.object({ reminder_text: z.string(), is_default: z.boolean() })),
});

const campaignSubject = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  status: z.enum(subjectStatuses),
  /** Whether the subject lets this organisation see results. */
  permission: z.boolean(),
  /** Whether the subject wants no mails of this organisation: reach them in another way. */
  unsubscribed: z.boolean(),
  invited_at: z.nullable(f.instant),
  last_seen_at: z.nullable(f.instant),
  completed_at: z.nullable(f.instant),
  tests: z.array(z.object({ id: z.int(), started: z.boolean(), completed: z.boolean() })),
});

export const subjectOrders = ['name', 'status', 'completed_at', 'invited_at'] as const;

export const filterCampaignSubjects = endpoint({
  id: 'subjects-campaign-filter',
  method: 'GET',
  path: '/api/admin/subjects/campaign/filter',
  summary: 'Subjects of a campaign by name and status, ordered',
  access: 'manager',
  effect: 'read',
  query: z.strictObject({
    campaign: f.textId,
    status: z.optional(z.enum(subjectStatuses)),
    name: z.optional(f.optionalLine(120)),
    order: z.optional(f.orderBy(subjectOrders)),
    page: f.page,
    perPage: f.perPage(25),
  }),
  output: f.pageOf(campaignSubject),
});

export const listCampaignSubjects = endpoint({
  id: 'campaign-subjects',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects',
  summary: 'Subjects of a campaign, first page of the filter',
  access: 'manager',
  effect: 'read',
  params: idParams,
  query: z.strictObject({ page: f.page, perPage: f.perPage(25) }),
  output: f.pageOf(campaignSubject),
});

const profileItem = z.object({
  id: z.int(),
  /** As forms send it: `5`, `custom:5`, `alt:5`. */
  reference: z.string(),
  name: z.string(),
});

export const listStandardProfiles = endpoint({
  id: 'campaign-standard-profiles',
  method: 'GET',
  path: '/api/campaigns/profiles',
  summary: 'Standard reference profiles',
  access: 'candidate',
  effect: 'read',
  output: z.object({ data: z.array(profileItem), attribution: z.string() }),
});

export const listCustomProfiles = endpoint({
  id: 'campaign-custom-profiles',
  method: 'GET',
  path: '/api/admin/campaigns/custom-profiles',
  summary: 'Reference profiles saved by the own organisation',
  access: 'manager',
  effect: 'read',
  output: f.dataOf(z.array(profileItem)),
});

export const listAlternativeProfiles = endpoint({
  id: 'campaign-alternative-profiles',
  method: 'GET',
  path: '/api/admin/campaigns/alternative-profiles',
  summary: 'Competency models',
  access: 'manager',
  effect: 'read',
  output: f.dataOf(z.array(profileItem)),
});

export const listGroupedProfiles = endpoint({
  id: 'campaign-grouped-profiles',
  method: 'GET',
  path: '/api/admin/campaigns/grouped-profiles',
  summary: 'Every reference profile by group, as a form offers them',
  access: 'manager',
  effect: 'read',
  output: f.dataOf(z.array(z.object({ group: z.string(), profiles: z.array(profileItem) }))),
});
