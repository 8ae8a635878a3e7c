import type { Language } from '@assay/contract/languages';
import { decimal } from '../digits.ts';
import { type SignWords, unknownIn } from './words.ts';

/** One sign of careless answering, as a report shows it. */
export interface ResponseStyleFlag<Id extends string = string> {
  id: Id;
  name: string;
  /** Null when it could not be computed; then it is never flagged. */
  value: number | null;
  threshold: number;
  flagged: boolean;
  /** In plain words: what was seen, or why nothing can be said. */
  note: string;
}

export interface ResponseStyle<Id extends string = string> {
  flags: ResponseStyleFlag<Id>[];
  verdict: 'nothing unusual' | 'one sign' | 'interpret with care';
}

/** How an instrument reads one sign from the values that it stored. */
export interface ResponseStyleCheck<Id extends string, Values> {
  id: Id;
  threshold: number;
  /** Behind the point, where the value is named. */
  digits: number;
  read: (values: Values) => number | null;
  /** Whether it is null although enough was answered, since all scales came out the same. */
  isUniform?: (values: Values) => boolean;
  isSign: (value: number, threshold: number) => boolean;
  /** Whether the sign is so strong that it alone means care. */
  isEnough?: (value: number) => boolean;
}

const verdicts = ['nothing unusual', 'one sign'] as const;

/**
 * Turns the measured values into flags with reasons and one verdict: no flag, one, or two and more (or one strong one).
 * A sign is a reason to ask, never proof, and never a reason to reject.
 */
export function judge<Id extends string, Values>(
  checks: readonly ResponseStyleCheck<Id, Values>[],
  values: Values,
  words: Readonly<Record<Id, SignWords>>,
  language: Language | null,
): ResponseStyle<Id> {
  const { unknown, uniform } = unknownIn(language);
  const flags = checks.map(({ id, threshold, digits, read, isUniform, isSign }) => {
    const { name, seen, fine } = words[id];
    const value = read(values);
    const flagged = value !== null && isSign(value, threshold);
    const missing = isUniform?.(values) === true ? uniform : unknown;
    const note = value === null ? missing : flagged ? seen(decimal(value, digits, language)) : fine;
    const shown = value === null ? null : Math.round(value * 100) / 100;
    return { id, name, value: shown, threshold, flagged, note };
  });
  const enough = checks.some(({ read, isEnough }) => {
    const value = read(values);
    return value !== null && isEnough?.(value) === true;
  });
  const count = flags.filter(({ flagged }) => flagged).length;
  const verdict = enough ? undefined : verdicts[count];
  return { flags, verdict: verdict ?? 'interpret with care' };
}
