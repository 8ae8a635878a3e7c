import type * as z from 'zod';
import { formLevel } from '@assay/contract/errors';
import { type FieldText, readTold } from '@assay/contract/field-text';
import type { Message } from '../words/message.ts';
import { type Found, found } from './errors.ts';
import { fieldMessages } from './field-messages.data.ts';
import { fieldTexts } from './field-texts.data.ts';

type Issue = z.core.$ZodIssue;

/** What a schema found, by field, one by one. `value` is what was sent. */
export function* problemsOf(
  issues: readonly Issue[],
  value: unknown,
): Generator<[field: string, Found]> {
  for (const issue of issues) {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys') {
      yield [path.join('.') || formLevel, foundIn(issue, value)];
      continue;
    }
    const unknown = found(fieldMessages.unknownField());
    for (const key of issue.keys) yield [[...path, key].join('.'), unknown];
  }
}

const required = (): Found => found(fieldMessages.required());

function foundIn(issue: Issue, value: unknown): Found {
  const sent = valueAt(value, issue.path);
  if (issue.code === 'invalid_union') return foundInUnion(issue, value, sent);
  const missing = sent === undefined || sent === null || sent === '';
  if (missing && (issue.code === 'invalid_type' || isNumber(issue))) return required();
  const standard = standardOf(issue);
  return inOwnWords(issue, standard);
}

/** A text of the contract's own says more than that of the kind of mistake, to programs too. */
function inOwnWords(issue: Issue, standard: Found): Found {
  const own = ownText(issue);
  if (own === undefined) return standard;
  const { code, params } = found(own);
  // The bound that was broken is the limit of the sentence, under the name that it has everywhere.
  return { code, params: issue.code === 'custom' ? params : standard.params, message: own };
}

function ownText({ message }: Issue): Message | undefined {
  const { key, limit } = readTold(message);
  if (!Object.hasOwn(fieldTexts, key)) return undefined;
  const { text } = fieldTexts[key as FieldText];
  return { text, values: Number.isNaN(limit) ? {} : { limit } };
}

/** Of several forms that a field may take, the one that was meant explains best. */
function foundInUnion(issue: z.core.$ZodIssueInvalidUnion, value: unknown, sent: unknown): Found {
  if (sent === undefined) return required();
  const tried = issue.errors
    .flatMap((list) => list[0] ?? [])
    // An empty text stands for nothing chosen; nobody who sent something meant that.
    .filter((one) => one.code !== 'invalid_value' || one.values.some((known) => known !== ''));
  const meant = tried.find(({ code }) => code !== 'invalid_type') ?? tried[0];
  const best =
    meant === undefined
      ? { code: 'wrong_type', params: {}, message: fieldMessages.wrongForm() }
      : foundIn({ ...meant, path: [...issue.path, ...meant.path] }, value);
  return inOwnWords(issue, best);
}

const isNumber = (issue: Issue) =>
  'origin' in issue && (issue.origin === 'number' || issue.origin === 'int');

const typeMessages: Record<string, () => Message> = {
  string: fieldMessages.notText,
  number: fieldMessages.notNumber,
  int: fieldMessages.notWhole,
  boolean: fieldMessages.notFlag,
  array: fieldMessages.notList,
};

const formatMessages: Record<string, () => Message> = {
  date: fieldMessages.notDate,
  datetime: fieldMessages.notMoment,
};

function standardOf(issue: Issue): Found {
  switch (issue.code) {
    case 'invalid_type': {
      const message = (typeMessages[issue.expected] ?? fieldMessages.wrongForm)();
      return { code: 'wrong_type', params: { expected: issue.expected }, message };
    }
    case 'invalid_format': {
      const message = (formatMessages[issue.format] ?? fieldMessages.wrongForm)();
      return { code: 'wrong_format', params: { format: issue.format }, message };
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      const message = fieldMessages.notOneOf({ values: values.join(', ') });
      return { code: 'not_one_of', params: { values }, message };
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
      return found(fieldMessages.wrongForm());
  }
}

function atLeast(origin: string, minimum: number): Found {
  if (origin === 'string') return found(fieldMessages.tooShort({ minimum }));
  if (origin === 'array') return found(fieldMessages.tooFew({ minimum }));
  return found(fieldMessages.tooSmall({ minimum }));
}

function atMost(origin: string, maximum: number): Found {
  if (origin === 'string') return found(fieldMessages.tooLong({ maximum }));
  if (origin === 'array') return found(fieldMessages.tooMany({ maximum }));
  return found(fieldMessages.tooBig({ maximum }));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
}
