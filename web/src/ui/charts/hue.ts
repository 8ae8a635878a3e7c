import type { InstrumentId } from '@assay/contract/instruments';

/** The colour of an instrument, used for nothing else; `accent` for everything that is not one. */
export type Hue =
  | 'accent'
  | 'personality'
  | 'logical'
  | 'culture'
  | 'happiness'
  | 'skills'
  | 'interview';

export const hueOfInstrument: Record<InstrumentId, Hue> = {
  personality: 'personality',
  iq: 'logical',
  culture: 'culture',
  burnout: 'happiness',
  skill: 'skills',
  interview: 'interview',
};

export const textHue: Record<Hue, string> = {
  accent: 'text-accent',
  personality: 'text-personality',
  logical: 'text-logical',
  culture: 'text-culture',
  happiness: 'text-happiness',
  skills: 'text-skills',
  interview: 'text-interview',
};

/** The same as a filled mark. */
export const dotHue: Record<Hue, string> = {
  accent: 'bg-accent',
  personality: 'bg-personality',
  logical: 'bg-logical',
  culture: 'bg-culture',
  happiness: 'bg-happiness',
  skills: 'bg-skills',
  interview: 'bg-interview',
};
