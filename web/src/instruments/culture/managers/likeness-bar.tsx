import { Trans, useLingui } from '@lingui/react/macro';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';
import type { CultureReport } from './api.ts';
import { fitRange } from '../../../lib/culture-fit.ts';

type Match = NonNullable<NonNullable<CultureReport['comparison']>['match']>;

interface LikenessBarProps {
  name: string;
  match: Pick<Match, 'fit' | 'fitInterval'>;
}

/** How alike two profiles are, from 0 to 100, with its band and the ends in words. */
export function LikenessBar({ name, match: { fit, fitInterval } }: LikenessBarProps) {
  const { t } = useLingui();
  const within = fitRange(fit, fitInterval);
  const label = t`${name} ${fit} of 100, ${within}`;
  return (
    <div className="my-3">
      <PercentLine {...{ name, label }} percent={fit} interval={fitInterval} hue="rust" />
      <div aria-hidden className="flex justify-between text-tiny text-muted">
        <span>
          <Trans>0, nothing in common</Trans>
        </span>
        <span>
          <Trans>100, the same</Trans>
        </span>
      </div>
    </div>
  );
}
