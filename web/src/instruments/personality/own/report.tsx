import { Trans } from '@lingui/react/macro';
import { counted } from '../../../lib/numbers.ts';
import { Card } from '../../../ui/page/card.tsx';
import { inGroups } from './own-results.ts';
import type { OwnResults } from './own-results.ts';
import { FactorReport, ScaleItem } from './scale-report.tsx';

/** The own result: five factors, tendencies, what it means and what not, and with whom it compares. */
export function Report({ results }: { results: OwnResults }) {
  const { factors, tendencies } = inGroups(results.scales);
  const { norm } = results;
  return (
    <div className="grid gap-5">
      <Card title={<Trans>How to read it</Trans>}>
        <p className="max-w-reading">
          <Trans>
            The words beside each name say how your answers compare with those of other people.
            Where that is not certain, they say so: “average or higher” may turn out to be average
            on another day. Neither end is better.
          </Trans>
        </p>
      </Card>
      {factors.map(({ factor, facets }) => (
        <FactorReport key={factor.code} factor={factor} facets={facets} />
      ))}
      {tendencies.length > 0 && (
        <Card
          flush
          title={<Trans>Tendencies at work</Trans>}
          note={<Trans>Hints from short scales, to talk about rather than to rely on.</Trans>}
        >
          <ul>
            {tendencies.map((tendency) => (
              <ScaleItem key={tendency.code} scale={tendency} />
            ))}
          </ul>
        </Card>
      )}
      <Card title={<Trans>What this means, and what not</Trans>}>
        <ul className="grid max-w-reading list-disc gap-2 pl-5 marker:text-muted">
          {results.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Card>
      <Card title={<Trans>Whom you are compared with</Trans>}>
        <p className="max-w-reading">
          {norm.name}, {norm.version}, {norm.group}.
        </p>
        <p className="mt-1 max-w-reading text-small text-muted">
          {norm.source}{' '}
          {norm.n === null ? (
            <Trans>The source does not say how many people there were.</Trans>
          ) : (
            <Trans>{counted(norm.n)} people.</Trans>
          )}
        </p>
      </Card>
    </div>
  );
}
