import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ScaleLines } from '../../features/reports/report-skeleton.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Loading } from '../../ui/page/skeleton.tsx';

interface AllLoadedProps<Average> {
  queries: readonly UseQueryResult<Average>[];
  children: (averages: readonly Average[]) => ReactNode;
}

/** The averages of all chosen campaigns, once every one is there. */
export function AllLoaded<Average>({ queries, children }: AllLoadedProps<Average>) {
  const failed = queries.find(({ isError }) => isError);
  if (failed?.error instanceof ApiError && failed.error.status === 404) throw notFound();
  if (failed) {
    return (
      <Banner
        tone="bad"
        live
        actions={
          <Button pending={failed.isFetching} onClick={() => void failed.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {failed.error?.message}
      </Banner>
    );
  }
  const averages = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  if (averages.length < queries.length) {
    return (
      <Loading>
        <ScaleLines />
      </Loading>
    );
  }
  return <div className="grid min-w-0 gap-6">{children(averages)}</div>;
}
