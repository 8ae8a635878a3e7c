import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What a form begins from: as the server has it when the form opens, never an older copy, and then the same until the
 * form is left. A newer state would stand for what the form has never shown.
 */
export function useAsOpened<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): UseQueryResult<Data> {
  const query = useQuery({ ...options, refetchOnMount: 'always' });
  const [opened, setOpened] = useState<{ hash: string; data: Data }>();
  const hash = hashKey(options.queryKey);
  const { data, isFetchedAfterMount, isSuccess } = query;
  if (opened?.hash === hash) return { ...query, data: opened.data } as UseQueryResult<Data>;
  if (isFetchedAfterMount && isSuccess) setOpened({ hash, data });
  return { ...query, data: undefined } as UseQueryResult<Data>;
}
