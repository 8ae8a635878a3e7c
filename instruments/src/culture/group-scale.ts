import type { GroupScale } from '../profiles/averages.ts';
import { toTenth } from '../score/standard-scores.ts';

/** With one decimal; people differ as the centred categories do in simulations. */
export const cultureGroups: GroupScale = { step: 0.5, spread: 0.8, rounded: toTenth };
