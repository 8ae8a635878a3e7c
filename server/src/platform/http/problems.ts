import type * as z from 'zod';
import {
  formLevel,
  type FieldErrors,
  type FieldProblems,
  type Problem,
} from '@assay/contract/errors';
import { problemCodes } from './problem-codes.data.ts';
import { templateOf } from './say.ts';

type Issue = z.core.$ZodIssue;

/** What an issue says of itself where the contract gives it no text. */
export const unspoken = 'Invalid input';

/** What is wrong with a part of a request: for people, and for programs. */
interface Found extends Problem {
  text: string;
}

/** What a schema found, by field. `value` is what was sent. */
export function problemsOf(issues: readonly Issue[], value: unknown): [string, Found][] {
  return issues.flatMap((issue): [string, Found][] => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys')
      return [[path.join('.') || formLevel, found(issue, value)]];
    const unknown = { code: 'unknown_field', params: {}, text: 'This field is not known.' };
    return issue.keys.map((key) => [[...path, key].join('.'), unknown]);
  });
}

/** The codes of texts that were written by hand; for one that is not in the list only that it is refused. */
export function codesOf(errors: FieldErrors): FieldProblems {
  const codes = Object.create(null) as FieldProblems;
  for (const [field, texts] of Object.entries(errors)) codes[field] = texts.map(problemIn);
  return codes;
}

function problemIn(text: string): Problem {
  const found = templateOf(problemCodes, text);
  if (found === undefined) return { code: 'refused', params: {} };
  const [code, ...names] = [found.entry].flat();
  return {
    code: code as string,
    params: Object.fromEntries(names.map((name, i) => [name, found.values[i]])),
  };
}

function found(issue: Issue, value: unknown): Found {
  const sent = valueAt(value, issue.path);
  if (issue.code === 'invalid_union') return foundInUnion(issue, value, sent);
  const missing = sent === undefined || sent === null || sent === '';
  if (missing && (issue.code === 'invalid_type' || isNumber(issue)))
    return { code: 'required', params: {}, text: 'Please fill this in.' };
  const standard = standardOf(issue);
  // A text of the contract's own says more than that of the kind of mistake.
  const text = issue.message === unspoken ? standard.text : issue.message;
  return { ...(issue.code === 'custom' ? problemIn(text) : standard), text };
}

/** Of several forms that a field may take, the one that was meant explains best. */
function foundInUnion(issue: z.core.$ZodIssueInvalidUnion, value: unknown, sent: unknown): Found {
  if (sent === undefined) return { code: 'required', params: {}, text: 'Please fill this in.' };
  const tried = issue.errors
    .flatMap((list) => list[0] ?? [])
    // An empty text stands for nothing chosen; nobody who sent something meant that.
    .filter((one) => one.code !== 'invalid_value' || one.values.some((known) => known !== ''));
  const meant = tried.find(({ code }) => code !== 'invalid_type') ?? tried[0];
  const best =
    meant === undefined
      ? { code: 'wrong_type', params: {}, text: 'This does not have the right form.' }
      : found({ ...meant, path: [...issue.path, ...meant.path] }, value);
  return issue.message === unspoken ? best : { ...best, text: issue.message };
}

const isNumber = (issue: Issue) =>
  'origin' in issue && (issue.origin === 'number' || issue.origin === 'int');

const typeTexts: Record<string, string> = {
  string: 'Please send text.',
  number: 'Please give a number.',
  int: 'Please give a whole number.',
  boolean: 'Please send true or false.',
  array: 'Please send a list.',
};

const formatTexts: Record<string, string> = {
  date: 'Please enter a date such as 2026-11-21.',
  datetime: 'Please enter a moment such as 2026-12-04T18:00:00+01:00.',
};

function standardOf(issue: Issue): Found {
  switch (issue.code) {
    case 'invalid_type': {
      const text = typeTexts[issue.expected] ?? 'This does not have the right form.';
      return { code: 'wrong_type', params: { expected: issue.expected }, text };
    }
    case 'invalid_format': {
      const text = formatTexts[issue.format] ?? 'This does not have the right form.';
      return { code: 'wrong_format', params: { format: issue.format }, text };
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      const text = `Please choose one of these: ${values.join(', ')}.`;
      return { code: 'not_one_of', params: { values }, text };
    }
    case 'too_small':
      return atLeast(issue.origin, Number(issue.minimum));
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum));
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return { code: 'refused', params: {}, text: 'This does not have the right form.' };
  }
}

function atLeast(origin: string, minimum: number): Found {
  const params = { minimum };
  const least = minimum.toLocaleString('en');
  if (origin === 'string')
    return { code: 'too_short', params, text: `At least ${least} characters.` };
  if (origin === 'array') return { code: 'too_few', params, text: `At least ${least} entries.` };
  return { code: 'too_small', params, text: `Please give ${least} or more.` };
}

function atMost(origin: string, maximum: number): Found {
  const params = { maximum };
  const most = maximum.toLocaleString('en');
  if (origin === 'string') return { code: 'too_long', params, text: `At most ${most} characters.` };
  if (origin === 'array') return { code: 'too_many', params, text: `At most ${most} entries.` };
  return { code: 'too_big', params, text: `Please give ${most} or less.` };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
}
