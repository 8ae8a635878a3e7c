import { useEffect } from 'react';
import { keepList, type KeptList } from './list-kept.ts';

interface Query {
  data?: { data: readonly { id: number }[] } | undefined;
  isPlaceholderData: boolean;
}

/** Keeps the page of people that is shown, once it is the one that was asked for. */
export function useKeptList(
  { data: page, isPlaceholderData }: Query,
  { title, to, search }: Omit<KeptList, 'people'>,
): void {
  useEffect(() => {
    if (!page || isPlaceholderData) return;
    keepList({ title, to, search, people: page.data.map(({ id }) => id) });
  }, [page, isPlaceholderData, title, to, search]);
}
