import { Trans, useLingui } from '@lingui/react/macro';
import { Folded } from '../../../../ui/page/folded.tsx';
import { Dot, length, place, ScaleSvg } from '../../../../ui/charts/scale-svg.tsx';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { comparedColumns, ScoreAxis } from '../../../../features/reports/score-row.tsx';
import { facetsInWords, facetsOf, number } from '../../../../features/reports/words.ts';

type Scale = PersonalityComparison['scales'][number];

/** Scale by scale, how far the team reaches and where its middle is. */
export function SpreadChart({ comparison }: { comparison: PersonalityComparison }) {
  const { t } = useLingui();
  const { scales, members } = comparison;
  const [count, profile] = [members.length, comparison.profile?.name];
  const row = (scale: Scale) => <SpreadRow scale={scale} count={count} />;
  return (
    <figure
      aria-labelledby="spread"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="px-5 pt-5 pb-3 sm:px-6">
        <h2 id="spread" className="text-title">
          <Trans>Range and spread</Trans>
        </h2>
        <p className="mt-0.5 max-w-reading text-small text-muted">
          {profile === undefined ? (
            <Trans>
              T-scores. The bar goes from the lowest to the highest of {count} people, the dot is
              their average, the grey box the average range of the norm group.
            </Trans>
          ) : (
            <Trans>
              T-scores. The bar goes from the lowest to the highest of {count} people, the dot is
              their average, the grey box the average range of the norm group, the thin mark the
              profile {profile}.
            </Trans>
          )}
        </p>
      </figcaption>
      <div className="px-5 pb-2 sm:px-6">
        <ScoreAxis columns={comparedColumns} />
      </div>
      {scales
        .filter(({ kind }) => kind === 'factor')
        .map((factor) => (
          <section key={factor.code} aria-label={factor.name} className="border-t border-line">
            <div className="px-5 pt-3.5 sm:px-6">{row(factor)}</div>
            <Folded name={facetsInWords(facetsOf(scales, factor), factor.name)}>
              {facetsOf(scales, factor).map((facet) => (
                <div
                  key={facet.code}
                  className="border-t border-line bg-paper/55 px-5 py-2.5 sm:px-6 sm:pl-10"
                >
                  {row(facet)}
                </div>
              ))}
            </Folded>
          </section>
        ))}
      {scales.some(({ kind }) => kind === 'tendency') && (
        <section aria-label={t`Tendencies`} className="border-t border-line">
          <Folded name={t`Tendencies`}>
            {scales
              .filter(({ kind }) => kind === 'tendency')
              .map((scale) => (
                <div key={scale.code} className="border-t border-line px-5 py-2.5 sm:px-6">
                  {row(scale)}
                </div>
              ))}
          </Folded>
        </section>
      )}
    </figure>
  );
}

function SpreadRow({ scale, count }: { scale: Scale; count: number }) {
  const { t } = useLingui();
  const { name, kind, mean, lowest, highest, target, reached } = scale;
  const [average, from, to] = [mean, lowest, highest].map((one) => number(one));
  const [spread, asked] = [number(scale.sd, 1), number(target ?? 0)];
  const label =
    target === null
      ? t`${name}: average T ${average}, from ${from} to ${to}, spread ${spread}`
      : t`${name}: average T ${average}, from ${from} to ${to}, spread ${spread}; the profile ${asked}`;
  return (
    <div
      className={`grid min-w-0 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 print:break-inside-avoid ${comparedColumns}`}
    >
      <div className={kind === 'factor' ? 'font-semibold' : 'font-medium'}>{name}</div>
      <div className="max-sm:order-3 max-sm:col-span-2 print:order-none print:col-span-1">
        <ScaleSvg label={label} height={26} target={target}>
          <rect x="0" width="100%" y="12" height="2" rx="1" className="fill-line" />
          <rect
            x={place(lowest)}
            width={length([lowest, highest])}
            y="9"
            height="8"
            rx="4"
            fill="currentColor"
            opacity="0.28"
          />
          <Dot t={mean} y={13} />
        </ScaleSvg>
      </div>
      <div aria-hidden className="text-right">
        <div>
          <Trans>
            <span className="font-semibold">{average}</span>, {from} to {to}
          </Trans>
        </div>
        <div className="text-tiny text-muted">
          {reached === null
            ? t`spread ${spread}`
            : t`spread ${spread}, met by ${reached} of ${count}`}
        </div>
      </div>
    </div>
  );
}
