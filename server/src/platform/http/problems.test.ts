import { endpoint } from '@assay/contract/endpoint';
import { told as toldBy } from '@assay/contract/field-text';
import * as f from '@assay/contract/fields';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { say } from '../words/message.ts';
import { type HttpError, invalid } from './errors.ts';
import { parseInput } from './parse.ts';

const form = endpoint({
  id: 'a-form',
  method: 'POST',
  path: '/api/a-form',
  summary: 'A form',
  access: 'public',
  effect: 'write',
  body: z.strictObject({
    name: f.line(5),
    born: z.optional(z.nullable(z.union([f.date, z.literal('')]))),
    gender: z.optional(z.nullable(z.union([z.enum(['female', 'male']), z.literal('')]))),
    country: z.optional(z.nullable(z.union([f.textId, z.literal('')]))),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
    since: z.optional(f.instant),
    on: z.optional(z.boolean()),
    list: z.optional(z.array(z.int()).check(z.maxLength(2))),
    title: z.optional(f.title(80)),
    weight: z.optional(z.number().check(z.refine((given) => given > 0, toldBy('weight', 100)))),
  }),
  output: f.message,
});

/** Texts and codes at one field. */
function told(body: unknown, field: string) {
  try {
    parseInput(form, { params: {}, query: {}, body });
  } catch (error) {
    const found = (error as HttpError).extra.problems?.[field] ?? [];
    return [
      found.map(({ message }) => say('en', message)),
      found.map(({ code, params }) => ({ code, params })),
    ];
  }
  throw new Error('This was taken');
}

test.each([
  [{}, 'name', 'Please fill this in.', 'required', {}],
  [{ name: '' }, 'name', 'Please fill this in.', 'required', { minimum: 1 }],
  [{ name: 5 }, 'name', 'Please send text.', 'wrong_type', { expected: 'string' }],
  [{ name: 'toolong' }, 'name', 'At most 5 characters.', 'too_long', { maximum: 5 }],
  [
    { born: '1990-13-01' },
    'born',
    'Please enter a date such as 2026-11-21.',
    'not_date',
    { format: 'date' },
  ],
  [
    { gender: 'x' },
    'gender',
    'Please choose one of these: female, male.',
    'not_one_of',
    { values: ['female', 'male'] },
  ],
  [{ country: 'NL' }, 'country', 'Please give a number.', 'wrong_type', { expected: 'number' }],
  [{ country: 0 }, 'country', 'Please give 1 or more.', 'too_small', { minimum: 1 }],
  [{ count: 4 }, 'count', 'Please give 3 or less.', 'too_big', { maximum: 3 }],
  [{ count: 1.5 }, 'count', 'Please enter a whole number.', 'wrong_type', { expected: 'int' }],
  [{ count: '2' }, 'count', 'Please give a number.', 'wrong_type', { expected: 'number' }],
  [
    { since: 'now' },
    'since',
    'Please enter a date and time such as 2026-12-04T18:00:00+01:00.',
    'wrong_format',
    { format: 'datetime' },
  ],
  [{ on: 'yes' }, 'on', 'Please send true or false.', 'wrong_type', { expected: 'boolean' }],
  [{ list: 'a' }, 'list', 'Please send a list.', 'wrong_type', { expected: 'array' }],
  [{ list: [1, 2, 3] }, 'list', 'At most 2 entries.', 'too_many', { maximum: 2 }],
  [{ list: [1, 'b'] }, 'list.1', 'Please give a number.', 'wrong_type', { expected: 'number' }],
  [
    { title: 'See https://example.org' },
    'title',
    'Please leave web addresses out of names.',
    'web_address',
    {},
  ],
  [
    { weight: 0 },
    'weight',
    'Please enter a weight above 0 and up to 100.',
    'out_of_range',
    { limit: 100 },
  ],
  [{ other: 1 }, 'other', 'This field is not known.', 'unknown_field', {}],
  ['text', '_', 'This does not have the right form.', 'wrong_type', { expected: 'object' }],
])('%j: what is wrong is said in our words and by a code', (body, field, text, code, params) => {
  expect(told(body, field)).toEqual([[text], [{ code, params }]]);
});

test('fields may be called whatever a caller likes', () => {
  const { problems = {} } = invalid(JSON.parse('{"__proto__": []}')).extra;
  expect(Object.keys(problems)).toEqual(['__proto__']);
});
