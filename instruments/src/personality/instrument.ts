import type { Instrument } from '../instrument.ts';
import { fiveFactorKey } from './five-factor.items.ts';
import { personalityKey, personalityMinutes, personalityVersion } from './definition.ts';
import {
  type PersonalityView,
  presentPersonality,
  type Purpose,
  summarisePersonality,
} from './present.ts';
import { type ChosenNorms, scorePersonality, type StoredPersonality } from './score.ts';
import { simulatePersonality } from './simulate.ts';

const scaleIds = new Map(personalityKey.map(({ questionId, scaleId }) => [questionId, scaleId]));

export const personality: Instrument<
  'personality',
  StoredPersonality,
  { purpose: Purpose },
  PersonalityView,
  ChosenNorms
> = {
  id: 'personality',
  version: personalityVersion,
  testTypeId: 1,
  title: 'Personality',
  minutes: personalityMinutes,
  itemCount: personalityKey.length,
  questionIds: personalityKey.map(({ questionId }) => questionId),
  findQuestion(questionId) {
    const scaleId = scaleIds.get(questionId);
    if (scaleId === undefined) return undefined;
    const type = questionId <= fiveFactorKey.length ? '5-factor' : 'tendency';
    return { scaleId, type, options: 5 };
  },
  isComplete: (answered) => answered >= personalityKey.length,
  simulate: (seed) => simulatePersonality(seed),
  score: (answers, { age, norms }) => scorePersonality({ answers, age, norms }),
  summarise: summarisePersonality,
  present: presentPersonality,
};
