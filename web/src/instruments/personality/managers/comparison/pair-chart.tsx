import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Folded } from '../../../../ui/page/folded.tsx';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { comparedColumns, ScoreAxis } from '../../../../features/reports/score-row.tsx';
import { facetsInWords, facetsOf, listInWords } from '../../../../features/reports/words.ts';
import { PairLegend } from '../../../../features/reports/pair-line.tsx';
import { PairRow } from './pair-row.tsx';
import { PairTable } from './pair-table.tsx';

interface PairChartProps {
  comparison: PersonalityComparison;
  names: readonly [string, string];
}

/** Two profiles on the same lines: factors with their facets behind them, then the tendencies. */
export function PairChart({ comparison, names }: PairChartProps) {
  const { t } = useLingui();
  const { scales, differences } = comparison;
  const profile = comparison.profile?.name;
  const ofKind = (kind: string) => scales.filter((scale) => scale.kind === kind);
  const differing = new Set(
    differences?.flatMap(({ code, meaningful }) => (meaningful ? [code] : [])),
  );
  return (
    <>
      <PairFigure
        id="profile"
        title={t`Profile`}
        note={
          profile === undefined
            ? t`A dot and its pale bar are a score with its 95 % confidence range, the grey box the average range.`
            : t`A dot and its pale bar are a score with its 95 % confidence range, the grey box the average range, the thin mark the profile ${profile}.`
        }
        names={names}
        table={<PairTable title={t`Profile`} {...{ comparison, names }} tendencies={false} />}
      >
        {ofKind('factor').map((factor) => {
          const facets = facetsOf(scales, factor);
          const marked = facets.filter(({ code }) => differing.has(code)).map(({ name }) => name);
          const inFacets = listInWords(marked);
          return (
            <section key={factor.code} aria-label={factor.name} className="border-t border-line">
              <div className="px-5 pt-3.5 sm:px-6">
                <PairRow scale={factor} comparison={comparison} names={names} />
              </div>
              <Folded
                name={facetsInWords(facets, factor.name)}
                inside={
                  marked.length > 0 ? t`clear difference in ${inFacets}` : t`no clear difference`
                }
              >
                {facets.map((facet) => (
                  <div
                    key={facet.code}
                    className="border-t border-line bg-paper/55 px-5 py-2.5 sm:px-6 sm:pl-10"
                  >
                    <PairRow scale={facet} comparison={comparison} names={names} />
                  </div>
                ))}
              </Folded>
            </section>
          );
        })}
      </PairFigure>
      {ofKind('tendency').length > 0 && (
        <PairFigure
          id="tendencies"
          title={t`Tendencies`}
          note={t`Short scales: hints for a conversation, not evidence on their own.`}
          names={names}
          table={<PairTable title={t`Tendencies`} {...{ comparison, names }} tendencies />}
        >
          {ofKind('tendency').map((scale) => (
            <div key={scale.code} className="border-t border-line px-5 py-2.5 sm:px-6">
              <PairRow scale={scale} comparison={comparison} names={names} />
            </div>
          ))}
        </PairFigure>
      )}
    </>
  );
}

interface PairFigureProps {
  id: string;
  title: string;
  note: string;
  names: readonly [string, string];
  table: ReactNode;
  children: ReactNode;
}

function PairFigure({ id, title, note, names, table, children }: PairFigureProps) {
  return (
    <figure
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="grid gap-2 px-5 pt-5 pb-3 sm:px-6">
        <div>
          <h2 id={id} className="text-title">
            {title}
          </h2>
          <p className="mt-0.5 max-w-reading text-small text-muted">{note}</p>
        </div>
        <PairLegend names={names} />
      </figcaption>
      <div className="px-5 pb-2 sm:px-6">
        <ScoreAxis columns={comparedColumns} />
      </div>
      {children}
      <div className="print:hidden">{table}</div>
    </figure>
  );
}
