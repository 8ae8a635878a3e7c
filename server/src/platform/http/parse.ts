import * as z from 'zod';
import type { Endpoint } from '@assay/contract/endpoint';
import type { FieldErrors } from '@assay/contract/errors';
import { fieldErrors, invalid } from './errors.ts';

// Without it the messages of zod/mini schemas are all "Invalid input".
z.config(z.locales.en());

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

/** Validates every part of a request, so that all its mistakes are told at once. Throws a 422. */
export function parseInput(endpoint: Endpoint, raw: RawInput): Input {
  const errors = fieldErrors();
  const part = (schema: z.core.$ZodType | undefined, value: unknown) => {
    const result = z.core.safeParse(schema ?? nothing, value);
    if (!result.success) collect(result.error.issues, errors);
    return result.data;
  };
  const input = {
    params: part(endpoint.params, raw.params ?? {}),
    query: part(endpoint.query, raw.query ?? {}),
    body: part(endpoint.body, withoutReadOnly(endpoint, raw.body ?? {})),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
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

function collect(issues: z.core.$ZodIssue[], errors: FieldErrors): void {
  for (const issue of issues) {
    const path = issue.path.map(String);
    const fields =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...path, key].join('.'))
        : [path.join('.') || 'body'];
    const text = issue.code === 'unrecognized_keys' ? 'This field is not known.' : wording(issue);
    for (const field of fields) (errors[field] ??= []).push(text);
  }
}

function wording(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Please fill this in.';
  if (issue.code !== 'invalid_union') return issue.message;
  // Of several forms a field may take, the one that got furthest explains best.
  const longest = issue.errors.findLast((list) => list.length > 0);
  return issue.message === 'Invalid input'
    ? (longest?.[0]?.message ?? issue.message)
    : issue.message;
}
