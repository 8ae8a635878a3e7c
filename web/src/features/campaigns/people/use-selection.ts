import { useState } from 'react';
import type { CampaignSubject } from '../api.ts';

/** Who is chosen, across pages and filters. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, CampaignSubject>>(new Map());

  function set(people: readonly CampaignSubject[], wanted: boolean) {
    setChosen((now) => {
      const next = new Map(now);
      for (const person of people) {
        if (wanted) next.set(person.id, person);
        else next.delete(person.id);
      }
      return next;
    });
  }

  return {
    people: [...chosen.values()],
    has: (person: CampaignSubject) => chosen.has(person.id),
    set,
    clear: () => setChosen(new Map()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
