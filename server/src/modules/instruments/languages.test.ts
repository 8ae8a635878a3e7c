import { languages } from '@assay/contract/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { burnoutCampaign, createRecord, finishBurnout } from '../../test/burnout.ts';
import { answerCulture } from '../../test/culture.ts';
import { makeTenant, type Person, type Tenant } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';
import { answerJudgement } from '../../test/judgement.ts';
import { finishLogical, logicalQuestions, logicalTaker } from '../../test/logical.ts';
import { finishPersonality, startedCampaign } from '../../test/shortcuts.ts';
import { invitedToSkill, makeSkillTest, takeSkillTest } from '../../test/skill-tests.ts';

const server = await useServer();

let tenant: Tenant;

beforeAll(async () => {
  tenant = await makeTenant(server);
});

type Language = (typeof languages)[number];
const others = languages.filter((language) => language !== 'en');

async function read({ token }: Person, path: string, language: Language) {
  const headers = { 'accept-language': language };
  const { status, body } = await server.call('GET', path, { token, headers });
  expect(status).toBe(200);
  return body.data;
}

/** Every value with the way to it, without the places in lists of what is not named. */
function valuesIn(nest: unknown, path = ''): [path: string, value: unknown][] {
  if (nest === null || typeof nest !== 'object') return [[path, nest]];
  return Object.entries(nest).flatMap(([key, value]) => valuesIn(value, `${path}.${key}`));
}

/** What only programs read, and names that people gave. */
const notWords =
  /(^|\.)(code|band|standing|emphasis|version|completedAt|kind|factor|method|topic)$|^\.name$/;

/** The same numbers, and every word another. */
function expectTranslated(theirs: unknown, english: unknown): void {
  const before = new Map(valuesIn(english));
  const words = valuesIn(theirs).filter(
    ([path, value]) => typeof value === 'string' && !notWords.test(path),
  );
  expect(words.length).toBeGreaterThan(3);
  const same = words.filter(
    ([path, value]) =>
      before.get(path) === value && !/^(Innovation|Extraversion)$/.test(String(value)),
  );
  expect(same).toEqual([]);
  const numbers = (nest: unknown) =>
    valuesIn(nest).filter(([, value]) => typeof value === 'number');
  expect(numbers(theirs)).toEqual(numbers(english));
}

async function storedOf({ id }: Person) {
  const rows = await server.database.query<{ scores: object; summary: object; language: string }>(
    `select scores, summary, language from app.results r join app.attempts a on a.id = r.attempt_id where r.subject_id = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
  const [{ scores, summary, language } = { scores: {}, summary: {}, language: '' }] = rows;
  return { language, scored: { scores: withoutTimes(scores), summary } };
}

/** How fast somebody answered depends on the machine that runs this. */
function withoutTimes(scores: object): unknown {
  const kept = (key: string, value: unknown) => (/second/i.test(key) ? undefined : value);
  return JSON.parse(JSON.stringify(scores, kept));
}

const asked = async (test_type: string) =>
  (await startedCampaign(server, tenant, { test_types: [test_type] })).person;

describe('culture', () => {
  test.each(others)('asks in %s what it asks in English', async (language) => {
    const person = await asked('3');
    const [english, theirs] = [
      await read(person, '/api/culture-test/questions', 'en'),
      await read(person, '/api/culture-test/questions', language),
    ];
    expect(theirs.questions).toHaveLength(40);
    expectTranslated(theirs, english);
    expectTranslated(
      await read(person, '/api/culture-test/categories', language),
      await read(person, '/api/culture-test/categories', 'en'),
    );
  });

  test('the same answers give the same scores in every language, and the attempt knows which', async () => {
    const people = await Promise.all(
      languages.map(async (language) => {
        const person = await asked('3');
        await answerCulture(server, person, { language });
        return { language, person, stored: await storedOf(person) };
      }),
    );
    const english = people.find(({ language }) => language === 'en')?.stored.scored;
    for (const { language, stored } of people)
      expect(stored).toEqual({ language, scored: english });
    for (const { language, person } of people.filter(({ language }) => language !== 'en')) {
      const own = (of: Language) => read(person, '/api/culture-test/results', of);
      expectTranslated((await own(language)).results, (await own('en')).results);
    }
  });
});

describe('personality', () => {
  test('the same answers give the same scores, and each reads them in the own language', async () => {
    const person = await asked('1');
    await finishPersonality(server, person);
    const english = await storedOf(person);
    for (const language of others) {
      const other = await asked('1');
      await finishPersonality(server, other, { language });
      expect(await storedOf(other)).toEqual({ ...english, language });
      const own = (of: Language) => read(other, '/api/personality-test/results', of);
      expectTranslated((await own(language)).results, (await own('en')).results);
    }
  });
});

describe('the logical test', () => {
  test('explains its examples in the reader’s language; the figures stay', async () => {
    const { person } = await logicalTaker(server, tenant);
    for (const language of others) {
      const [english, theirs] = [
        await read(person, '/api/iq-test/practice', 'en'),
        await read(person, '/api/iq-test/practice', language),
      ];
      for (const section of ['analogy', 'sequence'])
        for (const [at, item] of theirs[section].entries()) {
          const { explanation, ...rest } = english[section][at];
          expect(item).toEqual({ ...rest, explanation: expect.any(String) });
          expect(item.explanation).not.toBe(explanation);
        }
    }
  });

  test('the same answers give the same scores, and each reads them in the own language', async () => {
    const { person } = await logicalTaker(server, tenant);
    await finishLogical(server, person);
    const english = await storedOf(person);
    for (const language of others) {
      const { person: other } = await logicalTaker(server, tenant);
      await finishLogical(server, other, { language });
      expect(await storedOf(other)).toEqual({ ...english, language });
      const own = (of: Language) => read(other, '/api/iq-test/results', of);
      expectTranslated((await own(language)).results, (await own('en')).results);
    }
  });

  test('the attempt knows in which language it was begun', async () => {
    const { person } = await logicalTaker(server, tenant);
    await server.call('GET', '/api/iq-test/questions/analogy', {
      token: person.token,
      headers: { 'accept-language': 'es' },
    });
    const [attempt] = await server.database.query(
      'select language from app.attempts where subject_id = $1',
      [person.id],
    );
    expect(attempt).toEqual({ language: 'es' });
  });

  test('a result without answers says so, and not what a low score means', async () => {
    const { person } = await logicalTaker(server, tenant);
    for (const section of ['analogy', 'sequence'] as const) {
      await logicalQuestions(server, person, section);
      const path = `/api/iq-test/complete/${section}`;
      await server.call('PUT', path, { token: person.token });
    }
    const textsIn = async (language: Language) => {
      const { results } = await read(person, '/api/iq-test/results', language);
      return new Set(results.scores.map(({ text }: { text: string }) => text));
    };
    expect([...(await textsIn('en'))]).toEqual([expect.stringMatching(/^No question has an/)]);
    expect([...(await textsIn('de'))]).toEqual([expect.stringMatching(/^Keine Aufgabe hat eine/)]);
  });
});

const begunIn = {
  en: /^You started the test in a language other than English/,
  nl: /^Je bent in een andere taal dan het Engels aan de test begonnen/,
  de: /^Sie haben den Test in einer anderen Sprache als Englisch begonnen/,
  es: /^Usted empezó la prueba en un idioma distinto del inglés/,
};

test.each([
  ['personality-test', '1', finishPersonality],
  ['iq-test', '2', finishLogical],
  ['culture-test', '3', answerCulture],
  ['judgement-test', 'judgement', answerJudgement],
] as const)(
  'the own result of %s says that it was answered in translation, whatever it is read in',
  async (path, test_type, finish) => {
    for (const language of ['en', 'nl']) {
      const person = await asked(test_type);
      await finish(server, person, { language });
      for (const of of languages) {
        const { results } = await read(person, `/api/${path}/results`, of);
        const told = results.limits.filter((limit: string) => begunIn[of].test(limit));
        expect({ language, of, told }).toEqual({
          language,
          of,
          told: language === 'en' ? [] : [results.limits.at(-1)],
        });
        expect(results.limits.slice(0, -1).join(' ')).not.toMatch(/ertal|ersetz|tradu|ranslat/);
      }
    }
  },
);

test('so does that on energy, by the latest record', async () => {
  const { person } = await startedCampaign(server, tenant, burnoutCampaign);
  await finishBurnout(server, person, { value: 4 });
  await createRecord(server, person);
  const last = async () => (await read(person, '/api/burnout/results', 'es')).latest.limits.at(-1);
  expect(await last()).not.toMatch(/tradu/);
  await server.database.query(`update app.attempts set language = 'nl' where subject_id = $1`, [
    person.id,
  ]);
  expect(await last()).toMatch(
    /^Usted empezó a responder a las preguntas en un idioma distinto del inglés/,
  );
});

test('a skill test says in the reader’s language how sure its result is', async () => {
  const testId = await makeSkillTest(server, { name: 'Reading' });
  const { person } = await invitedToSkill(server, tenant, testId);
  await takeSkillTest(server, person, testId);
  const own = async (of: Language) => {
    const { results } = await read(person, `/api/skill-test/${testId}/results`, of);
    return { certainty: results.certainty, standing: results.standing, points: results.points };
  };
  const english = await own('en');
  for (const language of others) {
    const theirs = await own(language);
    expect(theirs.certainty).not.toBe(english.certainty);
    expect(theirs.standing.note).not.toBe(english.standing.note);
    expect(theirs.points).toBe(english.points);
  }
});
