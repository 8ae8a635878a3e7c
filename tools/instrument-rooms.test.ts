import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository, run } from './fixture.ts';
import { findIdsOutside, registries } from './instrument-rooms.ts';

const idsIn = (path: string, text: string) => findIdsOutside([{ path, text }]).map(({ id }) => id);

test.each([
  [`export const a = 'iq';`, ['iq']],
  [`export const a = { iq: 1, 'culture': 2 };`, ['iq', 'culture']],
  [`export interface A { burnout: number }`, ['burnout']],
  [`export const a = (b: B) => b.skill;`, ['skill']],
  [`export const a = 'the iq test'; // 'iq'`, []],
  [`export const iq = 1; export const a = iq;`, []],
])('%s is found outside a room', (text, ids) => {
  expect(idsIn('web/src/pages/admin/talent.tsx', text)).toEqual(ids);
});

test.each([
  ['server/src/modules/reports/iq/index.ts', ['culture']],
  ['web/src/pages/admin/report-logical.tsx', ['culture']],
  ['web/src/features/instruments/culture/report.tsx', ['iq']],
  ['contract/src/culture-reports.ts', ['iq']],
  ['server/src/modules/reports/words/iq-messages.data.ts', []],
  ['server/src/modules/people/people.test.ts', []],
  ['server/src/demo/results.ts', []],
  ['e2e/iq.spec.ts', []],
])('in %s a room knows its own instrument alone', (path, ids) => {
  expect(idsIn(path, `export const a = ['iq', 'culture'];`)).toEqual(ids);
});

test('each floor of the house has one list of all instruments, which alone may name them', () => {
  const floors = [...registries].map((path) => path.split('/')[0]);
  expect(floors).toEqual(['contract', 'instruments', 'server', 'web']);
  for (const path of registries) expect(idsIn(path, `export const a = 'iq';`)).toEqual([]);
});

test('what is left outside stands in a list that can only become shorter', () => {
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
