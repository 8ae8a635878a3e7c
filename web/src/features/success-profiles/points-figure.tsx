import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { counted, decimal } from '../../lib/numbers.ts';
import { Scatter } from '../../ui/charts/scatter.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { Finding } from './api.ts';
import { points } from './api.ts';
import { outcomeWords } from './words.ts';

/** The people behind a correlation, without their names. */
export function PointsFigure({ id, finding }: { id: number; finding: Finding }) {
  const { t } = useLingui();
  const { code, name, outcome } = finding;
  const query = useQuery(points(id, code, outcome));
  const rating = t(outcomeWords[outcome]);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-80" />}>
      {(found) => {
        const people = counted(found.length);
        const scores = found.map(([score]) => score);
        return (
          <Scatter
            title={t`${name} and ${rating}`}
            label={t`${people} people whom you have reviewed: their score on ${name} and their average rating in ${rating}. The table below has the numbers.`}
            axes={[
              {
                name: t`${name}, T score`,
                domain: [Math.min(30, ...scores), Math.max(70, ...scores)],
                format: (value) => decimal(value, 0),
              },
              {
                name: t`${rating}, average rating from 1 to 5`,
                domain: [1, 5],
                format: (value) => decimal(value, 0, 1),
              },
            ]}
            points={found}
            hue="violet"
          />
        );
      }}
    </Loaded>
  );
}
