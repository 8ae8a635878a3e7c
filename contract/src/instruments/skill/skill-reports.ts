import * as z from 'zod/mini';
import { endpoint } from '../../platform/endpoint.ts';
import * as f from '../../platform/fields.ts';
import { attemptNumber } from '../attempt-number.ts';
import { clockGaps } from '../clock-gaps.ts';
import { reportSubject } from '../../reports/reports.ts';
import { interval, score, skillTest, standing } from './skill-tests.ts';
import { tableFormat, tableTypes } from '../../platform/table-file.ts';

export const listSubjectSkillTests = endpoint({
  id: 'organization-subject-skill-tests',
  method: 'GET',
  path: '/api/admin/organization/skill-tests/subject/{subjectId}',
  summary: 'The skill tests of a subject that the organisation knows, with the scores there are',
  access: 'manager',
  effect: 'read',
  feature: 'skill_tests',
  sensitive: true,
  params: z.strictObject({ subjectId: f.textId }),
  output: f.dataOf(
    z.array(
      z.object({
        id: f.id,
        test: f.testId,
        name: z.string(),
        /** Own campaigns that ask this person for it, the newest invitation first. */
        campaigns: z.array(z.string()),
        state: skillTest.shape.state,
        completedAt: z.nullable(f.instant),
        percent: z.nullable(z.number()),
        interval: z.nullable(interval),
      }),
    ),
  ),
});

const skillVerdicts = ['right', 'partly right', 'wrong', 'time up', 'not shown'] as const;

export const skillReport = z.object({
  ...score.shape,
  subject: reportSubject,
  campaign: z.nullable(z.object({ id: z.int(), name: z.string(), type: z.string() })),
  /** `language`: of its questions, where it is said. `is_sample`: came with the product, so that its keys are public: not for selection. */
  test: z.object({
    id: f.id,
    name: z.string(),
    language: z.nullable(z.string()),
    is_sample: z.boolean(),
  }),
  completedAt: f.instant,
  attempt: attemptNumber,
  clockGaps,
  /** Allowed for all questions, without extra time. */
  allowed: z.int(),
  standings: z.object({ organisation: z.nullable(standing), overall: z.nullable(standing) }),
  /** As they were asked, in that order. What was chosen and what would have been right stay out. */
  questions: z.array(
    z.object({
      number: z.int(),
      text: z.string(),
      /** What its picture shows; empty without one. */
      imageAlternative: z.string(),
      topic: z.string(),
      verdict: z.enum(skillVerdicts),
      points: z.number(),
      maximum: z.number(),
      seconds: z.nullable(z.number()),
      allowed: z.int(),
    }),
  ),
  limits: z.array(z.string()),
});
export type SkillReport = z.output<typeof skillReport>;

export const getSubjectSkillResults = endpoint({
  id: 'admin-subject-skill-test-results',
  method: 'GET',
  path: '/api/admin/subject/{subjectId}/skill-tests/{testId}/results',
  summary: 'Skill test report of one subject',
  access: 'manager',
  effect: 'read',
  feature: 'skill_tests',
  sensitive: true,
  params: z.strictObject({ subjectId: f.textId, testId: f.textId }),
  query: z.strictObject({ campaign: z.optional(f.textId) }),
  output: f.dataOf(skillReport),
});

export const skillOrders = ['name', 'completed_at', 'percent', 'minutes'] as const;

const tabularParams = z.strictObject({ id: f.textId, testId: f.textId });

const skillRow = z.object({
  subject: reportSubject,
  completedAt: f.instant,
  attempt: attemptNumber,
  percent: z.number(),
  interval,
  /** Null before the organisation has a closed group of twenty. */
  percentile: z.nullable(z.number()),
  percentileInterval: z.nullable(interval),
  /** Minutes spent. */
  minutes: z.nullable(z.number()),
  right: z.int(),
  partlyRight: z.int(),
  wrong: z.int(),
  timeUp: z.int(),
});
export type SkillRow = z.output<typeof skillRow>;

export const getCampaignSkillResults = endpoint({
  id: 'campaign-skill-results',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/skill-tests/{testId}/results',
  summary: 'Results of one skill test for all subjects of a campaign as a table',
  access: 'manager',
  effect: 'read',
  feature: 'skill_tests',
  sensitive: true,
  params: tabularParams,
  query: z.strictObject({
    ...f.maybePage,
    order: z.optional(f.orderBy(skillOrders)),
    name: z.optional(f.optionalLine(120)),
  }),
  output: z.object({
    data: z.array(skillRow),
    meta: z.object({
      ...f.pageMeta.shape,
      campaign: z.object({ id: z.int(), name: z.string() }),
      test: skillReport.shape.test,
      /** People in the organisation's closed groups, behind the percentiles. */
      n: z.int(),
      /** Subjects of the campaign whom `name` leaves and whose result is not shown: unfinished or without permission. */
      hidden: z.int(),
    }),
  }),
});

export const exportCampaignSkillResults = endpoint({
  id: 'campaign-skill-results-csv',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/skill-tests/{testId}/results.csv',
  summary: 'The whole table as a file, CSV or XLSX',
  access: 'manager',
  effect: 'read',
  feature: 'skill_tests',
  sensitive: true,
  params: tabularParams,
  query: z.strictObject({
    order: z.optional(f.orderBy(skillOrders)),
    name: z.optional(f.optionalLine(120)),
    format: tableFormat,
  }),
  output: [...tableTypes],
});

/** What the answers of those who took a test say of its questions. */
export const getSkillStatistics = endpoint({
  id: 'mcq-test-statistics',
  method: 'GET',
  path: '/api/super-admin/multi-choice/test/{id}/statistics',
  summary: 'Item statistics of a test: difficulty, discrimination, choices, exposure, key alarm',
  access: 'operator',
  effect: 'read',
  params: z.strictObject({ id: f.textId }),
  output: f.dataOf(
    z.object({
      /** Complete sittings behind the figures. */
      results: z.int(),
      /** True when there are more than these, which are the latest. */
      limited: z.boolean(),
      /** People from whom on questions and test are judged: with fewer there are counts alone. */
      enough: z.int(),
      /** Of the test in its present versions; null below `enough`. */
      reliability: z.nullable(z.object({ coefficient: z.string(), value: z.number(), n: z.int() })),
      questions: z.array(
        z.object({
          questionId: z.int(),
          /** The version in which it was asked last; null for a question that nobody has been asked. */
          versionId: z.nullable(z.int()),
          /** False when it has been edited since: then what follows, text and key included, is what it was. */
          isCurrent: z.boolean(),
          /** As people were asked; null for a question that nobody has been asked. */
          text: z.nullable(z.string()),
          seconds: z.nullable(z.int()),
          /** People who have seen it in this version, and in all. */
          exposure: z.int(),
          exposureEver: z.int(),
          /** People behind what follows, all of whom have seen it in this version. */
          n: z.int(),
          /** Share whose time ran out, 0..1. */
          timeUp: z.number(),
          /** People who chose a best option, and the 95 % band of their share, 0..1; null below `enough`. */
          right: z.int(),
          rightInterval: z.nullable(interval),
          /** Mean share of its points, 0 nobody to 1 everybody; null below `enough`. */
          difficulty: z.nullable(z.number()),
          /** Correlation with the score on the other questions, and its 95 % band. */
          discrimination: z.nullable(z.number()),
          discriminationInterval: z.nullable(interval),
          medianSeconds: z.nullable(z.number()),
          options: z.array(
            z.object({
              optionId: z.int(),
              text: z.string(),
              /** Worth the most of all, by the key that people's answers were scored with. */
              isBest: z.boolean(),
              chosen: z.int(),
              share: z.number(),
              restR: z.nullable(z.number()),
            }),
          ),
          alarm: z.nullable(
            z.object({
              reason: z.enum(['another option', 'key negative']),
              optionId: z.nullable(z.int()),
              beyondChance: z.boolean(),
              text: z.string(),
            }),
          ),
          note: z.string(),
        }),
      ),
    }),
  ),
});
