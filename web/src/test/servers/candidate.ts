import type { OutputOf } from '@assay/contract/endpoint';
import { askExtension } from '@assay/contract/entry';
import type { TestId } from '@assay/contract/instruments';
import { listOrganizationsWithPermission, listTestTypes } from '@assay/contract/subjects';
import type { Network } from '../network.ts';

type Own = OutputOf<typeof listTestTypes>['data'];
type Invite = Own['invites'][number];
type Test = Own['tests'][number];
type TestFacts = Pick<Test, 'id' | 'name' | 'minutes' | 'questions'>;

const longAgo = '2026-11-02T09:00:00.000Z';

/** A test that has not been begun. */
export function notBegun(facts: TestFacts): Test {
  return {
    ...facts,
    answered: 0,
    started_at: null,
    completed_at: null,
    pivot: { completed: false },
    parts: 0,
    parts_over: 0,
    remaining_seconds: null,
    available_at: null,
  };
}

/** A campaign that asks for these tests, with permission to see their results. */
export function inviteTo(asked: readonly TestFacts[], said: Partial<Invite> = {}): Invite {
  return {
    id: 7,
    campaign_name: 'Sales, spring',
    campaign_type: 'recruitment',
    has_profile: false,
    organization: { id: 1, name: 'Northwind', logo_url: null },
    deadline: '2999-01-05T12:00:00.000Z',
    time_zone: 'Europe/Amsterdam',
    retention_months: 24,
    test_types: asked.map(({ id }) => id),
    tests: asked.map((one) => ({ ...one, completed: false })),
    also_seen: [],
    permission: true,
    extension_asked: false,
    adjustments: 'none',
    completed_at: null,
    closed: false,
    progress: null,
    ...said,
  };
}

/** One campaign of one organisation asks for these tests; nothing has begun. */
export function askedFor(tests: readonly TestId[], said: Partial<Invite> = {}): Own {
  const asked = tests.map((id) => ({ id, name: `Trial-${id}`, minutes: 10, questions: 40 }));
  return {
    tests: asked.map(notBegun),
    invites: [inviteTo(asked, said)],
    anonymisations: [],
  };
}

/** What home and bar of somebody who takes tests ask; who asks for a later deadline has asked from then on. */
export function serveCandidate(network: Network, own: Own): void {
  let known = own;
  network
    .answerBy(listTestTypes, () => ({ data: known }))
    .reply(listOrganizationsWithPermission, {
      data: [
        {
          id: 1,
          organization_name: 'Northwind',
          logo_url: null,
          granted_at: longAgo,
          retention_months: 24,
        },
      ],
    })
    .answerBy(askExtension, () => {
      const invites = known.invites.map((one) => ({ ...one, extension_asked: true }));
      known = { ...known, invites };
      return { message: 'Asked.' };
    });
}
