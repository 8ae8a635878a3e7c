import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';
import { Detail, DetailList } from '../../../ui/detail-list.tsx';
import { QuestionText } from '../../../ui/question-text.tsx';
import type { QuestionStatistics } from '../api.ts';
import { timeInWords } from '../words.ts';
import { OptionShares } from './option-shares.tsx';
import {
  alarmInShort,
  discriminationInWords,
  exposureInWords,
  peopleInWords,
  percentOf,
} from './statistics-words.ts';

interface QuestionStatisticsCardProps {
  statistics: QuestionStatistics | undefined;
}

/** What the answers of those who were asked say of a question. */
export function QuestionStatisticsCard({ statistics }: QuestionStatisticsCardProps) {
  if (statistics === undefined || statistics.n === 0) {
    return (
      <Card title="What people answered">
        <p className="text-muted">Nobody has been asked this question yet.</p>
      </Card>
    );
  }
  const { isCurrent, alarm, note } = statistics;
  return (
    <Card
      title="What people answered"
      note={
        isCurrent
          ? undefined
          : 'The question has been edited since. All of this is about how it was when it was asked last: its text, its options, its key and its time.'
      }
    >
      <div className="grid gap-5">
        {!isCurrent && (
          <section
            aria-label="As it was asked"
            className="rounded-control border border-line bg-paper p-4"
          >
            <QuestionText text={statistics.text ?? ''} />
          </section>
        )}
        {alarm && (
          <Banner tone={alarm.beyondChance ? 'warn' : 'info'} title={`${alarmInShort(alarm)}.`}>
            {alarm.text}
          </Banner>
        )}
        <Right statistics={statistics} />
        {note && <p className="-mt-3 max-w-reading text-small text-muted">{note}</p>}
        <OptionShares n={statistics.n} options={statistics.options} />
        {statistics.options.some(({ restR }) => restR !== null) && (
          <p className="-mt-2 max-w-reading text-small text-muted">
            With the rest: how far choosing it goes with the score on the other questions, from −1
            to 1.
          </p>
        )}
      </div>
      <div className="mt-3">
        <DetailList>
          <Figures statistics={statistics} />
          <Detail label="Shown to">{exposureInWords(statistics)}</Detail>
        </DetailList>
      </div>
    </Card>
  );
}

function Right({ statistics }: { statistics: QuestionStatistics }) {
  const { n, right, rightInterval } = statistics;
  if (rightInterval === null) {
    return (
      <p className="font-serif text-title">
        {right} of {peopleInWords(n)} got it right
      </p>
    );
  }
  const [low, high] = rightInterval.map((share) => 100 * share) as [number, number];
  return (
    <div>
      <p>
        <span className="font-serif text-display font-semibold">{percentOf(right / n)} %</span>{' '}
        <span className="text-muted">
          got it right, between {Math.round(low)} and {Math.round(high)}&nbsp;%
        </span>
      </p>
      <div className="mt-2">
        <PercentLine name="Right" percent={(100 * right) / n} interval={[low, high]} />
      </div>
    </div>
  );
}

function Figures({ statistics }: { statistics: QuestionStatistics }) {
  const { n, right, difficulty, discrimination, discriminationInterval } = statistics;
  const { medianSeconds, timeUp, seconds } = statistics;
  // Where nothing is partly right the two are one number.
  const hasParts = difficulty !== null && percentOf(difficulty) !== percentOf(right / n);
  return (
    <>
      {hasParts && (
        <Detail label="Share of its points">{percentOf(difficulty)} % on average</Detail>
      )}
      <Detail label="With the other questions">
        {discrimination === null
          ? 'Not known: too few were asked, or all answered alike.'
          : discriminationInWords(discrimination, discriminationInterval)}
      </Detail>
      {medianSeconds !== null && seconds !== null && (
        <Detail label="Time">
          Half answered within {timeInWords(Math.round(medianSeconds))} of {timeInWords(seconds)}
          {timeUp > 0 && `; the time ran out for ${percentOf(timeUp)} %`}.
        </Detail>
      )}
    </>
  );
}
