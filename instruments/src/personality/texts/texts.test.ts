import { expect, test } from 'vitest';
import { facets, scales, tendencies } from '../scales.ts';
import { languages } from '@assay/contract/languages';
import { personalityTexts } from './own-texts.ts';
import { managerLimits, managerTexts } from './manager-texts.ts';
import { ownLimits, type Reader, textFor } from './texts.ts';

const { detailed, conversation, words } = managerTexts(null);
const limitsFor = (purpose: 'recruitment' | 'development') =>
  managerLimits({ purpose, uncompared: true }, null);

const bands = ['low', 'average', 'high'] as const;
const comparisonTexts = (reader: Reader) =>
  scales.map(({ code }) => ({
    code,
    low: textFor(code, 'low', reader),
    average: textFor(code, 'average', reader),
    high: textFor(code, 'high', reader),
  }));
const sentences = (text: string) => text.split(/[.?!](?:\s|$)/).filter(Boolean).length;

test.each(scales.map(({ code }) => code))(
  '%s: two sentences for the manager, one to three for oneself',
  (code) => {
    for (const band of bands) {
      expect(sentences(textFor(code, band, 'report'))).toBe(2);
      expect(sentences(textFor(code, band, 'own'))).toBeGreaterThanOrEqual(1);
      expect(sentences(textFor(code, band, 'own'))).toBeLessThanOrEqual(3);
      expect(textFor(code, band, 'own')).toMatch(/\byour?\b/i);
      expect(textFor(code, band, 'report')).not.toMatch(/\b(you|your|yours|yourself|we|our|I)\b/i);
      expect(textFor(code, band, 'report').length).toBeGreaterThan(70);
      expect(textFor(code, band, 'report').length).toBeLessThan(230);
      expect(textFor(code, band, 'own').length).toBeGreaterThan(35);
      expect(textFor(code, band, 'own').length).toBeLessThan(230);
    }
  },
);

test('no text is used twice', () => {
  const texts = scales.flatMap(({ code }) =>
    bands.flatMap((band) => [textFor(code, band, 'report'), textFor(code, band, 'own')]),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

test('reports use no he or she and nothing clinical', () => {
  const texts = JSON.stringify([
    comparisonTexts('report'),
    comparisonTexts('own'),
    limitsFor('recruitment'),
  ]);
  expect(texts).not.toMatch(/\b(he|she|his|her|him|neurotic|disorder of|symptom|patholog\w+)\b/i);
});

test('nobody reads a diagnosis in their own result, in any language', () => {
  for (const language of languages) {
    const names = Object.values(personalityTexts(language).scales).map(({ name }) => name);
    expect(names.filter((name) => /depress|depresi|neuroti/i.test(name))).toEqual([]);
  }
});

/** Share of the words of both that they have in common, 0..1. */
function overlap(left: string, right: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}’]+/gu));
  const [a, b] = [words(left), words(right)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

function pairsOf(texts: readonly string[]): [string, string][] {
  return texts.flatMap((left, at) =>
    texts.slice(0, at).map((right): [string, string] => [left, right]),
  );
}

const questions = [...facets, ...tendencies].flatMap(({ code }) => [
  ...detailed[code].interview.below,
  ...detailed[code].interview.above,
]);

test('no two texts or questions say nearly the same, neither levels nor scales', () => {
  const ofReader = (reader: 'report' | 'own') =>
    scales.flatMap(({ code }) => bands.map((band) => textFor(code, band, reader)));
  for (const texts of [ofReader('report'), ofReader('own'), questions]) {
    const near = pairsOf(texts).filter(([left, right]) => overlap(left, right) > 0.6);
    expect(near).toEqual([]);
  }
});

test('managers read a level as a tendency and not as a grade', () => {
  const texts = comparisonTexts('report').flatMap(({ low, average, high }) => [low, average, high]);
  const grades =
    /\b(excellent|outstanding|poor|weak|superior|inferior|best|worst|ideal|perfect|fail(s|ure)? to|incapable|unable|talented|gifted|suitable|unsuitable|performs|performance)\b/i;
  expect(texts.filter((text) => grades.test(text))).toEqual([]);
  // What rests on nothing but a few own items says so in every sentence's first words.
  for (const { code } of tendencies) {
    for (const band of bands) {
      expect(textFor(code, band, 'report')).toMatch(/^(Seems|Likely|Probably|Describes)\b/);
    }
  }
});

/** Every text of every language, English for both readers. */
const everything = [
  ...scales.flatMap(({ code }) =>
    bands.map((band) => [`${code} ${band} report`, textFor(code, band, 'report')] as const),
  ),
  ...languages.flatMap((language) =>
    scales.flatMap(({ code }) =>
      bands.map((band) => {
        const { own } = personalityTexts(language).scales[code];
        return [`${code} ${band} ${language}`, own[band]] as const;
      }),
    ),
  ),
];

/** What others feel or do was not measured: it may at most be named as a possibility. */
const effects =
  /\b(at ease with you|catching|lifts the mood|hear you|feel welcome|voelen zich bij jou|mensen horen je|aanstekelijk|bei Ihnen wohl|hört auf Sie|steckt an|a gusto con usted|le escucha|se contagia)\b|\b(others|people|colleagues|customers|everybody) (feel|hear|like|trust|enjoy|admire|value|respect|wonder|find)\b/iu;
/** Words that judge instead of describe. */
const adverse =
  /\b(aims behind|hidden|dishonest|manipulat\w*|unreliable|lazy|cold|selfish|Hintergedanken|bijbedoeling\w*|segundas intenciones)\b/iu;
const maybe = /\b(may|might|can|likely|sometimes|not always)\b/i;

test('no text claims an effect on others, or blames', () => {
  const claims = everything.flatMap(([key, text]) =>
    text
      .split(/(?<=[.;])\s/)
      .filter((sentence) => effects.test(sentence) && !maybe.test(sentence))
      .map((sentence) => `${key}: ${sentence}`),
  );
  expect(claims).toEqual([]);
  const blames = everything.filter(
    // High straightforwardness is the absence of what would be blamed.
    ([key, text]) => adverse.test(text) && !key.startsWith('A2 high'),
  );
  expect(blames).toEqual([]);
});

test('an average that has nothing to say says so', () => {
  const plain =
    /no marked tendency|geen duidelijke neiging|keine ausgeprägte Neigung|tendencia marcada/i;
  const averages = everything.filter(([key]) => /^(E|A|N3|A1|O3) average /.test(key));
  expect(averages).toHaveLength(5 * (1 + languages.length));
  expect(averages.filter(([, text]) => !plain.test(text))).toEqual([]);
});

test('low and high of straightforwardness and dutifulness are what somebody describes', () => {
  for (const code of ['A2', 'C3'] as const) {
    expect(textFor(code, 'low', 'report')).toMatch(/^(Describes|Seems)\b/);
    expect(textFor(code, 'low', 'own')).toMatch(/^You (describe|seem)\b/);
  }
});

test('what only leans says so, in every language', () => {
  const notes = languages.map((language) => personalityTexts(language).leaning);
  expect(new Set(notes).size).toBe(languages.length);
  expect(words.leaning).toMatch(/\bmay\b/);
  for (const [at, maybeWord] of [/\bmay\b/, /misschien/, /vielleicht/, /quizá/].entries()) {
    expect(notes[at]).toMatch(maybeWord);
  }
});

test('spelling is British throughout', () => {
  const all = [
    ...scales.flatMap(({ code }) =>
      bands.flatMap((band) => [textFor(code, band, 'report'), textFor(code, band, 'own')]),
    ),
    ...questions,
    ...facets.map(({ code }) => conversation[code]),
    ...limitsFor('recruitment'),
    ...ownLimits,
  ].join(' ');
  const american =
    /\b(\w+(iz|yz)(e|es|ed|ing|ation|ations)|(behav|fav|lab|hon|col|neighb)or\w*|center\w*|judgment|fulfill|program)\b/gi;
  expect(all.match(american)).toBeNull();
  expect(all).not.toMatch(/'/);
});

test('two interview questions for each facet, tendency and direction', () => {
  for (const { code } of [...facets, ...tendencies]) {
    for (const side of ['below', 'above'] as const)
      expect(detailed[code].interview[side]).toHaveLength(2);
  }
  expect(new Set(questions).size).toBe(questions.length);
  for (const question of questions) {
    expect(question).toMatch(/[.?]$/);
    expect(question.length).toBeLessThan(150);
  }
});

test('questions ask about work and nothing that an employer may not ask', () => {
  const all = [...questions, ...facets.map(({ code }) => conversation[code])];
  const unlawful =
    /\b(famil\w+|married|husband|wife|partner|child\w*|pregnan\w+|health|ill\w*|disab\w+|medic\w+|therap\w+|religio\w+|church|politic\w+|union|vote\w*|party|race|ethnic\w*|nationality|sex\w*|age|born|debt\w*|alcohol|drugs?)\b/i;
  expect(all.filter((question) => unlawful.test(question))).toEqual([]);
});

test('a question to talk about for each facet, of its own', () => {
  const all = facets.map(({ code }) => conversation[code]);
  expect(new Set(all).size).toBe(30);
  for (const question of all) expect(question).toMatch(/^[A-Z].*\?$/);
});

test('limits fit reader and purpose', () => {
  expect(limitsFor('recruitment').join(' ')).toContain('O6');
  expect(limitsFor('development').join(' ')).not.toContain('O6');
  expect(ownLimits.join(' ')).not.toContain('O6');
  expect(ownLimits.join(' ')).toContain('diagnosis');
});

test('no reader is told of an illness: N3 is called by its everyday name, and reports on development say what it is not', () => {
  for (const language of ['en', 'nl', 'de', 'es'] as const) {
    const texts = managerTexts(language);
    expect(JSON.stringify([texts.names, texts.words])).not.toMatch(/depres/i);
    expect(texts.names.N3.name).toBe(personalityTexts(language).scales.N3.name);
    const limits = (purpose: 'recruitment' | 'development') =>
      managerLimits({ purpose, uncompared: false }, language);
    expect(limits('development')).toContain(texts.words.lowMood);
    expect(limits('recruitment')).not.toContain(texts.words.lowMood);
  }
});
