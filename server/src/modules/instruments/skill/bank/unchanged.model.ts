import { conflict } from '../../../../platform/http/errors.ts';
import { bankMessages } from './messages.data.ts';

/**
 * Refuses what began from an older state.
 * @param changedAt when it was last changed.
 * @param seen the same, as the caller read it; absent when the caller does not mind.
 */
export function checkUnchanged(
  what: 'question' | 'test',
  changedAt: Date,
  seen: string | undefined,
): void {
  if (seen === undefined || Date.parse(seen) === changedAt.getTime()) return;
  throw conflict(what === 'question' ? bankMessages.questionChanged() : bankMessages.testChanged());
}
