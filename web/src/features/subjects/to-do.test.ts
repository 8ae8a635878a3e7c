import { expect, test } from 'vitest';
import {
  afterTest,
  asking,
  askingFor,
  closedInvites,
  finishedCampaigns,
  minutesLeft,
  openTests,
  organizationsOf,
  toDo,
} from './to-do.ts';
import { inviteTo, notBegun } from '../../test/servers/candidate.ts';
import type { Invite, Test } from './to-do.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const facts = { id: 1, name: 'Personality', minutes: 18, questions: 152 };
const personality = (more: Partial<Test> = {}): Test => ({ ...notBegun(facts), ...more });
const invite = (deadline: string, more: Partial<Invite> = {}): Invite =>
  inviteTo([facts], { id: 1, campaign_name: 'Autumn', time_zone: 'UTC', deadline, ...more });

test('what an inactive organisation asks for is neither to do nor missed', () => {
  const closed = invite('2026-12-04T00:00:00Z', { closed: true });
  const own = { tests: [personality()], invites: [closed] };
  expect(toDo(own, now)).toMatchObject({ first: undefined, later: [], missed: [] });
  expect(closedInvites(own)).toEqual([closed]);
  const begun = { ...own, tests: [personality({ started_at: '2026-11-20T00:00:00Z' })] };
  expect(toDo(begun, now).first?.test.id).toBe(1);
  const finished = { ...own, tests: [personality({ pivot: { completed: true } })] };
  expect(closedInvites(finished)).toEqual([]);
  const unasked = invite('2026-12-04T00:00:00Z', { closed: true, permission: false });
  expect(asking({ ...own, invites: [unasked] }, now)).toEqual([]);
});

test('the next deadline that is still to come counts', () => {
  const invites = [invite('2026-12-04T00:00:00Z'), invite('2026-11-01T00:00:00Z')];
  const [open] = openTests({ tests: [personality()], invites }, now);
  expect(open).toMatchObject({ over: false, next: { deadline: '2026-12-04T00:00:00Z' } });
});

test('after the last deadline a test is over', () => {
  const own = { tests: [personality()], invites: [invite('2026-11-01T00:00:00Z')] };
  expect(openTests(own, now)).toMatchObject([{ over: true }]);
});

test('without permission no deadline has passed, and what was begun may be finished', () => {
  const invites = [invite('2026-12-04T00:00:00Z', { permission: false, test_types: [1, 2] })];
  const { first, later, missed } = toDo({ tests: [task(1, started), task(2)], invites }, now);
  expect(first).toMatchObject({ test: { id: 1 }, over: false, next: undefined });
  expect(later).toEqual([]);
  expect(missed).toMatchObject([{ invite: undefined, tests: [{ test: { id: 2 } }] }]);
});

test('a finished test is not open', () => {
  const own = { tests: [personality({ pivot: { completed: true } })], invites: [] };
  expect(openTests(own, now)).toEqual([]);
});

test('an organisation asks once, and only while somebody can still take part', () => {
  const waiting = { permission: false };
  const invites = [
    invite('2026-12-04T00:00:00Z', waiting),
    invite('2026-12-05T00:00:00Z', waiting),
    invite('2026-11-01T00:00:00Z', {
      ...waiting,
      organization: { id: 2, name: 'B', logo_url: null },
    }),
  ];
  expect(asking({ tests: [], invites }, now)).toHaveLength(1);
});

test('what is left takes its share of the time', () => {
  expect(minutesLeft(personality({ answered: 8 }))).toBe(18);
  expect(minutesLeft(personality({ answered: 76 }))).toBe(9);
  expect(minutesLeft(personality({ answered: 151 }))).toBe(1);
});

const task = (id: Test['id'], more: Partial<Test> = {}) => personality({ id, ...more });
const started = { started_at: '2026-11-20T12:00:00Z' };

test('what has a clock that runs comes first, then what was begun, then the nearest deadline; what can only be finished comes last', () => {
  const tests = [
    task(1, started),
    task(2),
    task(3),
    task('burnout', { ...started, answered: 3 }),
    task('mcqt_4'),
  ];
  const invites = [
    invite('2026-12-04T00:00:00Z', { id: 1, test_types: [2, 'burnout'] }),
    invite('2026-11-30T00:00:00Z', { id: 2, test_types: [3] }),
    invite('2026-11-01T00:00:00Z', { id: 3, test_types: [1, 'mcqt_4'] }),
  ];
  const { first, later, missed, minutes } = toDo({ tests, invites }, now);
  expect(first?.test.id).toBe('burnout');
  expect(
    later.map(({ invite: by, tests: asked }) => [by?.id, asked.map((one) => one.test.id)]),
  ).toEqual([
    [2, [3]],
    [1, [2]],
    [3, [1]],
  ]);
  expect(missed).toMatchObject([{ invite: { id: 3 }, tests: [{ test: { id: 'mcqt_4' } }] }]);
  expect(minutes).toBe(18 * 4);
  const running = tests.map((one) =>
    one.id === 3 ? { ...one, ...started, remaining_seconds: 60 } : one,
  );
  expect(toDo({ tests: running, invites }, now).first?.test.id).toBe(3);
});

test('with clocks the parts that are left count', () => {
  expect(minutesLeft(personality({ minutes: 24, parts: 2, parts_over: 1, answered: 3 }))).toBe(12);
});

test('who asks is named once, and only with permission', () => {
  const invites = [
    invite('2026-12-04T00:00:00Z'),
    invite('2026-12-05T00:00:00Z', { id: 2 }),
    invite('2026-12-06T00:00:00Z', { organization: { id: 2, name: 'B', logo_url: null } }),
    invite('2026-12-06T00:00:00Z', {
      permission: false,
      organization: { id: 3, name: 'C', logo_url: null },
    }),
  ];
  expect(organizationsOf(askingFor({ id: 1 }, invites))).toBe('Northwind, B');
});

const finished = { pivot: { completed: true }, started_at: '2026-11-20T12:00:00Z' };

test('after a test comes the next one of its own campaign, with how far that is', () => {
  const invites = [
    invite('2026-11-30T00:00:00Z', { id: 1, test_types: ['burnout'] }),
    invite('2026-12-04T00:00:00Z', { id: 2, test_types: [1, 2, 3] }),
  ];
  const own = { tests: [task(1, finished), task(2), task(3), task('burnout')], invites };
  expect(afterTest(own, 1, now)).toMatchObject({
    invite: { id: 2 },
    progress: { done: 1, all: 3 },
    next: { test: { id: 2 } },
  });
  expect(toDo(own, now).progress).toEqual({ done: 1, all: 4 });
  // Where its own campaign is done, another one may still ask.
  const rest = { ...own, tests: own.tests.map((one) => ({ ...one, ...finished })).slice(0, 3) };
  const other = { ...rest, tests: [...rest.tests, task('burnout')] };
  expect(afterTest(other, 1, now)).toMatchObject({ next: { test: { id: 'burnout' } } });
  expect(finishedCampaigns(other)).toMatchObject([{ id: 2 }]);
  expect(afterTest(rest, 1, now)?.next).toBeUndefined();
  expect(afterTest({ ...own, invites: [] }, 1, now)).toBeUndefined();
});

test('what can no longer be started does not count as left', () => {
  const invites = [invite('2026-11-01T00:00:00Z', { test_types: [1, 2] })];
  const own = { tests: [task(1, finished), task(2)], invites };
  expect(toDo(own, now)).toMatchObject({ first: undefined, progress: { done: 1, all: 1 } });
  expect(afterTest(own, 1, now)?.next).toBeUndefined();
});

test('somebody whom nobody has invited takes tests without a deadline', () => {
  const own = { tests: [personality()], invites: [] };
  expect(toDo(own, now)).toMatchObject({ first: { over: false, next: undefined }, missed: [] });
});
