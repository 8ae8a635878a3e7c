import type { InstrumentId } from '@assay/contract/instruments';

/** A colour that an instrument has, used for nothing else; `accent` for everything that is not one. */
export type Hue = 'accent' | 'violet' | 'blue' | 'rust' | 'rose' | 'olive' | 'slate';

export const hueOfInstrument: Record<InstrumentId, Hue> = {
  personality: 'violet',
  iq: 'blue',
  culture: 'rust',
  burnout: 'rose',
  skill: 'olive',
  interview: 'slate',
};

export const textHue: Record<Hue, string> = {
  accent: 'text-accent',
  violet: 'text-violet',
  blue: 'text-blue',
  rust: 'text-rust',
  rose: 'text-rose',
  olive: 'text-olive',
  slate: 'text-slate',
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
};
