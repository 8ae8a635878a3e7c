import { basename, dirname } from 'node:path/posix';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** What holds for every call, whoever serves it. */
const everyCall = ['server/src/test/matrices/', 'server/src/test/specification/'];

/**
 * The tests of the server that lie nearest to the changed files: all of them stand on the whole server, so their imports
 * say nothing. Both are paths from the root; `all` are the tests that exist.
 */
export function nearestTests(changed: readonly string[], all: readonly string[]): string[] {
  const chosen = new Set<string>();
  for (const path of changed) {
    const near = path.startsWith('contract/src/') ? ofCalls(path, all) : nearest(path, all);
    for (const test of near) chosen.add(test);
  }
  return [...chosen].toSorted();
}

/** What serves the calls of a file of the contract lies in a folder of its name. */
function ofCalls(path: string, all: readonly string[]): string[] {
  const own = `/${basename(path, '.ts')}/`;
  return all.filter(
    (test) => test.includes(own) || everyCall.some((folder) => test.startsWith(folder)),
  );
}

function nearest(path: string, all: readonly string[]): string[] {
  if (!path.startsWith('server/')) return [];
  if (isTest(path)) return all.filter((test) => test === path);
  for (let folder = dirname(path); folder !== 'server'; folder = dirname(folder)) {
    const inside = all.filter((test) => test.startsWith(`${folder}/`));
    if (inside.length > 0) return inside;
  }
  return [...all];
}
