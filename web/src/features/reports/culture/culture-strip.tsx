import { fitRange } from '@assay/contract/culture-fit';
import { StripItem, StripScore, StripStyle, StripTraits } from '../strip-item.tsx';
import { number } from '../words.ts';
import type { CultureReport } from './api.ts';

/** What to see first: the fit with its band and in words, what comes first and last, and whether to trust it. */
export function CultureStrip({ report }: { report: CultureReport }) {
  const { comparison, categories, responseStyle } = report;
  const match = comparison?.match;
  const named = (wanted: 'low' | 'high') =>
    categories.filter(({ emphasis }) => emphasis === wanted).map(({ name }) => name);
  return (
    <dl className="mb-6 grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-2 lg:grid-cols-[1.3fr_1.2fr_1.2fr_1fr] print:grid-cols-4">
      <StripItem name="Fit to the organisation">
        {match ? (
          <StripScore value={number(match.fit)} band={fitRange(match.fitInterval)}>
            of 100; {comparison.label.toLowerCase()}
          </StripScore>
        ) : (
          <span className="text-muted">
            {comparison ? comparison.label : 'The organisation has not been described yet.'}
          </span>
        )}
      </StripItem>
      <StripItem name="Matters more">
        <StripTraits names={named('high')} />
      </StripItem>
      <StripItem name="Matters less">
        <StripTraits names={named('low')} />
      </StripItem>
      <StripStyle style={responseStyle} />
    </dl>
  );
}
