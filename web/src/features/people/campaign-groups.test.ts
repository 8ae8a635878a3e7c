import { expect, test } from 'vitest';
import type { Person } from './api.ts';
import { byCampaign } from './campaign-groups.ts';

const person = (id: number, campaign: number) =>
  ({ id, campaign: { id: campaign, name: `Campaign ${campaign}` } }) as Person;

test('people by the campaign in their rows, the largest group first', () => {
  expect(byCampaign([person(1, 7), person(2, 9), person(3, 9)])).toEqual([
    { campaign: { id: 9, name: 'Campaign 9' }, people: [2, 3] },
    { campaign: { id: 7, name: 'Campaign 7' }, people: [1] },
  ]);
  expect(byCampaign([])).toEqual([]);
});
