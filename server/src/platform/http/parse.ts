import * as z from 'zod';
import type { Endpoint } from '@assay/contract/endpoint';
import { byField, type Found, refused } from './errors.ts';
import { problemsOf } from './problems.ts';

// Texts are ours: those of the library speak of types, and in English alone.
z.config({ localeError: () => 'Invalid input' });

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

const nothing = z.strictObject({});

/** Mistakes that one answer tells: a body of a megabyte can hold a hundred thousand, and each has words of its own. */
const mostTold = 200;

/** Validates every part of a request, so that its mistakes are told at once, the first 200 of them. Throws a 422. */
export function parseInput(endpoint: Endpoint, raw: RawInput): Input {
  const problems = byField<Found[]>();
  let told = 0;
  const part = (schema: z.core.$ZodType | undefined, value: unknown) => {
    const result = z.core.safeParse(schema ?? nothing, value);
    for (const [field, found] of problemsOf(result.error?.issues ?? [], value)) {
      if (told === mostTold) break;
      (problems[field] ??= []).push(found);
      told += 1;
    }
    return result.data;
  };
  const input = {
    params: part(endpoint.params, raw.params ?? {}),
    query: part(endpoint.query, raw.query ?? {}),
    body: part(endpoint.body, withoutReadOnly(endpoint, raw.body ?? {})),
  };
  if (Object.keys(problems).length > 0) throw refused(problems);
  return input;
}

function withoutReadOnly(endpoint: Endpoint, body: unknown): unknown {
  if (
    endpoint.readOnly === undefined ||
    typeof body !== 'object' ||
    body === null ||
    Array.isArray(body)
  )
    return body;
  const ignored = new Set(endpoint.readOnly);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !ignored.has(name)));
}
