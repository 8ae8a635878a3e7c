import { findScale, type ScaleCode } from '@assay/instruments/personality/scales';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';

/** A scale as it stands in a comparison, with what a profile asks of it. */
export function presentComparedScale(code: ScaleCode, profile: ReferenceProfile | null) {
  const scale = findScale(code);
  if (!scale) throw new Error(`No scale ${code}`);
  const { name, description, kind, factor } = scale;
  const target = profile?.targets.find((one) => one.code === code)?.targetT ?? null;
  return { code, name, description, kind, factor, target };
}
