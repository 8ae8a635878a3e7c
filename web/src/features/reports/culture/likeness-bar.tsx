import { fitRange } from '@assay/contract/culture-fit';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';
import type { CultureReport } from './api.ts';

type Match = NonNullable<NonNullable<CultureReport['comparison']>['match']>;

interface LikenessBarProps {
  name: string;
  match: Pick<Match, 'fit' | 'fitInterval'>;
}

/** How alike two profiles are, from 0 to 100, with its band and the ends in words. */
export function LikenessBar({ name, match: { fit, fitInterval } }: LikenessBarProps) {
  const label = `${name} ${fit} of 100, ${fitRange(fitInterval)}`;
  return (
    <div className="my-3">
      <PercentLine {...{ name, label }} percent={fit} interval={fitInterval} hue="culture" />
      <div aria-hidden className="flex justify-between text-tiny text-muted">
        <span>0, nothing in common</span>
        <span>100, the same</span>
      </div>
    </div>
  );
}
