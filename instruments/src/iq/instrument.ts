import { iqVersion, optionCount, sections, sectionSeconds } from './definition.ts';
import { families } from './families.ts';
import { firstQuestionId, generateForm } from './form.ts';
import { practiceItems } from './practice.ts';
import { presentIq, summariseIq } from './present.ts';
import { findItem, scoreIq } from './score.ts';
import { simulateIq } from './simulate.ts';
import { questionView } from './view.ts';

const partOf = (section: (typeof sections)[number]) => ({
  id: section,
  /** Of the clock, without the practice items. */
  seconds: sectionSeconds,
  options: optionCount,
  questionIds: families[section].map((_, at) => firstQuestionId[section] + at),
});

/**
 * Logical reasoning: two timed parts whose questions differ from person to person. A form belongs to one person and one
 * version; what was shown and its key are to be kept with the attempt, since another version makes other items of the
 * same seed.
 */
export const iq = {
  id: 'iq',
  version: iqVersion,
  testTypeId: 2,
  title: 'Logical reasoning',
  minutes: (sections.length * sectionSeconds) / 60,
  itemCount: sections.reduce((sum, section) => sum + families[section].length, 0),
  parts: sections.map(partOf),
  practiceItems,
  generateForm,
  questionView,
  findItem,
  simulate: simulateIq,
  score: scoreIq,
  summarise: summariseIq,
  present: presentIq,
} as const;
