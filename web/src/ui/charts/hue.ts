import type { InstrumentFacts } from '@assay/contract/instruments';

/** A colour that an instrument has, used for nothing else; `accent` for everything that is not one. */
export type Hue = 'accent' | InstrumentFacts['hue'];

export const textHue: Record<Hue, string> = {
  accent: 'text-accent',
  violet: 'text-violet',
  blue: 'text-blue',
  rust: 'text-rust',
  rose: 'text-rose',
  olive: 'text-olive',
  slate: 'text-slate',
  plum: 'text-plum',
};

/** The same as a filled mark. */
export const dotHue: Record<Hue, string> = {
  accent: 'bg-accent',
  violet: 'bg-violet',
  blue: 'bg-blue',
  rust: 'bg-rust',
  rose: 'bg-rose',
  olive: 'bg-olive',
  slate: 'bg-slate',
  plum: 'bg-plum',
};

/** The same as the chip of a test that is taken. */
export const chipHue: Record<Hue, string> = {
  accent: 'bg-accent/14 text-accent',
  violet: 'bg-violet/14 text-violet',
  blue: 'bg-blue/14 text-blue',
  rust: 'bg-rust/14 text-rust',
  rose: 'bg-rose/14 text-rose',
  olive: 'bg-olive/14 text-olive',
  slate: 'bg-slate/14 text-slate',
  plum: 'bg-plum/14 text-plum',
};
