import type { InstrumentId } from '@assay/contract/instruments';
import { burnoutDrawn } from '../burnout/burnout.drawn.ts';
import { cultureDrawn } from '../culture/culture.drawn.ts';
import { interviewDrawn } from '../interview/interview.drawn.ts';
import { judgementDrawn } from '../judgement/judgement.drawn.ts';
import { logicalDrawn } from '../logical/logical.drawn.ts';
import { personalityDrawn } from '../personality/personality.drawn.ts';
import { skillDrawn } from '../skill/skill.drawn.ts';
import type { DrawnRoom } from './drawn.room.ts';

export const drawn = {
  personality: personalityDrawn,
  iq: logicalDrawn,
  culture: cultureDrawn,
  burnout: burnoutDrawn,
  skill: skillDrawn,
  interview: interviewDrawn,
  judgement: judgementDrawn,
} satisfies Record<InstrumentId, DrawnRoom>;

/** What draws a document, by its kind. */
export const drawings = {
  ...drawn.personality.reports,
  ...drawn.iq.reports,
  ...drawn.culture.reports,
  ...drawn.burnout.reports,
  ...drawn.skill.reports,
  ...drawn.interview.reports,
  ...drawn.judgement.reports,
};

/** What says an own result in words, by the instrument. */
export const tellers = {
  personality: personalityDrawn.tellOwnResult,
  iq: logicalDrawn.tellOwnResult,
  culture: cultureDrawn.tellOwnResult,
  burnout: burnoutDrawn.tellOwnResult,
  skill: skillDrawn.tellOwnResult,
  judgement: judgementDrawn.tellOwnResult,
};
