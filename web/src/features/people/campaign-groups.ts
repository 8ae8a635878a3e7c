import type { Person } from './api.ts';

export interface CampaignGroup {
  campaign: Person['campaign'];
  /** Subjects. */
  people: number[];
}

/** People by the campaign in their rows, the largest group first. */
export function byCampaign(people: Iterable<Person>): CampaignGroup[] {
  const groups = new Map<number, CampaignGroup>();
  for (const { id, campaign } of people) {
    const group = groups.get(campaign.id) ?? { campaign, people: [] };
    group.people.push(id);
    groups.set(campaign.id, group);
  }
  return [...groups.values()].toSorted((one, other) => other.people.length - one.people.length);
}
