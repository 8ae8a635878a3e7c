import { Trans, useLingui } from '@lingui/react/macro';
import { StripItem, StripStyle, StripTraits } from '../../../features/reports/strip-item.tsx';
import { number } from '../../../features/reports/words.ts';
import type { CultureReport } from './api.ts';
import { fitRange } from '../../../lib/culture-fit.ts';

/** What to see first: the fit in words with its figure and band, what comes first and last, and whether to trust it. */
export function CultureStrip({ report }: { report: CultureReport }) {
  const { comparison, categories, responseStyle } = report;
  const { t } = useLingui();
  const match = comparison?.match;
  const fit = number(match?.fit ?? 0);
  const within = match && fitRange(match.fit, match.fitInterval);
  const named = (wanted: 'low' | 'high') =>
    categories.filter(({ emphasis }) => emphasis === wanted).map(({ name }) => name);
  return (
    <dl className="mb-6 grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-2 lg:grid-cols-[1.3fr_1.2fr_1.2fr_1fr] print:grid-cols-4">
      <StripItem name={t`Fit with the organisation`}>
        {match ? (
          <>
            <span className="font-serif text-title">{comparison.label}</span>
            <span className="block text-small text-muted">
              <Trans>
                Fit {fit} of 100, {within}
              </Trans>
            </span>
          </>
        ) : (
          <span className="text-muted">
            {comparison ? comparison.label : t`The organisation has not been described yet.`}
          </span>
        )}
      </StripItem>
      <StripItem name={t`Matters more`}>
        <StripTraits names={named('high')} />
      </StripItem>
      <StripItem name={t`Matters less`}>
        <StripTraits names={named('low')} />
      </StripItem>
      <StripStyle style={responseStyle} />
    </dl>
  );
}
