import type { OutputOf } from '@assay/contract/endpoint';
import type * as contract from '@assay/contract/success-studies';
import type { Language } from '@assay/contract/languages';
import { leastPeople, type Outcome } from '@assay/instruments/success/evidence';
import { agreementOf } from '@assay/instruments/success/reviewers';
import type { Study } from '@assay/instruments/success/study';
import { workApart } from '../../../platform/apart/apart.ts';
import { openLane, openOwnLanes } from '../../../platform/apart/lane.ts';
import { type Db, transact } from '../../../platform/db/database.ts';
import type { ManagerContext, ManualContext } from '../../../platform/http/context.ts';
import { conflict, HttpError, notFound, unavailable } from '../../../platform/http/errors.ts';
import { writeLedger } from '../../../platform/http/ledger.ts';
import { findReference, profileNames } from '../../campaigns/index.ts';
import { successMessages } from '../messages.data.ts';
import { managerOf } from '../../people/index.ts';
import { listPeople } from '../profile/people.queries.ts';
import { refuseWhileUndoable } from '../profile/removal.service.ts';
import { findSuccessProfile } from '../profile/success-profile.queries.ts';
import { listDrafted } from '../review/result.queries.ts';
import { meanRatings, ratingsOf } from '../review/review.queries.ts';
import { countReviewers } from '../review/occasions.model.ts';
import { type Impact, impactOf } from './impact.service.ts';
import { presentPoints, presentStudy } from './study.presenter.ts';
import { type Counted, lastOf, listOwnResults, listResults, type Read } from './study.queries.ts';
import type { Studied } from './study.task.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** So many of the organisation's own people try a profile out; those who have finished last. */
const mostOwn = 2000;

const inTurn = openLane(1, 20, successMessages.studiesFull());
const behindOwn = openOwnLanes(2, successMessages.ownStudiesFull());

interface Reader {
  db: Db;
  organizationId: OrganizationId;
  language: Language | null;
}

export async function readStudied(reader: Reader, id: number): Promise<Read> {
  const { db, organizationId, language } = reader;
  const row = await findSuccessProfile(db, organizationId, id);
  if (row === undefined) throw notFound();
  const reference = { kind: row.category_kind, id: row.category_id };
  const people = await listPeople(db, id);
  const ratings = await meanRatings(db, organizationId, id);
  const given = await ratingsOf(db, organizationId, id);
  const counted = await readCounted(reader, id, ratings);
  const enough = counted.results.length >= leastPeople;
  if (enough) await refuseWhileUndoable(db, id);
  const nameOf = await profileNames(reader, language);
  return {
    ...counted,
    row,
    category: { ...reference, name: nameOf(reference) ?? '' },
    family: (await findReference(reader, reference, language))?.targets ?? [],
    people: {
      all: people.length,
      reviewed: ratings.length,
      permitted: people.filter(({ permission }) => permission).length,
    },
    reviewers: countReviewers(given),
    reliability: reliabilityOf(given),
    own: enough ? await listOwnResults(db, organizationId, mostOwn) : [],
  };
}

async function readCounted(
  { db, organizationId }: Reader,
  id: number,
  ratings: Awaited<ReturnType<typeof meanRatings>>,
): Promise<Counted> {
  const bySubject = new Map(ratings.map((rating) => [rating.subjectId, rating]));
  const results = await listResults(db, organizationId, id);
  const reviewed = results.filter(({ subject_id }) => bySubject.has(subject_id));
  return {
    results: reviewed,
    ratings: reviewed.map(({ subject_id }) => {
      const { performance = null, engagement = null } = bySubject.get(subject_id) ?? {};
      return { performance, engagement };
    }),
  };
}

/** How much of the averaged ratings is not error, by how far reviewers of the same occasion agree. */
function reliabilityOf(ratings: Awaited<ReturnType<typeof ratingsOf>>): Read['reliability'] {
  const average = (outcome: Outcome) => {
    const given = ratings.flatMap(({ occasion: person, reviewerId, ...rest }, at) => {
      const rating = rest[outcome];
      return rating === null ? [] : [{ person, reviewer: reviewerId ?? -at - 1, rating }];
    });
    return agreementOf(given)?.average ?? null;
  };
  return { performance: average('performance'), engagement: average('engagement') };
}

/**
 * In a process of its own, which ends when the caller leaves: with hundreds of people it takes seconds. Null below the number from
 * which anything is said.
 */
export async function study(
  ctx: Pick<ManualContext, 'whileThere'>,
  organizationId: OrganizationId,
  read: Read,
): Promise<Study | null> {
  const norm = lastOf(read.results);
  if (norm === undefined || read.results.length < leastPeople) return null;
  const studied: Studied = {
    people: read.results.map(({ scores }, at) => {
      const { performance = null, engagement = null } = read.ratings[at] ?? {};
      return { scores, performance, engagement };
    }),
    norm: norm.scores,
    family: read.family,
    own: read.own.map(({ scores }) => scores),
    seed: read.row.id,
  };
  const task = new URL('study.task.ts', import.meta.url);
  const limits = { seconds: 60, megabytes: 512 };
  return ctx.whileThere(async (left) => {
    const work = () => workApart<typeof import('./study.task.ts')>(task, studied, limits, left);
    try {
      return await behindOwn(organizationId, () => inTurn(work));
    } catch (error) {
      throw error instanceof HttpError ? error : unavailable(error);
    }
  });
}

/** What taking the top third by each profile would do; null where there is none. */
export async function impactsOf(
  db: Db,
  { own }: Read,
  studied: Study,
): Promise<Record<Outcome, Impact | null>> {
  const ids = own.map(({ subject_id }) => subject_id);
  const of = (outcome: Outcome) => impactOf(db, ids, studied.outcomes[outcome].own);
  return { performance: await of('performance'), engagement: await of('engagement') };
}

/** Writes down whose results were used before anything of them leaves. */
export async function showStudy(
  ctx: ManualContext,
  id: number,
): Promise<OutputOf<typeof contract.correlateSuccess>['data']> {
  const { organizationId, viewer } = managerOf(ctx);
  const { language } = ctx;
  const read = await transact(
    ctx.pool,
    viewer,
    (db) => readStudied({ db, organizationId, language }, id),
    { readOnly: true, oneMoment: true },
  );
  const studied = await study(ctx, organizationId, read);
  return transact(ctx.pool, viewer, async (db) => {
    if (studied === null) return presentStudy(read, null, null, language);
    const ids = read.results.map(({ subject_id }) => subject_id);
    await writeLedger(db, viewer, [{ ids, what: 'success_profile' }]);
    return presentStudy(read, studied, await impactsOf(db, read, studied), language);
  });
}

/**
 * The points behind one scale's correlation, of those who permit it now and whom the caller has reviewed: a score of the
 * results is a name to whoever looks it up there, and nobody sees what others say of somebody before saying it.
 */
export async function showPoints(
  ctx: ManagerContext,
  id: number,
  asked: { scale: string; outcome: Outcome },
): Promise<OutputOf<typeof contract.drawSuccessPoints>['data']> {
  const { db, organizationId, language } = ctx;
  if ((await findSuccessProfile(db, organizationId, id)) === undefined) throw notFound();
  const given = await ratingsOf(db, organizationId, id);
  const drafted = new Set(await listDrafted(db, id, ctx.actor.userId));
  const own = new Set(
    given.flatMap(({ reviewerId, subjectId, ...rating }) =>
      reviewerId === ctx.actor.userId && rating[asked.outcome] !== null ? [subjectId] : [],
    ),
  );
  const ratings = await meanRatings(db, organizationId, id);
  const counted = await readCounted(
    ctx,
    id,
    ratings.filter(({ subjectId }) => own.has(subjectId) && !drafted.has(subjectId)),
  );
  const norm = lastOf(counted.results);
  const drawn = norm && presentPoints(counted, norm, asked, language);
  if (drawn === null) throw notFound();
  if (drawn === undefined || drawn.points.length < leastPeople) {
    throw conflict(successMessages.tooFewForPoints({ minimum: leastPeople }));
  }
  await refuseWhileUndoable(db, id);
  ctx.logAccess(
    counted.results.map(({ subject_id }) => subject_id),
    'success_profile',
  );
  return drawn;
}
