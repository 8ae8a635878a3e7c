import { bankOrders } from '@assay/contract/question-bank';
import { oneOf, orderOf, pageNumber, positive, text } from '../../lib/search.ts';

export const testKinds = ['everybody', 'chosen', 'unfinished'] as const;

/** What the address of the list of tests may say. */
export function bankListSearch(search: Record<string, unknown>) {
  return {
    name: text(search.name),
    kind: oneOf(search.kind, testKinds),
    organization: positive(search.organization),
    order: orderOf(search.order, bankOrders),
    page: pageNumber(search.page),
  };
}
export type BankListSearch = Partial<ReturnType<typeof bankListSearch>>;
