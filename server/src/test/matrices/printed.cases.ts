import type { Person } from '../factories.ts';
import type { Case } from './tenant.case.ts';

interface Household {
  person: Person;
  partner: Person;
  campaign: number;
}

interface Printing {
  manager: () => { token: string };
  own: () => Household;
  /** Ids of another organisation. */
  people: () => number[];
  campaigns: () => number[];
}

/** Every reference of the calls that print several people. */
export function printedCases({ manager, own, people, campaigns }: Printing): Record<string, Case> {
  const printing = (foreign: () => number[], path: (id: number) => string): Case => ({
    foreign,
    call: (id) => ['GET', `/api/admin/report/${path(id)}`, manager()],
  });
  const two = (one: number, other: number) => `personality/${one}/${other}.pdf`;
  const team = (one: number, other: number) => `team.pdf?subjects[]=${one}&subjects[]=${other}`;
  const [one, other] = [() => own().person.id, () => own().partner.id];
  return {
    'two-pdf params.subject1': printing(people, (id) => two(id, other())),
    'two-pdf params.subject2': printing(people, (id) => two(other(), id)),
    'two-pdf query.campaign': printing(campaigns, (id) => `${two(one(), other())}?campaign=${id}`),
    'team-pdf query.subjects': printing(people, (id) => team(other(), id)),
    'team-pdf query.campaign': printing(
      campaigns,
      (id) => `${team(one(), other())}&campaign=${id}`,
    ),
  };
}

/** With which ids of one's own these calls work. */
export function ownPrinted({ person, campaign }: Household): Record<string, number> {
  return {
    'two-pdf params.subject1': person.id,
    'two-pdf query.campaign': campaign,
    'team-pdf query.subjects': person.id,
    'team-pdf query.campaign': campaign,
  };
}
