import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../../ui/page/banner.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';
import { Detail, DetailList } from '../../../ui/page/detail-list.tsx';
import { QuestionText } from '../../../ui/text/question-text.tsx';
import type { BankTest, QuestionStatistics } from '../api.ts';
import { timeInWords } from '../words.ts';
import { OptionShares } from './option-shares.tsx';
import {
  alarmInShort,
  discriminationInWords,
  exposureInWords,
  percentOf,
} from './statistics-words.ts';

interface QuestionStatisticsCardProps {
  statistics: QuestionStatistics | undefined;
  language: BankTest['language'];
}

/** What the answers of those who were asked say of a question. */
export function QuestionStatisticsCard({ statistics, language }: QuestionStatisticsCardProps) {
  const { t } = useLingui();
  if (statistics === undefined || statistics.n === 0) {
    return (
      <Card title={t`What people answered`}>
        <p className="text-muted">
          <Trans>No one has been asked this question yet.</Trans>
        </p>
      </Card>
    );
  }
  const { isCurrent, alarm, note } = statistics;
  return (
    <Card
      title={t`What people answered`}
      note={
        isCurrent
          ? undefined
          : t`The question has been edited since. These figures describe it as it was last asked: its text, options, key and time.`
      }
    >
      <div className="grid gap-5">
        {!isCurrent && (
          <section
            aria-label={t`As it was asked`}
            className="rounded-control border border-line bg-paper p-4"
          >
            <QuestionText text={statistics.text ?? ''} language={language} />
          </section>
        )}
        {alarm && (
          <Banner tone={alarm.beyondChance ? 'warn' : 'info'} title={`${alarmInShort(alarm)}.`}>
            {alarm.text}
          </Banner>
        )}
        <Right statistics={statistics} />
        {note && <p className="-mt-3 max-w-reading text-small text-muted">{note}</p>}
        <OptionShares n={statistics.n} options={statistics.options} language={language} />
        {statistics.options.some(({ restR }) => restR !== null) && (
          <p className="-mt-2 max-w-reading text-small text-muted">
            <Trans>
              Discrimination: how closely choosing an option goes with the score on the other
              questions, from −1 to 1.
            </Trans>
          </p>
        )}
      </div>
      <div className="mt-3">
        <DetailList>
          <Figures statistics={statistics} />
          <Detail label={t`Shown to`}>{exposureInWords(statistics)}</Detail>
        </DetailList>
      </div>
    </Card>
  );
}

function Right({ statistics }: { statistics: QuestionStatistics }) {
  const { t } = useLingui();
  const { n, right, rightInterval } = statistics;
  if (rightInterval === null) {
    return (
      <p className="font-serif text-title">
        <Plural
          value={n}
          one={`${right} of # person got it right`}
          other={`${right} of # people got it right`}
        />
      </p>
    );
  }
  const [low, high] = rightInterval.map((share) => 100 * share) as [number, number];
  const [from, to] = [Math.round(low), Math.round(high)];
  const percent = percentOf(right / n);
  return (
    <div>
      <p>
        <Trans>
          <span className="font-serif text-display font-semibold">{percent} %</span>{' '}
          <span className="text-muted">
            got it right (range {from}–{to}&nbsp;%)
          </span>
        </Trans>
      </p>
      <div className="mt-2">
        <PercentLine name={t`Right`} percent={(100 * right) / n} interval={[low, high]} />
      </div>
    </div>
  );
}

function Figures({ statistics }: { statistics: QuestionStatistics }) {
  const { t } = useLingui();
  const { n, right, difficulty, discrimination, discriminationInterval } = statistics;
  const { medianSeconds, timeUp, seconds } = statistics;
  const median = timeInWords(Math.round(medianSeconds ?? 0));
  const allowed = timeInWords(seconds ?? 0);
  const late = percentOf(timeUp);
  const share = percentOf(difficulty ?? 0);
  // Where nothing is partly right the two are one number.
  const hasParts = difficulty !== null && percentOf(difficulty) !== percentOf(right / n);
  return (
    <>
      {hasParts && (
        <Detail label={t`Average share of points`}>
          <Trans>{share} % on average</Trans>
        </Detail>
      )}
      <Detail label={t`Discrimination`}>
        {discrimination === null
          ? t`Not known: too few people were asked, or all answered the same.`
          : discriminationInWords(discrimination, discriminationInterval)}
      </Detail>
      {medianSeconds !== null && seconds !== null && (
        <Detail label={t`Time`}>
          {timeUp > 0
            ? t`Median ${median} of ${allowed}; time ran out for ${late} %`
            : t`Median ${median} of ${allowed}`}
        </Detail>
      )}
    </>
  );
}
