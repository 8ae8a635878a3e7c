/** Machine-readable reasons beside the HTTP status; the message is for people. */
export const errorCodes = [
  'invalid',
  'unauthenticated',
  'account_deleted',
  'forbidden',
  'inactive',
  'no_organization',
  'feature_off',
  'two_factor_required',
  'email_unconfirmed',
  'permission_required',
  'proof_required',
  'not_found',
  'not_finished',
  'organization_closed',
  'conflict',
  'profile_required',
  'retake_wait',
  'consent_required',
  'time_passed',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Messages by field; nested fields have dotted keys (`subjects.0.email`). */
export type FieldErrors = Record<string, string[]>;

/**
 * One thing that is wrong, for programs, which never need to read the text beside it. At a field and in `_` alike `code` is
 * that of the text, the same in every language, and `params` are the values in it: numbers as numbers, words in English.
 * In `_` it says which of the refusals with this general code it is; where the general one says all, it stands there once more.
 */
export interface Problem {
  code: string;
  params: Record<string, unknown>;
}

/** By field, in the order of the texts. */
export type FieldProblems = Record<string, Problem[]>;

/** Where in both maps stands what belongs to no field. */
export const formLevel = '_';

/** The body of every answer that is not a success. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  /** Texts by field; the message once more where no field is at fault. */
  errors: FieldErrors | string;
  /** With `_` where no field is at fault. */
  codes: FieldProblems;
  /** Present and true when the caller's organisation is inactive. */
  inactive?: true;
  /** The feature that is switched off for the organisation. */
  feature?: string;
  /** With `retake_wait`: when the test can be taken again. */
  available_at?: string;
  /** Quoted to the operator to find the log lines of this request. */
  request_id?: string;
}

/** Has the code where an answer has no body. */
export const codeHeader = 'x-error-code';

/** What an answer gets whose time is over, word for word; its code is `time_passed`. */
export const timePassed = 'Time passed';

/** What a CV gets that is not there, word for word; its code in `_` is `cv_not_found`. */
export const cvNotFound = 'Candidate CV not found';
