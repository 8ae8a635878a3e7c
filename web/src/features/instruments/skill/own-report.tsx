import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { counted } from '../../../lib/numbers.ts';
import { Card } from '../../../ui/card.tsx';
import type { OwnSkillResults } from './api.ts';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';

const tidy = (value: number) => counted(Number(value.toFixed(2)));

/** The own result in plain words: score and band, topics as counts, the place among others when there are enough. */
export function OwnReport({ results }: { results: OwnSkillResults }) {
  const { t } = useLingui();
  const { percent, interval, certainty, topics, standing, questions, seconds } = results;
  const score = Math.round(percent);
  const [from, to] = interval.map(Math.round);
  const [points, maximum] = [tidy(results.points), tidy(results.maximum)];
  const minutes = seconds === null ? null : Math.max(1, Math.round(seconds / 60));
  return (
    <div className="grid gap-5">
      <Card title={<Trans>Your score</Trans>}>
        <p className="font-serif text-display">{score} %</p>
        <p className="mb-3 max-w-reading text-muted">
          <Trans>
            {points} of {maximum} points. With other questions like these you would most likely get
            between {from} and {to} %.
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
          <p className="max-w-reading">
            <Trans>
              {Math.round(standing.percentile)} of 100 people who took this test did less well. That
              is rough: it may be anything between {Math.round(standing.interval[0])} and{' '}
              {Math.round(standing.interval[1])}.
            </Trans>
          </p>
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
              Which questions were right is not shown here, because others will be asked the same
              ones. Who invited you sees it, but not what you chose.
            </Trans>
          </li>
        </ul>
      </Card>
    </div>
  );
}
