import type { OutputOf } from '@assay/contract/endpoint';
import type { listTestTypes } from '@assay/contract/subjects';

export type OwnTests = OutputOf<typeof listTestTypes>['data'];
export type Test = OwnTests['tests'][number];
export type Invite = OwnTests['invites'][number];

export interface OpenTest {
  test: Test;
  /** Who asks for it and may see it, the most urgent first. */
  invites: readonly Invite[];
  /** The invitation whose deadline counts: the next one that is still to come, else the last one. */
  next: Invite | undefined;
  /** Every deadline has passed. What was begun may still be finished. */
  over: boolean;
}

/** What is still to take, the most urgent first. */
export function openTests({ tests, invites }: OwnTests, now = Date.now()): OpenTest[] {
  const open = tests
    .filter(({ pivot }) => !pivot.completed)
    .map((test) => {
      const asking = invites
        .filter(({ permission, test_types }) => permission && test_types.includes(test.id))
        .toSorted((a, b) => Date.parse(a.deadline) - Date.parse(b.deadline));
      const next = asking.find(({ deadline }) => Date.parse(deadline) > now);
      return { test, invites: asking, next: next ?? asking.at(-1), over: !next };
    });
  const urgency = ({ next, over }: OpenTest) =>
    over || !next ? Infinity : Date.parse(next.deadline);
  return open.toSorted((a, b) => urgency(a) - urgency(b));
}

/** Invitations that still wait for a permission, one for each organisation. */
export function asking({ invites }: OwnTests, now = Date.now()): Invite[] {
  const open = invites.filter(
    ({ permission, deadline }) => !permission && Date.parse(deadline) > now,
  );
  return open.filter(
    ({ organization }, index) =>
      open.findIndex((other) => other.organization.id === organization.id) === index,
  );
}

/** Minutes for what is left of a test, at least one. */
export function minutesLeft({ minutes, questions, answered }: Test): number {
  return Math.max(1, Math.round((minutes * (questions - answered)) / questions));
}
