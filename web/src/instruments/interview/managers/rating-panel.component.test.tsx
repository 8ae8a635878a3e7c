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
  await expect.element(page.getByText(/once you have rated/)).toHaveLength(0);
  await expectAccessible();
});

test('the interview of somebody else can be rated', async () => {
  network().reply(getRatings, { data: others });
  await openPart(<PanelOf subjectId={2} />, { as: 'manager' });
  await expect.element(save).toBeVisible();
  await expect.element(said).toHaveLength(0);
});
