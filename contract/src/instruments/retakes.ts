import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';

const params = z.strictObject({ id: f.textId });

const retake = z.object({
  test: f.testId,
  name: z.string(),
  /** When the waiting time is over. */
  available_at: f.instant,
  /** The organisation lets this person take it at once. */
  waived: z.boolean(),
});

export const listRetakes = endpoint({
  id: 'subject-retakes',
  method: 'GET',
  path: '/api/admin/subjects/{id}/retake-waiver',
  summary: 'Tests of the organisation’s campaigns that a person has deleted and has to wait for',
  access: 'manager',
  effect: 'read',
  params,
  output: f.dataOf(z.array(retake)),
});

export const waiveRetake = endpoint({
  id: 'subject-retake-waiver',
  method: 'PUT',
  path: '/api/admin/subjects/{id}/retake-waiver',
  summary:
    'Let a person take a test again before its waiting time is over; 403 without permission and for the own test',
  access: 'manager',
  effect: 'write',
  params,
  body: z.strictObject({ test: f.testId }),
  output: f.message,
});
