import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import type { PersonalityAverages } from '../api.ts';
import { facetsInWords, facetsOf } from '../words.ts';
import { AveragesRow } from './averages-row.tsx';
import { AveragesTable } from './averages-table.tsx';
import { letters } from './letters.tsx';

/** Averages on lines: the dot is the mean, the pale bar its confidence interval. */
export function AveragesChart({ averages }: { averages: readonly PersonalityAverages[] }) {
  const { t } = useLingui();
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
        <EmptyState title={t`No averages to show`}>
          <Trans>
            Each chosen campaign has too few results. Choose another, or come back when more people
            have completed the test.
          </Trans>
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
          <Trans>Averages</Trans>
        </h2>
        <p className="mt-0.5 max-w-190 text-small text-muted">
          <Trans>
            T-scores: the dot is the average, the pale bar its 95 % confidence range, the grey box
            the average range of the norm group. Where the bars of two campaigns overlap, the
            difference could be chance; with this many scales, some also differ by chance alone.
            Each person counts in one group of five or more, whose average is rounded and never
            changes, so that no average reveals a single person. Averages do not say why groups
            differ. Tendencies are not averaged.
          </Trans>
        </p>
      </figcaption>
      {scales
        .filter(({ kind }) => kind === 'factor')
        .map((factor) => (
          <section key={factor.code} aria-label={factor.name} className="border-t border-line">
            <div className="px-5 pt-3.5 sm:px-6">{row(factor.code)}</div>
            <Folded name={facetsInWords(facetsOf(scales, factor), factor.name)}>
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
