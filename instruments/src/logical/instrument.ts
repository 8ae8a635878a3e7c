import type { Instrument } from '../instrument.ts';
import { logicalVersion, optionCount, sections, sectionSeconds } from './definition.ts';
import { families } from './families.ts';
import { firstQuestionId, generateForm } from './form.ts';
import { type LogicalView, presentLogical, shortLogical, summariseLogical } from './present.ts';
import { findItem, type KeyedSitting, scoreLogical, type StoredLogical } from './score.ts';
import { simulateLogical } from './simulate.ts';

const questionIds = sections.flatMap((section) =>
  families[section].map((_, at) => firstQuestionId[section] + at),
);

/**
 * Logical reasoning: two timed parts whose questions differ from person to person. Items and key are made when a
 * sitting begins and kept with it, since another version makes other items of the same seed.
 */
export const logical: Instrument<'iq', KeyedSitting, StoredLogical, unknown, LogicalView, never> = {
  id: 'iq',
  version: logicalVersion,
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
    version: logicalVersion,
    keys: {
      analogy: generateForm('analogy', [seed, 1]).key,
      sequence: generateForm('sequence', [seed, 2]).key,
    },
  }),
  simulate: (seed, { keys }) => simulateLogical(seed, { keys }).answers,
  score: (answers, { form }) => scoreLogical({ answers, ...form }),
  summarise: summariseLogical,
  inShort: shortLogical,
  present: (stored) => presentLogical(stored),
};
