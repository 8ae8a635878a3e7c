import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { decimal } from '../../lib/numbers.ts';
import { Card } from '../../ui/page/card.tsx';
import { Series } from '../../ui/charts/series.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { type Place, reviewsOverTime } from './api.ts';

interface OverTimeProps {
  place: Place;
  outcome: 'performance' | 'engagement';
}

/** The means of a person in a category by occasion, each with how many reviewers it is the mean of. */
export function OverTime({ place, outcome }: OverTimeProps) {
  const { t } = useLingui();
  const query = useQuery(reviewsOverTime(outcome, place));
  const [title, name] =
    outcome === 'performance'
      ? [t`Performance over time`, t`Performance`]
      : [t`Engagement over time`, t`Engagement`];
  return (
    <Card title={title}>
      <Loaded query={query} skeleton={<Skeleton className="h-56" />}>
        {({ points, withheld }) => (
          <>
            {withheld && (
              <p className="mb-4 text-small text-muted">
                <Trans>Colleagues’ ratings are left out where yours are missing.</Trans>
              </p>
            )}
            <Series
              title={title}
              label={t`${name} from 1 to 5 at ${points.length} points in time, each with how many reviewers it is the mean of`}
              domain={[1, 5]}
              series={[{ name, points: points.map(({ at, mean, n }) => ({ at, value: mean, n })) }]}
              format={(value) => decimal(value, 0, 1)}
              empty={t`Nothing yet`}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}
