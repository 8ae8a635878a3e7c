import { expect, test } from 'vitest';
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
  expect(idsIn('web/src/pages/admin/people/talent.tsx', text)).toEqual(ids);
});

test.each([
  ['server/src/modules/reports/logical/index.ts', ['culture']],
  ['web/src/pages/admin/report-logical.tsx', ['culture']],
  ['web/src/features/instruments/culture/report.tsx', ['iq']],
  ['contract/src/instruments/culture/culture-reports.ts', ['iq']],
  ['server/src/modules/reports/words/logical-messages.data.ts', []],
  ['server/src/modules/people/people.test.ts', []],
  ['server/src/demo/results.ts', []],
  ['e2e/logical.spec.ts', []],
])('in %s a room knows its own instrument alone', (path, ids) => {
  expect(idsIn(path, `export const a = ['iq', 'culture'];`)).toEqual(ids);
});

test('each floor of the house has one list of all instruments, which alone may name them', () => {
  const floors = [...registries].map((path) => path.split('/')[0]);
  expect(floors).toEqual(['contract', 'instruments', 'server', 'web']);
  for (const path of registries) expect(idsIn(path, `export const a = 'iq';`)).toEqual([]);
});
