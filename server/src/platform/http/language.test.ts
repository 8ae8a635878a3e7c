import { expect, test } from 'vitest';
import { readLanguage } from './language.ts';

test('the best liked of our languages, the first among equals', () => {
  expect(readLanguage('nl')).toBe('nl');
  expect(readLanguage('fr-FR, de-AT;q=0.8, en;q=0.9')).toBe('en');
  expect(readLanguage('es-419,es;q=0.9,nl')).toBe('es');
  expect(readLanguage('NL-be;q=0, de;q=0.1')).toBe('de');
});

test('nothing that we speak, and nothing that is no header', () => {
  for (const header of [undefined, '', '*', 'fr', 'nds', 'nl;q=x', ';;,,=', 'q=1'])
    expect(readLanguage(header)).toBeNull();
});
