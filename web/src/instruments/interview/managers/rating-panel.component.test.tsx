import { getRatings, type Ratings } from '@assay/contract/interview-ratings';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { network, openPart } from '../../../test/open-page.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { interviewRatings } from './ratings-api.ts';

/** As whoever is logged in, who is 1, sees the ratings of somebody. */
function PanelOf({ subjectId }: { subjectId: number }) {
  const query = useQuery(interviewRatings('3', subjectId));
  const named = { interviewId: '3', subjectId, campaign: undefined, timeZone: 'Europe/Amsterdam' };
  return <RatingPanel {...named} query={query} />;
}

const criterion = { title: 'Clarity', low: 'Vague', middle: 'Clear', high: 'Very clear' };
const others: Ratings = {
  rubric: { edition: 0, criteria: [criterion], standard: false, fixed: true },
  raters: 1,
  withheld: true,
  ratings: [],
  mean: null,
  agreement: null,
  next: { subject_id: 4, first_name: 'Ann', last_name: 'Lee' },
  left: 1,
};
const said = page.getByText('This is your own interview. Only your colleagues can rate it.');
const save = page.getByRole('button', { name: 'Save rating' });
const next = page.getByRole('link', { name: 'Next: Ann Lee' });

test('the own interview cannot be rated, and the panel says so; the next one can be', async () => {
  network().reply(getRatings, { data: others });
  await openPart(<PanelOf subjectId={1} />, { as: 'manager' });
  await expect.element(said).toBeVisible();
  await expect.element(next).toBeVisible();
  await expect.element(save).toHaveLength(0);
  await expect.element(page.getByText(/shows once you have rated/)).toHaveLength(0);
  await expectAccessible();
});

test('a rating of the own interview from before that can be taken back and not changed', async () => {
  const own = {
    own: true,
    rater: { id: 1, name: 'Mara Visser' },
    scores: [5],
    mean: 5,
    comment: null,
    rated_at: '2026-11-02T09:00:00.000Z',
    changed_at: null,
  };
  network().reply(getRatings, { data: { ...others, ratings: [own] } });
  await openPart(<PanelOf subjectId={1} />, { as: 'manager' });
  await expect.element(page.getByText('5.0 on average, which does not count.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change my rating' })).toHaveLength(0);
});

test('the interview of somebody else can be rated', async () => {
  network().reply(getRatings, { data: others });
  await openPart(<PanelOf subjectId={2} />, { as: 'manager' });
  await expect.element(save).toBeVisible();
  await expect.element(said).toHaveLength(0);
});
