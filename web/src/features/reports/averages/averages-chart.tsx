import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Folded } from '../folded.tsx';
import type { PersonalityAverages } from '../api.ts';
import { facetsOf } from '../words.ts';
import { AveragesRow } from './averages-row.tsx';
import { AveragesTable } from './averages-table.tsx';
import { letters } from './letters.tsx';

/** Averages on lines: the dot is the mean, the pale bar its confidence interval. */
export function AveragesChart({ averages }: { averages: readonly PersonalityAverages[] }) {
  const shown = averages.flatMap(({ campaign, scales }, index) =>
    scales ? [{ letter: letters[index] ?? '', name: campaign.name, scales }] : [],
  );
  // Facet O6 is there for development campaigns only.
  const scales = shown
    .map((campaign) => campaign.scales)
    .toSorted((one, other) => other.length - one.length)[0];
  if (!scales) {
    return (
      <Card>
        <EmptyState title="No averages to show">
          Each chosen campaign has too few results. Choose another, or come back when more people
          have finished.
        </EmptyState>
      </Card>
    );
  }
  const row = (code: string) => <AveragesRow code={code} campaigns={shown} />;
  return (
    <figure
      aria-labelledby="averages"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="px-5 pt-5 pb-4 sm:px-6">
        <h2 id="averages" className="text-title">
          Averages
        </h2>
        <p className="mt-0.5 max-w-190 text-small text-muted">
          T-scores: the dot is the average, the pale bar its 95 % confidence interval, the grey box
          the average range of the norm group. Where the bars of two campaigns overlap, the
          difference is within chance; so many scales also make some differ by chance alone. Each
          person counts in one group of five or more, whose average is rounded and never changes, so
          that no average shows a single person or why groups differ. Tendencies are not averaged.
        </p>
      </figcaption>
      {scales
        .filter(({ kind }) => kind === 'factor')
        .map((factor) => (
          <section key={factor.code} aria-label={factor.name} className="border-t border-line">
            <div className="px-5 pt-3.5 sm:px-6">{row(factor.code)}</div>
            <Folded name={`${facetsOf(scales, factor).length} facets of ${factor.name}`}>
              {facetsOf(scales, factor).map(({ code }) => (
                <div
                  key={code}
                  className="border-t border-line bg-paper/55 px-5 py-2.5 sm:px-6 sm:pl-10"
                >
                  {row(code)}
                </div>
              ))}
            </Folded>
          </section>
        ))}
      <div className="print:hidden">
        <AveragesTable campaigns={shown} scales={scales} />
      </div>
    </figure>
  );
}
