import { type ErrorBody, type ErrorCode, formLevel, type Problem } from '@assay/contract/errors';
import { isMessage, type Message, say, type Value } from '../words/message.ts';

import { platformMessages } from '../words/messages.data.ts';

/** What is wrong with a part of a request: for people, and for programs. */
export interface Found extends Problem {
  message: Message;
}

/** By field; nested fields have dotted names. */
type Problems = Record<string, Found[]>;

type Extra = Pick<ErrorBody, 'inactive' | 'feature' | 'available_at'> & {
  problems?: Problems;
  retryAfter?: number;
};

/** An answer that is not a success, thrown from anywhere inside a request. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** For the caller, in the caller's language; the `message` is for logs. */
  readonly said: Message;
  readonly extra: Extra;

  constructor(
    status: number,
    code: ErrorCode,
    said: Message,
    extra: Extra = {},
    options: ErrorOptions = {},
  ) {
    super(say('en', said), options);
    this.said = said;
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** Unknown and foreign look the same: nobody learns what exists elsewhere. */
export function notFound(): HttpError {
  return new HttpError(404, 'not_found', platformMessages.notFound());
}

/** Fields are called whatever a caller likes: `__proto__` and `constructor` must be names like any other. */
export function byField<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}

/** Input that a person can mend, by field; dotted names for nested fields. */
export function invalid(fields: Record<string, Message | Message[]>): HttpError {
  return refused(problemsIn(fields));
}

/** A header that no person has written: the program that sends it is at fault. */
export function wrongHeader(name: string, message: Message): HttpError {
  const problems = problemsIn({ [name]: message });
  return new HttpError(400, 'invalid', message, { problems });
}

/** Of a file, at the field that brought it. */
export function tooLarge(field: string, message: Message): HttpError {
  const problems = problemsIn({ [field]: message });
  return new HttpError(413, 'too_large', message, { problems });
}

/** The same for what is known with its codes. */
export function refused(problems: Problems): HttpError {
  return new HttpError(422, 'invalid', platformMessages.checkFields(), { problems });
}

function problemsIn(fields: Record<string, Message | Message[]>): Problems {
  const problems = byField<Found[]>();
  for (const [field, said] of Object.entries(fields)) problems[field] = [said].flat().map(found);
  return problems;
}

/** Programs get the code of the text and its values as they are: numbers as numbers, a message among them in English. */
export function found(message: Message): Found {
  const params = Object.entries(message.values).map(
    ([name, value]) => [name, plain(value)] as const,
  );
  return { code: message.text.code, params: Object.fromEntries(params), message };
}

/** Of a text that is no refusal, null being none; those of messages among its values follow. */
export function codesOf(message: Message | null): Problem[] {
  if (message === null) return [];
  const { code, params } = found(message);
  return [{ code, params }, ...Object.values(message.values).filter(isMessage).flatMap(codesOf)];
}

function plain(value: Value): string | number {
  return typeof value === 'object' ? say('en', value) : value;
}

/** A body that is none: no field of it is at fault. */
export function unreadable(message: Message): HttpError {
  return invalid({ [formLevel]: message });
}

/** Waits for a write; a name that somebody else had first, as a unique constraint found it, is told at its field. */
export async function orTaken<T>(
  write: Promise<T>,
  constraint: string,
  fields: Record<string, Message>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== constraint) throw error;
    throw invalid(fields);
  }
}

export function unauthenticated(): HttpError {
  return new HttpError(401, 'unauthenticated', platformMessages.logIn());
}

/** Said to whoever holds the token of a session of that account, and to nobody else. */
export function accountDeleted(): HttpError {
  return new HttpError(401, 'account_deleted', platformMessages.accountDeleted());
}

export function forbidden(code: ErrorCode, message: Message, extra: Extra = {}): HttpError {
  return new HttpError(403, code, message, extra);
}

export function conflict(message: Message, code: ErrorCode = 'conflict'): HttpError {
  return new HttpError(409, code, message);
}

/** Something that we stand on does not answer or is full; with `fields`, a form shows where it got stuck. */
export function unavailable(cause: unknown, fields?: Record<string, Message>): HttpError {
  return new HttpError(
    503,
    'unavailable',
    platformMessages.tryAgain(),
    { retryAfter: 5, ...(fields && { problems: problemsIn(fields) }) },
    { cause },
  );
}
