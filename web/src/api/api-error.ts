import { t } from '@lingui/core/macro';
import type { ErrorCode, FieldErrors } from '@assay/contract/errors';

/** The server answered, and not with a success. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly errors: FieldErrors | string | undefined;
  readonly inactive: boolean;
  readonly feature: string | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** With `retake_wait`: when the test can be taken again. */
  readonly availableAt: string | undefined;
  /** To be quoted to the operator. */
  readonly requestId: string | undefined;

  constructor(status: number, body: unknown, retryAfter?: string | null) {
    const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
    const code = text(said.code) as ErrorCode | undefined;
    // What a fault of the server says is for programs, in English.
    const isFault = code === 'internal';
    const message = isFault ? undefined : (text(said.message) ?? text(said.error));
    super(message ?? unsaid(status));
    this.status = status;
    this.code = code;
    this.errors = isFault
      ? undefined
      : ((said.errors ?? text(said.error)) as FieldErrors | string | undefined);
    this.inactive = said.inactive === true;
    this.feature = text(said.feature);
    this.retryAfter = secondsUntil(retryAfter);
    this.availableAt = text(said.available_at);
    this.requestId = text(said.request_id);
  }
}

/** Of a fault of the server, and of an answer without a word for people, as the page of a proxy. */
function unsaid(status: number): string {
  if ([502, 503, 504].includes(status)) {
    return t`The server does not answer. Please try again in a moment.`;
  }
  if (status === 413) return t`This is too large to send. Please choose something smaller.`;
  // It begins as the specification has it.
  return t`Internal Server Error. Something went wrong on the server. Please try again in a moment.`;
}

/** The request did not arrive, or the answer did not come back. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  constructor(cause: unknown) {
    super(t`There is no connection to the server. Please check your network and try again.`, {
      cause,
    });
  }
}

function secondsUntil(retryAfter: string | null | undefined): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - Date.now()) / 1000);
}
