import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as f from './fields.ts';
import { testId } from './instruments.ts';
import { reportSubject } from './reports.ts';

/** What the answer to a question says when its time is over; a client goes on as after any other answer. */
export const timePassed = 'Time passed';

const interval = z.tuple([z.number(), z.number()]);

export const skillTest = z.object({
  id: f.id,
  /** As other calls name it, `mcqt_7`. */
  test: testId,
  name: z.string(),
  description: z.string(),
  state: z.enum(['new', 'started', 'completed']),
  questions: z.int(),
  /** Questions that are closed, with an answer or without. */
  closed: z.int(),
  /** For all questions together, the person's extra time included. */
  seconds: z.int(),
  extraTime: z.boolean(),
  startedAt: z.nullable(f.instant),
  completedAt: z.nullable(f.instant),
});
export type SkillTest = z.output<typeof skillTest>;

export const listSkillTests = endpoint({
  id: 'subject-skill-test-list',
  method: 'GET',
  path: '/api/subject/skill-tests',
  summary: 'The skill tests that somebody has been asked for or has begun',
  access: 'candidate',
  effect: 'read',
  output: f.dataOf(z.array(skillTest)),
});

const testParams = z.strictObject({ testId: f.textId });

export const getSkillTest = endpoint({
  id: 'subject-skill-test-get',
  method: 'GET',
  path: '/api/subject/skill-tests/{testId}',
  summary: 'One of these tests',
  access: 'candidate',
  effect: 'read',
  params: testParams,
  output: f.dataOf(skillTest),
});

export const skillQuestion = z.object({
  id: f.id,
  /** Plain, with the small markup of `question-text.ts`. */
  text: z.string(),
  /** Below `/api`, for who sends a session. */
  image: z.nullable(z.object({ url: z.string(), alternative: z.string() })),
  /** In the order in which this person sees them. */
  options: z.array(z.object({ id: f.id, text: z.string() })),
  /** All that this question gives: with extra time, and what was given back or added. */
  seconds: z.int(),
  /** By the server’s clock. */
  remainingSeconds: z.int(),
});
export type SkillQuestion = z.output<typeof skillQuestion>;

export const skillSitting = z.object({
  /** Null when nothing was begun. */
  attemptId: z.nullable(z.int()),
  /** Of the question below, or of the next one; the number of all when none is left. */
  number: z.int(),
  total: z.int(),
  /** True when no question is left. */
  completed: z.boolean(),
  /** Null when none is running and none was asked for. */
  question: z.nullable(skillQuestion),
});
export type SkillSitting = z.output<typeof skillSitting>;

export const getSkillQuestion = endpoint({
  id: 'skill-test-questions',
  method: 'GET',
  path: '/api/skill-test/{testId}/questions',
  summary:
    'The question whose clock runs, or the next one, whose clock starts now; with `begin` off nothing starts and nothing ends',
  access: 'candidate',
  effect: 'write',
  params: testParams,
  query: z.strictObject({ begin: z.optional(f.flag) }),
  output: f.dataOf(skillSitting),
});

export const getSkillQuestionImage = endpoint({
  id: 'skill-test-question-image',
  method: 'GET',
  path: '/api/skill-test/{testId}/questions/{questionId}/image',
  summary: 'The picture of a question that has been shown',
  access: 'candidate',
  effect: 'read',
  transaction: 'manual',
  params: z.strictObject({ testId: f.textId, questionId: f.textId }),
  output: ['image/png', 'image/jpeg'],
});

const closed = f.dataOf(
  z.object({
    questionId: z.int(),
    /** False when the question was closed before. */
    stored: z.boolean(),
    /** True when no question is left. */
    done: z.boolean(),
  }),
);

export const answerSkillQuestion = endpoint({
  id: 'skill-test-answer',
  method: 'POST',
  path: '/api/skill-test/{testId}/answers',
  summary: 'Answer a question and close it; sending the same answer again is harmless',
  access: 'candidate',
  effect: 'write',
  transaction: 'statement',
  params: testParams,
  body: z.strictObject({ question_id: f.id, option_id: f.id }),
  output: closed,
});

export const endSkillQuestion = endpoint({
  id: 'skill-test-time-up',
  method: 'POST',
  path: '/api/skill-test/{testId}/time-up',
  summary: 'Close a question without an answer; doing so again is harmless',
  access: 'candidate',
  effect: 'write',
  transaction: 'statement',
  params: testParams,
  body: z.strictObject({ question_id: f.id }),
  output: closed,
});

const standing = z.object({
  /** People in the group, this one among them. */
  n: z.int(),
  /** Per cent who did less well, with half of the equal ones; null below ten people. */
  percentile: z.nullable(z.number()),
  interval: z.nullable(interval),
  note: z.string(),
});
export type SkillStanding = z.output<typeof standing>;

const score = {
  /** Of all points, 0..100. */
  percent: z.number(),
  /** 95 %. */
  interval,
  points: z.number(),
  maximum: z.number(),
  /** Where the band comes from. */
  certainty: z.string(),
  /** Spent on all questions; null where not known. */
  seconds: z.nullable(z.number()),
  topics: z.array(
    z.object({
      topic: z.string(),
      questions: z.int(),
      points: z.number(),
      maximum: z.number(),
    }),
  ),
};

/** Which questions were right is not here: the next person gets the same ones. */
const ownSkillResult = z.object({
  ...score,
  completedAt: f.instant,
  questions: z.int(),
  standing,
});
export type OwnSkillResult = z.output<typeof ownSkillResult>;

export const getOwnSkillResults = endpoint({
  id: 'skill-test-results',
  method: 'GET',
  path: '/api/skill-test/{testId}/results',
  summary: 'The own result; null until every question is closed',
  access: 'candidate',
  effect: 'read',
  params: testParams,
  output: f.dataOf(z.object({ name: z.string(), results: z.nullable(ownSkillResult) })),
});

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
        test: testId,
        name: z.string(),
        state: skillTest.shape.state,
        completedAt: z.nullable(f.instant),
        percent: z.nullable(z.number()),
        interval: z.nullable(interval),
      }),
    ),
  ),
});

export const skillVerdicts = ['right', 'partly right', 'wrong', 'time up', 'not shown'] as const;

export const skillReport = z.object({
  ...score,
  subject: reportSubject,
  campaign: z.nullable(z.object({ id: z.int(), name: z.string(), type: z.string() })),
  test: z.object({ id: f.id, name: z.string() }),
  completedAt: f.instant,
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
  percent: z.number(),
  interval,
  /** Null below ten people in the organisation. */
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
    page: f.page,
    perPage: f.perPage(25),
    order: z.optional(f.orderBy(skillOrders)),
    name: z.optional(f.optionalLine(120)),
  }),
  output: z.object({
    data: z.array(skillRow),
    meta: z.object({
      ...f.pageMeta.shape,
      campaign: z.object({ id: z.int(), name: z.string() }),
      test: z.object({ id: z.int(), name: z.string() }),
      /** People of the organisation behind the percentiles. */
      n: z.int(),
      /** Subjects of the campaign whose result is not shown: unfinished or without permission. */
      hidden: z.int(),
    }),
  }),
});

export const exportCampaignSkillResults = endpoint({
  id: 'campaign-skill-results-csv',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/subjects/skill-tests/{testId}/results.csv',
  summary: 'The whole table as CSV',
  access: 'manager',
  effect: 'read',
  feature: 'skill_tests',
  sensitive: true,
  params: tabularParams,
  query: z.strictObject({
    order: z.optional(f.orderBy(skillOrders)),
    name: z.optional(f.optionalLine(120)),
  }),
  output: ['text/csv'],
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
      /** Complete sittings behind the figures: the latest 2,000 at most. */
      results: z.int(),
      /** Of the test in its present versions; null below 30 people. */
      reliability: z.nullable(z.object({ coefficient: z.string(), value: z.number(), n: z.int() })),
      questions: z.array(
        z.object({
          questionId: z.int(),
          /** The version in which it was asked last; null for a question that nobody has been asked. */
          versionId: z.nullable(z.int()),
          /** False when it has been edited since: then what follows is about what it was. */
          isCurrent: z.boolean(),
          /** People who have seen it in this version, and in all. */
          exposure: z.int(),
          exposureEver: z.int(),
          /** People behind what follows, all of whom have seen it in this version. */
          n: z.int(),
          /** Share whose time ran out, 0..1. */
          timeUp: z.number(),
          /** Mean share of its points, 0 nobody to 1 everybody; null below 30 people. */
          difficulty: z.nullable(z.number()),
          /** Correlation with the score on the other questions, and its 95 % band. */
          discrimination: z.nullable(z.number()),
          discriminationInterval: z.nullable(interval),
          medianSeconds: z.nullable(z.number()),
          options: z.array(
            z.object({
              optionId: z.int(),
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
