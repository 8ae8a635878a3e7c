import type { StoredAnswer } from '@assay/contract/instruments';
import { burnoutKey, burnoutMinutes, burnoutVersion, findBurnoutKey } from './definition.ts';
import { presentBurnout, presentBurnoutForManager, summariseBurnout } from './present.ts';
import { burnoutScore, scoreBurnout } from './score.ts';
import { simulateBurnout } from './simulate.ts';

/** What the registry needs of this instrument; records are scored with every category that is saved. */
export const burnout = {
  id: 'burnout',
  version: burnoutVersion,
  testTypeId: 'burnout',
  title: 'Happiness and energy',
  minutes: burnoutMinutes,
  itemCount: burnoutKey.length,
  questionIds: burnoutKey.map(({ questionId }) => questionId),
  findQuestion(questionId: number) {
    const key = findBurnoutKey(questionId);
    return key && { categoryId: key.categoryId, options: 5 };
  },
  /** Complete when there is a burnout score: at least half of "personal" and of "work" answered. */
  isComplete: (answers: readonly StoredAnswer[]) =>
    burnoutScore(scoreBurnout({ answers })) !== null,
  simulate: simulateBurnout,
  score: scoreBurnout,
  summarise: summariseBurnout,
  present: presentBurnout,
  presentForManager: presentBurnoutForManager,
} as const;
