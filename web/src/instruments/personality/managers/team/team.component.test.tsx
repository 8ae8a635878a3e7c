import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { openPart } from '../../../../test/open-page.tsx';
import { Team } from './team.tsx';

const four = ['Ann', 'Bo', 'Cy', 'Di'];

/** Four people without a score, as far as the page looks at them here. */
const comparison = {
  campaign: null,
  profile: null,
  saved: null,
  coverage: null,
  spread: 0,
  scales: [],
  members: four.map((first_name, at) => ({
    subject: { id: at + 1, first_name, last_name: '', email: `${first_name}@person.test` },
    scores: [],
    fit: null,
    without: null,
    responseStyle: 'plain',
  })),
  similarity: four.map(() => four.map(() => 0)),
  limits: [],
  attribution: null,
} as unknown as PersonalityComparison;

/** The changed team is on its way all the time. */
function OnItsWay() {
  const [subjects, setSubjects] = useState<readonly number[]>([1, 2, 3, 4]);
  return (
    <>
      <Team comparison={comparison} wanted={subjects} onSubjects={setSubjects} />
      <p>Wanted: {subjects.join(', ')}</p>
    </>
  );
}

test('whoever is taken out of a team while it is on its way does not bring the one before back', async () => {
  await openPart(<OnItsWay />, { as: 'manager' });
  await page.getByRole('button', { name: 'Remove Ann' }).click();
  await expect.element(page.getByText('Wanted: 2, 3, 4')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Bo' }).click();
  await expect.element(page.getByText('Wanted: 3, 4')).toBeVisible();
});

test('the sentence that the licence of the job data asks for is read out in English', async () => {
  const said = 'Includes information from O*NET.';
  const team = (
    <Team
      comparison={{ ...comparison, attribution: said }}
      wanted={[]}
      onSubjects={() => undefined}
    />
  );
  await openPart(team, { as: 'manager', language: 'de' });
  await expect.element(page.getByText(said)).toHaveAttribute('lang', 'en');
});
