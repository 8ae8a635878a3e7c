import * as z from 'zod/mini';
import { subjectFilters, subjectStatuses } from '../campaigns/campaign-people.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { ratingSummary } from '../instruments/interview/interview-ratings.ts';
import { labelChip } from '../subjects/label-chip.ts';
import { personScore } from './person-score.ts';
import { stageChip } from '../campaigns/stage-chip.ts';
import { tableFormat, tableTypes } from '../platform/table-file.ts';

/** Everybody whom an organisation has in its campaigns: one row for a person, however often they were invited. */

/** How far somebody is with a test that the organisation asks them for. Without permission it is `asked` for good. */
const testStates = ['asked', 'in_progress', 'completed'] as const;

const personTest = z.object({
  id: f.testId,
  name: z.string(),
  state: z.enum(testStates),
  completed_at: z.nullable(f.instant),
  /** Null where there is none yet, where it may not be seen, and for tests without a single number. */
  score: z.nullable(personScore),
  /** Of a video interview that is handed in: what managers have given. */
  rating: z.nullable(ratingSummary),
});

const personRow = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Of the campaign that was asked about, or else of the one that invited them last; so are `campaign` and `stage`. */
  status: z.enum(subjectStatuses),
  /** Whether the person lets this organisation see results. Without it, nothing of what they did is told here. */
  permission: z.boolean(),
  permission_asked: z.boolean(),
  labels: z.array(labelChip),
  campaigns_count: z.int(),
  campaign: z.object({ id: z.int(), name: z.string() }),
  /** Null outside recruitment. */
  stage: z.nullable(z.object({ ...stageChip.shape, campaign_id: z.int() })),
  last_activity_at: z.nullable(f.instant),
  /** What they are asked for here, and what they have finished elsewhere and serves everyone with permission: of that, no score. */
  tests: z.array(personTest),
  /** To the profile that was asked about. */
  fit: z.nullable(personScore),
  /**
   * In a list ordered by a score or by fit: people of one number cannot be told apart with certainty. A group runs from its first row
   * until somebody’s band lies wholly beyond that row’s; null for people without a score, and in other orders.
   */
  tie: z.nullable(z.int()),
});
/** @public */
export type PersonRow = z.output<typeof personRow>;

export const personOrders = ['name', 'last_activity', 'score', 'fit'] as const;

/**
 * Whether people can be ordered by their fit to the profile that was asked about. It is worked out in the background once somebody
 * has asked for the order, and until then they are ordered by name.
 */
const fitOrder = z.object({
  state: z.enum(['unasked', 'waiting', 'ready']),
  /** Whose fit is still to be worked out; once it is `ready`, people who have just finished and come after those with a fit. */
  waiting: z.int(),
});

/** A profile as forms send it: `5`, `custom:5`, `alt:5`. */
export const profileReference = z.string().check(z.regex(/^((custom|alt):)?[1-9]\d{0,8}$/));

/** Which people; what is not said narrows nothing. */
const peopleFilter = {
  /** Parts of the name in any order, or of the e-mail address. */
  name: z.optional(f.optionalLine(120)),
  campaign: z.optional(f.textId),
  status: z.optional(z.enum(subjectFilters)),
  /** People who are asked for this test; `status` is then that of the test. */
  testType: z.optional(f.testId),
  /** A label by its id, or several with commas between them, all of which are carried; what is no number is left aside. */
  label: z._default(z.string().check(z.maxLength(200)), '0'),
  /** People in this stage of its campaign. */
  stage: z.optional(f.textId),
};

const peopleOrder = {
  order: z.optional(f.orderBy(personOrders)),
  /** The test by whose score people are ordered. */
  scoreTest: z.optional(f.testId),
  /** The profile whose fit is told and by which people are ordered. */
  profile: z.optional(profileReference),
};

const list = z.strictObject({
  ...peopleFilter,
  ...peopleOrder,
  /** Off: names and states alone, for search fields; nobody’s results are looked at. */
  scores: z.optional(f.flag),
  page: f.page,
  perPage: f.perPage(25),
});

const page = z.object({
  data: z.array(personRow),
  /** `fit_order` is null where no profile was asked about. */
  meta: z.object({ ...f.pageMeta.shape, fit_order: z.nullable(fitOrder) }),
});

export const filterCandidates = endpoint({
  id: 'subjects-candidate-filter',
  method: 'GET',
  path: '/api/admin/subjects/candidate/filter',
  summary:
    'Everyone in the organisation’s campaigns, once each: searched, filtered and sorted, also by the score of a test or the fit with a profile',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  query: list,
  output: page,
});

export const filterAssessed = endpoint({
  id: 'subjects-assessment-filter',
  method: 'GET',
  path: '/api/admin/subjects/assessment/filter',
  summary: 'People who have started or completed a test and let the organisation see it',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  query: list,
  output: page,
});

export const listPeople = endpoint({
  id: 'subjects-list',
  method: 'GET',
  path: '/api/admin/subjects',
  summary: 'Everyone in the organisation’s campaigns by name, without scores',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  query: z.strictObject(f.maybePage),
  output: f.pageOf(personRow),
});

export const listAllPeople = endpoint({
  id: 'subjects-all',
  method: 'GET',
  path: '/api/admin/subjects/all',
  summary: 'Everyone in the organisation’s campaigns by name, without scores, by pages',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  query: z.strictObject({ page: f.page, perPage: f.perPage(25) }),
  output: f.pageOf(personRow),
});

export const orderByFit = endpoint({
  id: 'subjects-order-by-fit',
  method: 'POST',
  path: '/api/admin/subjects/order-by-fit',
  summary: 'Calculate everyone’s fit with a profile, so that lists can be sorted by it',
  access: 'manager',
  effect: 'write',
  body: z.strictObject({ profile: profileReference }),
  output: f.dataOf(fitOrder),
});

export const getPerson = endpoint({
  id: 'subject-get',
  method: 'GET',
  path: '/api/admin/subjects/{id}',
  summary: 'One person as lists show them, with every campaign they were invited to',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  params: z.strictObject({ id: f.textId }),
  /** Off: how far the person is with each test, and no result. */
  query: z.strictObject({ scores: z.optional(f.flag) }),
  output: f.dataOf(
    z.object({
      ...personRow.shape,
      campaigns: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          type: z.enum(['recruitment', 'development']),
          status: z.enum(subjectStatuses),
          invited_at: z.nullable(f.instant),
          completed_at: z.nullable(f.instant),
        }),
      ),
    }),
  ),
});

export const downloadPeople = endpoint({
  id: 'subjects-download-csv',
  method: 'GET',
  path: '/api/admin/subjects/download-csv',
  summary:
    'People as a file, CSV unless `format` says otherwise: those named with commas between their ids, or everyone whom the filter leaves; a column says why something is empty; `fit` in it is of 100 typical people how many fit less well, with the ends of its 90 % interval',
  access: 'manager',
  effect: 'read',
  transaction: 'manual',
  query: z.strictObject({
    subjects: z.optional(
      z.string().check(z.maxLength(120_000), z.regex(/^\s*\d{1,10}(\s*,\s*\d{1,10})*\s*$/)),
    ),
    ...peopleFilter,
    ...peopleOrder,
    format: tableFormat,
  }),
  output: [...tableTypes],
});
