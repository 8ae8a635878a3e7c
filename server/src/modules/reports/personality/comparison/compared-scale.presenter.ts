import type { Language } from '@assay/contract/languages';
import { findScale, type ScaleCode } from '@assay/instruments/personality/scales';
import { managerTexts } from '@assay/instruments/personality/texts/manager-texts';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';

/** A scale as it stands in a comparison, with what a profile asks of it. */
export function presentComparedScale(
  code: ScaleCode,
  profile: ReferenceProfile | null,
  language: Language | null,
) {
  const scale = findScale(code);
  if (!scale) throw new Error(`No scale ${code}`);
  const { kind, factor } = scale;
  const { name, description } = managerTexts(language).names[code];
  const target = profile?.targets.find((one) => one.code === code)?.targetT ?? null;
  return { code, name, description, kind, factor, target };
}
