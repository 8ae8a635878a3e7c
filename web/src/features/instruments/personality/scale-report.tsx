import type { ScaleScore } from '@assay/contract/personality';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ScoreLine, usePercentileInWords } from '../../../ui/charts/score-line.tsx';
import { ChevronRightIcon } from '../../../ui/icons.tsx';
import { LineEnds } from '../line-ends.tsx';

/** A factor in words: the line, the band, the text, and its facets below. */
export function FactorReport({
  factor,
  facets,
}: {
  factor: ScaleScore;
  facets: readonly ScaleScore[];
}) {
  const percentileInWords = usePercentileInWords();
  const above = percentileInWords(factor.percentile);
  const { sten } = factor;
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface print:overflow-visible print:rounded-none print:border-x-0">
      <div className="break-inside-avoid break-after-avoid px-5 pt-5 pb-5 sm:px-7 sm:pt-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-title">{factor.name}</h2>
          <BandWords scale={factor} />
        </div>
        <p className="max-w-reading text-small text-muted">{factor.description}</p>
        <div className="mt-3.5">
          <ScoreLine score={factor} hue="personality" />
          <LineEnds />
        </div>
        <p className="mt-3.5 max-w-reading">{factor.text}</p>
        <p className="mt-2 text-small text-muted">
          <Trans>
            Sten {sten} of 10, {above} of the norm group.
          </Trans>
        </p>
      </div>
      {facets.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-control break-after-avoid items-center gap-2 px-5 py-2 text-small text-muted hover:text-ink sm:px-7">
            <ChevronRightIcon className="shrink-0 transition-transform duration-120 group-open:rotate-90" />
            <Plural value={facets.length} one="The one part of it" other="The # parts of it" />
            <span className="sr-only">: {factor.name}</span>
          </summary>
          <ul>
            {facets.map((facet) => (
              <ScaleItem key={facet.code} scale={facet} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** A facet or a tendency: name and line side by side, the text below. */
export function ScaleItem({ scale }: { scale: ScaleScore }) {
  return (
    <li className="break-inside-avoid border-t border-line px-5 py-4 sm:px-7 print:py-2.5">
      <div className="grid items-center gap-x-8 gap-y-1.5 sm:grid-cols-[1fr_15rem]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-sans text-body font-semibold tracking-normal">{scale.name}</h3>
          <BandWords scale={scale} />
        </div>
        <ScoreLine score={scale} hue="personality" />
      </div>
      <p className="mt-1.5 max-w-reading text-small text-muted">{scale.text}</p>
    </li>
  );
}

function BandWords({ scale }: { scale: ScaleScore }) {
  const { t } = useLingui();
  const words = {
    low: t`Lower than most`,
    average: t`Like most people`,
    high: t`Higher than most`,
  };
  return <span className="text-small font-medium text-personality">{words[scale.band]}</span>;
}
