import { Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import type { OwnLogicalResults } from './own-results.ts';

type Score = OwnLogicalResults['scores'][number];

/** The own result in words: the whole first, then the sections, what it means and what not. */
export function LogicalOwnReport({ results }: { results: OwnLogicalResults }) {
  const { norm, scores, limits } = results;
  const { name, group, version } = norm;
  return (
    <div className="grid gap-5">
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
      <Card title={<Trans>Where this result comes from</Trans>}>
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
  const { name, description, inWords, text, answered, asked } = score;
  return (
    <section className="break-inside-avoid-page rounded-card border border-line bg-surface px-5 pt-5 pb-5 sm:px-7 sm:pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-title">{name}</h2>
        <span className="text-small font-medium text-blue">{inWords}</span>
      </div>
      <p className="max-w-reading text-small text-muted">{description}</p>
      <p className="mt-3.5 max-w-reading">{text}</p>
      <p className="mt-2 text-small text-muted">
        <Trans>
          You answered {answered} of {asked} questions.
        </Trans>
      </p>
    </section>
  );
}
