import { organizationOrders } from '@assay/contract/organizations';
import { oneOf, orderOf, pageNumber, positive, text } from '../../lib/search.ts';

export const pageSizes = [10, 25, 50, 100] as const;

/** What the address of the list of organisations may say. */
export function organizationListSearch(search: Record<string, unknown>) {
  return {
    name: text(search.name),
    status: oneOf(search.status, ['active', 'inactive']),
    package: positive(search.package),
    perPage: oneOf(search.perPage, pageSizes),
    order: orderOf(search.order, organizationOrders),
    page: pageNumber(search.page),
  };
}
export type OrganizationListSearch = Partial<ReturnType<typeof organizationListSearch>>;
