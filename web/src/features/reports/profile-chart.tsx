import { useState } from 'react';
import { ScoreTable } from '../../ui/charts/score-table.tsx';
import { Button } from '../../ui/button.tsx';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import type { PersonalityReport, ReportScale } from './api.ts';
import { ScaleText, ScoreAxis, ScoreRow } from './score-row.tsx';
import { factorDetails, normInWords } from './words.ts';

/** The five factors, each with its facets behind it. */
export function ProfileChart({ report }: { report: PersonalityReport }) {
  const { scales, norm, fit } = report;
  const factors = scales.filter(({ kind }) => kind === 'factor');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const all = open.size === factors.length;
  const target = fit?.profile.name;
  const inOrder = factors.flatMap((factor) => [factor, ...facetsOf(scales, factor)]);
  return (
    <figure
      aria-labelledby="profile"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface print:overflow-visible"
    >
      <figcaption className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 pt-5 sm:px-6">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="profile" className="text-title">
            Profile
          </h2>
          <p className="mt-0.5 max-w-reading text-small text-muted">
            T-scores against {normInWords(norm)}. The pale bar is the 95 % band, the grey box the
            average range{target && `, the thin mark the profile ${target}`}.
          </p>
        </div>
        <Button
          className="print:hidden"
          onClick={() => setOpen(new Set(all ? [] : factors.map(({ code }) => code)))}
        >
          {all ? 'Hide the facets' : 'Show all facets'}
        </Button>
      </figcaption>
      <div className="py-2 pr-5 pl-11 sm:pr-6 sm:pl-12">
        <ScoreAxis />
      </div>
      {factors.map((factor) => (
        <details
          key={factor.code}
          open={open.has(factor.code)}
          className="group border-t border-line"
          onToggle={(event) => {
            const next = new Set(open);
            if (event.currentTarget.open) next.add(factor.code);
            else next.delete(factor.code);
            if (next.size !== open.size) setOpen(next);
          }}
        >
          <summary className="flex items-start gap-2 py-4 pr-5 pl-4 transition-colors duration-120 hover:bg-paper/70 sm:items-center sm:pr-6 print:break-inside-avoid">
            <ChevronRightIcon className="mt-1 shrink-0 text-muted transition-transform duration-120 group-open:rotate-90 sm:mt-0 print:invisible" />
            <ScoreRow scale={factor} targetName={target} detail={factorDetails[factor.code]} />
          </summary>
          <p className="max-w-reading pr-5 pb-4 pl-11 sm:pl-12">{factor.text}</p>
          {facetsOf(scales, factor).map((facet) => (
            <div
              key={facet.code}
              className="border-t border-line bg-paper/55 py-3.5 pr-5 pl-11 sm:pr-6 sm:pl-12 print:break-inside-avoid"
            >
              <ScoreRow scale={facet} targetName={target} />
              <ScaleText scale={facet} />
            </div>
          ))}
        </details>
      ))}
      <div className="print:hidden">
        <ScoreTable
          title="Profile"
          scores={inOrder.map((scale) => ({ ...scale, facet: scale.kind === 'facet' }))}
          targetName={target}
        />
      </div>
    </figure>
  );
}

function facetsOf(scales: readonly ReportScale[], { code }: ReportScale) {
  return scales.filter(({ kind, factor }) => kind === 'facet' && factor === code);
}

/** The eight tendencies, apart from the factors: their norm is another, and weaker. */
export function TendencyChart({ report }: { report: PersonalityReport }) {
  const tendencies = report.scales.filter(({ kind }) => kind === 'tendency');
  if (tendencies.length === 0) return null;
  return (
    <figure
      aria-labelledby="tendencies"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface print:overflow-visible"
    >
      <figcaption className="px-5 pt-5 sm:px-6">
        <h2 id="tendencies" className="text-title">
          Tendencies
        </h2>
        <p className="mt-0.5 max-w-reading text-small text-muted">
          Short scales beside the five factors, compared with starting values from other questions.
          They are hints for a conversation and no evidence of their own.
        </p>
      </figcaption>
      <div className="px-5 py-2 sm:px-6">
        <ScoreAxis />
      </div>
      {tendencies.map((scale) => (
        <div
          key={scale.code}
          className="border-t border-line px-5 py-3.5 sm:px-6 print:break-inside-avoid"
        >
          <ScoreRow scale={scale} targetName={undefined} />
          <ScaleText scale={scale} />
        </div>
      ))}
      <div className="print:hidden">
        <ScoreTable title="Tendencies" scores={tendencies} targetName={undefined} />
      </div>
    </figure>
  );
}
