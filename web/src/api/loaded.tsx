import type { UseQueryResult } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ApiError } from './api-error.ts';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Shown until the first data come. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Data, or what stands in for them: a skeleton, a way to try again, or the not-found screen for a 404. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const { t } = useLingui();
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  if (error instanceof ApiError && error.status === 404) throw notFound();
  return (
    <Banner
      tone="bad"
      live
      actions={
        <Button pending={query.isFetching} onClick={() => void query.refetch()}>
          {t`Try again`}
        </Button>
      }
    >
      {error.message}
    </Banner>
  );
}
