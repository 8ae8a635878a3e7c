import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DotLine } from '../../../../ui/charts/dot-line.tsx';
import { ScoreTable } from '../../../../ui/charts/score-table.tsx';
import type { PersonalityReport } from '../../../../features/reports/api.ts';
import { ScaleText, ScoreAxis, ScoreRow } from '../../../../features/reports/score-row.tsx';
import { number } from '../../../../features/reports/words.ts';

type Tendency = PersonalityReport['tendencies'][number];

/** The eight tendencies, apart from the factors: scores where they have a norm of their own, positions where not. */
export function TendencyChart({ report }: { report: PersonalityReport }) {
  const scored = report.scales.filter(({ kind }) => kind === 'tendency');
  const { tendencies } = report;
  if (scored.length + tendencies.length === 0) return null;
  return (
    <figure
      id="tendencies"
      aria-labelledby="tendencies-title"
      className="min-w-0 scroll-mt-4 overflow-hidden rounded-card border border-line bg-surface"
    >
      <figcaption className="px-5 pt-5 pb-3 sm:px-6">
        <h2 id="tendencies-title" className="text-title">
          <Trans>Tendencies</Trans>
        </h2>
        <p className="mt-0.5 max-w-reading text-small text-muted">
          <Trans>
            Short scales beside the five factors: hints for a conversation, not evidence on their
            own.
          </Trans>{' '}
          {tendencies.length > 0 &&
            t`They have no norm yet, so there is no T-score, sten or percentile: the dot shows where the answers lie between the lowest and the highest possible sum.`}
        </p>
      </figcaption>
      {scored.length > 0 && (
        <div className="px-5 py-2 sm:px-6">
          <ScoreAxis />
        </div>
      )}
      {scored.map((scale) => (
        <div
          key={scale.code}
          className="border-t border-line px-5 py-3.5 sm:px-6 print:break-inside-avoid"
        >
          <ScoreRow scale={scale} targetName={undefined} />
          <ScaleText scale={scale} profileName={undefined} />
        </div>
      ))}
      {tendencies.map((tendency) => (
        <PositionRow key={tendency.code} tendency={tendency} />
      ))}
      {scored.length > 0 && (
        <div className="print:hidden">
          <ScoreTable title={t`Tendencies`} scores={scored} targetName={undefined} />
        </div>
      )}
    </figure>
  );
}

const said = {
  low: msg`answers speak against it`,
  average: msg`answers are divided`,
  high: msg`answers speak for it`,
};

/** A tendency without a norm: where the answers lie, and what they say. */
function PositionRow({ tendency }: { tendency: Tendency }) {
  const { i18n } = useLingui();
  const { name, position, band, text, description } = tendency;
  const words = i18n._(said[band]);
  const place = number(position);
  return (
    <div className="border-t border-line px-5 py-3.5 sm:px-6 print:break-inside-avoid">
      <div className="grid min-w-0 grid-cols-[1fr_auto] gap-x-4 gap-y-1 sm:grid-cols-[minmax(8rem,11rem)_1fr_8.5rem] sm:items-center sm:gap-x-6 print:grid-cols-[10rem_1fr_8.5rem]">
        <div className="font-medium">{name}</div>
        <div className="order-3 col-span-2 sm:order-none sm:col-span-1 print:order-none print:col-span-1">
          <DotLine
            label={t`${name}: ${place} of 100 between the lowest and the highest sum, ${words}`}
            hue="violet"
            value={position}
          />
        </div>
        <div aria-hidden className="text-right">
          <div>
            <Trans>
              <span className="font-semibold">{place}</span> of 100
            </Trans>
          </div>
          <div className="text-tiny text-muted">{words}</div>
        </div>
      </div>
      <p className="mt-1 max-w-reading text-small">
        {text} <span className="text-muted print:hidden">{description}</span>
      </p>
    </div>
  );
}
