import { mostOrderedByFit, type filterCampaignResults } from '@assay/contract/campaign-results';
import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import { testIdOf } from '@assay/contract/instruments';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid, notFound } from '../../../platform/http/errors.ts';
import { pageMeta } from '../../../platform/page.ts';
import {
  findCampaign,
  isOwnStage,
  listInvited,
  type ProfileReference,
  resolveProfile,
  showSubjects,
} from '../../campaigns/index.ts';
import { isTold, type Reader } from '../list/describe.service.ts';
import { findFitOrder } from '../fit/fit-order.service.ts';
import { fitsOf, ranksOf } from '../fit/fit.service.ts';
import { type Figure, figureOf, scoreOf } from '../list/people.presenter.ts';
import { listTests } from '../list/person.queries.ts';
import { listRatingsOf } from '../interview-rating/summary.queries.ts';
import { peopleMessages } from '../messages.data.ts';
import { leadersOf } from './leaders.model.ts';
import { tiesOf } from '../list/ties.model.ts';

type List = OutputOf<typeof filterCampaignResults>;
export type ResultRow = List['data'][number];
type Asked = Omit<QueryOf<typeof filterCampaignResults>, 'page' | 'perPage'>;
type Subjects = Awaited<ReturnType<typeof showSubjects>>['data'];
export type Campaign = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;
type Score = NonNullable<ResultRow['fit']>;

/** A page of a campaign’s people with what they have achieved. */
export async function showCampaignResults(
  ctx: ManagerContext,
  id: number,
  { page, perPage, ...asked }: Asked & { page: number; perPage: number },
): Promise<List> {
  const { db, organizationId } = ctx;
  const campaign = await findCampaign(db, organizationId, id);
  if (campaign === undefined) throw notFound();
  // Refused before anything is looked for.
  pageMeta(page, perPage, 0);
  const { order = 'name', ...filter } = asked;
  if (!isOfScores(order)) {
    const list = await showSubjects(ctx, { ...filter, order, page, perPage, campaignId: id });
    const data = await withResults(ctx, campaign, list.data);
    ctx.logAccess(whoseResults(data), 'people_list');
    return { data, meta: { ...list.meta, fit_ordered: await isOrderedByFit(ctx, campaign) } };
  }
  const { ids, ties } = await findOrder(ctx, campaign, asked);
  const rows = await readRows(ctx, campaign, ids.slice((page - 1) * perPage, page * perPage));
  const data = rows.map((row) => ({ ...row, tie: ties.get(row.id) ?? null }));
  ctx.logAccess(whoseResults(data), 'people_list');
  const meta = pageMeta(page, perPage, ids.length);
  return { data, meta: { ...meta, fit_ordered: await isOrderedByFit(ctx, campaign) } };
}

const isOfScores = (order: string) => /^-?(score|fit)$/.test(order);

/** Everybody whom the filter leaves: those with the number in its order, then the others by name. */
export async function findOrder(reader: Reader, campaign: Campaign, asked: Asked) {
  const { db, organizationId } = reader;
  const { order = 'name', ...filter } = asked;
  if (filter.stage !== undefined && !(await isOwnStage(db, organizationId, filter.stage))) {
    throw notFound();
  }
  const all = await listInvited(db, organizationId, { ...filter, campaignId: campaign.id });
  if (!isOfScores(order)) return { ids: all, ties: new Map<number, number>() };
  const descending = order.startsWith('-');
  const scores = await numbersOf(reader, campaign, { ...asked, ids: all });
  const scored = all
    .flatMap((id) => {
      const score = scores.get(id);
      if (score === undefined) return [];
      const [low, high] = score.interval;
      return [{ id, score: score.value, low, high }];
    })
    .toSorted((one, other) =>
      descending
        ? other.score - one.score || one.id - other.id
        : one.score - other.score || other.id - one.id,
    );
  return {
    ids: [...scored.map(({ id }) => id), ...all.filter((id) => !scores.has(id))],
    ties: tiesOf(scored, leadersOf(scored, { descending }), { descending }),
  };
}

/** These people of a campaign in this order. Whose results they tell, the caller writes down. */
export async function readRows(
  reader: Reader,
  campaign: Campaign,
  ids: readonly number[],
): Promise<ResultRow[]> {
  const { data } = await showSubjects(reader, {
    campaignId: campaign.id,
    subjects: ids,
    page: 1,
    perPage: ids.length,
  });
  const rows = new Map(data.map((row) => [row.id, row]));
  return withResults(
    reader,
    campaign,
    ids.flatMap((id) => rows.get(id) ?? []),
  );
}

/** The number by which people are ordered, of those who have it and permit it. */
async function numbersOf(
  reader: Reader,
  campaign: Campaign,
  { order = 'name', scoreTest, ids }: Asked & { ids: readonly number[] },
): Promise<Map<number, Figure>> {
  if (order.endsWith('fit')) {
    const profile = profileOf(campaign);
    if (profile === undefined) return new Map();
    if (!(await isOrderedByFit(reader, campaign))) {
      throw invalid({ order: peopleMessages.fitsNotReady({ maximum: mostOrderedByFit }) });
    }
    return ranksOf(reader, ids, profile);
  }
  if (scoreTest === undefined) throw invalid({ scoreTest: peopleMessages.scoreTestRequired() });
  if (!campaign.test_types.includes(String(scoreTest))) return new Map();
  const tests = await listTests(reader.db, reader.organizationId, ids, String(scoreTest));
  return new Map(
    tests.flatMap((test): [number, Figure][] => {
      const figure = figureOf(test);
      return figure === null ? [] : [[test.subject_id, figure]];
    }),
  );
}

function profileOf({ profile_kind: kind, profile_id: id, job_profile: taken }: Campaign) {
  if (kind === null || id === null) return undefined;
  return resolveProfile({ kind, id } as ProfileReference, taken, null);
}

/** Few are worked out while somebody waits, of many every fit has to be kept already. */
async function isOrderedByFit(reader: Reader, campaign: Campaign): Promise<boolean> {
  const profile = profileOf(campaign);
  if (profile === undefined) return false;
  return (
    campaign.subjects_count <= mostOrderedByFit ||
    (await findFitOrder(reader, profile)).told.state === 'ready'
  );
}

async function withResults(
  reader: Reader,
  campaign: Campaign,
  data: Subjects,
): Promise<ResultRow[]> {
  const ids = data.map(({ id }) => id);
  const profile = profileOf(campaign);
  const fits =
    profile === undefined ? new Map<number, Score>() : await fitsOf(reader, ids, profile);
  const { db, organizationId, actor } = reader;
  const tests = await listTests(db, organizationId, ids);
  const own = Map.groupBy(tests, ({ subject_id: id }) => id);
  const given = actor
    ? await listRatingsOf(db, { organizationId, raterId: actor.userId }, ids)
    : [];
  const ratings = Map.groupBy(given, ({ subject_id: id }) => id);
  return data.map((row) => {
    const scores = new Map(
      (own.get(row.id) ?? []).map((test) => [testIdOf(test.test), scoreOf(test)]),
    );
    const rated = new Map(
      (ratings.get(row.id) ?? []).map(({ test, rating }) => [testIdOf(test), rating]),
    );
    return {
      ...row,
      tests: row.tests.map((test) => ({
        ...test,
        score: test.completed ? (scores.get(test.id) ?? null) : null,
        rating: test.completed ? (rated.get(test.id) ?? null) : null,
      })),
      fit: row.permission ? (fits.get(row.id) ?? null) : null,
      tie: null,
    };
  });
}

/** Of whom these rows tell something that they did. */
export function whoseResults(rows: readonly ResultRow[]): number[] {
  return rows.filter(({ fit, tests }) => fit !== null || tests.some(isTold)).map(({ id }) => id);
}
