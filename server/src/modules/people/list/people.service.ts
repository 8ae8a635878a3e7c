import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import { isOn, mostRows } from '@assay/contract/fields';
import type { filterCandidates, getPerson } from '@assay/contract/people';
import { openOwnLanes } from '../../../platform/apart/lane.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid, notFound } from '../../../platform/http/errors.ts';
import { type Page, pageMeta } from '../../../platform/page.ts';
import { findCampaign, isOwnStage } from '../../campaigns/index.ts';
import { findFitOrder } from '../fit/fit-order.service.ts';
import { readProfile } from '../fit/fit.service.ts';
import { peopleMessages } from '../messages.data.ts';
import { describePeople, type Reader, whoseResults } from './describe.service.ts';
import { conditionsOf, type Found, type PeopleFilter } from './filter.queries.ts';
import { presentCampaign } from './people.presenter.ts';
import {
  countBy,
  countPeople,
  countScored,
  few,
  findNamed,
  firstOf,
  listFirstIds,
  listIds,
  listLeaders,
  listNamed,
  listScored,
  type Measure,
  scoresOf,
  withoutScore,
} from './people.queries.ts';
import { listCampaigns } from './person.queries.ts';
import { tiesOf } from './ties.model.ts';

type List = OutputOf<typeof filterCandidates>;
/** What is asked of a list; without a page of it. */
export type Asked = Partial<QueryOf<typeof filterCandidates>> &
  Pick<PeopleFilter, 'assessed'> & { page: number; perPage: number };

/** Names are searched for one after the other by each manager, so that nobody's typing takes all connections and cores. */
const inOwnTurn = openOwnLanes(5, peopleMessages.searchesFull());

/** A page of the organisation's people. */
export async function showPeople(ctx: ManagerContext, asked: Asked): Promise<List> {
  const { profile, campaign, stage, name = '' } = asked;
  const find = async () => findPage(ctx, asked, await readConditions(ctx, asked));
  const found = await (name === '' ? find() : inOwnTurn(ctx.actor.userId, find));
  const scores = isOn(asked.scores ?? true);
  const data = await describePeople(ctx, found.ids, {
    scores,
    features: featuresOf(ctx),
    profile,
    ties: found.ties,
    campaign,
    stage,
  });
  ctx.logAccess(whoseResults(data), 'people_list');
  const meta = pageMeta(asked.page, asked.perPage, found.total);
  return { data, meta: { ...meta, fit_order: found.fitOrder } };
}

const featuresOf = ({ actor }: ManagerContext) => actor.organization?.features ?? [];

/** 404 for a campaign or a stage that is not the organisation's. */
export async function readConditions({ db, organizationId }: Reader, asked: PeopleFilter) {
  const { campaign, stage } = asked;
  if (campaign !== undefined && !(await findCampaign(db, organizationId, campaign))) {
    throw notFound();
  }
  if (stage !== undefined && !(await isOwnStage(db, organizationId, stage))) throw notFound();
  const { name = '' } = asked;
  return conditionsOf(asked, name === '' ? null : await findNamed(db, name));
}

/** Pages that begin here or later are not looked for among the first people of an order. */
const early = 100;

interface Listed {
  ids: number[];
  total: number;
  ties: Map<number, number>;
  fitOrder: List['meta']['fit_order'];
}

/** Ids of a page in the order that was asked for. */
export async function findPage(reader: Reader, asked: Asked, found: Found): Promise<Listed> {
  const { db, organizationId } = reader;
  const { page, perPage, order = 'name' } = asked;
  const { conditions } = found;
  // Refused before anything is looked for.
  pageMeta(page, perPage, 0);
  const total = found.total ?? (await countFound(reader, found));
  const { measure, fitOrder } = await measureOf(reader, asked, order);
  if (measure === null) {
    const slice = { order, limit: perPage, offset: (page - 1) * perPage };
    // Until an order by fit has been worked out, it is the one by name.
    const ids =
      found.commonName === null || order.endsWith('last_activity')
        ? await listUnscored(reader, found, { ...slice, total })
        : await listNamed(db, found.commonName, { ...slice, descending: order === '-name' });
    return { ids, total, ties: new Map(), fitOrder };
  }
  const { scored, leaders } = await listByScore(reader, found, { measure, page, perPage, total });
  const ties = tiesOf(scored, leaders, measure);
  const ids = scored.map(({ id }) => id);
  if (ids.length === perPage) return { ids, total, ties, fitOrder };
  const before = await countScored(db, organizationId, conditions, measure);
  const rest = await listIds(db, organizationId, [...conditions, withoutScore(measure)], {
    order: 'name',
    limit: perPage - ids.length,
    offset: Math.max(0, (page - 1) * perPage - before),
  });
  return { ids: [...ids, ...rest], total, ties, fitOrder };
}

/** A page in the order of a number, and who begins the groups on it; of many, looked for among the first people of the order. */
async function listByScore(
  { db, organizationId }: Reader,
  { conditions, oneByOne }: Found,
  { total, measure, ...slice }: Page & { measure: Measure; total: number },
) {
  const { page, perPage } = slice;
  const listed = (asked: Found['conditions'], among: Measure) =>
    listScored(db, organizationId, asked, { measure: among, page, perPage });
  let asked = conditions;
  let scored: Awaited<ReturnType<typeof listed>> = [];
  if (total > few && oneByOne.length > 0 && (page - 1) * perPage < early) {
    asked = oneByOne;
    scored = await listed(asked, firstOf(measure));
  }
  if (scored.length < perPage) {
    asked = conditions;
    scored = await listed(asked, measure);
  }
  const last = scored.at(-1)?.score;
  const leaders =
    last === undefined ? [] : await listLeaders(db, organizationId, asked, { measure, last });
  return { scored, leaders };
}

/** Up to one more than is ever said. */
async function countFound({ db, organizationId }: Reader, { conditions, count }: Found) {
  if (count === null) return countPeople(db, organizationId, conditions);
  return Math.min(await countBy(db, count), mostRows + 1);
}

/** The first of many come soon where they are spread over the order; where they are not, all of them are read. */
async function listUnscored(
  { db, organizationId }: Reader,
  { conditions, inOrder, oneByOne }: Found,
  { total, ...slice }: Parameters<typeof listIds>[3] & { total: number },
): Promise<number[]> {
  if (total <= few) return listIds(db, organizationId, conditions, slice);
  if (oneByOne.length > 0 && slice.offset < early) {
    const ids = await listFirstIds(db, organizationId, oneByOne, slice);
    if (ids.length === slice.limit) return ids;
  }
  return listIds(db, organizationId, inOrder, slice);
}

/** No measure for orders that are not those of a score, nor for one by fit until everybody’s has been worked out. */
async function measureOf(
  reader: Reader,
  { scoreTest, profile }: Asked,
  order: string,
): Promise<{ measure: Measure | null; fitOrder: Listed['fitOrder'] }> {
  const descending = order.startsWith('-');
  const byScore = order.endsWith('score');
  const byFit = order.endsWith('fit');
  if (byScore && scoreTest === undefined) {
    throw invalid({ scoreTest: peopleMessages.scoreTestRequired() });
  }
  if (byFit && profile === undefined)
    throw invalid({ profile: peopleMessages.fitProfileRequired() });
  const fit =
    profile === undefined ? null : await findFitOrder(reader, await readProfile(reader, profile));
  const fits = byFit ? (fit?.rows ?? null) : null;
  const rows =
    byScore && scoreTest !== undefined ? scoresOf(reader.organizationId, scoreTest) : fits;
  return { measure: rows && { rows, descending }, fitOrder: fit?.told ?? null };
}

/** One person as lists show them; 404 for anybody else's. */
export async function showPerson(
  ctx: ManagerContext,
  id: number,
  asked: QueryOf<typeof getPerson>,
): Promise<OutputOf<typeof getPerson>['data']> {
  const [row] = await describePeople(ctx, [id], {
    scores: isOn(asked.scores ?? true),
    features: featuresOf(ctx),
  });
  if (row === undefined) throw notFound();
  ctx.logAccess(whoseResults([row]), 'people_list');
  const campaigns = await listCampaigns(ctx.db, ctx.organizationId, id);
  return { ...row, campaigns: campaigns.map(presentCampaign) };
}
