import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { timePassed } from '@assay/contract/errors';
import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { say, sayErrors } from './say.ts';
import { sentences } from './sentences.data.ts';

const root = join(import.meta.dirname, '../../../..');

/** Where sentences for candidates are thrown or answered. */
const sources = globSync(
  [
    'contract/src/*.ts',
    'server/src/platform/documents/*.ts',
    'server/src/platform/http/{errors,app,parse,problems}.ts',
    'server/src/modules/accounts/**/*.ts',
    'server/src/modules/campaigns/{entry,open-invite}/*.ts',
    'server/src/modules/instruments/*/*.ts',
    'server/src/modules/instruments/*.ts',
    'server/src/modules/own-data/**/*.ts',
    'server/src/modules/subjects/{cv,import}/*.ts',
    'server/src/modules/subjects/profile.service.ts',
  ],
  { cwd: root },
).filter(
  (path) =>
    !/\.(test|emails|words|data|presenter)\.ts$|instruments\/(norm|extra-time)\/|open-invite\.service|^contract\/src\/(action-logs|bank-\w+|campaigns|comparison-words|comparisons|culture-reports|labels|managers|question-bank)\.ts/.test(
      path,
    ),
);

/** Said to managers alone, and to programs. */
const notForCandidates = new Set([
  '{} has given permission already.',
  '{} has been asked within the last day.',
  '{} is asked for permission by mail.',
  'Please give a first and a last day.',
  'Two-step verification is for managers’ accounts.',
  'Two-step verification is already on. Turn it off first to set it up again.',
  'Please begin the set-up first.',
  'Two-step verification is already on.',
  'Two-step verification is not on.',
  'Please give your password or a code.',
  'Two-step verification is off.',
  'No campaign is open for this person.',
  'Nobody has been asked this question yet.',
  'None of your campaigns asks this person for this test.',
  '{} can take the test again now.',
  'Please say how long it is, or that this comes later.',
  'Please say where this piece belongs.',
  'Please send bytes of a recording.',
  'Another length has been told before.',
  'The recording goes on at another place.',
  'This part of the recording is not there.',
  'Only version {} of tus is spoken here.',
]);

/** Sentences in the code: between quotes, beginning with a capital and ending with a full stop; values become `{}`. */
function sentencesIn(path: string): string[] {
  const code = readFileSync(join(root, path), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\/\/.*/g, '')
    .replaceAll(/new Error\(.*?\)/gs, '');
  return [...code.matchAll(/(['"`])((?:[A-Z]|\$\{)(?:(?!\1).)*\.)\1/g)].map(([, , text = '']) =>
    text.replaceAll(/\$\{[^}]+\}/g, '{}'),
  );
}

test('every sentence that a candidate can meet is there in every language', () => {
  const found = new Set(sources.flatMap(sentencesIn));
  expect(found.size).toBeGreaterThan(70);
  const missing = [...found].filter(
    (text) => !notForCandidates.has(text) && say('nl', text) === text,
  );
  expect(missing).toEqual([]);
});

test('translations carry every value and are no English', () => {
  const count = (text: string) => text.split('{}').length;
  for (const [english, translated] of Object.entries(sentences))
    for (const text of Object.values(translated)) {
      expect([english, count(text)]).toEqual([english, count(english)]);
      expect(text).not.toBe(english);
      expect(text).not.toMatch(/!/);
    }
});

test('values take their places; what is not known, and what programs read, stays', () => {
  expect(say('nl', 'At most 254 characters.')).toBe('Hoogstens 254 tekens.');
  expect(say('de', 'Please check the year: between 14 and 100 years ago.')).toBe(
    'Bitte prüfen Sie das Jahr: vor 14 bis 100 Jahren.',
  );
  expect(
    say('es', 'We have sent a mail to a$&{}b@x.org. Please open the link in it to go on.'),
  ).toBe('Hemos enviado un correo a a$&{}b@x.org. Abra el enlace que contiene para continuar.');
  for (const language of languages) expect(say(language, timePassed)).toBe(timePassed);
  expect(say('nl', 'constructor')).toBe('constructor');
  expect(say(null, 'Not found.')).toBe('Not found.');
});

test('messages at fields are said too, whatever the fields are called', () => {
  const errors = JSON.parse('{"__proto__": ["Please fill this in."], "a.0": ["x"]}') as never;
  const said = sayErrors('de', errors);
  expect(Object.entries(said)).toEqual([
    ['__proto__', ['Bitte füllen Sie das aus.']],
    ['a.0', ['x']],
  ]);
});
