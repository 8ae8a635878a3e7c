/** What became of things that were sealed with whichever key. */
export interface Resealed {
  /** Sealed anew with the key in use. */
  sealed: number;
  /** Were sealed with it already. */
  current: number;
  /** Files that a row names and the store does not have. */
  missing: string[];
  /** What no key opens, or could not be written, with the reason; it stays as it was. */
  failed: string[];
}

export function nothingYet(): Resealed {
  return { sealed: 0, current: 0, missing: [], failed: [] };
}

/** @param what names the thing, and says nothing of its content. */
export function withReason(what: string, error: unknown): string {
  const { message, cause } = error as Error;
  return `${what}: ${cause instanceof Error ? cause.message : message}`;
}
