import type { OwnScale } from '@assay/contract/personality';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { ChevronRightIcon } from '../../../ui/text/icons.tsx';

/** A factor in words: how it stands, what that means, and its facets below. */
export function FactorReport({
  factor,
  facets,
}: {
  factor: OwnScale;
  facets: readonly OwnScale[];
}) {
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface print:overflow-visible print:rounded-none print:border-x-0">
      <div className="break-inside-avoid break-after-avoid px-5 pt-5 pb-5 sm:px-7 sm:pt-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-title">{factor.name}</h2>
          <Standing scale={factor} />
        </div>
        <p className="max-w-reading text-small text-muted">{factor.description}</p>
        <p className="mt-3.5 max-w-reading">{factor.text}</p>
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

/** A facet or a tendency: name and standing side by side, the text below. */
export function ScaleItem({ scale }: { scale: OwnScale }) {
  return (
    <li className="break-inside-avoid border-t border-line px-5 py-4 sm:px-7 print:py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="font-sans text-body font-semibold tracking-normal">{scale.name}</h3>
        <Standing scale={scale} />
      </div>
      <p className="mt-1 max-w-reading text-small text-muted">{scale.text}</p>
    </li>
  );
}

const standings = {
  low: msg`Lower than most`,
  leans_low: msg`Average or lower`,
  average: msg`Like most people`,
  leans_high: msg`Average or higher`,
  high: msg`Higher than most`,
  little: msg`Your answers: rather not`,
  partly: msg`Your answers: partly`,
  much: msg`Your answers: very much`,
} as const;

function Standing({ scale }: { scale: OwnScale }) {
  const { i18n } = useLingui();
  return (
    <span className="text-small font-medium text-violet">{i18n._(standings[scale.standing])}</span>
  );
}
