import type { BodyOf } from '@assay/contract/endpoint';
import {
  answerReview,
  beginReview as beginReviewCall,
  discardReview as discardReviewCall,
  getEngagementOverTime,
  getPerformanceOverTime,
  getReviewResults,
  listReviewCategories,
  listReviewItems,
  type OwnReview,
  type ReviewCategory,
} from '@assay/contract/reviews';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

/** Somebody in a success profile, and by whose items they are reviewed. */
export interface Place {
  successProfileId: number;
  subjectId: number;
  /** The reference of a category: `4`, `alt:3`. */
  categoryId: string;
}

/** By whose items somebody is reviewed, with what the reviewer has begun or given. */
export function reviewCategories(subjectId: number) {
  return queryOptions({
    queryKey: ['review-categories', subjectId],
    queryFn: async ({ signal }) =>
      (await call(listReviewCategories, { params: { subjectId }, signal })).data,
  });
}

/** By which items people of a category would be reviewed. */
export function reviewItems(categoryId: string) {
  return queryOptions({
    queryKey: ['review-items', categoryId],
    queryFn: async ({ signal }) =>
      (await call(listReviewItems, { params: { categoryId }, signal })).data,
    staleTime: Infinity,
  });
}

const resultsKey = 'review-results';

export function reviewResults(subjectId: number, successProfileId: number) {
  return queryOptions({
    queryKey: [resultsKey, subjectId, successProfileId],
    queryFn: async ({ signal }) =>
      (await call(getReviewResults, { params: { subjectId, successProfileId }, signal })).data,
  });
}

const overTimeCalls = { performance: getPerformanceOverTime, engagement: getEngagementOverTime };
const overTimeKey = 'reviews-over-time';

export function reviewsOverTime(
  outcome: keyof typeof overTimeCalls,
  { subjectId, categoryId }: Place,
) {
  return queryOptions({
    queryKey: [overTimeKey, subjectId, categoryId, outcome],
    queryFn: async ({ signal }) =>
      (await call(overTimeCalls[outcome], { params: { subjectId, categoryId }, signal })).data,
  });
}

function named({ successProfileId, subjectId }: Place) {
  return { success_profile_report_id: successProfileId, subject_id: subjectId };
}

/** What is the own review now; what is told of others hangs on it, and who is to be reviewed next. */
function keep({ successProfileId, subjectId }: Place, own: OwnReview | null) {
  queryClient.setQueryData(
    reviewCategories(subjectId).queryKey,
    (categories: ReviewCategory[] | undefined) =>
      categories?.map((category) => ({
        ...category,
        success_profiles: category.success_profiles.map((one) =>
          one.success_profile_report_id === successProfileId ? { ...one, own } : one,
        ),
      })),
  );
}

/** Not waited for: by then the next thing may have been begun, as a correction. */
function readResultsAgain({ successProfileId }: Place): void {
  const keys = [
    [resultsKey],
    [overTimeKey],
    ['success-profile', successProfileId],
    ['success-profiles'],
  ];
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}

type Answers = BodyOf<typeof answerReview>['answers'];

/** Keeps a draft. */
export async function saveDraft(place: Place, answers: Answers): Promise<OwnReview> {
  const body = { ...named(place), category_id: place.categoryId, answers, draft: true };
  const own = (await call(answerReview, { body })).data;
  keep(place, own);
  return own;
}

/** Gives the review, or corrects it. */
export async function giveReview(place: Place, answers: Answers) {
  const body = { ...named(place), category_id: place.categoryId, answers };
  keep(place, (await call(answerReview, { body })).data);
  readResultsAgain(place);
}

/** What was given is a draft again. */
export async function takeReviewBack(place: Place, answers: Answers) {
  await saveDraft(place, answers);
  readResultsAgain(place);
}

export async function beginReview(place: Place) {
  keep(place, (await call(beginReviewCall, { body: named(place) })).data);
  readResultsAgain(place);
}

export async function discardReview(place: Place): Promise<string> {
  const { subjectId, successProfileId } = place;
  const { message } = await call(discardReviewCall, { params: { subjectId, successProfileId } });
  await queryClient.invalidateQueries({ queryKey: reviewCategories(subjectId).queryKey });
  readResultsAgain(place);
  return message;
}
