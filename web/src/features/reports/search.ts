import { tabularOrders } from '@assay/contract/reports';
import { orderOf, pageNumber, positive, text } from '../../lib/search.ts';

/** What the address of a table of results may say. */
export function tabularSearch(search: Record<string, unknown>) {
  return {
    name: text(search.name),
    order: orderOf(search.order, tabularOrders),
    page: pageNumber(search.page),
  };
}
export type TabularSearch = Partial<ReturnType<typeof tabularSearch>>;

/** Which campaign a report belongs to. */
export function reportSearch(search: Record<string, unknown>) {
  return { campaign: positive(search.campaign) };
}
