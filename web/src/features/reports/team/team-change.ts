import type { PersonalityComparison } from '../api.ts';
import { number, percent } from '../words.ts';

/** What a team is measured by. */
export type TeamNumbers = Pick<PersonalityComparison, 'coverage' | 'spread'>;

/** What somebody's coming or going changes: `Reached by somebody 92 % → 88 %; spread 8.1 → 7.6`. */
export function changeInWords(before: TeamNumbers, after: TeamNumbers): string {
  const parts = [];
  if (before.coverage && after.coverage) {
    parts.push(
      `reached by at least one person ${percent(before.coverage.byAnyone)} → ${percent(after.coverage.byAnyone)}`,
      `by the average ${percent(before.coverage.byMean)} → ${percent(after.coverage.byMean)}`,
    );
  }
  parts.push(`spread ${number(before.spread, 1)} → ${number(after.spread, 1)}`);
  return parts.join(', ');
}
