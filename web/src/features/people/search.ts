import { subjectFilters } from '@assay/contract/campaign-people';
import { personOrders } from '@assay/contract/people';
import { oneOf, orderOf, pageNumber, positive, testName, text } from '../../lib/search.ts';

export const pageSizes = [25, 50, 100] as const;

/** What the address of the list of people may say. */
export function talentSearch(search: Record<string, unknown>) {
  const profile = text(search.profile, 20);
  return {
    name: text(search.name),
    campaign: positive(search.campaign),
    /** With a test, the status is that of the test. */
    status: oneOf(search.status, subjectFilters),
    test: testName(search.test),
    label: positive(search.label),
    /** One of the stages of the campaign. */
    stage: positive(search.stage),
    /** The test whose score has a column. */
    score: testName(search.score),
    /** The profile whose fit has a column, as forms send it. */
    profile: profile && /^((custom|alt):)?[1-9]\d{0,8}$/.test(profile) ? profile : undefined,
    order: orderOf(search.order, personOrders),
    perPage: oneOf(search.perPage, pageSizes),
    page: pageNumber(search.page),
  };
}
export type TalentSearch = Partial<ReturnType<typeof talentSearch>>;

/** The list as it opens; columns stay. */
export const noFilter = {
  name: undefined,
  campaign: undefined,
  status: undefined,
  test: undefined,
  label: undefined,
  stage: undefined,
} satisfies TalentSearch;

/** The same as the call takes it. An order by a score or a fit that has no column is an order by name. */
export function peopleAsked(search: TalentSearch) {
  const { name, campaign, status, test, label, stage, score, profile, order = 'name' } = search;
  const lost =
    (order.endsWith('score') && score === undefined) ||
    (order.endsWith('fit') && profile === undefined);
  return {
    name,
    campaign,
    status,
    testType: test,
    label: label === undefined ? undefined : String(label),
    // Without its campaign, no field would show it.
    stage: campaign === undefined ? undefined : stage,
    scoreTest: score,
    profile,
    order: lost ? ('name' as const) : order,
  };
}
