import type { UseQueryResult } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { InDialog } from '../ui/overlays/in-dialog.ts';
import { Banner } from '../ui/page/banner.tsx';
import { Button } from '../ui/actions/button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { ApiError } from './api-error.ts';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** The h1 of a page that has no other before its data are there. */
  title?: string;
  /** Shown until the first data come. */
  skeleton: ReactNode;
  /** Asked for at the same time, and waited for too: what came later would move what is read by then. */
  beside?: readonly Pick<UseQueryResult, 'isPending' | 'isFetched'>[];
  children: (data: Data) => ReactNode;
}

/** Waited for until it is there or has failed once: what fails says so in its own place. */
export const orFailed = ({ isPending, isFetched, failureCount }: UseQueryResult) => ({
  isPending,
  isFetched: isFetched || failureCount > 0,
});

/** Data, or what stands in for them: a skeleton, a way to try again, or for a 404 the not-found screen, in a dialog a sentence. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, title, skeleton, beside = [], children } = props;
  const { t } = useLingui();
  const inDialog = useContext(InDialog);
  const { data, error } = query;
  if (data !== undefined) {
    // One that has failed is asked for again by the part that shows it, which must not go away for that.
    const waits = beside.some(({ isPending, isFetched }) => isPending && !isFetched);
    return waits ? skeleton : children(data);
  }
  if (!error) return skeleton;
  if (error instanceof ApiError && error.status === 404) {
    if (!inDialog) throw notFound();
    return (
      <Banner tone="warn" live>
        {t`This is no longer here. Someone has changed or deleted it in the meantime.`}
      </Banner>
    );
  }
  return (
    <>
      {title && <PageHeader title={title} />}
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
    </>
  );
}
