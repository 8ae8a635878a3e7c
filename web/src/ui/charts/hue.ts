/** The colour of an instrument, used for nothing else; `accent` for everything that is not one. */
export type Hue =
  | 'accent'
  | 'personality'
  | 'logical'
  | 'culture'
  | 'happiness'
  | 'skills'
  | 'interview';

export const textHue: Record<Hue, string> = {
  accent: 'text-accent',
  personality: 'text-personality',
  logical: 'text-logical',
  culture: 'text-culture',
  happiness: 'text-happiness',
  skills: 'text-skills',
  interview: 'text-interview',
};
