import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleTests } from './content/sample-tests.ts';
import { arrange, formOf, maximumOf, type SkillForm } from './form.ts';
import {
  isSkillComplete,
  minutesOf,
  optionsOf,
  questionIdsOf,
  sampleSkillForm,
  summariseSkill,
} from './instrument.ts';
import { presentSkill } from './present.ts';
import { pointsOf, scoreSkill } from './score.ts';
import { simulateSkill } from './simulate.ts';
import { topicWords } from './topics.data.ts';

const options = (first: number, ...scores: number[]) =>
  scores.map((score, position) => ({ id: first + position, score }));
const form: SkillForm = {
  testId: 7,
  questions: [
    { questionId: 1, versionId: 11, topic: 'a', seconds: 60, options: options(100, 0, 1, 0.5) },
    { questionId: 2, versionId: 21, topic: 'b', seconds: 30, options: options(200, 1, 1, 0) },
    { questionId: 3, versionId: 35, topic: 'a', seconds: 90, options: options(300, 0, 0.8, 0.4) },
    {
      questionId: 4,
      versionId: 40,
      topic: 'b',
      seconds: 60,
      granted: 90,
      options: options(400, 1, 0),
    },
  ],
};
const answers = [
  { questionId: 3, index: 1, seconds: 40 },
  { questionId: 1, index: 2, seconds: 20.5 },
  { questionId: 2, index: 2, seconds: 10 },
];

describe('scoring', () => {
  test('points, maximum by the best single option, per cent', () => {
    const stored = scoreSkill(answers, { form });
    // .5 + 0 + .8 + 0 of 1 + 1 + .8 + 1.
    expect(pointsOf(stored.questions).points).toBeCloseTo(1.3, 12);
    expect(pointsOf(stored.questions).maximum).toBeCloseTo(3.8, 12);
    expect(summariseSkill(stored).percent).toBeCloseTo(34.2105, 4);
    expect(stored.questions.map(({ optionId }) => optionId)).toEqual([102, 202, 301, null]);
    expect(stored.questions.map(({ versionId }) => versionId)).toEqual([11, 21, 35, 40]);
  });

  test('what became of each question, and the time', () => {
    const view = presentSkill(scoreSkill(answers, { form }));
    expect(view.questions.map(({ verdict }) => verdict)).toEqual([
      'partly right',
      'wrong',
      'right',
      'time up',
    ]);
    // The last one ran out of a clock that had been made longer.
    expect(view.seconds).toBe(160.5);
    expect(view.allowed).toBe(240);
    const none = presentSkill(scoreSkill([], { form }));
    expect(none.questions.map(({ seconds }) => seconds)).toEqual([60, 30, 90, 90]);
    expect(view.topics).toEqual([
      { topic: 'a', questions: 2, points: 1.3, maximum: 1.8 },
      { topic: 'b', questions: 2, points: 0, maximum: 2 },
    ]);
  });

  test('a question that was never shown takes no time', () => {
    const questions = form.questions.map((one) => ({ ...one, shown: one.questionId !== 4 }));
    const view = presentSkill(scoreSkill(answers, { form: { ...form, questions } }));
    expect(view.questions[3]?.verdict).toBe('not shown');
    expect(view.seconds).toBe(70.5);
    expect(view.percent).toBe(34.2);
  });

  test('unknown time makes the sum unknown', () => {
    const untimed = answers.map(({ questionId, index }) => ({ questionId, index }));
    expect(presentSkill(scoreSkill(untimed, { form })).seconds).toBeNull();
  });

  test('a key that is mended later changes no stored result', () => {
    const stored = scoreSkill(answers, { form });
    const before = JSON.stringify(presentSkill(stored));
    const questions = form.questions.map((one) => ({
      ...one,
      versionId: one.versionId + 1,
      options: one.options.toReversed(),
    }));
    const again = scoreSkill(answers, { form: { ...form, questions } });
    expect(again).not.toEqual(stored);
    expect(JSON.stringify(presentSkill(JSON.parse(JSON.stringify(stored))))).toBe(before);
  });

  test('refuses what cannot be', () => {
    const score = (more: { questionId: number; index: number }[], questions = form.questions) =>
      scoreSkill(more, { form: { testId: 1, questions } });
    expect(() => score([{ questionId: 9, index: 0 }])).toThrow('Unknown question 9');
    expect(() => score([...answers, { questionId: 1, index: 0 }])).toThrow('answered twice');
    expect(() => score([{ questionId: 4, index: 2 }])).toThrow('no option 2');
    expect(() => score([{ questionId: 4, index: -1 }])).toThrow('no option -1');
    expect(() => score([], [])).toThrow('without questions');
    expect(() => score([], [...form.questions, ...form.questions])).toThrow('asked twice');
    const [first] = form.questions;
    if (!first) throw new Error('No question');
    expect(() => maximumOf({ ...first, options: options(1, 0, 0) })).toThrow('no right option');
    expect(() => maximumOf({ ...first, options: options(1, 2, 0) })).toThrow('outside 0..1');
    expect(() => maximumOf({ ...first, options: options(1, 1, -0.5) })).toThrow('outside 0..1');
  });
});

describe('order', () => {
  const asked = Array.from({ length: 20 }, (_, at) => ({ questionId: at + 1, options: 4 }));

  test('the same seed, the same order; every question and option once', () => {
    const seed = fc.array(fc.integer(), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(seed, (words) => {
        const drawn = arrange(asked, words);
        expect(drawn).toEqual(arrange(asked, words));
        expect(drawn.map((one) => one.questionId).toSorted((a, b) => a - b)).toEqual(
          asked.map((one) => one.questionId),
        );
        for (const { order } of drawn)
          expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
      }),
    );
    expect(arrange(asked, [1, 2, 3, 4])).not.toEqual(arrange(asked, [1, 2, 3, 5]));
    expect(() => arrange(asked, [0.5])).toThrow(RangeError);
  });

  test('every place is equally likely', () => {
    const places = Array.from({ length: 20 }, () => 0);
    const options = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed += 1) {
      const drawn = arrange(asked, seed);
      const first = drawn.findIndex(({ questionId }) => questionId === 1);
      places[first] = (places[first] ?? 0) + 1;
      const shown = drawn[first]?.order.indexOf(0) ?? 0;
      options[shown] = (options[shown] ?? 0) + 1;
    }
    // Four standard errors.
    for (const count of places) expect(Math.abs(count - 200)).toBeLessThan(56);
    for (const count of options) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });
});

describe('as an instrument', () => {
  test('a sample form is a demo test in an order of its own', () => {
    const sample = sampleSkillForm(3);
    expect(sample).toEqual(sampleSkillForm(3));
    const ids = questionIdsOf(sample);
    expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
    expect(new Set(ids).size).toBe(20);
    expect(ids.every((id) => (optionsOf(id, sample) ?? 0) >= 4)).toBe(true);
    expect(optionsOf(0, sample)).toBeUndefined();
    const asked = ids.map((id) => sampleTests[3]?.questions[id - 1]?.seconds ?? 0);
    expect(minutesOf(sample)).toBe(
      Math.ceil(asked.reduce((sum, seconds) => sum + seconds, 0) / 60),
    );
  });

  test('over when every question has an answer or no time left', () => {
    const sitting = (answered: number[], ended: number[]) =>
      isSkillComplete({ answered: new Set(answered), ended: new Set(ended), form });
    expect(sitting([1, 2, 3], [4])).toBe(true);
    expect(sitting([1, 2, 3, 4], [])).toBe(true);
    expect(sitting([1, 2, 3], [3])).toBe(false);
    expect(sitting([], [])).toBe(false);
  });

  test('made-up people answer what there is, in time', () => {
    for (const test of sampleTests) {
      const whole = formOf(test);
      for (let seed = 1; seed <= 20; seed += 1) {
        const given = simulateSkill(seed, whole);
        expect(given).toEqual(simulateSkill(seed, whole));
        expect(given.length).toBeGreaterThan(10);
        for (const { questionId, index, seconds } of given) {
          const question = whole.questions[questionId - 1];
          expect(index).toBeLessThan(question?.options.length ?? 0);
          expect(seconds).toBeLessThanOrEqual(question?.seconds ?? 0);
        }
        const { percent } = summariseSkill(scoreSkill(given, { form: whole }));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }
  });
});

test('topics of the sample tests are told in the language of whoever reads, others as they were typed', () => {
  const topics = new Set(
    sampleTests.flatMap(({ questions }) => questions.flatMap(({ topic }) => topic ?? [])),
  );
  expect(new Set(Object.keys(topicWords))).toEqual(topics);
  const questions = form.questions.map((question, at) => ({
    ...question,
    topic: at % 2 === 0 ? 'Data quality' : 'toString',
  }));
  const stored = scoreSkill([], { form: { ...form, questions } });
  const inGerman = presentSkill(stored, {}, 'de');
  expect(inGerman.topics.map(({ topic }) => topic)).toEqual(['Datenqualität', 'toString']);
  expect(inGerman.questions[0]?.topic).toBe('Datenqualität');
  expect(presentSkill(stored).topics[0]?.topic).toBe('Data quality');
});
