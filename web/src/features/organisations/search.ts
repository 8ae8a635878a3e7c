import { organizationOrders } from '@assay/contract/organisations';
import { orderOf, pageNumber, text } from '../../lib/search.ts';

/** What the address of the list of organisations may say. */
export function organizationListSearch(search: Record<string, unknown>) {
  return {
    name: text(search.name),
    order: orderOf(search.order, organizationOrders),
    page: pageNumber(search.page),
  };
}
export type OrganizationListSearch = Partial<ReturnType<typeof organizationListSearch>>;
