import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { decimal } from '../../../lib/numbers.ts';
import { Card } from '../../../ui/page/card.tsx';
import type { OwnSkillResults } from '../take/api.ts';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';

const tidy = (value: number) => decimal(value, 0, 2);

/** The share of the points from which on each is said; ours. */
const words = [
  { from: 80, said: msg`You got most of the points` },
  { from: 60, said: msg`You got more than half of the points` },
  { from: 40, said: msg`You got about half of the points` },
  { from: 20, said: msg`You got some of the points` },
  { from: 0, said: msg`You got a few of the points` },
];

/** The own result in plain words first; then score and band, topics as counts, and the place among others. */
export function OwnReport({ results }: { results: OwnSkillResults }) {
  const { t, i18n } = useLingui();
  const { percent, interval, certainty, topics, standing, questions, seconds, sample } = results;
  const score = Math.round(percent);
  const said = words.find(({ from: least }) => percent >= least)?.said;
  const [from, to] = interval.map(Math.round);
  const [points, maximum] = [tidy(results.points), tidy(results.maximum)];
  const guessed = results.guessing === null ? null : tidy(results.guessing);
  const minutes = seconds === null ? null : Math.max(1, Math.round(seconds / 60));
  const standingInWords = ([low, high]: readonly [number, number]) => {
    if (low > 50) return t`You got more points than most people who took this test.`;
    if (high < 50) return t`Most people who took this test got more points.`;
    return t`You got about as many points as most people who took this test.`;
  };
  return (
    <div className="grid gap-5">
      {sample && (
        <p className="font-semibold">
          <Trans>Sample test, not for selection: its questions and answers are public.</Trans>
        </p>
      )}
      <Card title={said && i18n._(said)}>
        <p className="mb-3 max-w-reading text-muted">
          <Trans>
            {points} of {maximum} points, {score} %. With other questions like these it would most
            likely be between {from} and {to} %.
          </Trans>{' '}
          <Plural value={questions} one="# question" other="# questions" />
          {minutes !== null && (
            <>
              {', '}
              <Plural value={minutes} one="# minute" other="# minutes" />
            </>
          )}
          .
        </p>
        {guessed !== null && (
          <p className="mb-3 max-w-reading text-muted">
            <Trans>
              For comparison: someone who only guesses gets about {guessed} of {maximum} points on
              average.
            </Trans>
          </p>
        )}
        <PercentLine name={t`Score`} percent={percent} interval={interval} />
        <p className="mt-3 max-w-reading text-small text-muted">{certainty}</p>
      </Card>
      <Card title={<Trans>By topic</Trans>}>
        <ul className="grid gap-2">
          {topics.map((topic) => (
            <li key={topic.topic} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                {topic.topic || t({ message: 'Other', context: 'topic of questions' })}
              </span>
              <span className="shrink-0 text-muted">
                <Trans>
                  {tidy(topic.points)} of {tidy(topic.maximum)} points
                </Trans>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-3 max-w-reading text-small text-muted">
          <Trans>A few questions on a topic are a hint, not a score.</Trans>
        </p>
      </Card>
      <Card title={<Trans>Compared with others</Trans>}>
        {standing.percentile !== null && standing.interval !== null && (
          <p className="max-w-reading">{standingInWords(standing.interval)}</p>
        )}
        <p className="max-w-reading text-small text-muted">{standing.note}</p>
      </Card>
      <Card title={<Trans>What this means, and what not</Trans>}>
        <ul className="grid max-w-reading list-disc gap-2 pl-5 marker:text-muted">
          <li>
            <Trans>
              It says what you knew or could work out on that day, under time, about these
              questions. It does not say how well you work.
            </Trans>
          </li>
          <li>
            <Trans>
              Which questions were right is not shown here, because others will be asked them too.
              The organisation that invited you sees it, but not what you chose.
            </Trans>
          </li>
        </ul>
      </Card>
    </div>
  );
}
