import { cultureOrders } from '@assay/contract/culture-reports';
import { comparedInstruments } from '@assay/contract/instruments';
import { interviewOrders } from '@assay/contract/interview-reports';
import { logicalTabularOrders } from '@assay/contract/logical-reports';
import { tabularOrders } from '@assay/contract/personality-table';
import { skillOrders } from '@assay/contract/skill-reports';
import { oneOf, orderOf, pageNumber, positive, text } from '../../lib/search.ts';

/** As many as a comparison takes. */
export const mostPeople = 50;
export const mostCampaigns = 4;

/** `1,2,3` as an address says it: each once, in that order. */
export function idList(value: unknown, most: number): number[] | undefined {
  const parts: unknown[] = typeof value === 'string' ? value.split(',') : [value].flat();
  const ids = [...new Set(parts.flatMap((part) => positive(part) ?? []))].slice(0, most);
  return ids.length > 0 ? ids : undefined;
}

/** What the address of a table of results may say. */
export function tabularSearch(search: Record<string, unknown>) {
  return {
    name: text(search.name),
    /** Of any test's table; each takes what it has a column for. */
    order: orderOf(search.order, [
      ...tabularOrders,
      ...logicalTabularOrders,
      ...cultureOrders,
      ...skillOrders,
      ...interviewOrders,
    ]),
    page: pageNumber(search.page),
    chosen: idList(search.chosen, mostPeople),
  };
}
export type TabularSearch = Partial<ReturnType<typeof tabularSearch>>;

/** Which campaign a report belongs to. */
export function reportSearch(search: Record<string, unknown>) {
  return { campaign: positive(search.campaign) };
}

export function workingSearch(search: Record<string, unknown>) {
  return { campaign: positive(search.campaign), scale: text(search.scale) };
}

export function teamSearch(search: Record<string, unknown>) {
  return {
    campaign: positive(search.campaign),
    subjects: idList(search.subjects, mostPeople),
  };
}
export type TeamSearch = Partial<ReturnType<typeof teamSearch>>;

export function compareSearch(search: Record<string, unknown>) {
  return {
    test: oneOf(search.test, comparedInstruments),
    campaigns: idList(search.campaigns, mostCampaigns),
    name: text(search.name),
    page: pageNumber(search.page),
  };
}
export type CompareSearch = Partial<ReturnType<typeof compareSearch>>;
