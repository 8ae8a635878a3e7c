import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest } from './file-rules.ts';
import { readSourceFiles } from './source-files.ts';
import { findTextsOutside } from './texts-outside.ts';

test('every text of a screen is in the catalogue', () => {
  const screens = readSourceFiles(join(import.meta.dirname, '..')).filter(
    // What tests and pages for developers say is read by nobody else.
    ({ path }) => /^web\/src\/(?!pages\/dev\/|test\/).*\.tsx?$/.test(path) && !isTest(path),
  );
  expect(screens.length).toBeGreaterThan(200);
  expect(findTextsOutside(screens)).toEqual([]);
});

test.each([
  ['words between tags', '<p>Hello there</p>'],
  ['a text that is chosen', '<p>{isOn ? t`On` : "Off"}</p>'],
  ['a text that is filled in', '<p>{`Hello ${name}`}</p>'],
  ['what a screen reader says', '<nav aria-label="Main" />'],
  ['a field that is shown', '<Table columns={[{ label: "Name" }]} />'],
  ['a text in a field that may hold a code', '{ words: isOn ? t`On` : "Not now" }'],
  ['what a refusal says', 'new Refusal("This file is too large.")'],
  ['what a notice says', 'toast(isOn ? `${name} is saved.` : t`Done`, { tone: "bad" })'],
])('%s is found', (_, code) => {
  const found = findTextsOutside([{ path: 'a.tsx', text: `const a = ${code};` }]);
  expect(found).toHaveLength(1);
});

test.each([
  '<Trans>Hello {name}</Trans>',
  '<p>{t`Hello`}</p>',
  '<p title={t`Hello`} className="grow" data-kind="name" />',
  '<Table columns={[{ label: msg`Name`, key: "name" }]} />',
  '<p>3 · {count}</p>',
  '({ text: "", unit: "date", words: "as-typed words", short: t`Not now` })',
  'new Refusal(t`This file is too large.`)',
  'toast(message, { tone: "bad" })',
])('%s is left alone', (code) => {
  expect(findTextsOutside([{ path: 'a.tsx', text: `const a = ${code};` }])).toEqual([]);
});
