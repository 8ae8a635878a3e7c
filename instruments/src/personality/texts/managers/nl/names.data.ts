import type { ScaleCode } from '../../../scales.ts';
import { nl } from '../../nl.data.ts';

const { scales } = nl;

/** What managers read: the person's own names, but for those that are established and loaded. @public */
export const scaleNames: Record<ScaleCode, { name: string; description: string }> = {
  ...scales,
  N: { name: 'Neuroticisme', description: scales.N.description },
  N1: { name: 'Angst', description: scales.N1.description },
  N3: { name: 'Depressie', description: scales.N3.description },
};
