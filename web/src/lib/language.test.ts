import { i18n } from '@lingui/core';
import { beforeAll, expect, test, vi } from 'vitest';
import { directionOf } from './direction.ts';
import type { Catalogue } from './language.ts';
import { pageLanguage, preferredLanguage, activateLocale } from './language.ts';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

test('the first language of the browser that Assay speaks', () => {
  expect(preferredLanguage(['nl-BE', 'fr', 'en'])).toBe('nl');
  expect(preferredLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(preferredLanguage(['ES-mx'])).toBe('es');
  // `nds` is Low German, not Dutch.
  expect(preferredLanguage(['nds', 'fr'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

test('speaking a language tells the document', async () => {
  expect(await activateLocale('nl')).toBe('nl');
  expect(i18n.locale).toBe('nl');
  expect(document.documentElement).toMatchObject({ lang: 'nl', dir: 'ltr' });
  await activateLocale('en');
  expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' });
});

test('calls know the language before its texts are there; the last one asked for counts', async () => {
  const first = activateLocale('de');
  expect(pageLanguage()).toBe('de');
  const second = activateLocale('es');
  expect(pageLanguage()).toBe('es');
  expect(await Promise.all([first, second])).toEqual(['es', 'es']);
  expect(i18n.locale).toBe('es');
  await activateLocale('en');
  expect(pageLanguage()).toBe('en');
});

test('texts of some pages alone come besides those of everybody, and with each language that is chosen there', async () => {
  const own: Catalogue = {
    nl: async () => ({ messages: { ours: 'van ons' } }),
    de: async () => ({ messages: { ours: 'von uns' } }),
    es: () => Promise.reject(new Error('no line')),
  };
  await activateLocale('nl');
  expect(i18n.messages).not.toHaveProperty('ours');
  const [everybodys] = Object.keys(i18n.messages);
  await activateLocale('nl', own);
  expect(i18n.messages).toMatchObject({ ours: 'van ons' });
  expect(Object.keys(i18n.messages)).toContain(everybodys);
  await activateLocale('de');
  expect(i18n.messages).toMatchObject({ ours: 'von uns' });
  // Half of a language is none.
  expect(await activateLocale('es')).toBe('de');
  expect(i18n.locale).toBe('de');
  await activateLocale('en');
});

test('languages with a script of their own way', () => {
  expect(['ar', 'fa', 'he', 'ur', 'ar-EG'].map(directionOf)).toEqual(Array(5).fill('rtl'));
  expect(['en', 'nl', 'arn', 'hi', 'zh-hans'].map(directionOf)).toEqual(Array(5).fill('ltr'));
});
