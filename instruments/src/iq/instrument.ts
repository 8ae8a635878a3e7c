import type { Instrument } from '../instrument.ts';
import { iqVersion, optionCount, sections, sectionSeconds } from './definition.ts';
import { families } from './families.ts';
import { firstQuestionId, generateForm } from './form.ts';
import { type IqView, presentIq, shortIq, summariseIq } from './present.ts';
import { findItem, type KeyedSitting, scoreIq, type StoredIq } from './score.ts';
import { simulateIq } from './simulate.ts';

const questionIds = sections.flatMap((section) =>
  families[section].map((_, at) => firstQuestionId[section] + at),
);

/**
 * Logical reasoning: two timed parts whose questions differ from person to person. Items and key are made when a
 * sitting begins and kept with it, since another version makes other items of the same seed.
 */
export const iq: Instrument<'iq', KeyedSitting, StoredIq, unknown, IqView, never> = {
  id: 'iq',
  version: iqVersion,
  titles: {
    en: 'Logical reasoning',
    nl: 'Logisch redeneren',
    de: 'Logisches Denken',
    es: 'Razonamiento lógico',
  },
  minutes: (sections.length * sectionSeconds) / 60,
  itemCount: questionIds.length,
  parts: sections.length,
  questionIds: () => questionIds,
  optionsOf: (questionId) => (findItem(questionId) ? optionCount : undefined),
  isComplete: ({ ended }) => sections.every((_, at) => ended.has(at + 1)),
  sampleForm: (seed) => ({
    version: iqVersion,
    keys: {
      analogy: generateForm('analogy', [seed, 1]).key,
      sequence: generateForm('sequence', [seed, 2]).key,
    },
  }),
  simulate: (seed, { keys }) => simulateIq(seed, { keys }).answers,
  score: (answers, { form }) => scoreIq({ answers, ...form }),
  summarise: summariseIq,
  inShort: shortIq,
  present: (stored) => presentIq(stored),
};
