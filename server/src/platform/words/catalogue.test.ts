import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import type { Maker } from './message.ts';

const root = join(import.meta.dirname, '../..');

/** Every catalogue that is declared with `messages`, by its file. */
async function catalogues(): Promise<[file: string, Record<string, Maker>][]> {
  const files = globSync('**/*.data.ts', { cwd: root }).filter((path) =>
    readFileSync(join(root, path), 'utf8').includes('= messages({'),
  );
  expect(files.length).toBeGreaterThan(10);
  const modules = await Promise.all(
    files.map(async (path) => (await import(pathToFileURL(join(root, path)).href)) as object),
  );
  return modules.flatMap((module, i) =>
    Object.values(module).map((all: Record<string, Maker>): [string, typeof all] => [
      files[i] ?? '',
      all,
    ]),
  );
}

/** All of them together, by file and key. */
async function declared(): Promise<[name: string, Maker['text']][]> {
  return (await catalogues()).flatMap(([file, all]) =>
    Object.entries(all).map(([key, { text }]): [string, Maker['text']] => [
      `${file}: ${key}`,
      text,
    ]),
  );
}

/** Its values by name and kind; a plural has all the forms that the language uses for whole numbers. */
function valuesOf(text: string, language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const found = new Set<string>();
  const walk = (parts: unknown[]) => {
    for (const part of parts) {
      if (!Array.isArray(part)) continue;
      const [name, kind = 'text', cases] = part as [string, string?, Record<string, unknown[]>?];
      found.add(`${name} ${kind}`);
      if (kind !== 'plural' || cases === undefined) continue;
      const { offset, ...rest } = cases as Record<string, unknown>;
      expect(offset ?? 0).toBe(0);
      // Spanish has a form for millions, which nothing here counts.
      const needed = forms.filter((form) => form !== 'many');
      const names = Object.keys(rest);
      // `=0` may stand for forms of its own.
      const missing = needed.filter((form) => !names.includes(form) && !names.includes('0'));
      expect([text, missing]).toEqual([text, []]);
      expect(names).toContain('other');
      Object.values(rest).forEach((one) => walk(one as unknown[]));
    }
  };
  walk(compileMessageOrThrow(text));
  return [...found].toSorted();
}

/** Words that are the same in two languages. */
const shared = new Set([
  'Manager',
  'Operator',
  'Operator',
  'Super-admin',
  'Super-Admin',
  'sten {sten}',
  'Facet',
  'Status',
  '[deadline]',
  'Score',
  '{column}: {problem}',
  '{name}: {score}',
  'OK',
  'Index',
  'Index (T)',
  'Shortlist',
  'score {value}',
  'Label: {name}',
  'Account',
  'Gender',
  'LinkedIn',
  'Bytes',
  'Organisation',
  'Tests',
  'Test',
  'Deadline',
  'code',
  'Scores',
  'Name',
  'Ring',
]);

test('every message is there in every language, with the same values', async () => {
  const all = await declared();
  expect(all.length).toBeGreaterThan(300);
  for (const [name, text] of all) {
    for (const language of languages) {
      const spoken = text[language];
      const told = `${name} in ${language}: ${spoken}`;
      expect([told, spoken.trim() === spoken && spoken !== '']).toEqual([told, true]);
      expect([told, valuesOf(spoken, language)]).toEqual([told, valuesOf(text.en, 'en')]);
      // In ICU's form a straight apostrophe hides what follows.
      expect([told, /['!]|\s\s/.test(spoken)]).toEqual([told, false]);
      const isOwn = language === 'en' || shared.has(spoken) || spoken !== text.en;
      expect([told, isOwn]).toEqual([told, true]);
    }
  }
});

/** What a program does about them is the same, or the values tell them apart. */
const sharedCodes = {
  'modules/accounts/messages.data.ts': [
    'link_used_or_old',
    'too_many_attempts',
    'wrong_code',
    'wrong_password',
  ],
  'modules/campaigns/import/messages.data.ts': ['list_empty'],
  'modules/campaigns/messages.data.ts': ['campaign_ended'],
  'modules/instruments/messages.data.ts': ['question_unknown'],
  'modules/instruments/skill/bank/messages.data.ts': ['too_many'],
  'modules/organizations/messages.data.ts': ['email_fixed', 'email_taken'],
  'modules/people/messages.data.ts': ['required', 'too_many'],
  'modules/reports/words/messages.data.ts': ['same_person'],
  'modules/success-profiles/messages.data.ts': ['too_many'],
  'platform/http/field-texts.data.ts': ['out_of_range'],
  'platform/words/messages.data.ts': [
    'given_twice',
    'not_json',
    'too_large',
    'unsupported_media_type',
    'wrong_kind_of_picture',
  ],
};

test('in a catalogue only messages that mean the same to a program have the same code', async () => {
  const shared: Record<string, string[]> = {};
  for (const [file, all] of await catalogues()) {
    const codes = Object.values(all).map(({ text }) => text.code);
    const twice = codes.filter((code, i) => codes.indexOf(code) !== i);
    if (twice.length > 0) shared[file] = [...new Set(twice)].toSorted();
  }
  expect(shared).toEqual(sharedCodes);
});

test('a percent sign has no space before it in Dutch, and one that does not break in German and Spanish', async () => {
  const wrong = { nl: /[\d}]\s%/, de: /[\d}] ?%/, es: /[\d}] ?%/ };
  const found = (await declared()).filter(([, text]) =>
    (['nl', 'de', 'es'] as const).some((language) => wrong[language].test(text[language])),
  );
  expect(found).toEqual([]);
});

/** What is written for operators at the machine, for logs and for programs, and the queries of reports. */
const elsewhere =
  /\.test\.ts$|\.data\.ts$|^test\/|^demo|^(admin|backup|calibration|doctor|norms|reseal|restore|main|operator-command)\.ts$|way-in\/way-in\.service\.ts$|^platform\/(backup\/|config|metrics|db\/|http\/openapi|http\/docs(?:\/|-page)|jobs\/)|norm\/norm\.service\.ts$/;

test('nothing is said to people past the messages', () => {
  const paths = globSync('**/*.ts', { cwd: root }).filter((path) => !elsewhere.test(path));
  expect(paths.length).toBeGreaterThan(250);
  const said = paths.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/\/\/.*/g, '')
      .replaceAll(/new Error\([^;]*?\);/gs, '');
    // A sentence between quotes, with a full stop or a question mark.
    const sentences = [
      ...code.matchAll(/(['"`])((?:[A-Z“]|\$\{)(?:(?!\1)[^\n])* (?:(?!\1)[^\n])*[.?])\1/g),
    ];
    // What is filled in alone holds no words of ours.
    const worded = sentences.filter(([, , text = '']) =>
      /\p{L}/u.test(text.replaceAll(/\$\{[^}]*\}/g, '')),
    );
    return worded.map(([, , text]) => `${path}: ${text}`);
  });
  expect(said).toEqual([]);
});

test('no refusal is made of a text', () => {
  const paths = globSync('**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  const made = paths.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    const calls = code.matchAll(
      /\b(?:(?:conflict|unreadable|UnreadableFile)\(\s*|(?:forbidden|tooLarge)\([^,()]+,\s*|HttpError\([^,]+,[^,]+,\s*)['"`][^'"`]*/g,
    );
    return [...calls].map(([call]) => `${path}: ${call}`);
  });
  expect(made).toEqual([]);
});
