import type { ScaleCode } from '../../../scales.ts';
import { nl } from '../../nl.data.ts';

type Names = Record<ScaleCode, { name: string; description: string }>;

const own = Object.fromEntries(
  Object.entries(nl.scales).map(([code, { name, description }]) => [code, { name, description }]),
) as Names;

/** What managers read: the person's own names, but the established one where the person's is gentler. */
export const scaleNames: Names = {
  ...own,
  N: { ...own.N, name: 'Neuroticisme' },
  N1: { ...own.N1, name: 'Angst' },
};
