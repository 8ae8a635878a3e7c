import type { OutputOf, ParamsOf } from '@assay/contract/endpoint';
import type { listOwnReviews } from '@assay/contract/own-data';
import type * as contract from '@assay/contract/reviews';
import type { ReviewAgreement, ReviewResults, ReviewsOverTime } from '@assay/contract/reviews';
import type { Outcome } from '@assay/instruments/success/evidence';
import { agreementOf, leniencies } from '@assay/instruments/success/reviewers';
import { type ReviewItem, reviewItems } from '@assay/instruments/success/reviews/items';
import { type Db, transact } from '../../../platform/db/database.ts';
import type { ManagerContext, ManualContext, UserContext } from '../../../platform/http/context.ts';
import { invalid, notFound } from '../../../platform/http/errors.ts';
import { profileNames } from '../../campaigns/index.ts';
import { managerOf } from '../../people/index.ts';
import { requireReadable } from '../../reports/index.ts';
import { successMessages } from '../messages.data.ts';
import { refuseWhileUndoable } from '../profile/removal.service.ts';
import * as results from './result.queries.ts';
import {
  countReviewers,
  meanOf,
  meanOver,
  occasionsOf,
  reviewersOf,
  voicesOf,
} from './occasions.model.ts';
import { categoryOf, presentGiven, rounded } from './review.presenter.ts';
import { ratingsOf } from './review.queries.ts';
import { findPlace } from './written.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

type OwnReviews = OutputOf<typeof listOwnReviews>['data'];

const outcomes = ['performance', 'engagement'] as const satisfies Outcome[];

const ownOf = (reviews: readonly results.StoredReview[], callerId: number) =>
  reviews.filter((review) => review.reviewer_id === callerId);

/**
 * Of which outcomes the caller may not see what others have given in a success profile: those that no own given review has a mean
 * of, and both while a new one is begun.
 */
function withheldOutcomes(
  all: readonly results.StoredReview[],
  callerId: number,
  isDrafting: boolean,
): Outcome[] {
  const own = ownOf(all, callerId);
  if (own.length === all.length) return [];
  return outcomes.filter(
    (outcome) => isDrafting || own.every((review) => review[outcome] === null),
  );
}

/** A review without what it says of some outcomes. */
function without(
  review: results.StoredReview,
  hidden: readonly Outcome[],
  items: readonly ReviewItem[],
): results.StoredReview {
  const answers = { ...review.answers };
  for (const { id, outcome } of items) if (hidden.includes(outcome)) delete answers[id];
  return { ...review, ...Object.fromEntries(hidden.map((outcome) => [outcome, null])), answers };
}

/** What a manager has given is known to them; the look at others' is told to the person. */
function logReviewAccess(
  ctx: ManagerContext,
  subjectId: number,
  shown: readonly { reviewer_id: number | null }[],
) {
  const others = shown.some((review) => review.reviewer_id !== ctx.actor.userId);
  ctx.logAccess(others ? [subjectId] : [], 'review');
}

export async function showResults(
  ctx: ManagerContext,
  { subjectId, successProfileId }: ParamsOf<typeof contract.getReviewResults>,
): Promise<ReviewResults> {
  const { db, actor, organizationId, language } = ctx;
  const subject = (await requireReadable(ctx, [subjectId])).get(subjectId);
  const place = await findPlace(db, { organizationId, successProfileId, subjectId });
  if (place === undefined || subject === undefined) throw notFound();
  const all = await results.listGiven(db, place);
  const isDrafting = await results.hasDraft(db, actor.userId, { placeId: place.id });
  const category = { kind: place.kind, id: place.category_id };
  const hidden = withheldOutcomes(all, actor.userId, isDrafting);
  const withheld = hidden.length === outcomes.length;
  const items = reviewItems(category);
  const shown = withheld
    ? ownOf(all, actor.userId)
    : all.map((one) => (one.reviewer_id === actor.userId ? one : without(one, hidden, items)));
  logReviewAccess(ctx, subjectId, shown);
  const nameOf = await profileNames(ctx, language);
  return {
    subject: { id: subjectId, first_name: subject.first_name, last_name: subject.last_name },
    success_profile: {
      id: successProfileId,
      name: place.name,
      category: {
        id: place.category,
        kind: place.kind,
        name: nameOf(category) ?? place.category,
      },
    },
    withheld,
    withheld_outcomes: hidden,
    reviewers: reviewersOf(all),
    reviews: shown.map((review) => presentGiven(review, actor.userId)),
    performance: rounded(meanOver(shown, 'performance')),
    engagement: rounded(meanOver(shown, 'engagement')),
    ...(await results.findUnreviewed(db, place, actor.userId)),
  };
}

/** That there are reviews of the caller, by whom and when. */
export async function showOwn({ db, actor }: UserContext): Promise<OwnReviews> {
  const rows = await results.listOwn(db, actor.userId);
  return rows.map(({ organization_id: id, organization: name, ...row }) => ({
    ...row,
    organization: { id, name },
    started_at: row.started_at.toISOString(),
    given_at: row.given_at?.toISOString() ?? null,
  }));
}

export async function showOverTime(
  ctx: ManagerContext,
  outcome: Outcome,
  { subjectId, categoryId: category }: ParamsOf<typeof contract.getPerformanceOverTime>,
): Promise<ReviewsOverTime> {
  const { db, actor, organizationId } = ctx;
  await requireReadable(ctx, [subjectId]);
  const nameOf = await profileNames(ctx, ctx.language);
  if (nameOf(categoryOf(category)) === undefined) {
    throw invalid({ categoryId: successMessages.categoryUnknown() });
  }
  const all = await results.listGivenIn(db, organizationId, subjectId, category);
  const named = { organizationId, subjectId, category };
  const isDrafting = await results.hasDraft(db, actor.userId, named);
  // In another success profile of the category the caller may not have reviewed this person.
  const shown = [...Map.groupBy(all, (review) => review.success_profile_id).values()].flatMap(
    (reviews) =>
      withheldOutcomes(reviews, actor.userId, isDrafting).includes(outcome)
        ? ownOf(reviews, actor.userId)
        : reviews,
  );
  logReviewAccess(ctx, subjectId, shown);
  const points = occasionsOf(shown).flatMap((occasion) => {
    const known = voicesOf(occasion).filter((review) => review[outcome] !== null);
    const mean = rounded(meanOf(known.map((review) => review[outcome])));
    const at = occasion[0]?.given_at.toISOString();
    return mean === null || at === undefined ? [] : [{ at, mean, n: reviewersOf(known) }];
  });
  return { withheld: shown.length < all.length, points };
}

/**
 * How far reviewers agree tells no single rating, so that it may be told to whoever has not reviewed yet. Who rates higher or lower
 * than colleagues is told by the people whom the caller has reviewed: with three people it says nearly what they were given.
 */
export async function showAgreement(
  ctx: ManualContext,
  successProfileId: number,
): Promise<ReviewAgreement> {
  const { organizationId, viewer } = managerOf(ctx);
  const of = { organizationId, successProfileId, callerId: viewer.userId };
  const how = { readOnly: true, oneMoment: true };
  return transact(ctx.pool, viewer, (db) => readAgreement(db, of), how);
}

async function readAgreement(
  db: Db,
  of: { organizationId: OrganizationId; successProfileId: number; callerId: number },
): Promise<ReviewAgreement> {
  const { organizationId, successProfileId, callerId } = of;
  if (!(await results.isProfile(db, organizationId, successProfileId))) throw notFound();
  await refuseWhileUndoable(db, successProfileId);
  const ratings = await ratingsOf(db, organizationId, successProfileId);
  const ids = [...new Set(ratings.flatMap(({ reviewerId: id }) => (id === null ? [] : [id])))];
  // The caller comes first, the others by name.
  const managers = await results.listReviewers(db, organizationId, ids);
  const reviewers = managers.toSorted((one) => (one.id === callerId ? -1 : 0));
  const drafted = new Set(await results.listDrafted(db, successProfileId, callerId));
  const agreed = (outcome: Outcome): ReviewAgreement[Outcome] => {
    const given = ratings.flatMap(({ occasion, reviewerId, subjectId, ...means }, at) => {
      const rating = means[outcome];
      // Of several whose accounts are gone, nobody knows who was who.
      const reviewer = reviewerId ?? -at - 1;
      return rating === null ? [] : [{ person: occasion, reviewer, rating, subjectId }];
    });
    const icc = agreementOf(given);
    const own = new Set(given.flatMap((one) => (one.reviewer === callerId ? [one.subjectId] : [])));
    const told = given.filter(({ subjectId }) => own.has(subjectId) && !drafted.has(subjectId));
    const lenient = leniencies(told);
    return {
      agreement: icc && {
        people: icc.people,
        ratings: icc.ratings,
        single: toHundredth(icc.single),
        single_interval: bothEnds(icc.singleInterval),
        average: toHundredth(icc.average),
        average_interval: bothEnds(icc.averageInterval),
      },
      withheld: told.length < given.length,
      leniencies: reviewers.flatMap((reviewer) => {
        const found = lenient.find((one) => one.reviewer === reviewer.id);
        if (found === undefined) return [];
        const verdict = found.verdict === 'could be chance' ? 'could_be_chance' : found.verdict;
        const interval = bothEnds(found.interval);
        const difference = toHundredth(found.difference);
        const own = reviewer.id === callerId;
        return [{ reviewer, own, people: found.people, difference, interval, verdict }];
      }),
    };
  };
  return {
    performance: agreed('performance'),
    engagement: agreed('engagement'),
    reviewers: countReviewers(ratings),
  };
}

const toHundredth = (value: number) => Math.round(value * 100) / 100;

function bothEnds([low, high]: readonly [number, number]): [number, number] {
  return [toHundredth(low), toHundredth(high)];
}
