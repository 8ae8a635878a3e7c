import type { Instrument } from '../instrument.ts';
import { personalityKey, personalityMinutes, personalityVersion } from './definition.ts';
import {
  type PersonalityView,
  presentPersonality,
  type Purpose,
  summarisePersonality,
} from './present.ts';
import { type ChosenNorms, scorePersonality, type StoredPersonality } from './score.ts';
import { simulatePersonality } from './simulate.ts';

const questionIds = personalityKey.map(({ questionId }) => questionId);
const known = new Set(questionIds);

export const personality: Instrument<
  'personality',
  null,
  StoredPersonality,
  { purpose: Purpose },
  PersonalityView,
  ChosenNorms
> = {
  id: 'personality',
  version: personalityVersion,
  title: 'Personality',
  minutes: personalityMinutes,
  itemCount: personalityKey.length,
  parts: 0,
  questionIds: () => questionIds,
  optionsOf: (questionId) => (known.has(questionId) ? 5 : undefined),
  isComplete: ({ answered }) => answered.size >= personalityKey.length,
  sampleForm: () => null,
  simulate: (seed) => simulatePersonality(seed),
  score: (answers, { age, norms }) => scorePersonality({ answers, age, norms }),
  summarise: summarisePersonality,
  present: presentPersonality,
};
