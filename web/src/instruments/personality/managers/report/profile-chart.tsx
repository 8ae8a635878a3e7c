import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/button.tsx';
import { ScoreTable } from '../../../../ui/charts/score-table.tsx';
import type { PersonalityReport, ReportScale } from '../../../../features/reports/api.ts';
import { Folded } from '../../../../ui/page/folded.tsx';
import { ScaleText, ScoreAxis, ScoreRow } from '../../../../features/reports/score-row.tsx';
import {
  ageGroupInWords,
  bandInWords,
  factorDetail,
  facetsInWords,
  facetsOf,
  inOrder,
  normInWords,
} from '../../../../features/reports/words.ts';
import { useOpenFactors } from './open-factors.ts';

/** The five factors in line and word, each with its facets behind it. */
export function ProfileChart({ report }: { report: PersonalityReport }) {
  const { scales, norm, ageGroup, fit } = report;
  const factors = scales.filter(({ kind }) => kind === 'factor');
  const { open, setOne, setAll } = useOpenFactors(factors.map(({ code }) => code));
  const all = open.size === factors.length;
  const target = fit?.profile.name;
  const against = normInWords(norm);
  return (
    <figure
      id="profile"
      aria-labelledby="profile-title"
      className="min-w-0 scroll-mt-4 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 pt-5 sm:px-6">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="profile-title" className="text-title">
            <Trans>Profile</Trans>
          </h2>
          <p className="mt-0.5 max-w-reading text-small text-muted">
            {target ? (
              <Trans>
                T-scores against {against}. The pale bar is the 95 % confidence range, the grey box
                the average range, the thin mark on the facets the profile {target}.
              </Trans>
            ) : (
              <Trans>
                T-scores against {against}. The pale bar is the 95 % confidence range, the grey box
                the average range.
              </Trans>
            )}
            {ageGroup && ` ${ageGroupInWords(ageGroup)}`}
          </p>
        </div>
        <Button className="print:hidden" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? t`Hide facets` : t`Show facets`}
        </Button>
      </figcaption>
      <div className="px-5 py-2 sm:px-6">
        <ScoreAxis />
      </div>
      {factors.map((factor) => {
        const facets = facetsOf(scales, factor);
        return (
          <section key={factor.code} aria-label={factor.name} className="border-t border-line">
            <div className="px-5 pt-4 sm:px-6 print:break-inside-avoid">
              <ScoreRow scale={factor} targetName={target} detail={factorDetail(factor.code)} />
              <p className="mt-1.5 max-w-reading">{factor.text}</p>
            </div>
            <Folded
              name={facetsInWords(facets, factor.name)}
              inside={markedInWords(facets)}
              open={open.has(factor.code)}
              onToggle={(isOpen) => setOne(factor.code, isOpen)}
            >
              {facets.map((facet) => (
                <div
                  key={facet.code}
                  className="border-t border-line bg-paper/55 px-5 py-3.5 sm:px-6 sm:pl-10 print:break-inside-avoid"
                >
                  <ScoreRow scale={facet} targetName={target} />
                  <ScaleText scale={facet} profileName={target} />
                </div>
              ))}
            </Folded>
          </section>
        );
      })}
      <div className="print:hidden">
        <ScoreTable
          title={t`Profile`}
          scores={inOrder(scales)
            .filter(({ kind }) => kind !== 'tendency')
            .map((scale) => ({ ...scale, facet: scale.kind === 'facet' }))}
          targetName={target}
        />
      </div>
    </figure>
  );
}

/** Which facets leave the average range, in the words of their rows, so that nobody opens them for nothing. */
function markedInWords(facets: readonly ReportScale[]): string {
  const marked = facets.filter(({ band }) => band !== 'average');
  if (marked.length === 0) return t`all average`;
  const rank = ({ band, leaning }: ReportScale) => (band === 'high' ? 0 : 2) + (leaning ? 1 : 0);
  const groups = Map.groupBy(
    marked.toSorted((one, other) => rank(one) - rank(other)),
    ({ band, leaning }) => bandInWords(band, leaning),
  );
  return [...groups]
    .map(([words, some]) => `${words}: ${some.map(({ name }) => name).join(', ')}`)
    .join('; ');
}
