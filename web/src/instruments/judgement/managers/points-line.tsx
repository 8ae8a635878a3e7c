import { useLingui } from '@lingui/react/macro';
import { PercentLine } from '../../../ui/charts/percent-line.tsx';
import type { JudgementRow } from './api.ts';

type Points = Pick<JudgementRow, 'points' | 'possible' | 'interval'>;

/** Points as a dot on the line of what is possible, with their range. */
export function PointsLine({ points, possible, interval: [from, to] }: Points) {
  const { t } = useLingui();
  const share = (value: number) => (100 * value) / possible;
  return (
    <PercentLine
      name={t`Points`}
      percent={share(points)}
      interval={[share(from), share(to)]}
      hue="plum"
      label={t`${points} of ${possible} points, between ${from} and ${to}`}
    />
  );
}
