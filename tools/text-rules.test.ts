import { expect, test } from 'vitest';
import type { Problem, SourceFile } from './source-files.ts';
import {
  checkEnvironment,
  checkFocus,
  checkMarkers,
  checkNamedFiles,
  checkPages,
  checkPaths,
  checkSuppressions,
} from './text-rules.ts';

type Rule = (files: readonly SourceFile[]) => Problem[];
const count = (rule: Rule, text: string, path = 'server/src/app.ts') =>
  rule([{ path, text }]).length;

// Put together, so that these samples are not found in this file itself.
const [disable, ignore, at, up] = ['disable', 'ignore', '@', '..'];
const off = `oxlint-${disable}`;
const quiet = `biome-${ignore}`;
const ts = `${at}ts-`;

test.each([
  [1, `// ${off}-next-line no-console\n`],
  [1, `// ${off}-next-line no-console -- ok\n`],
  [1, `// ${off}-next-line -- the operator reads this\n`],
  [1, `/* ${off} */\n`],
  [1, `{/* ${off}-next-line react/no-danger */}\n`],
  [1, `// eslint-${disable}-line no-console\n`],
  [0, `// ${off}-next-line no-console -- the operator reads this\n`],
  [0, `{/* ${off}-next-line react/no-danger -- sanitised on the server */}\n`],
  [1, `// ${quiet} format:\n`],
  [0, `// ${quiet} format: the table reads better aligned\n`],
  [1, `// ${ts}ignore\n`],
  [1, `// ${ts}nocheck because of the generator\n`],
  [1, `// ${ts}expect-error\n`],
  [0, `// ${ts}expect-error a role that does not exist\n`],
])('%i problem in the suppression %s', (problems, text) => {
  expect(count(checkSuppressions, text)).toBe(problems);
});

test('leftover markers are found as words in code and prose', () => {
  for (const marker of ['TO-DO', 'FIX-ME', 'XX-X', 'HA-CK'].map((word) => word.replace('-', ''))) {
    expect(count(checkMarkers, `// ${marker}: later\n`)).toBe(1);
    expect(count(checkMarkers, `${marker}\n`, 'docs/operating.md')).toBe(1);
  }
  expect(count(checkMarkers, `const METODO = 'Todo';\n`)).toBe(0);
});

test('a link to a page that is not there, and a number taken twice, are found', () => {
  const page = (path: string, text = '') => ({ path, text });
  const at = 'docs/decisions/0001-one.md';
  const found = (...files: SourceFile[]) => checkPages(files).map(({ message }) => message);
  expect(
    found(page(at), page('README.md', `[1](${at}) [2](${at}#why) [3](https://a.test/b.md)`)),
  ).toEqual([]);
  expect(found(page(at, '[2](0002-two.md)'))).toEqual([
    'leads to a page that is not there: 0002-two.md',
  ]);
  expect(found(page(at), page('docs/decisions/0001-two.md'))).toEqual([`has the number of ${at}`]);
});

test('paths of one machine and paths out of the repository are found', () => {
  const home = (name: string) => `const at = '/${name}/ann/assay';\n`;
  for (const name of ['home', 'Users', 'work', 'root'])
    expect(count(checkPaths, home(name))).toBe(1);
  expect(count(checkPaths, `See [plan](${up}/plans/a.md).\n`, 'README.md')).toBe(1);
  expect(count(checkPaths, `import '${up}/${up}/${up}/elsewhere/a.ts';\n`)).toBe(1);
  expect(count(checkPaths, `import '../../contract/src/a.ts';\n`)).toBe(0);
  expect(count(checkPaths, `fetch('https://assay.test/home/ann'); open('/var/lib/assay');\n`)).toBe(
    0,
  );
});

test.each([
  'const a = process.env.HOME;',
  `const a = process['env'];`,
  'const { env } = process;',
  `import { env } from 'node:process';`,
  'const a = globalThis.process.env;',
])('the environment is read in its place only: %s', (text) => {
  expect(count(checkEnvironment, text)).toBe(1);
  expect(count(checkEnvironment, text, 'server/src/platform/config.ts')).toBe(0);
  expect(count(checkEnvironment, text, 'bench/run.ts')).toBe(0);
  expect(count(checkEnvironment, text, 'web/vite.config.ts')).toBe(0);
});

test('a browser journey may not run alone', () => {
  expect(count(checkFocus, `test.only('x', () => {});`, 'e2e/apply.test.ts')).toBe(1);
  expect(count(checkFocus, `test.describe.only('x', () => {});`, 'e2e/apply.test.ts')).toBe(1);
  expect(count(checkFocus, `test('x', () => {});`, 'e2e/apply.test.ts')).toBe(0);
});

test('a page for contributors names files and folders that are there', () => {
  const files = ['server/src/node.ts', 'server/src/test/matrices/role.ts'].map((path) => ({
    path,
    text: '',
  }));
  const found = (text: string) =>
    checkNamedFiles([...files, { path: 'CONTRIBUTING.md', text }]).map(({ message }) => message);
  expect(found('`node.ts`, `server/src/node.ts`, `test/matrices/`, `noun.role.ts`\n')).toEqual([]);
  expect(found('`nodes.ts`\n')).toEqual(['names nodes.ts, which is not there']);
  expect(found('`src/matrices/`\n')).toHaveLength(1);
  expect(checkNamedFiles([{ path: 'docs/operating.md', text: '`pgdata/`\n' }])).toEqual([]);
});
