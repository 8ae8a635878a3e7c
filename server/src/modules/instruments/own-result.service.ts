import { type InstrumentId, interviewCodeOf, skillTestIdOf } from '@assay/contract/instruments';
import type { UserContext } from '../../platform/http/context.ts';
import { showOwnResults as showBurnout } from './burnout/results.service.ts';
import { showOwnResults as showCulture } from './culture/results.service.ts';
import { showOwnResults as showInterview } from './interview/interview.service.ts';
import { showOwnIqResults as showIq } from './iq/results.service.ts';
import { showOwnResults as showPersonality } from './personality/results.service.ts';
import { showOwnResults as showSkill } from './skill/results.service.ts';

type Show = (ctx: UserContext, test: string) => Promise<object>;

const shows: Record<InstrumentId, Show> = {
  personality: showPersonality,
  iq: showIq,
  culture: showCulture,
  burnout: showBurnout,
  skill: (ctx, test) => showSkill(ctx, skillTestIdOf(test) ?? 0),
  interview: (ctx, test) => showInterview(ctx, interviewCodeOf(test) ?? ''),
};

/** The own result of a test as its taker reads it, whichever test it is. */
export function showOwnResult(
  ctx: UserContext,
  instrument: InstrumentId,
  test: string,
): Promise<object> {
  return shows[instrument](ctx, test);
}
