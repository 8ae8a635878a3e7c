import { instrumentOf, pathsOf, type TestId, testIdOf } from './instruments.ts';

/** Tests by the names that addresses have for them; those of the calls are understood too. */
const routeNames: Record<string, TestId> = { personality: 1, logical: 2, culture: 3 };

/** The test that an address names, or undefined when there is none of that name. */
export function testOfRoute(name: string): TestId | undefined {
  const test = Object.hasOwn(routeNames, name) ? routeNames[name] : testIdOf(name);
  return test !== undefined && instrumentOf(test) !== undefined ? test : undefined;
}

/** The name of a test in an address. */
export function routeOfTest(test: TestId): string {
  return Object.entries(routeNames).find(([, id]) => id === test)?.[0] ?? String(test);
}

/** Where the test that an address names is taken; the homepage when there is none of that name. */
export function startOfRoute(name: string): string {
  const test = testOfRoute(name);
  return (test !== undefined && pathsOf(test)?.test) || '/';
}
