import type { InstrumentId } from '@assay/contract/instruments';
import { burnoutKind } from '../burnout/burnout.kind.ts';
import { cultureKind } from '../culture/culture.kind.ts';
import { interviewKind } from '../interview/interview.kind.ts';
import { iqKind } from '../iq/iq.kind.ts';
import { personalityKind } from '../personality/personality.kind.ts';
import { skillKind } from '../skill/skill.kind.ts';
import type { TestKind } from './test.kind.ts';

/** How each instrument describes and scores its tests. Its routes are in `index.ts` of its folder. */
export const kinds: Record<InstrumentId, TestKind> = {
  personality: personalityKind,
  iq: iqKind,
  culture: cultureKind,
  burnout: burnoutKind,
  skill: skillKind,
  interview: interviewKind,
};
