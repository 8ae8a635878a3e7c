import type { GivenReview, OwnReview, ReviewItem } from '@assay/contract/reviews';
import type { Language } from '@assay/contract/languages';
import { type ReviewItem as Item, reviewItems } from '@assay/instruments/success/reviews/items';
import type { StoredReview } from './result.queries.ts';
import type { Answers, Written } from './written.queries.ts';

/** Items that every category asks have the lowest numbers. */
const lastCommon = 10;

export function presentItems(items: readonly Item[]): ReviewItem[] {
  return items.map(({ id, outcome, text, anchors }) => ({
    id,
    outcome,
    own: id > lastCommon,
    text,
    anchors: { low: anchors[1], middle: anchors[3], high: anchors[5] },
  }));
}

function presentAnswers(answers: Answers): OwnReview['answers'] {
  return Object.entries(answers)
    .map(([id, value]) => ({ question_id: Number(id), value }))
    .toSorted((one, other) => one.question_id - other.question_id);
}

export function presentOwn(review: Written): OwnReview {
  return {
    answers: presentAnswers(review.answers),
    performance: rounded(review.performance),
    engagement: rounded(review.engagement),
    started_at: review.started_at.toISOString(),
    given_at: review.given_at?.toISOString() ?? null,
    changed_at: review.changed_at.toISOString(),
  };
}

export function presentGiven(review: StoredReview, callerId: number): GivenReview {
  const { manager_id: id, name, given_at: given, changed_at: changed } = review;
  return {
    reviewer: id === null ? null : { id, name },
    own: review.reviewer_id === callerId,
    answers: presentAnswers(review.answers),
    performance: rounded(review.performance),
    engagement: rounded(review.engagement),
    given_at: given.toISOString(),
    changed_at: +changed > +given ? changed.toISOString() : null,
  };
}

export function rounded(mean: number | null): number | null {
  return mean === null ? null : Math.round(mean * 100) / 100;
}

/** The category behind its reference. */
export function categoryOf(reference: string): { kind: 'standard' | 'alt'; id: number } {
  const id = Number(reference.replace('alt:', ''));
  return { kind: reference.startsWith('alt:') ? 'alt' : 'standard', id };
}

/** A row of the own export: which questions the ratings are of; without them where the organisation tells only that there is a review. */
export function openReview(language: Language | null, row: Record<string, unknown>) {
  const answers = row['answers'] as Answers | null;
  if (answers === null) return row;
  const items = reviewItems(categoryOf(String(row['category'])), language);
  const told = items
    .filter(({ id }) => answers[id] !== undefined)
    .map(({ id, text }) => ({ question: text, rating: answers[id] }));
  return { ...row, answers: told };
}
