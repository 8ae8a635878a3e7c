import { campaignOrders, campaignStatuses } from '@assay/contract/campaigns';
import { subjectFilters } from '@assay/contract/campaign-people';
import { resultOrders } from '@assay/contract/campaign-results';
import { day, oneOf, orderOf, pageNumber, positive, testName, text } from '../../lib/search.ts';

type Search = Record<string, unknown>;

export const pageSizes = [10, 25, 50, 100] as const;

/** What the address of the campaign list may say. */
export function campaignListSearch(search: Search) {
  return {
    name: text(search.name),
    status: oneOf(search.status, campaignStatuses),
    from: day(search.from),
    to: day(search.to),
    order: orderOf(search.order, campaignOrders),
    perPage: oneOf(search.perPage, pageSizes),
    page: pageNumber(search.page),
  };
}
export type CampaignListSearch = Partial<ReturnType<typeof campaignListSearch>>;

/** What the address of a campaign may say: which of its people are shown. */
export function peopleSearch(search: Search) {
  return {
    name: text(search.name),
    status: oneOf(search.status, subjectFilters),
    /** With it, the status is that of the test. */
    test: testName(search.test),
    label: positive(search.label),
    stage: positive(search.stage),
    order: orderOf(search.order, resultOrders),
    /** The test by whose score they are ordered. */
    scoreTest: testName(search.scoreTest),
    perPage: oneOf(search.perPage, pageSizes),
    page: pageNumber(search.page),
  };
}
export type PeopleSearch = Partial<ReturnType<typeof peopleSearch>>;
