import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { labelChip } from '../subjects/label-chip.ts';
import { stageChip } from './stage-chip.ts';

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
  'anonymised',
] as const;

/** Of somebody who has a test to do still and can be reminded. */
export const waitingStatuses = ['invited', 'opened', 'permission_pending', 'in_progress'] as const;

/** Somebody as a manager types them. */
export const typedSubject = z.strictObject({
  /** Sent back by a client that has read them; the address says who it is. */
  id: z.optional(f.id),
  first_name: f.optionalName(80),
  last_name: f.optionalName(80),
  email: f.email,
});

/** At most so many people in one campaign by one call. */
export const maxSubjects = 10_000;
/** Bytes of a file of people. */
export const maxImportBytes = 5 * 1024 * 1024;

/** People as rows, or as a list of addresses with its separator when there are no rows. */
export const typedSubjects = {
  subjects: z.optional(z.array(typedSubject).check(z.maxLength(maxSubjects))),
  email_list: z.optional(f.paragraphs(1_000_000)),
  delimiter: z.optional(z.enum([',', ';', '\t', '|'])),
};

const idParams = z.strictObject({ id: f.textId });

export const campaignSubject = z.object({
  id: z.int(),
  campaign_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  status: z.enum(subjectStatuses),
  /** Whether the subject lets this organisation see results. */
  permission: z.boolean(),
  /** Whether there is a CV that it may download. */
  has_cv: z.boolean(),
  /** Whether it has asked for that within the last day. */
  permission_asked: z.boolean(),
  permission_asked_at: z.nullable(f.instant),
  /** Whether the subject wants no mails of this organisation: reach them in another way. */
  unsubscribed: z.boolean(),
  /** Their own later deadline, when one has been given. */
  own_deadline: z.nullable(f.instant),
  labels: z.array(labelChip),
  /** Null outside recruitment. */
  stage: z.nullable(stageChip),
  invited_at: z.nullable(f.instant),
  /** The last reminder, sent by itself or by hand. */
  reminded_at: z.nullable(f.instant),
  last_seen_at: z.nullable(f.instant),
  completed_at: z.nullable(f.instant),
  tests: z.array(z.object({ id: f.testId, started: z.boolean(), completed: z.boolean() })),
});

/** One state, or everybody whose tests are still to be done. */
export const subjectFilters = [...subjectStatuses, 'not_completed'] as const;
export const subjectOrders = ['name', 'status', 'stage', 'completed_at', 'invited_at'] as const;

export const filterCampaignSubjects = endpoint({
  id: 'subjects-campaign-filter',
  method: 'GET',
  path: '/api/admin/subjects/campaign/filter',
  summary:
    'People of a campaign, or of all campaigns, by name, state and test, ordered; with `testType` the state is that of the test',
  access: 'manager',
  effect: 'read',
  query: z.strictObject({
    campaign: z.optional(f.textId),
    status: z.optional(z.enum(subjectFilters)),
    /** People who are asked for this test. */
    testType: z.optional(f.testId),
    name: z.optional(f.optionalLine(120)),
    /** A label by its id; what is no number is left aside. */
    label: z.optional(z.string().check(z.maxLength(20))),
    /** People in this stage. */
    stage: z.optional(f.textId),
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
  summary: 'Subjects of a campaign by name, all of them unless a page is asked for',
  access: 'manager',
  effect: 'read',
  params: idParams,
  query: z.strictObject(f.maybePage),
  output: f.pageOf(campaignSubject),
});

export const addSubjects = endpoint({
  id: 'campaign-active-add-subjects',
  method: 'POST',
  path: '/api/admin/campaigns/active/add-subjects',
  summary: 'Invite more people to a running campaign; who is in it already stays as is',
  access: 'manager',
  effect: 'write',
  encoding: 'multipart',
  body: z.strictObject({ campaign_id: f.textId, ...typedSubjects }),
  output: f.dataOf(z.object({ added: z.int(), already_in: z.int() })),
  status: 201,
});

/** What is to be said of a row of an import. `duplicate` and `known` rows are good ones that add nothing. */
const importStates = ['good', 'duplicate', 'known', 'bad'] as const;

const importedRow = z.object({
  /** Line of the file, counted from 1. */
  line: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  state: z.enum(importStates),
  problem: z.nullable(z.string()),
  /** Of the problem; none where there is none. */
  codes: f.codes,
});

export const previewSubjects = endpoint({
  id: 'campaign-subjects-preview',
  method: 'POST',
  path: '/api/admin/campaigns/subjects/preview',
  summary:
    'Read a CSV or XLSX file, or a pasted list, of people and say of each row what would become of it; saves nothing',
  access: 'manager',
  effect: 'read',
  transaction: 'manual',
  encoding: 'multipart',
  files: ['file'],
  body: z.strictObject({
    /** A campaign whose people are known already. */
    campaign_id: z.optional(f.textId),
    email_list: z.optional(f.paragraphs(1_000_000)),
    delimiter: z.optional(z.enum([',', ';', '\t', '|'])),
  }),
  output: f.dataOf(
    z.object({
      rows: z.array(importedRow),
      counts: z.object({ good: z.int(), duplicate: z.int(), known: z.int(), bad: z.int() }),
      /** How the file was read: its kind, character set and which column is what. */
      read_as: z.object({
        kind: z.enum(['csv', 'xlsx', 'list']),
        encoding: z.nullable(z.enum(['UTF-8', 'UTF-16', 'Windows-1252'])),
        delimiter: z.nullable(z.string()),
        columns: z.array(z.enum(['first_name', 'last_name', 'name', 'email', 'ignored'])),
      }),
    }),
  ),
});

export const removeSubject = endpoint({
  id: 'campaign-subject-remove',
  method: 'DELETE',
  path: '/api/admin/campaign/{campaignId}/subject/{subjectId}/remove',
  summary: 'Remove a person from a campaign; their results stay with them',
  access: 'manager',
  effect: 'write',
  params: z.strictObject({ campaignId: f.textId, subjectId: f.textId }),
  output: f.message,
});

const chosenSubjects = z.optional(z.array(f.id).check(z.minLength(1), z.maxLength(maxSubjects)));

export const remindSubjects = endpoint({
  id: 'campaign-remind',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/remind',
  summary:
    'Remind everyone who has not completed their tests, or those named, now; at most once an hour each',
  access: 'manager',
  effect: 'write',
  params: idParams,
  body: z.strictObject({
    subjects: chosenSubjects,
    /** Whether people who got an email of this campaign within the last 24 hours are left out. */
    leave_out_recent: z._default(z.boolean(), false),
  }),
  output: z.object({
    message: z.string(),
    reminded: z.int(),
    /** Finished, unsubscribed, declined, reminded within the last hour or left out on request. */
    left_out: z.int(),
  }),
});

/** So many people at most are asked about by their names. */
export const mostNamed = 3;

export const previewReminders = endpoint({
  id: 'campaign-remind-preview',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/remind/preview',
  summary:
    'How many people a reminder would reach now, how many of them got an email lately, and who the first few are',
  access: 'manager',
  effect: 'read',
  params: idParams,
  body: z.strictObject({ subjects: chosenSubjects }),
  output: f.dataOf(
    z.object({
      people: z.int(),
      /** Of these, who was invited, reminded or asked for permission within the last 24 hours. */
      emailed_recently: z.int(),
      /** The first few of them, those without such an email before the others. */
      named: z.array(z.object({ name: z.string(), emailed_recently: z.boolean() })),
    }),
  ),
});
