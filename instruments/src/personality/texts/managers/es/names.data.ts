import type { ScaleCode } from '../../../scales.ts';
import { es } from '../../es.data.ts';

const { scales } = es;

/** What managers read: the person's own names, but for those that are established and loaded. */
export const scaleNames: Record<ScaleCode, { name: string; description: string }> = {
  ...scales,
  N: { name: 'Neuroticismo', description: scales.N.description },
  N1: { name: 'Ansiedad', description: scales.N1.description },
  N2: { name: 'Ira', description: scales.N2.description },
};
