import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as f from './fields.ts';

const fits = (schema: z.ZodMiniType, text: string) => z.safeParse(schema, text).success;

test.each([
  'Click http://evil.test',
  'HTTPS://evil.test',
  'www.evil.test',
  'WWW.EVIL.TEST',
  'evil.com/now',
  'Ann\u202etxt.exe',
  '\u2067Ann',
])('%s is no name of anything', (text) => {
  expect([
    fits(f.title(120), text),
    fits(f.name(80), text),
    fits(f.optionalName(80), text),
  ]).toEqual([false, false, false]);
});

test.each(['evil.com', 'EVIL.COM', 'ann@evil.com', 'Ann b\u00fccher.de'])(
  '%s is no name of a person, and may be one of an organisation',
  (text) => expect([fits(f.name(80), text), fits(f.title(120), text)]).toEqual([false, true]),
);

test.each([
  "Dr.Lee O'Neil",
  'J.R.R. Tolkien',
  'Ann Lee M.Sc',
  'Ph.D. Li',
  '\u0160imon-Jos\u00e9',
  'St. John',
])('%s is a name', (text) =>
  expect([fits(f.name(80), text), fits(f.title(120), text)]).toEqual([true, true]),
);

test('an empty name is one only where it may be left out', () => {
  expect([fits(f.name(80), ' '), fits(f.optionalName(80), ' ')]).toEqual([false, true]);
});

test('signs without a look are left out, and stay where a script is written with them', () => {
  const read = (text: string) => z.parse(f.title(120), text);
  expect(read('\ufeffNorth\u200bwind\u00ad \u2060B\u200d.V.\u200f')).toBe('Northwind B.V.');
  expect(read('\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645')).toBe(
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  );
  expect(fits(f.title(120), '\u200b')).toBe(false);
});

test('an organisation has no words of letters that only look alike', () => {
  const names = [
    'N\u043erthwind',
    '\u0421entral Bank',
    'Omeg\u03b1',
    'Northwind \u0420\u043e\u0441\u0441\u0438\u044f',
    'Northwind',
    '\u65e5\u672cAB',
  ];
  expect(names.map((text) => fits(f.organizationName, text))).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});
