import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository, run } from './fixture.ts';

const root = join(import.meta.dirname, '..');

test('check-files names the file and fails, or passes with the sizes', () => {
  const good = repository({ 'web/src/lib/dates.ts': 'export const a = 1;\n' });
  const bad = repository({ 'web/src/lib/Dates.ts': 'export const a = 1;\n' });
  expect(run('check-files.ts', [good])).toMatchObject({ failed: false });
  expect(run('check-files.ts', [good]).output).toContain('1 files of code: median 1 lines');
  expect(run('check-files.ts', [bad])).toMatchObject({ failed: true });
  expect(run('check-files.ts', [bad]).output).toContain(
    'web/src/lib/Dates.ts: name is not kebab-case',
  );
});

test('a frozen migration may not change or go; new ones are frozen by --write', () => {
  const folder = repository({ 'server/migrations/0001_start.sql': 'create schema app;\n' });
  const at = (name: string) => join(folder, 'server/migrations', name);
  const check = (...args: string[]) => run('check-migrations.ts', [folder, ...args]);

  expect(check().failed).toBe(false);
  expect(check('--write').failed).toBe(false);
  writeFileSync(at('0002_more.sql'), 'create schema more;\n');
  expect(check().output).toContain('0002_more.sql: is not frozen yet');
  expect(check('--write').failed).toBe(false);
  expect(check().failed).toBe(false);

  writeFileSync(at('0001_start.sql'), 'create schema other;\n');
  expect(check().output).toContain('0001_start.sql: was changed after it was frozen');
  const sums = readFileSync(at('checksums.json'), 'utf8');
  expect(check('--write').failed).toBe(true);
  expect(readFileSync(at('checksums.json'), 'utf8')).toBe(sums);
});

test('changed functions and policies need a higher version; --write raises it once', () => {
  const folder = repository({ 'server/sql/functions/one.sql': 'select 1;\n' });
  mkdirSync(join(folder, 'server/migrations'));
  const version = () =>
    JSON.parse(readFileSync(join(folder, 'server/sql/version.json'), 'utf8')).version;
  const check = (...args: string[]) => run('check-migrations.ts', [folder, ...args]);
  expect(check('--write').failed).toBe(false);
  expect(version()).toBe(1);
  writeFileSync(join(folder, 'server/sql/functions/one.sql'), 'select 2;\n');
  expect(check().output).toContain('server/sql/version.json: is older than the files beside it');
  expect(check('--write').failed).toBe(false);
  expect(version()).toBe(2);
  expect(check('--write').failed).toBe(false);
  expect(version()).toBe(2);
});

test('the formatter refuses what it would write otherwise', () => {
  const bad = { 'tools/a.ts': 'export const a = "b"\n' };
  const good = { 'tools/a.ts': `export const a = 'b';\n` };
  const format = (files: Record<string, string>) =>
    run('biome', ['format', '--vcs-enabled=false', '.'], repository(files, ['biome.json']));
  expect(format(bad).failed).toBe(true);
  expect(format(good).failed).toBe(false);
});

test('unused files, exports and dependencies are found, and @public is honoured', () => {
  const folder = repository(
    {
      'package.json': JSON.stringify({
        name: 'sample',
        type: 'module',
        workspaces: ['contract', 'server'],
      }),
      'contract/package.json': JSON.stringify({
        name: '@assay/contract',
        exports: { './*': './src/*.ts' },
        dependencies: { zod: '1.0.0' },
      }),
      'contract/src/campaigns.ts':
        'export const used = 1;\nexport const forgotten = 2;\n/** @public */\nexport const promised = 3;\n',
      'server/package.json': JSON.stringify({
        name: '@assay/server',
        dependencies: { '@assay/contract': '1.0.0' },
      }),
      'server/src/main.ts': `import { used } from '@assay/contract/campaigns';\nconsole.log(used);\n`,
      'server/src/platform/lonely.ts': 'export const lonely = 1;\n',
      'node_modules/@assay/contract/package.json': JSON.stringify({
        name: '@assay/contract',
        exports: { './*': './src/*.ts' },
      }),
    },
    ['knip.json'],
  );
  const { failed, output } = run('knip', ['--no-progress', '--no-config-hints'], folder);
  expect(failed).toBe(true);
  expect(output).toContain('server/src/platform/lonely.ts');
  expect(output).toContain('zod');
  expect(output).toContain('forgotten');
  expect(output).not.toContain('promised');
  expect(output).not.toMatch(/\bused\b.*campaigns\.ts/);
});

test('the licence is the published text, byte for byte', () => {
  const sum = createHash('sha256')
    .update(readFileSync(join(root, 'LICENSE')))
    .digest('hex');
  expect(sum).toBe('0d96a4ff68ad6d4b6f1f30f713b18d5184912ba8dd389f86aa7710db079abcb0');
});

test('what is known outside of rooms stands in a list that can only become shorter', () => {
  const file = 'web/src/lib/a.ts';
  const list = (count: number) => JSON.stringify({ 'for a reason': { [file]: count } });
  const folder = repository({
    [file]: `export const a = ['iq', 'culture'];\n`,
    'tools/instrument-rooms.json': list(2),
  });
  const check = (...args: string[]) => run('check-rooms.ts', [folder, ...args]);
  expect(check()).toMatchObject({ failed: false });

  writeFileSync(join(folder, file), `export const a = ['iq', 'culture', 'skill'];\n`);
  expect(check('--write')).toMatchObject({ failed: true });
  expect(check().output).toContain(`${file}:1: knows the instrument skill outside its room`);

  writeFileSync(join(folder, file), `export const a = ['iq'];\n`);
  expect(check().output).toContain(`${file}: knows less`);
  expect(check('--write')).toMatchObject({ failed: false });
  const written: unknown = JSON.parse(
    readFileSync(join(folder, 'tools/instrument-rooms.json'), 'utf8'),
  );
  expect(written).toEqual(JSON.parse(list(1)));
});

test('a table named from below is refused', () => {
  const file = 'server/src/modules/accounts/a.queries.ts';
  const folder = repository({
    [file]: 'export const a = sql`app.users`;\n',
    'server/schema/database.ts': readFileSync(join(root, 'server/schema/database.ts'), 'utf8'),
  });
  const check = () => run('check-tables.ts', [folder]);
  expect(check()).toMatchObject({ failed: false });

  writeFileSync(join(folder, file), 'export const a = sql`app.users app.invitations`;\n');
  expect(check()).toMatchObject({ failed: true });
  expect(check().output).toContain(`${file}:1: names invitations of campaigns`);
});

test('the checks do not begin with a word that they do not know', () => {
  const { failed, output } = run('check.ts', ['--without-test']);
  expect(failed).toBe(true);
  expect(output).toContain(`'--without-test'`);
  expect(output).toContain('Usage: npm run check [-- --without-tests]');
});
