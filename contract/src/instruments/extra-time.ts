import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';

/** How much longer somebody may have for every timed part, per cent. */
export const extraPercents = [0, 25, 50, 100] as const;

/** Seconds that can be added to what runs, at a time. */
const creditSeconds = { least: 15, most: 600 } as const;

const params = z.strictObject({ id: f.textId });

export const getExtraTime = endpoint({
  id: 'subject-extra-time-get',
  method: 'GET',
  path: '/api/admin/subjects/{id}/extra-time',
  summary:
    'Extra time that the organisation gives a person, and whether a timed part of a test that it asks for runs now; never told without permission',
  access: 'manager',
  effect: 'read',
  params,
  output: f.dataOf(z.object({ percent: z.literal(extraPercents), running: z.boolean() })),
});

export const setExtraTime = endpoint({
  id: 'subject-extra-time',
  method: 'PUT',
  path: '/api/admin/subjects/{id}/extra-time',
  summary:
    'Give a person extra time for all timed parts, also those that run; it counts while the organisation holds their permission, of several organisations the largest; no one is told why. 403 for the own time',
  access: 'manager',
  effect: 'write',
  params,
  body: z.strictObject({ percent: z.literal(extraPercents) }),
  output: f.message,
});

export const addTime = endpoint({
  id: 'subject-time-credit',
  method: 'POST',
  path: '/api/admin/subjects/{id}/time-credit',
  summary:
    'Add seconds to the timed parts that a person is in now; 409 when nothing runs, 403 without permission and for the own time',
  access: 'manager',
  effect: 'write',
  params,
  body: z.strictObject({
    seconds: z.int().check(z.minimum(creditSeconds.least), z.maximum(creditSeconds.most)),
  }),
  output: f.message,
});
