import { instrumentFacts } from '@assay/contract/instruments';
import type { Instrument } from '../instrument.ts';
import { personalityKey, type PersonalityForm, questionIdsOf } from './definition.ts';
import { personalityVersion } from './versions.ts';
import {
  type PersonalityView,
  presentPersonality,
  type Purpose,
  summarisePersonality,
} from './present.ts';
import { type ChosenNorms, scorePersonality, type StoredPersonality } from './score.ts';
import { simulatePersonality } from './simulate.ts';

const known = new Set(questionIdsOf(null));

export const personality: Instrument<
  'personality',
  PersonalityForm,
  StoredPersonality,
  { purpose: Purpose },
  PersonalityView,
  ChosenNorms
> = {
  id: 'personality',
  version: personalityVersion,
  titles: { en: 'Personality', nl: 'Persoonlijkheid', de: 'Persönlichkeit', es: 'Personalidad' },
  minutes: instrumentFacts.personality.minutes,
  itemCount: personalityKey.length,
  parts: 0,
  questionIds: questionIdsOf,
  optionsOf: (questionId) => (known.has(questionId) ? 5 : undefined),
  isComplete: ({ answered, form }) => questionIdsOf(form).every((id) => answered.has(id)),
  sampleForm: () => null,
  simulate(seed, form) {
    const asked = new Set(questionIdsOf(form));
    return simulatePersonality(seed).filter(({ questionId }) => asked.has(questionId));
  },
  score: (answers, { form, age, norms }) =>
    scorePersonality({ answers, version: form?.version, age, norms }),
  summarise: summarisePersonality,
  present: presentPersonality,
};
