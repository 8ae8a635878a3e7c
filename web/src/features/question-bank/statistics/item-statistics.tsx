import { Trans } from '@lingui/react/macro';
import { coefficientInShort } from '../../../ui/charts/coefficient.ts';
import { Pill } from '../../../ui/text/status.tsx';
import type { QuestionStatistics } from '../api.ts';
import { timeInWords } from '../words.ts';
import { alarmInShort, peopleInWords, rightInWords } from './statistics-words.ts';

/** In the row of a question: what those who were asked say of it. */
export function ItemStatistics({ statistics }: { statistics: QuestionStatistics }) {
  const { n, isCurrent, discrimination, medianSeconds, alarm } = statistics;
  if (n === 0)
    return (
      <p className="text-small text-muted">
        <Trans>No one has been asked this yet.</Trans>
      </p>
    );
  const figure = discrimination !== null && coefficientInShort(discrimination);
  const median = medianSeconds !== null && timeInWords(Math.round(medianSeconds));
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
      <span className="text-ink">{rightInWords(statistics)}</span>
      {figure && (
        <span>
          <Trans>discrimination {figure}</Trans>
        </span>
      )}
      {median && (
        <span>
          <Trans>median {median}</Trans>
        </span>
      )}
      <span>{peopleInWords(n)}</span>
      {!isCurrent && (
        <span>
          <Trans>before its last edit</Trans>
        </span>
      )}
      {alarm && <Pill tone={alarm.beyondChance ? 'warn' : 'quiet'}>{alarmInShort(alarm)}</Pill>}
    </p>
  );
}
