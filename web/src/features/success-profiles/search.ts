import { pageNumber, positive, text } from '../../lib/search.ts';

/** What the address of the list may say. */
export function successProfileSearch(search: Record<string, unknown>) {
  return { name: text(search.name), page: pageNumber(search.page) };
}
export type SuccessProfileSearch = Partial<ReturnType<typeof successProfileSearch>>;

/** The same of the people to choose from. */
export function personSearch(search: Record<string, unknown>) {
  return {
    name: text(search.name),
    test: text(search.test, 20),
    campaign: positive(search.campaign),
    label: positive(search.label),
    page: pageNumber(search.page),
  };
}
export type PersonSearch = Partial<ReturnType<typeof personSearch>>;
