import type { OutputOf } from '@assay/contract/endpoint';
import type { listTestTypes } from '@assay/contract/subjects';

type Own = OutputOf<typeof listTestTypes>['data'];
export type OwnTests = Pick<Own, 'tests' | 'invites'>;
export type Anonymisation = Own['anonymisations'][number];
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

/** Tests that one invitation asks for. Without one nobody asks any more, but what was begun may be finished. */
export interface AskedTests {
  invite: Invite | undefined;
  tests: readonly OpenTest[];
}

export interface ToDo {
  /** The one thing to do now. */
  first: OpenTest | undefined;
  /** Everything after it, by who asks. */
  later: readonly AskedTests[];
  /** Never begun, and nobody can begin any more. */
  missed: readonly AskedTests[];
  /** For all that is open. */
  minutes: number;
  /** Of the tests that are asked for and can still be taken, how many are finished. */
  progress: Progress;
}

export interface Progress {
  done: number;
  all: number;
}

/** What comes after a test, seen from the campaign that asked for it. */
export interface AfterTest {
  /** The campaign that is still open, else the latest one. */
  invite: Invite;
  progress: Progress;
  /** The next test of that campaign, else of another one. */
  next: OpenTest | undefined;
}

/** What has a clock that runs comes first, then what was begun, then the nearest deadline; what has to wait or only may be finished comes at the end. */
export function toDo(own: OwnTests, now = Date.now()): ToDo {
  const all = openTests(own, now);
  // Of somebody who was invited, what nobody asks for any more may only be finished.
  const onlyFinish = ({ next, over }: OpenTest) => over || (!next && own.invites.length > 0);
  const isMissed = (one: OpenTest) => onlyFinish(one) && !isBegun(one.test);
  const rank = (one: OpenTest) => {
    if (one.test.remaining_seconds !== null) return 0;
    if (onlyFinish(one) || one.test.available_at !== null) return 3;
    return isBegun(one.test) ? 1 : 2;
  };
  const open = all
    .filter((one) => !isMissed(one))
    .toSorted((one, other) => rank(one) - rank(other));
  return {
    first: open[0],
    later: byInvite(open.slice(1)),
    missed: byInvite(
      all.filter((one) => isMissed(one) && !one.invites.some(({ closed }) => closed)),
    ),
    minutes: open.reduce((sum, { test }) => sum + minutesLeft(test), 0),
    progress: progressOf(own, open),
  };
}

function progressOf({ tests, invites }: OwnTests, open: readonly OpenTest[]): Progress {
  const done = tests.filter(
    (test) => test.pivot.completed && askingFor(test, invites).length > 0,
  ).length;
  return { done, all: done + open.filter(({ next }) => next !== undefined).length };
}

/** How far a campaign is. */
function progressIn({ tests }: OwnTests, { test_types }: Invite): Progress {
  const asked = tests.filter(({ id }) => test_types.includes(id));
  return { done: asked.filter(({ pivot }) => pivot.completed).length, all: asked.length };
}

/** Nothing for a test that no campaign asks for. */
export function afterTest(own: OwnTests, id: Test['id'], now = Date.now()): AfterTest | undefined {
  const { first, later } = toDo(own, now);
  const open = [...(first ? [first] : []), ...later.flatMap(({ tests }) => tests)];
  const nextIn = (invite: Invite) => open.find(({ invites }) => invites.includes(invite));
  const asking = askingFor({ id }, own.invites).toSorted(
    (a, b) => Date.parse(b.deadline) - Date.parse(a.deadline),
  );
  const invite = asking.find((one) => nextIn(one)) ?? asking[0];
  if (!invite) return undefined;
  return { invite, progress: progressIn(own, invite), next: nextIn(invite) ?? first };
}

/** Campaigns of which everything is finished, the latest first. */
export function finishedCampaigns(own: OwnTests): Invite[] {
  const isFinished = (invite: Invite) => {
    const { done, all } = progressIn(own, invite);
    return invite.permission && all > 0 && done === all;
  };
  return own.invites
    .filter(isFinished)
    .toSorted((a, b) => Date.parse(b.deadline) - Date.parse(a.deadline));
}

/** What is still to take, the most urgent first; of somebody whom nobody has invited, what they may take alone. */
export function openTests({ tests, invites }: OwnTests, now = Date.now()): OpenTest[] {
  const open = tests
    .filter(({ pivot }) => !pivot.completed)
    .map((test) => {
      const asking = askingFor(test, invites).toSorted(
        (a, b) => Date.parse(a.deadline) - Date.parse(b.deadline),
      );
      const next = asking.find(({ deadline, closed }) => !closed && Date.parse(deadline) > now);
      // Nobody sets a deadline to those who came by themselves, nor to those who withdrew their permission.
      const over = !next && asking.length > 0;
      return { test, invites: asking, next: next ?? asking.at(-1), over };
    });
  const urgency = ({ next, over }: OpenTest) =>
    over || !next ? Number.MAX_VALUE : Date.parse(next.deadline);
  return open.toSorted((a, b) => urgency(a) - urgency(b));
}

function byInvite(open: readonly OpenTest[]): AskedTests[] {
  return [...Map.groupBy(open, ({ next }) => next?.id)].map(([, tests]) => ({
    invite: tests[0]?.next,
    tests,
  }));
}

/** Invitations that want a test and may see its result. */
export function askingFor({ id }: Pick<Test, 'id'>, invites: readonly Invite[]): Invite[] {
  return invites.filter(({ permission, test_types }) => permission && test_types.includes(id));
}

/** Names of the organisations behind invitations, each once. */
export function organizationsOf(invites: readonly Invite[]): string {
  return [...new Set(invites.map(({ organization }) => organization.name))].join(', ');
}

/** Invitations of organisations that are inactive, as far as there is something left to take. */
export function closedInvites({ tests, invites }: OwnTests): Invite[] {
  const done = new Set(tests.filter(({ pivot }) => pivot.completed).map(({ id }) => id));
  return invites.filter(
    ({ closed, test_types }) => closed && test_types.some((id) => !done.has(id)),
  );
}

/** Invitations that still wait for a permission, one for each organisation. */
export function asking({ invites }: OwnTests, now = Date.now()): Invite[] {
  const open = invites.filter(
    ({ permission, deadline, closed }) => !permission && !closed && Date.parse(deadline) > now,
  );
  return open.filter(
    ({ organization }, index) =>
      open.findIndex((other) => other.organization.id === organization.id) === index,
  );
}

export function isBegun({ started_at }: Test): boolean {
  return started_at !== null;
}

/** Minutes for what is left of a test, at least one, and the same as in the test and in emails. */
export function minutesLeft({ minutes, questions, answered, parts, parts_over }: Test): number {
  const left = parts > 0 ? (parts - parts_over) / parts : (questions - answered) / questions;
  return Math.max(1, Math.ceil(minutes * left));
}
