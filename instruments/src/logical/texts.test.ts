import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { generateForm } from './form.ts';
import { logical } from './instrument.ts';
import { logicalTexts, ownTextFor, ownVerdictOf } from './own-texts.ts';
import { presentLogical } from './present.ts';
import { scoreLogical } from './score.ts';
import { simulateLogical } from './simulate.ts';
import {
  describe as describeScore,
  differenceInWords,
  limitsFor,
  questionsFor,
  textFor,
  verdictOf,
} from './texts.ts';

const bands = ['low', 'average', 'high'] as const;
const codes = ['ANALOGY', 'SEQUENCE', 'TOTAL'] as const;

const textOf = (
  code: (typeof codes)[number],
  band: (typeof bands)[number],
  reader: 'report' | 'own',
) => textFor({ code, band, answered: 20, asked: 20, overChance: true }, reader);

test('every score has its own words for every band and reader', () => {
  const all = codes.flatMap((code) =>
    bands.flatMap((band) => [textOf(code, band, 'report'), textOf(code, band, 'own')]),
  );
  expect(new Set(all).size).toBe(18);
  expect(new Set(codes.map(describeScore)).size).toBe(3);
  for (const text of all) expect(text).toMatch(/^[A-Z].*\.$/);
});

test('takers are spoken to, managers are told of somebody', () => {
  for (const code of codes) {
    for (const band of bands) expect(textOf(code, band, 'report')).not.toMatch(/\byour?\b/i);
  }
  expect(limitsFor('own').join(' ')).not.toContain('reject');
  expect(limitsFor('report').join(' ')).toContain('never a reason to reject');
});

test('a score that rests on few answers is not told as an ability, and on none as nothing', () => {
  for (const reader of ['report', 'own'] as const) {
    const told = (answered: number) =>
      textFor({ code: 'ANALOGY', band: 'low', answered, asked: 20, overChance: true }, reader);
    expect(told(0)).toMatch(/^No question has an answer.*says nothing/);
    expect(told(1)).toMatch(/^Half of the questions or more.*says little/);
    expect(told(10)).toBe(told(1));
    expect(told(11)).toBe(textOf('ANALOGY', 'low', reader));
  }
});

test('sections are not compared, and nothing is asked of an ability, where answers are missing', () => {
  const keys = {
    analogy: generateForm('analogy', [1, 1]).key,
    sequence: generateForm('sequence', [1, 2]).key,
  };
  const answers = keys.analogy.map((index, at) => ({ questionId: 1 + at, index, seconds: 20 }));
  for (const view of [
    { answers: [], keys },
    { answers, keys },
  ]
    .map(scoreLogical)
    .map((stored) => presentLogical(stored))) {
    expect(differenceInWords(view)).toBe(
      'Too few questions have an answer to compare the two sections.',
    );
    expect(questionsFor(view).map(({ about }) => about)).toEqual(['Conditions', 'Answering']);
  }
});

test('words, sign and comparison call a section too little answered at the same number', () => {
  const keys = logical.sampleForm(1).keys;
  const viewWith = (answered: number) => {
    const answers = [
      ...keys.analogy.slice(0, answered).map((place, at) => ({ questionId: 1 + at, index: place })),
      ...keys.sequence.map((place, at) => ({ questionId: 101 + at, index: (place + 1) % 6 })),
    ];
    return presentLogical(scoreLogical({ answers, keys }));
  };
  const told = (answered: number) => {
    const view = viewWith(answered);
    const [analogy] = view.scores;
    const sign = view.effort.signs.find(
      ({ id, section }) => id === 'unreached' && section === 'analogy',
    );
    return {
      few: analogy && verdictOf(analogy) === 'Too few answers to tell',
      flagged: sign?.flagged,
      care: view.effort.verdict === 'interpret with care',
      compared: view.difference.meaningful,
    };
  };
  expect(told(10)).toEqual({ few: true, flagged: true, care: true, compared: false });
  expect(told(11)).toEqual({ few: false, flagged: false, care: false, compared: true });
});

test('managers read why equally many right answers can make different scores', () => {
  const keys = { analogy: Array<number>(20).fill(0), sequence: Array<number>(20).fill(0) };
  const half = (isRight: (at: number) => boolean) => {
    const answers = Array.from({ length: 20 }, (_, at) => ({ at, index: isRight(at) ? 0 : 1 }));
    const all = [1, 101].flatMap((first) =>
      answers.map(({ at, index }) => ({ questionId: first + at, index, seconds: 20 })),
    );
    const total = presentLogical(scoreLogical({ answers: all, keys })).scores.at(-1);
    return [total?.right, total?.iq];
  };
  const scores = [half((at) => at < 10), half((at) => at % 2 === 0), half((at) => at >= 10)];
  expect(scores).toEqual([
    [20, 93],
    [20, 84],
    [20, 62],
  ]);
  expect(limitsFor('report').join(' ')).toContain('Equally many right answers');
});

/** Right answers to the first so many questions of each section, wrong ones to the rest. */
function viewOf(right: { analogy: number; sequence: number }, seconds = 20) {
  const keys = {
    analogy: generateForm('analogy', [1, 1]).key,
    sequence: generateForm('sequence', [1, 2]).key,
  };
  const first = { analogy: 1, sequence: 101 };
  const answers = (['analogy', 'sequence'] as const).flatMap((section) =>
    keys[section].map((place, at) => ({
      questionId: first[section] + at,
      index: at < right[section] ? place : (place + 1) % 6,
      seconds,
    })),
  );
  return presentLogical(scoreLogical({ answers, keys }));
}

test('sections differ only beyond their errors, and it is said which went better', () => {
  expect(viewOf({ analogy: 12, sequence: 10 }).difference.meaningful).toBe(false);
  const apart = viewOf({ analogy: 4, sequence: 19 });
  expect(apart.difference.meaningful).toBe(true);
  expect(differenceInWords(apart)).toBe('Sequences went clearly better than analogies.');
  expect(questionsFor(apart).map(({ about }) => about)).toContain('Analogies and sequences');
});

test('what was answered without looking leads to another question', () => {
  const about = (seconds: number) =>
    questionsFor(viewOf({ analogy: 10, sequence: 10 }, seconds)).map((one) => one.about);
  expect(about(20)).not.toContain('Answering');
  expect(about(1)).toContain('Answering');
});

test('the time of a section is that of its answers', () => {
  const [analogy, , total] = viewOf({ analogy: 10, sequence: 10 }, 30).scores;
  expect(analogy?.minutes).toBe(10);
  expect(total?.minutes).toBe(20);
  const untimed = simulateLogical(1);
  const answers = untimed.answers.map(({ questionId, index }) => ({ questionId, index }));
  expect(presentLogical(scoreLogical({ ...untimed, answers })).scores[0]?.minutes).toBeNull();
});

/** A fixed pattern of taps: always the same place, so that three or four of twenty are right. */
function tapped(place: number) {
  const form = logical.sampleForm(5);
  const answers = logical.questionIds(form).map((questionId) => ({ questionId, index: place }));
  return presentLogical(logical.score(answers, { form }));
}

test('nobody is told to have found rules who tapped the same place throughout', () => {
  for (const place of [0, 1, 2, 3, 4, 5]) {
    const { scores } = tapped(place);
    expect(scores.map(({ overChance }) => overChance)).toEqual([false, false, false]);
    for (const score of scores) {
      expect(textFor(score, 'own')).toMatch(/do not show which rules you found/);
      expect(textFor(score, 'report')).toMatch(/choosing without looking/);
      expect(verdictOf(score)).toBe('No more than by guessing');
      for (const language of languages) {
        expect(ownTextFor(score, language)).toBe(logicalTexts(language).doubts.guessing);
        expect(ownVerdictOf(score, language)).toBe(logicalTexts(language).verdicts.guessing);
      }
    }
  }
});

test('a verdict says where it could be chance', () => {
  const verdict = (right: number) =>
    viewOf({ analogy: right, sequence: right }).scores.map((score) => verdictOf(score));
  expect(verdict(20)).toEqual(['Above the middle', 'Above the middle', 'Above the middle']);
  expect(verdict(12)).toEqual(['About the middle', 'About the middle', 'About the middle']);
  expect(verdict(14)[0]).toBe('Above the middle, could be chance');
  expect(verdict(8)[0]).toBe('Below the middle, could be chance');
});

test('the words IQ and norm are nowhere before people have been measured', () => {
  const view = viewOf({ analogy: 14, sequence: 14 });
  const words = [
    JSON.stringify(view.norm),
    ...limitsFor('report', '1'),
    ...questionsFor(view).map(({ question }) => question),
    ...view.scores.flatMap((score) => [textFor(score, 'report'), describeScore(score.code)]),
    differenceInWords(view),
    ...languages.map((language) => JSON.stringify(Object.values(logicalTexts(language)))),
  ].join(' ');
  expect(words).not.toMatch(/\b(IQ|CI|norms?|Normen|Norm|Normgruppe|normgroep|norma)\b/);
});

test('a result of an earlier version says so', () => {
  expect(limitsFor('report', '1').join(' ')).toContain('an earlier version of the questions');
  expect(limitsFor('report').join(' ')).not.toContain('earlier version');
});
