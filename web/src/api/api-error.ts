import { t } from '@lingui/core/macro';
import type { ErrorCode, FieldErrors } from '@assay/contract/errors';

/** Of an answer that says nothing else. */
export const defaultMessage = 'Internal Server Error';

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
    super(text(said.message) ?? text(said.error) ?? defaultMessage);
    this.status = status;
    this.code = text(said.code) as ErrorCode | undefined;
    this.errors = (said.errors ?? text(said.error)) as FieldErrors | string | undefined;
    this.inactive = said.inactive === true;
    this.feature = text(said.feature);
    this.retryAfter = secondsUntil(retryAfter);
    this.availableAt = text(said.available_at);
    this.requestId = text(said.request_id);
  }
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
