import { coefficientInShort } from '../../../ui/charts/coefficient.ts';
import { Pill } from '../../../ui/status.tsx';
import type { QuestionStatistics } from '../api.ts';
import { timeInWords } from '../words.ts';
import { alarmInShort, peopleInWords, rightInWords } from './statistics-words.ts';

/** In the row of a question: what those who were asked say of it. */
export function ItemStatistics({ statistics }: { statistics: QuestionStatistics }) {
  const { n, isCurrent, discrimination, medianSeconds, alarm } = statistics;
  if (n === 0) return <p className="text-small text-muted">Nobody has been asked it yet.</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
      <span className="text-ink">{rightInWords(statistics)}</span>
      {discrimination !== null && <span>with the rest {coefficientInShort(discrimination)}</span>}
      {medianSeconds !== null && <span>half within {timeInWords(Math.round(medianSeconds))}</span>}
      <span>{peopleInWords(n)}</span>
      {!isCurrent && <span>before its last edit</span>}
      {alarm && <Pill tone={alarm.beyondChance ? 'warn' : 'quiet'}>{alarmInShort(alarm)}</Pill>}
    </p>
  );
}
