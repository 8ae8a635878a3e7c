import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import { extraPercents } from '../instruments/extra-time.ts';
import * as f from '../platform/fields.ts';
import { told } from '../platform/field-text.ts';

/** What somebody needs to take part on equal terms: asked in private, read by one contact of the organisation. */

const campaignParams = z.strictObject({ id: f.textId });
const personParams = z.strictObject({ id: f.textId, subjectId: f.textId });
const subjectPath = '/api/subject/campaigns/{id}/adjustments';
const contactPath = '/api/admin/campaigns/{id}/adjustments';

const request = z.object({
  text: z.string(),
  asked_at: f.instant,
  answered_at: z.nullable(f.instant),
  /** Extra time that came with the answer, per cent; null when the answer gave none. */
  percent: z.nullable(z.int()),
  answer: z.nullable(z.string()),
});

export const askAdjustments = endpoint({
  id: 'campaign-adjustments-ask',
  method: 'POST',
  path: subjectPath,
  summary:
    "Asks the organisation's contact for adjustments, in private; a request that has no answer yet is replaced",
  access: 'candidate',
  effect: 'write',
  params: campaignParams,
  body: z.strictObject({
    text: f.paragraphs(2000).check(z.trim(), z.minLength(1, told('what_helps'))),
  }),
  output: f.message,
});

export const getOwnAdjustments = endpoint({
  id: 'campaign-adjustments-own',
  method: 'GET',
  path: subjectPath,
  summary: 'The own request for adjustments with its answer; null when there is none',
  access: 'candidate',
  effect: 'read',
  params: campaignParams,
  output: f.dataOf(z.nullable(request)),
});

export const withdrawAdjustments = endpoint({
  id: 'campaign-adjustments-withdraw',
  method: 'DELETE',
  path: subjectPath,
  summary: 'Deletes the own request and its answer; extra time that was given stays',
  access: 'candidate',
  effect: 'write',
  params: campaignParams,
  output: f.message,
});

const person = {
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  asked_at: f.instant,
  answered_at: z.nullable(f.instant),
};

export const listAdjustments = endpoint({
  id: 'campaign-adjustments-list',
  method: 'GET',
  path: contactPath,
  summary:
    'Who asks for adjustments in a campaign, for the contact alone; other managers get an empty list',
  access: 'manager',
  effect: 'read',
  params: campaignParams,
  output: f.dataOf(z.array(z.object(person))),
});

export const getAdjustments = endpoint({
  id: 'campaign-adjustments-get',
  method: 'GET',
  path: `${contactPath}/{subjectId}`,
  summary: 'One request in its own words, for the contact alone; the person sees that it was read',
  access: 'manager',
  effect: 'read',
  sensitive: true,
  params: personParams,
  output: f.dataOf(z.extend(request, { id: z.int() })),
});

export const answerAdjustments = endpoint({
  id: 'campaign-adjustments-answer',
  method: 'PUT',
  path: `${contactPath}/{subjectId}`,
  summary:
    'Answers a request with extra time, with words, or with both; for the contact alone. 403 for the own request, 409 where the person has replaced the request of that time, or someone has answered it since',
  access: 'manager',
  effect: 'write',
  params: personParams,
  body: z.strictObject({
    /** Of the request that is answered, as it was read; without it, the answer is to whatever the request says by now. */
    asked_at: z.optional(f.instant),
    /** Of the answer that it had when it was read, null for none; without it, another answer is replaced unseen. */
    answered_at: z.optional(z.nullable(f.instant)),
    percent: z.optional(z.literal(extraPercents)),
    answer: z.optional(f.paragraphs(2000)),
  }),
  output: f.message,
});
