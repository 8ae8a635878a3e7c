import { instrumentFacts } from '@assay/contract/instruments';
import { responseCount } from '@assay/contract/judgement-choice';
import type { Language } from '@assay/contract/languages';
import type { Instrument } from '../instrument.ts';
import { judgementVersion, questionIds } from './definition.ts';
import { type JudgementView, presentJudgement } from './present.ts';
import { scoreJudgement, type StoredJudgement } from './score.ts';
import { simulateJudgement } from './simulate.ts';

/** Situational judgement: twelve situations, of each the most and the least effective of four responses. */
export const judgement: Instrument<
  'judgement',
  null,
  StoredJudgement,
  { language?: Language | null },
  JudgementView,
  never
> = {
  id: 'judgement',
  version: judgementVersion,
  titles: {
    en: 'Situational judgement',
    nl: 'Situationeel oordelen',
    de: 'Situatives Urteilen',
    es: 'Juicio situacional',
  },
  minutes: instrumentFacts.judgement.minutes,
  itemCount: questionIds.length,
  parts: 0,
  questionIds: () => questionIds,
  // Two choices of four in one number; the same response as both is refused by the call and by scoring.
  optionsOf: (questionId) => (questionIds.includes(questionId) ? responseCount ** 2 : undefined),
  isComplete: ({ answered }) => questionIds.every((id) => answered.has(id)),
  sampleForm: () => null,
  simulate: (seed) => simulateJudgement(seed),
  score: (answers) => scoreJudgement(answers),
  summarise: ({ points }) => ({ POINTS: points }),
  // One number with a range there is; nobody should be ordered by it before the key has been confirmed: decision 0073.
  present: (stored, { language = null }) => presentJudgement(stored, language),
};
