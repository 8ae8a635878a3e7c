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

/** One thing that is wrong, for programs: screens say it in their own words. */
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

/** What an answer gets whose time is over, word for word: clients tell it by that. */
export const timePassed = 'Time passed';

/** What a CV gets that is not there, word for word. */
export const cvNotFound = 'Candidate CV not found';

/**
 * What a schema says of a field where the kind of mistake does not say it all: a key, and behind it the number of a limit.
 * Server and pages have its words in every language.
 */
export type FieldText =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'line_breaks'
  | 'control_characters'
  | 'web_address'
  | 'email'
  | 'password'
  | 'passwords_differ'
  | 'date'
  | 'date_or_moment'
  | 'two_days'
  | 'what_helps'
  | 'known_action'
  | 'category_questions'
  | 'whole_number'
  | 'from_one'
  | 'score'
  | 'two_decimals'
  | 'score_disagrees'
  | 'universal_disagrees'
  | 'option_required'
  | 'too_many_options'
  | 'whole_seconds'
  | 'seconds_at_least'
  | 'seconds_at_most'
  | 'label_required'
  | 'too_many_labels'
  | 'person_required'
  | 'two_people'
  | 'people_required'
  | 'too_many_people'
  | 'test_required'
  | 'too_many_questions'
  | 'frame_address'
  | 'too_many_addresses'
  | 'linkedin';

/** For the `error` of a check. */
export function told(text: FieldText, limit?: number): string {
  return limit === undefined ? text : `${text} ${limit}`;
}

/** Takes apart what `told` has put together; any other key is what a schema says of itself. */
export function readTold(message: string): { key: string; limit: number } {
  const [key = '', limit] = message.split(' ');
  return { key, limit: Number(limit) };
}
