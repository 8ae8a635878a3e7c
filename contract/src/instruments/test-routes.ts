import {
  factsOf,
  instrumentOf,
  pathsOf,
  type TestId,
  testIdOf,
  testTypeIds,
} from './instruments.ts';

/** The test that an address names, by its word or as calls do; undefined when there is none of that name. */
export function testOfRoute(name: string): TestId | undefined {
  const named = Object.values(testTypeIds).find((id) => factsOf(id)?.route === name);
  const test = named ?? testIdOf(name);
  return instrumentOf(test) === undefined ? undefined : test;
}

/** The name of a test in an address. */
export function routeOfTest(test: TestId): string {
  return factsOf(test)?.route ?? String(test);
}

/** Where the test that an address names is taken; the homepage when there is none of that name. */
export function startOfRoute(name: string): string {
  const test = testOfRoute(name);
  return (test !== undefined && pathsOf(test)?.test) || '/';
}
