import { useEffect } from 'react';
import { keepList, type KeptList } from './list-kept.ts';

interface Query {
  data?:
    | {
        data: readonly { id: number }[];
        meta: { current_page: number; per_page: number; total: number; total_is_exact: boolean };
      }
    | undefined;
  isPlaceholderData: boolean;
}

/** Keeps the page of people that is shown, once it is the one that was asked for. */
export function useKeptList(
  { data: page, isPlaceholderData }: Query,
  { title, to, search }: Pick<KeptList, 'title' | 'to' | 'search'>,
): void {
  useEffect(() => {
    if (!page || isPlaceholderData) return;
    const { current_page: current, per_page: size, total, total_is_exact: exact } = page.meta;
    const people = page.data.map(({ id }) => id);
    keepList({ title, to, search, people, before: (current - 1) * size, total, exact });
  }, [page, isPlaceholderData, title, to, search]);
}
