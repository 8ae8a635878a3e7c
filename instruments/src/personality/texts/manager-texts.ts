import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import type { Band } from '../../score/standard-scores.ts';
import type { NormCitation } from '../norms.ts';
import type { Purpose } from '../present.ts';
import type { publishedNames } from '../scales.data.ts';
import type { FacetCode, FactorCode, Scale, ScaleCode, TendencyCode } from '../scales.ts';
import { de } from './managers/de/texts.ts';
import { en } from './managers/en/texts.ts';
import { es } from './managers/es/texts.ts';
import { nl } from './managers/nl/texts.ts';
import type { ScaleTexts } from './scale-texts.ts';

/** What a report says besides the scales, in one language. */
export interface ManagerWords {
  /** Stands before the text of a low or high score that may well be an average one in truth. */
  leaning: string;
  /** What the result does not mean. */
  limits: readonly string[];
  /** The same while the tendencies have no norm of their own. */
  uncompared: string;
  /** The same where somebody applies for something. */
  selection: string;
  /** On development, where the facet is reported. */
  lowMood: string;
  /** On development, of a form that was begun for an application. */
  notAsked: string;
  /** For a result that keeps what was said of it before version 2026.2. */
  earlier: string;
  /** What we call by another name today. */
  publishedNames: Readonly<Record<keyof typeof publishedNames, string>>;
  norms: {
    /** The starting values. */
    tendencies: Pick<NormCitation, 'name' | 'group' | 'source'>;
    own: Record<'fiveFactor' | 'tendencies' | 'source', string>;
  };
}

type DetailedCode = FacetCode | TendencyCode;

/** What managers read of the personality test, in one language. */
export interface ManagerTexts {
  names: Record<ScaleCode, Pick<Scale, 'name' | 'description'>>;
  factors: Record<FactorCode, Pick<ScaleTexts, 'report'>>;
  /** Of facets and tendencies. */
  detailed: Record<DetailedCode, Pick<ScaleTexts, 'report' | 'interview'>>;
  /** Something for two people to talk about who differ on a facet. */
  conversation: Record<FacetCode, string>;
  words: ManagerWords;
}

const texts: InLanguages<ManagerTexts> = { en, nl, de, es };

/** Null stands for English. */
export function managerTexts(language: Language | null): ManagerTexts {
  return inLanguage(texts, language);
}

/** What a score in this band means, for a manager. */
export function reportText(code: ScaleCode, band: Band, language: Language | null): string {
  const { factors, detailed } = managerTexts(language);
  const scale = isFactor(code) ? factors[code] : detailed[code];
  return scale.report[band];
}

function isFactor(code: ScaleCode): code is FactorCode {
  return code in en.factors;
}

/** What a report is about, as far as its limits depend on it. */
interface Occasion {
  purpose: Purpose;
  /** Whether there are tendencies that are compared with nobody. */
  uncompared: boolean;
}

/** What the result does not mean, for the foot of a report. */
export function managerLimits(
  { purpose, uncompared }: Occasion,
  language: Language | null,
): string[] {
  const { words } = managerTexts(language);
  return [
    ...words.limits,
    ...(uncompared ? [words.uncompared] : []),
    purpose === 'recruitment' ? words.selection : words.lowMood,
  ];
}
