import { expect, test } from 'vitest';
import { profilePopulation } from './population.ts';
import { toTargets } from './profile.ts';
import { findProfile, findTasks, jobGroups, listProfiles } from './profiles.ts';

test('25 job families and 6 competency models, with ids that stay', () => {
  const named = (kind: string) => listProfiles().filter((profile) => profile.kind === kind);
  expect(named('standard').map(({ id }) => id)).toEqual(
    Array.from({ length: 25 }, (_, k) => k + 1),
  );
  expect(named('alt').map(({ name }) => name)).toEqual([
    'Leadership',
    'Collaboration',
    'Innovation',
    'Customer focus',
    'Execution',
    'Adaptability',
  ]);
  expect(findProfile({ kind: 'standard', id: 1 })?.name).toBe('Executive / general management');
  expect(findProfile({ kind: 'standard', id: 6 })?.name).toBe('Software & IT');
  expect(findProfile({ kind: 'standard', id: 25 })?.name).toBe('Transport & logistics');
  expect(findProfile({ kind: 'alt', id: 3 })?.name).toBe('Innovation');
  expect(findProfile({ kind: 'alt', id: 7 })).toBeUndefined();
});

test('every profile has positive weights that make 1, and targets on the side of their direction', () => {
  for (const { kind, targets, attribution } of listProfiles()) {
    expect(targets.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 2);
    expect(attribution === null).toBe(kind === 'alt');
    for (const { weight, direction, targetT, code } of targets) {
      expect(weight).toBeGreaterThan(0);
      expect(code).not.toBe('O6');
      // Above 50 for high, below for low.
      expect(direction === 'high' ? targetT - 50 : 50 - targetT).toBeGreaterThanOrEqual(0);
    }
  }
});

test('an unknown facet is refused', () => {
  expect(() => toTargets({ X1: { weight: 1, direction: 'high', targetT: 50 } })).toThrow(
    RangeError,
  );
});

test('the population starts half way to the target and moves with own people', () => {
  const target = { facetId: 1, code: 'N1', weight: 1, direction: 'low', targetT: 44 } as const;
  const profile = { targets: [target] };
  const start = profilePopulation(profile);
  expect(start).toHaveLength(30);
  expect(start[0]).toEqual({ code: 'N1', facetId: 1, mean: 47, sd: 10, n: 0 });
  expect(start[1]?.mean).toBe(50);
  // (50 · 47 + 150 · 43) / 200
  expect(profilePopulation(profile, { N1: { n: 150, mean: 43 } })[0]).toMatchObject({
    mean: 44,
    n: 150,
  });
  for (const own of [
    { n: -1, mean: 43 },
    { n: 1.5, mean: 43 },
    { n: 9, mean: Number.NaN },
  ]) {
    expect(() => profilePopulation(profile, { N1: own })).toThrow(RangeError);
  }
});

test('groups have the same ids and a name of their own in every language', () => {
  const ids = jobGroups().map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: 12 }, (_, k) => k + 1));
  for (const language of ['nl', 'de', 'es'] as const) {
    const groups = jobGroups(language);
    expect(groups.map(({ id }) => id)).toEqual(ids);
    expect(new Set(groups.map(({ name }) => name)).size).toBe(ids.length);
  }
});

test('every job family has three tasks of its own in every language, and nothing else has any', () => {
  const told = new Set<string>();
  for (const language of ['en', 'nl', 'de', 'es'] as const) {
    for (const { kind, id } of listProfiles()) {
      if (kind !== 'standard') continue;
      const tasks = findTasks(id, language) ?? [];
      expect(tasks).toHaveLength(3);
      for (const task of tasks) told.add(task);
    }
    expect(findTasks(26, language)).toBeUndefined();
  }
  expect(told.size).toBe(4 * 25 * 3);
});
