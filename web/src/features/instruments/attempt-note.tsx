import type { AttemptNumber } from '@assay/contract/attempt-number';
import { Trans } from '@lingui/react/macro';
import { dayInWords } from '../../lib/moments.ts';

/** Says to the person that a test was deleted and taken again; whoever may read the result is told the same. */
export function AttemptNote({ attempt: { number, previousAt } }: { attempt: AttemptNumber }) {
  if (previousAt === null) return null;
  const day = dayInWords(previousAt);
  return (
    <span className="block">
      <Trans>
        This is your attempt number {number}. You started the previous one on {day}.
      </Trans>
    </span>
  );
}
