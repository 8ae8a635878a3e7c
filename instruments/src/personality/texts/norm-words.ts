import type { Language } from '@assay/contract/languages';
import { agesOf, fiveFactorNorm, isStartingNorm, type NormCitation, ownNorms } from '../norms.ts';
import { managerTexts } from './manager-texts.ts';
import { personalityTexts } from './own-texts.ts';

/** A norm as its reader knows it, candidate or manager; null stands for English. One that is not ours keeps its words. */
export function normInWords<Norm extends NormCitation>(
  norm: Norm,
  language: Language | null,
): Norm {
  if (language === null || language === 'en') return norm;
  const { tendencies, own } = managerTexts(language).words.norms;
  if (isStartingNorm(norm)) return { ...norm, ...tendencies };
  const { norm: ours } = personalityTexts(language);
  const ages = agesOf(norm);
  const group = ages ? ours.group(ages) : norm.group;
  switch (norm.name) {
    case fiveFactorNorm().name:
      return { ...norm, name: ours.name, source: ours.source, group };
    case ownNorms.fiveFactor:
      return { ...norm, name: own.fiveFactor, source: own.source, group };
    case ownNorms.tendencies:
      return { ...norm, name: own.tendencies, source: own.source, group: tendencies.group };
    default:
      return norm;
  }
}
