import { reviewItems } from '@assay/instruments/success/reviews/items';
import type { Case } from './tenant.case.ts';

interface Home {
  person: { id: number };
  success: { profile: number };
  tenant: { manager: { token: string } };
}

interface Sides {
  own: () => Home;
  theirs: () => Home;
  people: () => number[];
}

const base = '/api/admin/reviews';
/** Of the category that success profiles have here. */
const answers = reviewItems({ kind: 'standard', id: 6 }).map(({ id }) => ({
  question_id: id,
  value: 3,
}));

/** Calls on reviews of somebody in a success profile. */
export function reviewCases({ own, theirs, people }: Sides): Record<string, Case> {
  const as = (json?: unknown) => ({ token: own().tenant.manager.token, json });
  const profiles = () => [theirs().success.profile];
  const about = (path: (id: number) => string, foreign = people, method = 'GET'): Case => ({
    foreign,
    call: (id) => [method, `${base}/${path(id)}`, as()],
  });
  const written = (path: string, more: object = {}): Record<'person' | 'profile', Case> => ({
    person: {
      foreign: people,
      call: (id) => {
        const json = { success_profile_report_id: own().success.profile, subject_id: id, ...more };
        return ['POST', `${base}/${path}`, as(json)];
      },
    },
    profile: {
      foreign: profiles,
      call: (id) => {
        const json = { success_profile_report_id: id, subject_id: own().person.id, ...more };
        return ['POST', `${base}/${path}`, as(json)];
      },
    },
  });
  const begun = written('new');
  const answered = written('answers', { category_id: 6, answers });
  return {
    'review-categories params.subjectId': about((id) => `categories/${id}`),
    'review-new body.subject_id': begun.person,
    'review-new body.success_profile_report_id': begun.profile,
    'review-answers body.subject_id': answered.person,
    'review-answers body.success_profile_report_id': answered.profile,
    'review-discard params.subjectId': about(
      (id) => `draft/${id}/${own().success.profile}`,
      people,
      'DELETE',
    ),
    'review-discard params.successProfileId': about(
      (id) => `draft/${own().person.id}/${id}`,
      profiles,
      'DELETE',
    ),
    'review-results params.subjectId': about((id) => `results/${id}/${own().success.profile}`),
    'review-results params.successProfileId': about(
      (id) => `results/${own().person.id}/${id}`,
      profiles,
    ),
    'review-engagement-over-time params.subjectId': about((id) => `engagement-over-time/${id}/6`),
    'review-performance-over-time params.subjectId': about((id) => `performance-over-time/${id}/6`),
    'review-agreement params.successProfileId': about((id) => `agreement/${id}`, profiles),
  };
}

/** Begun, given, begun anew and discarded. */
export function ownReviews({ person, success }: Home): Record<string, number> {
  return {
    'review-categories params.subjectId': person.id,
    'review-answers body.success_profile_report_id': success.profile,
    'review-new body.subject_id': person.id,
    'review-discard params.subjectId': person.id,
    'review-results params.subjectId': person.id,
    'review-results params.successProfileId': success.profile,
    'review-engagement-over-time params.subjectId': person.id,
    'review-performance-over-time params.subjectId': person.id,
    'review-agreement params.successProfileId': success.profile,
  };
}
