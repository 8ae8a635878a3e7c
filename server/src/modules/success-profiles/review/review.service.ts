import { isOn } from '@assay/contract/fields';
import type { BodyOf, ParamsOf } from '@assay/contract/endpoint';
import type * as contract from '@assay/contract/reviews';
import type { OwnReview, ReviewCategory, ReviewItem } from '@assay/contract/reviews';
import { reviewItems } from '@assay/instruments/success/reviews/items';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { invalid, notFound } from '../../../platform/http/errors.ts';
import { profileNames } from '../../campaigns/index.ts';
import { requireReadable } from '../../reports/index.ts';
import { holdPeople } from '../../subjects/index.ts';
import { successMessages } from '../messages.data.ts';
import { listCategories } from '../profile/success-profile.presenter.ts';
import { outcomeMean } from './occasions.model.ts';
import { reviewMessages } from './review-messages.data.ts';
import { categoryOf, presentItems, presentOwn } from './review.presenter.ts';
import * as reviews from './written.queries.ts';

type Named = BodyOf<typeof contract.beginReview>;
type Given = BodyOf<typeof contract.answerReview>['answers'];

/** By which items somebody is reviewed, and what the caller has begun or given. */
export async function showCategories(
  ctx: ManagerContext,
  subjectId: number,
): Promise<ReviewCategory[]> {
  const { db, actor, organizationId, language } = ctx;
  await requireReadable(ctx, [subjectId]);
  const places = await reviews.listPlaces(db, organizationId, subjectId);
  const nameOf = await profileNames(ctx, language);
  const categories: ReviewCategory[] = [];
  for (const [id, own] of Map.groupBy(places, ({ category }) => category)) {
    const [first] = own;
    if (first === undefined) continue;
    const category = { kind: first.kind, id: first.category_id };
    const successProfiles: ReviewCategory['success_profiles'] = [];
    for (const { id: placeId, success_profile_id, name } of own) {
      const review = await reviews.findOwn(db, placeId, actor.userId);
      successProfiles.push({
        success_profile_report_id: success_profile_id,
        name,
        own: review ? presentOwn(review) : null,
      });
    }
    categories.push({
      id,
      kind: category.kind,
      name: nameOf(category) ?? id,
      items: presentItems(reviewItems(category, language)),
      success_profiles: successProfiles,
    });
  }
  return categories;
}

/** The same of a category that nobody may have been put into yet. */
export async function showItems(
  { db, language }: ManagerContext,
  reference: string,
): Promise<ReviewItem[]> {
  const category = categoryOf(reference);
  const known = await listCategories(db, language);
  if (!known.some(({ kind, id }) => kind === category.kind && id === category.id)) {
    throw invalid({ categoryId: successMessages.categoryUnknown() });
  }
  return presentItems(reviewItems(category, language));
}

/** Somebody's place whom the caller may review: nobody else reviews this person until the transaction ends. */
async function holdPlace(
  ctx: ManagerContext,
  { success_profile_report_id: successProfileId, subject_id: subjectId }: Named,
): Promise<reviews.Place> {
  const { db, actor, organizationId } = ctx;
  await requireReadable(ctx, [subjectId]);
  await holdPeople(db, [subjectId]);
  const named = { organizationId, successProfileId, subjectId };
  const place = await reviews.findPlace(db, named, 'review');
  if (place === undefined) throw notFound();
  if (subjectId === actor.userId) throw invalid({ subject_id: reviewMessages.oneself() });
  return place;
}

/** Begins a review; one that is begun already is gone on with. */
export async function beginReview(ctx: ManagerContext, named: Named): Promise<OwnReview> {
  const place = await holdPlace(ctx, named);
  const own = await reviews.findOwn(ctx.db, place.id, ctx.actor.userId);
  return presentOwn(own?.given_at === null ? own : await begin(ctx, place));
}

async function begin(ctx: ManagerContext, place: reviews.Place): Promise<reviews.Written> {
  const draft = await reviews.insertDraft(ctx.db, place, ctx.actor.userId);
  await audit(ctx, 'review.begun', place);
  return draft;
}

/**
 * Keeps all answers. Complete ones are given, or correct what was given last; incomplete ones are a draft, and what was given
 * stays beside it. Complete ones as a draft take back what was given.
 */
export async function answer(
  ctx: ManagerContext,
  body: BodyOf<typeof contract.answerReview>,
): Promise<OwnReview> {
  const { db, actor } = ctx;
  const place = await holdPlace(ctx, body);
  if (body.category_id !== place.category) {
    throw invalid({ category_id: reviewMessages.otherCategory() });
  }
  const items = reviewItems({ kind: place.kind, id: place.category_id });
  const answers = readAnswers(body.answers, new Set(items.map(({ id }) => id)));
  const complete = items.every(({ id }) => answers[id] !== undefined);
  const given = complete && !isOn(body.draft);
  const meanOf = (outcome: 'performance' | 'engagement') =>
    outcomeMean(
      items.filter((item) => item.outcome === outcome).map(({ id }) => answers[id] ?? null),
    );
  const means = { performance: meanOf('performance'), engagement: meanOf('engagement') };
  if (given && means.performance === null && means.engagement === null) {
    throw invalid({ answers: reviewMessages.tooFewTold() });
  }
  const found = await reviews.findOwn(db, place.id, actor.userId);
  const fresh = found === undefined || (found.given_at !== null && !complete);
  const own = fresh ? await begin(ctx, place) : found;
  if (own.given_at !== null && given && isSame(own.answers, answers)) return presentOwn(own);
  const first = (await keepsFirst(ctx, place, own))
    ? { first_performance: own.first_performance, first_engagement: own.first_engagement }
    : given
      ? { first_performance: means.performance, first_engagement: means.engagement }
      : { first_performance: null, first_engagement: null };
  const none = { performance: null, engagement: null };
  const kept = { ...(given ? means : none), ...first, answers, given };
  const written = await reviews.writeReview(db, own.id, kept);
  if (given) {
    await audit(ctx, own.given_at === null ? 'review.given' : 'review.corrected', place);
  } else if (own.given_at !== null) await audit(ctx, 'review.taken_back', place);
  return presentOwn(written);
}

/** What was given before the reviewer saw those of others stays what counts for agreement. */
async function keepsFirst(
  { db, actor }: ManagerContext,
  place: reviews.Place,
  own: reviews.Written,
) {
  if (own.first_performance === null && own.first_engagement === null) return false;
  return reviews.isReviewedByOthers(db, place.id, actor.userId);
}

function readAnswers(given: Given, items: ReadonlySet<number>): reviews.Answers {
  const answers: reviews.Answers = {};
  for (const [at, { question_id: id, value }] of given.entries()) {
    const field = `answers.${at}.question_id`;
    if (!items.has(id)) throw invalid({ [field]: reviewMessages.unknownQuestion() });
    if (answers[id] !== undefined) throw invalid({ [field]: reviewMessages.answeredTwice() });
    answers[id] = value;
  }
  return answers;
}

function isSame(one: reviews.Answers, other: reviews.Answers): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}

export async function discard(
  ctx: ManagerContext,
  { subjectId, successProfileId }: ParamsOf<typeof contract.discardReview>,
) {
  const named = { success_profile_report_id: successProfileId, subject_id: subjectId };
  const place = await holdPlace(ctx, named);
  if (!(await reviews.deleteDraft(ctx.db, place.id, ctx.actor.userId))) throw notFound();
  await audit(ctx, 'review.discarded', place);
  return reviewMessages.discarded();
}

/** That somebody was reviewed, never how. */
function audit(ctx: ManagerContext, action: string, place: reviews.Place) {
  const after = { success_profile_id: place.success_profile_id };
  return ctx.audit({ action, entity: 'subject', entityId: place.subject_id, after });
}
