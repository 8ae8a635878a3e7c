import * as z from 'zod/mini';
import { maxSubjects } from './campaign-people.ts';
import { endpoint } from '../platform/endpoint.ts';
import { told } from '../platform/field-text.ts';
import * as f from '../platform/fields.ts';
import { outcomes, stageChip } from './stage-chip.ts';

/** Where the people of a recruitment campaign stand, beside the state of their invitation. */

/** Stages of one campaign. */
export const maxStages = 20;
const stages = z.object({
  stages: z.array(z.object({ ...stageChip.shape, order: z.int(), people: z.int() })),
});

const campaignParams = z.strictObject({ id: f.textId });
const path = '/api/admin/campaigns/{id}';

export const listStages = endpoint({
  id: 'campaign-stages',
  method: 'GET',
  path: `${path}/stages`,
  summary:
    'Stages of a recruitment campaign in order, with how many people are in each; another campaign has none',
  access: 'manager',
  effect: 'read',
  params: campaignParams,
  output: f.dataOf(stages),
});

export const setStages = endpoint({
  id: 'campaign-stages-set',
  method: 'PUT',
  path: `${path}/stages`,
  summary:
    'Sets the stages: those with an id are kept, those without one are new, those left out are deleted (409 with people in them)',
  access: 'manager',
  effect: 'write',
  params: campaignParams,
  body: z.strictObject({
    stages: z
      .array(
        z.strictObject({
          id: z.optional(f.id),
          name: f.title(40),
          order: z.optional(z.int()),
          /** Kept as it was when absent. */
          outcome: z.optional(z.nullable(z.enum(outcomes))),
          /** Sent back as it was read. */
          people: z.optional(z.int()),
        }),
      )
      .check(
        z.minLength(1, told('stage_required')),
        z.maxLength(maxStages, told('too_many_stages', maxStages)),
      ),
    /** Whether the organisation's new campaigns begin with these as well. */
    for_new_campaigns: z.optional(z.boolean()),
  }),
  output: f.dataOf(stages),
});

const subjects = z
  .array(f.id)
  .check(
    z.minLength(1, told('person_required')),
    z.maxLength(maxSubjects, told('too_many_people', maxSubjects)),
  );

export const moveSubjects = endpoint({
  id: 'campaign-subjects-stage',
  method: 'PUT',
  path: `${path}/subjects/stage`,
  summary:
    'Moves people to a stage, all of them or none; sends nothing, and says whether an email about the decision could be sent',
  access: 'manager',
  effect: 'write',
  params: campaignParams,
  body: z.strictObject({ subjects, stage_id: f.id }),
  output: f.dataOf(
    z.object({
      stage: stageChip,
      moved: z.int(),
      /** An email that may be sent now; null unless the stage decides and somebody has not been told. */
      email_offer: z.nullable(z.object({ outcome: z.enum(outcomes), people: z.int() })),
    }),
  ),
});

export const listStageMoves = endpoint({
  id: 'campaign-subject-stages',
  method: 'GET',
  path: `${path}/subjects/{subjectId}/stages`,
  summary: 'Where one person stands, whether they have been told, and every move, the newest first',
  access: 'manager',
  effect: 'read',
  params: z.strictObject({ id: f.textId, subjectId: f.textId }),
  output: f.dataOf(
    z.object({
      stage: z.nullable(stageChip),
      told: z.nullable(z.object({ outcome: z.enum(outcomes), at: f.instant })),
      moves: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          /** The manager's name; null when their account is gone. */
          by: z.nullable(z.string()),
          at: f.instant,
        }),
      ),
    }),
  ),
});

const ownWords = f.paragraphs(2000);

export const previewDecision = endpoint({
  id: 'campaign-decision-preview',
  method: 'POST',
  path: `${path}/decision/preview`,
  summary: 'The email that would tell one of these people of the decision; sends nothing',
  access: 'manager',
  effect: 'read',
  params: campaignParams,
  body: z.strictObject({ stage_id: f.id, subjects, text: z.optional(ownWords) }),
  output: f.dataOf(
    z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      /** Who would get it, and who would not: in another stage, told already, or unsubscribed. */
      people: z.int(),
      left_out: z.int(),
    }),
  ),
});

export const sendDecision = endpoint({
  id: 'campaign-decision-send',
  method: 'POST',
  path: `${path}/decision`,
  summary:
    'Tell people who are in a deciding stage of the decision by email, each once; those who have been moved meanwhile are left out',
  access: 'manager',
  effect: 'write',
  params: campaignParams,
  body: z.strictObject({ stage_id: f.id, subjects, text: z.optional(ownWords) }),
  output: z.object({ message: z.string(), sent: z.int(), left_out: z.int() }),
});
