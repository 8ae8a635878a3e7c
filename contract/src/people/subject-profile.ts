import * as z from 'zod/mini';
import { attemptNumber } from '../instruments/attempt-number.ts';
import { subjectStatuses } from '../campaigns/campaign-people.ts';
import { campaignTypes } from '../campaigns/campaigns.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { instrumentIds } from '../instruments/instruments.ts';
import { labelChip } from '../subjects/label-chip.ts';
import { savedProfile } from '../job-profiles/reference-profiles.ts';
import { reportSubject } from '../reports/reports.ts';
import { stageChip } from '../campaigns/stage-chip.ts';
import { customField, givenData, knownCv, skill } from '../subjects/subject-fields.ts';

/** Everything about one person that an organisation with permission reads on one page. */

const named = z.object({ id: z.int(), name: z.string() });

/** A test of somebody, in the shortest form that is fair. */
const testCard = z.object({
  id: f.testId,
  instrument: z.enum(instrumentIds),
  name: z.string(),
  state: z.enum(['new', 'started', 'completed']),
  started_at: z.nullable(f.instant),
  completed_at: z.nullable(f.instant),
  /** The organisation's campaigns that ask for it, the latest first. */
  campaigns: z.array(named),
  attempt: z.nullable(attemptNumber),
  /** What the result says, in the reader's language; null where there is none, or nothing to compare it with. */
  verdict: z.nullable(z.string()),
  /** Never a bare number: the value, the band of its error, and what it counts in. Null where the verdict says all, as of health. */
  score: z.nullable(
    z.object({
      value: z.number(),
      interval: z.tuple([z.number(), z.number()]),
      /** `fit`: of 100 typical people, how many fit the profile less well; `match`: 0..100 with a culture; `iq`: mean 100; `percent` of what can be reached. */
      metric: z.enum(['fit', 'match', 'iq', 'percent']),
      /** The profile or culture that it is compared with. */
      reference: z.nullable(z.string()),
    }),
  ),
  /** Of the profile that a fit is to. */
  saved: savedProfile,
  /** The page with its report; null while there is nothing to read. */
  report: z.nullable(z.string()),
});
export type TestCard = z.output<typeof testCard>;

export const getSubjectProfile = endpoint({
  id: 'subject-profile-get',
  method: 'GET',
  path: '/api/admin/subject-profile/{id}',
  summary:
    'One person on one page: tests with verdict and band, campaigns, labels, fields, CV and skills, as far as the organisation may see them',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  params: z.strictObject({ id: f.textId }),
  output: f.dataOf(
    z.object({
      /** In the words of the latest invitation. */
      subject: reportSubject,
      permission: z.object({ granted_at: f.instant }),
      labels: z.array(labelChip),
      /** The latest first. */
      campaigns: z.array(
        z.object({
          ...named.shape,
          type: z.enum(campaignTypes),
          status: z.enum(subjectStatuses),
          invited_at: z.nullable(f.instant),
          completed_at: z.nullable(f.instant),
          /** Until when this person may begin. */
          deadline: z.nullable(f.instant),
          /** Of recruitment alone. */
          stage: z.nullable(stageChip),
        }),
      ),
      results: z.array(testCard),
      custom_fields: z.array(customField),
      given_data: givenData,
      /** The one that was uploaded last, by the person or by the organisation. */
      cv: z.nullable(knownCv),
      /** Whether skills can be synced here: the service is set up and the organisation has it. */
      can_sync: z.boolean(),
      skills: z.nullable(z.object({ synced_at: f.instant, list: z.array(skill) })),
      notes_count: z.int(),
      /**
       * Managers who have opened something of this person's, the latest look first. What one of them opens several times on a day
       * (UTC) is one look, here as in the person's own list.
       */
      looked: z.array(z.object({ manager: z.nullable(named), times: z.int(), last_at: f.instant })),
    }),
  ),
});

export const timelineKinds = [
  'added',
  'invited',
  'opened',
  'permission_asked',
  'permission_given',
  'started',
  'finished',
  'test_started',
  'test_finished',
  'email',
  'label',
  'note',
  'cv',
  'skills',
  'looked',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const getSubjectTimeline = endpoint({
  id: 'subject-timeline',
  method: 'GET',
  path: '/api/admin/subject-profile/{id}/timeline',
  summary:
    'What happened between a person and the organisation, newest first; all views by one manager on one day are one entry',
  access: 'manager',
  effect: 'read',
  params: z.strictObject({ id: f.textId }),
  query: z.strictObject({
    kind: z.optional(z.enum(timelineKinds)),
    page: f.page,
    perPage: f.perPage(25),
  }),
  output: f.pageOf(
    z.object({
      at: f.instant,
      kind: z.enum(timelineKinds),
      campaign: z.nullable(named),
      /** The test that was begun or finished. */
      test: z.nullable(z.object({ id: f.testId, name: z.string() })),
      /** The manager who did it; null for everything else, and for who is none any more. */
      actor: z.nullable(named),
      /** Name of the label; kind of the email; what was looked at (a word of the access ledger); whose the CV is (`person`, `organization`). */
      detail: z.nullable(z.string()),
    }),
  ),
});
