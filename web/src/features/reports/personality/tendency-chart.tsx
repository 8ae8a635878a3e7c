import { ScoreTable } from '../../../ui/charts/score-table.tsx';
import type { PersonalityReport } from '../api.ts';
import { ScaleText, ScoreAxis, ScoreRow } from '../score-row.tsx';

/** The eight tendencies, apart from the factors: their norm is another, and weaker. */
export function TendencyChart({ report }: { report: PersonalityReport }) {
  const tendencies = report.scales.filter(({ kind }) => kind === 'tendency');
  if (tendencies.length === 0) return null;
  return (
    <figure
      id="tendencies"
      aria-labelledby="tendencies-title"
      className="min-w-0 scroll-mt-4 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="px-5 pt-5 sm:px-6">
        <h2 id="tendencies-title" className="text-title">
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
          <ScaleText scale={scale} profileName={undefined} />
        </div>
      ))}
      <div className="print:hidden">
        <ScoreTable title="Tendencies" scores={tendencies} targetName={undefined} />
      </div>
    </figure>
  );
}
