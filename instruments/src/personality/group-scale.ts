import type { GroupScale } from '../profiles/averages.ts';

/** In whole T; people differ as the norm group does. */
export const personalityGroups: GroupScale = { step: 5, spread: 10, rounded: Math.round };
