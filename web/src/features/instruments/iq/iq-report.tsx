import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/card.tsx';
import { ScoreLine, usePercentileInWords } from '../../../ui/charts/score-line.tsx';
import type { OwnIqResults } from './own-results.ts';
import { LineEnds } from '../line-ends.tsx';

type Score = OwnIqResults['scores'][number];

/** The own result: the whole first, then the sections, what it means and what not. */
export function IqOwnReport({ results }: { results: OwnIqResults }) {
  const { norm, scores, limits } = results;
  const { name, group, version } = norm;
  return (
    <div className="grid gap-5">
      <Card title={<Trans>How to read it</Trans>}>
        <p className="max-w-reading">
          <Trans>
            The dot shows the score, the coloured band around it how sure that is: the true place
            lies almost certainly somewhere in it. The grey field is the middle of the range. The
            test is short, so the bands are wide.
          </Trans>
        </p>
      </Card>
      {scores.toReversed().map((score) => (
        <OwnScore key={score.code} score={score} />
      ))}
      <Card title={<Trans>What this means, and what not</Trans>}>
        <ul className="grid max-w-reading list-disc gap-2 pl-5 marker:text-muted">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Card>
      <Card title={<Trans>What you are compared with</Trans>}>
        <p className="max-w-reading">
          <Trans>
            {name}, {group}, version {version}.
          </Trans>
        </p>
        <p className="mt-1 max-w-reading text-small text-muted first-letter:uppercase">
          {norm.source}.
        </p>
      </Card>
    </div>
  );
}

function OwnScore({ score }: { score: Score }) {
  const { t } = useLingui();
  const above = usePercentileInWords()(score.percentile);
  const bands = {
    low: t`Below the middle`,
    average: t`In the middle`,
    high: t`Above the middle`,
  };
  const { name, iq, answered, asked, tInterval } = score;
  const [from, to] = score.interval;
  return (
    <section className="break-inside-avoid-page rounded-card border border-line bg-surface px-5 pt-5 pb-5 sm:px-7 sm:pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-title">{name}</h2>
        {answered > asked / 2 && (
          <span className="text-small font-medium text-logical">{bands[score.band]}</span>
        )}
      </div>
      <p className="max-w-reading text-small text-muted">{score.description}</p>
      <div className="mt-3.5">
        <ScoreLine score={{ ...score, interval: tInterval }} hue="logical" />
        <LineEnds />
      </div>
      <p className="mt-3.5 max-w-reading">{score.text}</p>
      <p className="mt-2 text-small text-muted">
        <Trans>
          IQ {iq}, between {from} and {to}, {above} of the norm. You answered {answered} of {asked}{' '}
          questions.
        </Trans>
      </p>
    </section>
  );
}
