import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import { typedSubjects } from './campaign-people.ts';
import * as f from '../platform/fields.ts';
import { interviewBounds } from '../instruments/interview/interview-bounds.ts';
import { savedProfile } from '../job-profiles/reference-profiles.ts';
import { told } from '../platform/field-text.ts';

export const campaignStatuses = ['draft', 'active', 'completed', 'archived'] as const;
export const campaignTypes = ['recruitment', 'development'] as const;
/** `5` is a standard profile, `custom:5` one saved from a success profile, `alt:5` a competency model. */
export const profileReference = z.object({
  kind: z.enum(['standard', 'custom', 'alt']),
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  /** Of a job profile: the version that the campaign has taken, which stays as it is. */
  version: z.optional(z.int()),
  /** Of one that the organisation has saved. */
  saved: z.optional(savedProfile),
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
  test_types: z.array(f.testId),
  /** The same with their names. */
  tests: z.array(z.object({ id: f.testId, name: z.string() })),
  deadline: z.nullable(f.instant),
  time_zone: z.string(),
  progress,
  created_at: f.instant,
  activated_at: z.nullable(f.instant),
  /** Whether anybody may join by the link for everybody, once the campaign runs. */
  open_to_all: z.boolean(),
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
  /** Of the mails to people who have not chosen a language in their account. */
  language: f.language,
  profile: z.nullable(profileReference),
  /** The organisation's culture test that people are compared with; null is its latest one. */
  culture_test_id: z.nullable(z.int()),
  /** Of its results; null where no interview is asked for. */
  interview_id: z.nullable(z.int()),
  interview_name: z.nullable(z.string()),
  interview_questions: z.array(z.string()),
  email_text: z.nullable(z.string()),
  email_reminder_text: z.nullable(z.string()),
  email_update_on_test_complete: z.boolean(),
  email_update_on_all_complete: z.boolean(),
  copy_of: z.nullable(z.int()),
  /** Counts up whenever it is saved. */
  version: z.int(),
  /** Whether somebody has begun: from then on the tests stay as they are. */
  tests_fixed: z.boolean(),
  subjects: z.array(
    z.object({ id: z.int(), first_name: z.string(), last_name: z.string(), email: z.string() }),
  ),
});

/** Forms send an empty field where nothing is chosen. */
const chosenId = z.optional(z.nullable(z.union([f.textId, z.literal('')])));

const profileIds = {
  campaign_profile_id: chosenId,
  custom_campaign_profile_id: chosenId,
  alt_campaign_profile_id: chosenId,
};

/** A moment with offset, or a day alone: 23:59 in the organisation's time zone. */
const deadlineField = z.union([f.instant, f.date], told('date_or_moment'));

const askedQuestion = z.strictObject({ question: f.paragraphs(interviewBounds.characters) });

const reminders = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10));
/** Empty is the standard text. */
const mailText = z.optional(z.nullable(f.paragraphs(20_000)));

/** As the caller read it: a change of what has been saved since is refused with 409, and saved over that without. */
const version = z.optional(z.coerce.number().check(z.int(), z.minimum(1)));

/** What is said of a campaign in the same way whether it is a draft or runs. */
const campaignFields = {
  test_types: z.optional(z.array(z.union([z.int(), f.optionalLine(20)])).check(z.maxLength(50))),
  email_update_on_test_complete: z.optional(f.flag),
  email_update_on_all_complete: z.optional(f.flag),
  email_text: mailText,
  email_reminder_text: mailText,
  skill_tests: z.optional(z.array(z.union([z.int(), f.optionalLine(20)])).check(z.maxLength(50))),
  burnout_test: z.optional(f.flag),
  culture_test_id: chosenId,
  interview_name: z.optional(z.nullable(f.optionalLine(120))),
  /** Each as text, or as an object that has it. */
  interview_questions: z.optional(
    z
      .array(z.union([f.paragraphs(interviewBounds.characters), askedQuestion]))
      .check(
        z.maxLength(
          interviewBounds.questions,
          told('too_many_questions', interviewBounds.questions),
        ),
      ),
  ),
  ...profileIds,
};

export const saveCampaign = endpoint({
  id: 'campaign-create',
  method: 'POST',
  path: '/api/admin/campaigns',
  summary:
    'Create a campaign, save a draft again (`campaign_id`) or copy one (`copy_of`), with the texts of its emails',
  access: 'manager',
  effect: 'write',
  encoding: 'multipart',
  body: z.strictObject({
    /** A draft may lack it. */
    campaign_name: f.optionalTitle(120),
    campaign_type: z._default(z.enum(campaignTypes), 'recruitment'),
    deadline: z.optional(z.nullable(z.union([deadlineField, z.literal('')]))),
    number_of_reminders: z._default(reminders, 0),
    invite_sender_name: f.title(120),
    invite_sender_email: f.email,
    language: z._default(f.language, 'en'),
    /** Whether people may join by the public link; off in a new campaign where it is not given. */
    open_invite: z.optional(f.flag),
    ...campaignFields,
    campaign_id: z.optional(f.textId),
    /** Of the draft that is saved again. */
    version,
    copy_of: z.optional(f.textId),
    ...typedSubjects,
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
  summary:
    'Campaigns by name, status and date of creation, ordered; archived ones only when asked for by their status',
  access: 'manager',
  effect: 'read',
  query: z.strictObject({
    page: f.page,
    perPage: f.perPage(25),
    name: z.optional(f.optionalLine(120)),
    status: z.optional(z.enum(campaignStatuses)),
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

export const listCompletedCampaigns = endpoint({
  id: 'campaigns-completed',
  method: 'GET',
  path: '/api/admin/campaigns/completed',
  summary: 'Campaigns that are over, the latest first',
  access: 'manager',
  effect: 'read',
  query: z.strictObject(f.maybePage),
  output: f.pageOf(campaignRow),
});

export const editActiveCampaign = endpoint({
  id: 'campaign-edit-active',
  method: 'PUT',
  path: '/api/admin/campaigns/active',
  summary:
    'Edit a running campaign: name, a later deadline, reminders, flags, sender, profile and texts; its tests while no one has started',
  access: 'manager',
  effect: 'write',
  body: z.strictObject({
    campaign_id: f.textId,
    version,
    campaign_name: z.optional(f.title(120)),
    deadline: z.optional(deadlineField),
    number_of_reminders: z.optional(reminders),
    invite_sender_name: z.optional(f.title(120)),
    invite_sender_email: z.optional(f.email),
    language: z.optional(f.language),
    ...campaignFields,
  }),
  // What a client that sends the whole campaign back brings along.
  readOnly: [
    'id',
    'campaign_type',
    'status',
    'time_zone',
    'progress',
    'created_at',
    'activated_at',
    'open_to_all',
    'next_reminder_at',
    'interview_id',
    'sender',
    'profile',
    'copy_of',
    'tests',
    'tests_fixed',
    'subjects',
  ],
  output: f.dataOf(campaign),
});

export const closeCampaign = endpoint({
  id: 'campaign-close',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/close',
  summary: 'End a running campaign before its deadline; people who have started can still finish',
  access: 'manager',
  effect: 'write',
  params: idParams,
  output: f.dataOf(campaign),
});

export const archiveCampaign = endpoint({
  id: 'campaign-archive',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/archive',
  summary: 'Put a campaign that is over away, or bring it back (`archived: false`)',
  access: 'manager',
  effect: 'write',
  params: idParams,
  body: z.strictObject({ archived: z._default(z.boolean(), true) }),
  output: f.dataOf(campaign),
});

export const activateCampaign = endpoint({
  id: 'campaign-activate',
  method: 'POST',
  path: '/api/admin/campaigns/activate/{id}',
  summary: 'Activate a campaign and email its subjects; activating again changes nothing',
  access: 'manager',
  effect: 'write',
  params: idParams,
  output: f.dataOf(campaign),
});

export const getPlaces = endpoint({
  id: 'campaign-places',
  method: 'GET',
  path: '/api/admin/campaigns/places',
  summary: 'How many places of the package are left, and how many a draft would take',
  access: 'manager',
  effect: 'read',
  query: z.strictObject({ campaign: z.optional(f.textId) }),
  output: f.dataOf(
    z.object({
      /** Null where the package has no limit. */
      left: z.nullable(z.int()),
      /** People of the campaign who do not count in this period yet; null without a campaign. */
      takes: z.nullable(z.int()),
    }),
  ),
});
