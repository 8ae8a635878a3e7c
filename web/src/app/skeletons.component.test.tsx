import { listTestTypes } from '@assay/contract/subjects';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { EntrySkeleton } from '../features/invitations/entry-skeleton.tsx';
import { PersonSkeleton } from '../features/person/person-skeleton.tsx';
import { ReportSkeleton } from '../features/reports/report-skeleton.tsx';
import { InterviewSkeleton } from '../instruments/interview/managers/interview-skeleton.tsx';
import { RatingSkeleton } from '../instruments/interview/managers/rating-panel.tsx';
import { TestSkeleton } from '../instruments/take/test-frames.tsx';
import { EntryCardSkeleton } from '../pages/admin/start/entry-card-skeleton.tsx';
import { network, openPage, openPart } from '../test/open-page.tsx';
import { FormSkeleton, LongPageSkeleton, ShortPageSkeleton } from '../ui/page/skeleton.tsx';

/** What stands in for a page that is still to come leaves no narrow screen either, with letters twice as large. */

const { documentElement } = document;
afterEach(() => {
  documentElement.style.fontSize = '';
});

/** What is wider than the screen, in pixels from its left edge. */
function beyondTheEdge(): string[] {
  documentElement.style.fontSize = '200%';
  const width = documentElement.clientWidth;
  return [...document.querySelectorAll('#root *')]
    .map((part) => ({ part, right: part.getBoundingClientRect().right }))
    .filter(({ right }) => right > width + 0.5)
    .map(({ part, right }) => `${part.className} ${Math.round(right)}`);
}

test.each([
  ['a short page', <ShortPageSkeleton key={0} />],
  ['a long page', <LongPageSkeleton key={0} />],
  ['a form', <FormSkeleton key={0} />],
  ['a form with sections', <FormSkeleton key={0} sections={2} />],
  ['an invitation', <EntrySkeleton key={0} />],
  ['a test', <TestSkeleton key={0} />],
  ['a card of entry', <EntryCardSkeleton key={0} />],
  ['the dashboard', <DashboardSkeleton key={0} />],
  ['a person', <PersonSkeleton key={0} />],
  ['a report', <ReportSkeleton key={0} />],
  ['an interview', <InterviewSkeleton key={0} />],
  ['a rating', <RatingSkeleton key={0} />],
])('%s', async (_, skeleton) => {
  await openPart(skeleton, { width: 320 });
  await expect.poll(() => document.querySelector('.skeleton')).not.toBeNull();
  expect(beyondTheEdge()).toEqual([]);
});

test('the home of somebody who takes tests', async () => {
  network().answerBy(listTestTypes, () => new Promise(() => undefined));
  await openPage('/', { as: 'candidate', width: 320 });
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(beyondTheEdge()).toEqual([]);
});
