import { pageNumber, text } from '../../lib/search.ts';

/** What the addresses of labels and of those who carry one may say. */
export function labelSearch(search: Record<string, unknown>) {
  return { name: text(search.name), page: pageNumber(search.page) };
}
export type LabelSearch = Partial<ReturnType<typeof labelSearch>>;
