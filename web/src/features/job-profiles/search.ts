import { oneOf, pageNumber, positive, text } from '../../lib/search.ts';

/** What the address of the list may say. */
export function jobProfileSearch(search: Record<string, unknown>) {
  return {
    name: text(search.name),
    group: positive(search.group),
    archived: oneOf(search.archived, [1]),
    page: pageNumber(search.page),
  };
}
export type JobProfileSearch = Partial<ReturnType<typeof jobProfileSearch>>;
