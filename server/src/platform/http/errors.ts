import {
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
  type FieldProblems,
  formLevel,
} from '@assay/contract/errors';

type Extra = Pick<ErrorBody, 'inactive' | 'feature' | 'available_at'> & {
  errors?: FieldErrors;
  /** Of `errors`, where they do not follow from the texts. */
  codes?: FieldProblems;
  retryAfter?: number;
};

/** An answer that is not a success, thrown from anywhere inside a request. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    extra: Extra = {},
    options: ErrorOptions = {},
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** Unknown and foreign look the same: nobody learns what exists elsewhere. */
export function notFound(): HttpError {
  return new HttpError(404, 'not_found', 'Not found.');
}

/** Fields are called whatever a caller likes: `__proto__` and `constructor` must be names like any other. */
export function fieldErrors(): FieldErrors {
  return Object.create(null) as FieldErrors;
}

/** Input that a person can mend, by field; dotted names for nested fields. */
export function invalid(fields: Record<string, string | string[]>): HttpError {
  const errors = fieldErrors();
  for (const [field, text] of Object.entries(fields)) errors[field] = [text].flat();
  return new HttpError(422, 'invalid', 'Please check the marked fields.', { errors });
}

/** A body that is none: no field of it is at fault. */
export function unreadable(text: string): HttpError {
  return invalid({ [formLevel]: text });
}

/** Waits for a write; a name that somebody else had first, as a unique constraint found it, is told at its field. */
export async function orTaken<T>(
  write: Promise<T>,
  constraint: string,
  fields: Record<string, string>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== constraint) throw error;
    throw invalid(fields);
  }
}

export function unauthenticated(): HttpError {
  return new HttpError(401, 'unauthenticated', 'Please log in.');
}

/** Said to whoever holds the token of a session of that account, and to nobody else. */
export function accountDeleted(): HttpError {
  return new HttpError(401, 'account_deleted', 'This account is deleted.');
}

export function forbidden(code: ErrorCode, message: string, extra: Extra = {}): HttpError {
  return new HttpError(403, code, message, extra);
}

export function conflict(message: string, code: ErrorCode = 'conflict'): HttpError {
  return new HttpError(409, code, message);
}

/** Something that we stand on does not answer or is full; with `fields`, a form shows where it got stuck. */
export function unavailable(cause: unknown, fields: Record<string, string> = {}): HttpError {
  const { errors } = Object.keys(fields).length > 0 ? invalid(fields).extra : {};
  return new HttpError(
    503,
    'unavailable',
    'Please try again in a moment.',
    { retryAfter: 5, ...(errors && { errors }) },
    { cause },
  );
}
