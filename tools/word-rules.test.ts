import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest } from './file-rules.ts';
import { readSourceFiles } from './source-files.ts';
import {
  buttonsWithStop,
  summariesOf,
  textsBeside,
  textsInQuotes,
  textsOf,
  textsOfPage,
  wrongWords,
} from './word-rules.ts';

const root = join(import.meta.dirname, '..');

test('every English text says the one word for each thing, in sentence case, without exclamation', () => {
  const catalogues = globSync('{web,server,contract,instruments}/{src,locales}/**/en.po', {
    cwd: root,
  });
  expect(catalogues.length).toBeGreaterThan(1);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const data = globSync('server/src/**/*.data.ts', { cwd: root });
  const pages = globSync('web/{*.html,public/*.webmanifest}', { cwd: root });
  expect(pages.length).toBeGreaterThan(2);
  const texts = [
    ...catalogues.flatMap((path) => textsOf(read(path))),
    ...data.flatMap((path) => textsBeside(read(path))),
    ...pages.flatMap((path) => textsOfPage(read(path))),
  ];
  expect(texts.length).toBeGreaterThan(2500);
  expect(
    texts.flatMap((text) => wrongWords(text).map((problem) => `${problem} in “${text}”`)),
  ).toEqual([]);
});

/** In another language, a name in one, asked or said by an older version, which stays, or no text for people. */
const otherTexts =
  /\.test\.ts$|(?:\/|\.)(?:nl|de|es)(?:\/|\.data\.ts$)|first-version\.data\.ts$|\/items?\b|items?\.ts$/;

/** Where the languages of a file stand one below the other. */
const otherLanguages = /^ {2}(?:nl|de|es): \{\n[\s\S]*?^ {2}\},?$/gm;

const publishedNames = new Set([
  'Activity Level',
  'Artistic Interests',
  // A task of sales work, stored since migration 0070; customers are no campaign that somebody manages.
  'Look after customers once they have bought',
]);

test('what instruments say keeps to the same words', () => {
  const paths = globSync(
    [
      'instruments/src/**/{texts,words}*{/**/*,}.ts',
      'instruments/src/**/{own-*,practice,scales.data,response-style.data,working-from-home.data}.ts',
      'instruments/src/**/{categories*,competency-models,consent.data,definition,norms}.ts',
    ],
    { cwd: root },
  ).filter((path) => !otherTexts.test(path));
  const beside = globSync('instruments/src/*/{instrument,registry-entry,translated.data}.ts', {
    cwd: root,
  });
  expect(beside.length).toBeGreaterThan(10);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const texts = [
    ...paths.flatMap((path) => textsInQuotes(read(path).replaceAll(otherLanguages, ''))),
    ...beside.flatMap((path) => textsBeside(read(path))),
  ];
  expect(texts.length).toBeGreaterThan(800);
  expect(
    texts
      .filter((text) => !publishedNames.has(text))
      .flatMap((text) => wrongWords(text).map((problem) => `${problem} in “${text}”`)),
  ).toEqual([]);
});

test('the page of the calls keeps to the same words, but for those of the wire', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const contract = globSync('contract/src/**/*.ts', { cwd: root });
  const texts = [
    ...contract.flatMap((path) => summariesOf(read(path))),
    ...textsInQuotes(read('server/src/platform/http/docs/subjects.data.ts')),
  ];
  expect(texts.length).toBeGreaterThan(300);
  expect(
    texts.flatMap((text) =>
      wrongWords(text.replaceAll(/\bpackage(s?)\b/gi, 'plan$1')).map(
        (problem) => `${problem} in “${text}”`,
      ),
    ),
  ).toEqual([]);
});

test('pages for operators and readers say someone and email, as the product does', () => {
  const paths = globSync('{README.md,docs/*.md,docs/{instruments,container}/*.md}', { cwd: root });
  expect(paths.length).toBeGreaterThan(15);
  const found = paths.flatMap((path) => {
    const prose = readFileSync(join(root, path), 'utf8').replaceAll(
      /^```[\s\S]*?^```|`[^`\n]*`|\]\([^)\n]*\)|“[^”]*”/gm,
      ' ',
    );
    const words = prose.matchAll(/\b(?:(?:some|no|every|any)body|mails|mailed)\b/gi);
    return [...words].map(([word]) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('no button ends in a full stop', () => {
  const screens = readSourceFiles(root).filter(
    ({ path }) => path.startsWith('web/src/') && path.endsWith('.tsx') && !isTest(path),
  );
  expect(buttonsWithStop(screens)).toEqual([]);
});

test.each([
  'A mail is on its way.',
  'Your E-mail address',
  'Whoever has started can finish.',
  'Nobody has answered yet.',
  'Ask for an assessment.',
  'Organizations',
  'You have begun {count, plural, one {# test} other {# tests}}.',
  '{count, plural, one {# mail} other {# mails}}',
  'Sign in',
  'Saved!',
  'New Campaign',
  'This package is full.',
  'Match with a profile',
  'Ask {name} for permission',
  'The people at Northwind read your wish.',
  'Answer as you are, not as you wish to be.',
  'This is almost certainly so.',
  'Two series may take turns.',
  'This test is not switched on for you.',
  'Open invitations',
  '{name}, mean rating',
  'Six statements about you',
  'Talents of this organisation',
  'Your interview goes on there.',
  'Everyone has finished, and the campaign ends.',
  'The answers were handed in today.',
  '{name} asks for more time',
  'These two can hardly be told apart.',
  'Above about {share} % of the norm group',
  'This name stands in the report.',
  'To compare: who only guesses gets {guessed} points.',
  'Take a label off some people; who does not have it stays as is',
])('%s is found', (text) => {
  expect(wrongWords(text)).toHaveLength(1);
});

test.each([
  'An email is on its way to {mail}.',
  '{organization} invites you',
  'Log in to Assay',
  'Points of match with {name}, 0 to 100',
  'Two-step verification is switched off.',
  'QTI 3 package, for other programs',
  'Candidates who have started can still finish.',
  '{count, plural, one {# person of {company}} other {# people of {company}}}',
  'Talent',
  'Keep accounts and prepare financial statements',
  'Whose ideas are half finished?',
  'A little more time often makes the difference.',
  'Please enter a weight above 0 and up to {limit}.',
  'No scale stands out from chance here.',
  'Who sees your results',
])('%s is left alone', (text) => {
  expect(wrongWords(text)).toEqual([]);
});

test.each([
  ['<Button look="plain" onClick={() => go()}><Trans>Send it.</Trans></Button>', 1],
  ['<MenuItem onClick={() => go()}>{t`Send it.`}</MenuItem>', 1],
  ['<ConfirmDialog confirmLabel={t`Send it.`} />', 1],
  ['<Button><Trans>Send it</Trans></Button>', 0],
  ['<Button><Trans>Sending …</Trans></Button><p>Sent.</p>', 0],
])('%s', (text, problems) => {
  expect(buttonsWithStop([{ path: 'a.tsx', text }])).toHaveLength(problems);
});

test('what a call is about is read from its declaration', () => {
  const file =
    "  summary: 'One call',\n  summary:\n    'A long one',\n    summary: `Mean ${outcome} of it`,\n";
  expect(summariesOf(file)).toEqual(['One call', 'A long one', 'Mean {value} of it']);
});

test('texts of the server are read with what is filled in', () => {
  const file =
    "  full: {\n    en: 'This is full.',\n    nl: 'Vol.',\n  },\n  left: {\n    en: `${count} left.`,\n  },\n";
  expect(textsBeside(file)).toEqual(['This is full.', '{value} left.']);
});

test('texts on one line with their translations are read, too', () => {
  const file =
    "  row: { en: 'Row {number}', nl: 'Rij' },\n  kind: {\n    nl: 'Soort', en:\n      'Kind' },\n  share: {en: '3\\u00a0%'},\n";
  expect(textsBeside(file)).toEqual(['Row {number}', 'Kind', '3 %']);
});

test('what a page and an app say of themselves is read', () => {
  const page =
    '<meta name="description" content="Take a test." />\n<title>Assay</title>\n<div>\n<p>Please wait.</p></div>';
  expect(textsOfPage(page)).toEqual(['Assay', 'Please wait.', 'Take a test.']);
  expect(textsOfPage('{ "name": "Assay", "description": "Take tests." }')).toEqual(['Take tests.']);
});

test('an instrument may say in whose company people are, but calls the doctor of those at work otherwise', () => {
  const file = "'You like the company of others.', 'Talk to the company doctor.'";
  expect(textsInQuotes(file).flatMap(wrongWords)).toEqual([
    '“company doctor”: say occupational health doctor',
  ]);
});
