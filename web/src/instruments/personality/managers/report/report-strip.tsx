import { useLingui } from '@lingui/react/macro';
import type { PersonalityReport } from '../../../../features/reports/api.ts';
import {
  StripItem,
  StripScore,
  StripStyle,
  StripTraits,
} from '../../../../features/reports/strip-item.tsx';
import { fitInShort } from '../../../../features/reports/words.ts';

/** The four things to see first: fit with its band, what stands out, and whether the answers can be trusted. */
export function ReportStrip({ report }: { report: PersonalityReport }) {
  const { t } = useLingui();
  const { fit, responseStyle } = report;
  const profile = fit?.profile.name;
  return (
    <dl className="mb-6 grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr] print:grid-cols-4">
      <StripItem name={fit ? t`Fit with ${profile}` : t`Fit`}>
        {fit ? (
          <FitScore fit={fit} />
        ) : (
          <span className="text-muted">
            {report.campaign
              ? t`This campaign has no reference profile.`
              : t`Not part of a campaign.`}
          </span>
        )}
      </StripItem>
      <StripItem name={t`Closest to the profile`}>
        <StripTraits names={fit?.strongest} />
      </StripItem>
      <StripItem name={t`Largest gaps`}>
        <StripTraits names={fit?.furthestBelow} />
      </StripItem>
      <StripStyle style={responseStyle} />
    </dl>
  );
}

function FitScore({ fit }: { fit: NonNullable<PersonalityReport['fit']> }) {
  const { value, band, unit } = fitInShort(fit);
  return (
    <StripScore value={value} band={band}>
      {unit}
    </StripScore>
  );
}
