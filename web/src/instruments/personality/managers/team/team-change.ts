import { t } from '@lingui/core/macro';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { number } from '../../../../features/reports/words.ts';
import { percent } from '../../../../lib/numbers.ts';

/** What a team is measured by. */
export type TeamNumbers = Pick<PersonalityComparison, 'coverage' | 'spread'>;

/** What changes when a person is added or removed: `met by at least one person 92 % → 88 %, spread 8.1 → 7.6`. */
export function changeInWords(before: TeamNumbers, after: TeamNumbers): string {
  const parts = [];
  if (before.coverage && after.coverage) {
    const [was, is] = [before.coverage, after.coverage];
    const [anyone, anyoneNow] = [percent(was.byAnyone), percent(is.byAnyone)];
    const [mean, meanNow] = [percent(was.byMean), percent(is.byMean)];
    parts.push(
      t`met by at least one person ${anyone} → ${anyoneNow}`,
      t`met by the team average ${mean} → ${meanNow}`,
    );
  }
  const [spread, spreadNow] = [number(before.spread, 1), number(after.spread, 1)];
  parts.push(t`spread ${spread} → ${spreadNow}`);
  return parts.join(', ');
}
