import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileRoles } from './file-roles.ts';
import { checkBarrels, checkFolders, checkNames, checkSizes, measure } from './file-rules.ts';
import { readSourceFiles } from './source-files.ts';

const file = (path: string, text = 'export const a = 1;\n') => ({ path, text });
const lines = (count: number) => 'const a = 1;\n'.repeat(count);
const many = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => file(`web/src/lib/file-${index}.ts`, lines(length)));

test.each([
  ['web/src/ui/DatePicker.tsx', 'not kebab-case'],
  ['web/src/ui/date_picker.tsx', 'not kebab-case'],
  ['web/src/DatePicker/date.tsx', 'folder DatePicker'],
  ['server/src/modules/campaigns/campaign.ts', 'no role'],
  ['server/src/modules/campaigns/campaign.helpers.ts', 'helpers is no role'],
  ['server/src/modules/payments/payment.service.ts', 'not in the list of modules'],
  ['server/src/modules/campaign.service.ts', 'outside a module'],
])('%s is refused: %s', (path, message) => {
  expect(
    checkNames([file(path)])
      .map((problem) => problem.message)
      .join(),
  ).toContain(message);
});

test('names as agreed pass', () => {
  const paths = [
    'server/src/modules/campaigns/index.ts',
    'server/src/modules/campaigns/campaign.routes.ts',
    'server/src/modules/success-profiles/profile/profile.service.test.ts',
    'server/src/platform/db/embedded.ts',
    'web/src/features/campaigns/api.ts',
    'web/src/vite-env.d.ts',
    'web/vite.config.ts',
    'server/schema/database.ts',
  ];
  expect(checkNames(paths.map((path) => file(path)))).toEqual([]);
});

test('each role is that of some file', () => {
  const paths = readSourceFiles(join(import.meta.dirname, '..'))
    .map(({ path }) => path)
    .filter((path) => path.startsWith('server/src/modules/'));
  const unused = Object.keys(fileRoles).filter(
    (role) => !paths.some((path) => path.endsWith(`.${role}.ts`)),
  );
  expect(unused).toEqual([]);
});

test('a file may have 350 lines, a test 600; data and generated files any number', () => {
  const small = many(40, 10);
  const sizes = (path: string, count: number) =>
    checkSizes([...small, file(path, lines(count))]).map((p) => p.message);
  expect(sizes('server/src/app.ts', 350)).toEqual([]);
  expect(sizes('server/src/app.ts', 351)).toEqual(['351 lines, more than 350']);
  expect(sizes('server/src/app.test.ts', 600)).toEqual([]);
  expect(sizes('server/src/app.test.ts', 601)).toEqual(['601 lines, more than 600']);
  expect(sizes('instruments/src/logical/items.data.ts', 5000)).toEqual([]);
  expect(sizes('web/src/locales/de.ts', 5000)).toEqual([]);
  expect(sizes('instruments/src/logical/norms.json', 5000)).toEqual([]);
});

test('the median stays at 80 lines and the 95th percentile at 250', () => {
  expect(measure([...many(95, 80), ...many(5, 300)])).toEqual({
    files: 100,
    median: 80,
    percentile95: 80,
  });
  expect(checkSizes([...many(95, 80), ...many(5, 300)])).toEqual([]);
  expect(checkSizes(many(3, 81)).map((p) => p.message)).toEqual([
    'median file has 81 lines, more than 80',
  ]);
  expect(checkSizes([...many(94, 10), ...many(6, 251)]).map((p) => p.message)).toEqual([
    '95th percentile is 251 lines, more than 250',
  ]);
});

test('a level of a module holds twelve files of code, tests not counted', () => {
  const at = (folder: string, count: number, end = 'queries.ts') =>
    Array.from({ length: count }, (_, index) =>
      file(`server/src/modules/${folder}/noun-${index}.${end}`),
    );
  expect(
    checkFolders([
      ...at('campaigns', 12),
      ...at('campaigns', 5, 'test.ts'),
      ...at('campaigns/invitation', 12),
    ]),
  ).toEqual([]);
  expect(checkFolders(at('campaigns/invitation', 13))).toHaveLength(1);
});

test.each([
  ['every name', `export * from './a.ts';\n`],
  [
    'some names',
    `// the parts\nexport { a } from './a.ts';\nexport type { B, C } from './b.ts';\n`,
  ],
  ['by way of an import', `import { a } from './a.ts';\n\nexport { a };\n`],
])('a file that only passes on is refused: %s', (_, text) => {
  expect(checkBarrels([file('web/src/ui/index.ts', text)])).toHaveLength(1);
});

test('the index of a server module and a file with something of its own may pass on', () => {
  const text = `export { a } from './a.ts';\n`;
  expect(checkBarrels([file('server/src/modules/campaigns/index.ts', text)])).toEqual([]);
  expect(
    checkBarrels([file('server/src/modules/campaigns/invitation/index.ts', text)]),
  ).toHaveLength(1);
  expect(checkBarrels([file('web/src/ui/a.ts', `${text}export const b = 1;\n`)])).toEqual([]);
  expect(checkBarrels([file('web/src/ui/a.ts', `import './a.css';\n`)])).toEqual([]);
});
