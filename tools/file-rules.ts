import { fileRoles } from './file-roles.ts';
import { modules } from './modules.ts';
import type { Problem, SourceFile } from './source-files.ts';

const maxLines = 350;
const maxTestLines = 600;
const maxMedian = 80;
const maxPercentile95 = 250;
const maxFilesInFolder = 12;

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
const kebabFile = new RegExp(`^${word}(?:\\.${word})*$`);
const kebabFolder = new RegExp(`^[._]?${word}$`);

const isCode = (path: string) => /\.(tsx?|mts|mjs|js|jsx)$/.test(path);
export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('e2e/');
const isGenerated = (path: string) =>
  /\.gen\.tsx?$/.test(path) || path.startsWith('server/schema/') || path.includes('/locales/');
const isExempt = (path: string) => isGenerated(path) || /\.data\.(ts|mjs)$/.test(path);

const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Names: kebab-case everywhere, `noun.role.ts` and a known module in the modules of the server. */
export function checkNames(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path }) => {
    if (!/^(contract|instruments|server|web|e2e|bench|tools)\//.test(path) || isGenerated(path))
      return [];
    const parts = path.split('/');
    const name = parts.at(-1) ?? '';
    const problems: Problem[] = [];
    if (isCode(path) || path.endsWith('.css')) {
      if (!kebabFile.test(name))
        problems.push({ path, message: 'name is not kebab-case (noun.role.ts)' });
      const bad = parts.slice(0, -1).find((folder) => !kebabFolder.test(folder));
      if (bad !== undefined) problems.push({ path, message: `folder ${bad} is not kebab-case` });
    }
    const module = /^server\/src\/modules\/([^/]+)(\/.+)?$/.exec(path);
    if (module?.[1] !== undefined && isCode(path)) {
      const known: readonly string[] = modules;
      if (module[2] === undefined) problems.push({ path, message: 'lies outside a module' });
      else if (!known.includes(module[1])) {
        problems.push({
          path,
          message: `${module[1]} is not in the list of modules (tools/modules.ts)`,
        });
      }
      const role = roleOf(name);
      if (role === undefined) problems.push({ path, message: 'name has no role (noun.role.ts)' });
      else if (!Object.hasOwn(fileRoles, role)) {
        problems.push({
          path,
          message: `${role} is no role that a file can have (tools/file-roles.ts)`,
        });
      }
    }
    return problems;
  });
}

/** Of a test, any: it is called after what it tries. */
function roleOf(name: string): string | undefined {
  if (name === 'index.ts' || name.endsWith('.d.ts')) return 'service';
  const [, ...roles] = name.replace(/\.[a-z]+$/, '').split('.');
  return roles.at(-1) === 'test' ? 'service' : roles.at(-1);
}

export interface Sizes {
  files: number;
  median: number;
  percentile95: number;
}

/** Line counts of the code, tests and data apart. Percentiles by nearest rank. */
export function measure(files: readonly SourceFile[]): Sizes {
  const counts = files
    .filter(({ path }) => isCode(path) && !isTest(path) && !isExempt(path))
    .map(({ text }) => linesOf(text))
    .toSorted((a, b) => a - b);
  const rank = (share: number) => counts[Math.max(0, Math.ceil(share * counts.length) - 1)] ?? 0;
  return { files: counts.length, median: rank(0.5), percentile95: rank(0.95) };
}

export function checkSizes(files: readonly SourceFile[]): Problem[] {
  const problems: Problem[] = [];
  for (const { path, text } of files) {
    if (!isCode(path) || isExempt(path)) continue;
    const limit = isTest(path) ? maxTestLines : maxLines;
    const lines = linesOf(text);
    if (lines > limit) problems.push({ path, message: `${lines} lines, more than ${limit}` });
  }
  const { median, percentile95 } = measure(files);
  if (median > maxMedian)
    problems.push({
      path: '.',
      message: `median file has ${median} lines, more than ${maxMedian}`,
    });
  if (percentile95 > maxPercentile95) {
    problems.push({
      path: '.',
      message: `95th percentile is ${percentile95} lines, more than ${maxPercentile95}`,
    });
  }
  return problems;
}

/** A level of a server module holds at most twelve files of code; beyond, a folder for each noun. */
export function checkFolders(files: readonly SourceFile[]): Problem[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (!/^server\/src\/modules\/[^/]+\//.test(path) || !isCode(path) || isTest(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxFilesInFolder)
    .map(([path, count]) => ({
      path,
      message: `${count} files of code, more than ${maxFilesInFolder}: make a folder for each noun`,
    }));
}

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
const importing = /^import\b[^;'"]*(?:from\s*)?['"][^'"]+['"](?:\s*with\s*\{[^}]*\})?;?\s*/;
const reexporting =
  /^export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})(?:\s*from\s*['"][^'"]+['"])?;?\s*/;

/** A file that only passes on what others export. A module's `index.ts` is its public face and may. */
export function checkBarrels(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path, text }) => {
    if (!isCode(path) || /^server\/src\/modules\/[^/]+\/index\.ts$/.test(path)) return [];
    let rest = text.replace(comments, '').trim();
    let passedOn = false;
    for (;;) {
      const exported = reexporting.exec(rest);
      const match = exported ?? importing.exec(rest);
      if (match === null) break;
      passedOn ||= exported !== null;
      rest = rest.slice(match[0].length);
    }
    return passedOn && rest === ''
      ? [{ path, message: 'only re-exports; import from where it is defined' }]
      : [];
  });
}
