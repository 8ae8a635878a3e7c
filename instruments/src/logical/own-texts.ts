import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../languages.ts';
import type { Band } from '../score/standard-scores.ts';
import { logicalVersion, type NormCitation, provisionalNorm } from './definition.ts';
import type { Section } from './families.ts';
import { practiceItems } from './practice.ts';
import type { LogicalCode, LogicalScore } from './present.ts';
import { de } from './texts.de.data.ts';
import { es } from './texts.es.data.ts';
import { nl } from './texts.nl.data.ts';
import { describe, limitsFor, type Standing, standingOf, textFor } from './texts.ts';

/** What people read before the test and in their own result, in one language; managers read the names and descriptions of scores, too. */
export interface LogicalTexts {
  /** Why the solution is right, for the three practice items of each section. */
  practice: Record<Section, readonly [string, string, string]>;
  scores: Record<LogicalCode, { name: string; description: string; own: Record<Band, string> }>;
  /** Instead of `own` where the answers do not carry it. */
  doubts: Record<Exclude<Standing, Band>, string>;
  /** The result in a few kind words. */
  verdicts: Record<Standing, string>;
  /** The provisional norm; any other comes in the words of whoever made it. */
  norm: Pick<NormCitation, 'name' | 'group' | 'source'>;
  limits: readonly string[];
  /** For a result of an earlier version of the questions. */
  earlier: string;
}

function explanations(section: Section): LogicalTexts['practice'][Section] {
  const [first = '', second = '', third = ''] = practiceItems(section).map(
    ({ explanation }) => explanation,
  );
  return [first, second, third];
}

function score(code: LogicalCode, name: string) {
  const text = (band: Band) =>
    textFor({ code, band, answered: 20, asked: 20, overChance: true }, 'own');
  const own = { low: text('low'), average: text('average'), high: text('high') };
  return { name, description: describe(code), own };
}

const doubt = (answered: number) =>
  textFor({ code: 'TOTAL', band: 'low', answered, asked: 20, overChance: false }, 'own');

const { name, group, source } = provisionalNorm;

const en: LogicalTexts = {
  practice: { analogy: explanations('analogy'), sequence: explanations('sequence') },
  scores: {
    ANALOGY: score('ANALOGY', 'Analogies'),
    SEQUENCE: score('SEQUENCE', 'Sequences'),
    TOTAL: score('TOTAL', 'Logical reasoning'),
  },
  doubts: { none: doubt(0), few: doubt(1), guessing: doubt(20) },
  verdicts: {
    none: 'No answers',
    few: 'Too few answers to tell',
    guessing: 'Not enough to tell',
    low: 'Hard this time',
    average: 'In the middle range',
    high: 'Went very well',
  },
  norm: { name, group, source },
  limits: limitsFor('own'),
  earlier: 'This result is from an earlier version of the questions. It stays as it is.',
};

/** A translation is a file beside this one, `texts.nl.data.ts`, and its name here. */
const texts: InLanguages<LogicalTexts> = { en, nl, de, es };

/** What the person reads; English where a language is not there yet, and for null. */
export function logicalTexts(language: Language | null): LogicalTexts {
  return inLanguage(texts, language);
}

type Told = Pick<LogicalScore, 'code' | 'band' | 'answered' | 'asked' | 'overChance'>;

/** What a score means to the person; where the answers do not carry it, that it says little. */
export function ownTextFor(one: Told, language: Language | null): string {
  const { doubts, scores } = logicalTexts(language);
  const standing = standingOf(one);
  if (standing === 'low' || standing === 'average' || standing === 'high') {
    return scores[one.code].own[standing];
  }
  return doubts[standing];
}

/** The same in a few words. */
export function ownVerdictOf(one: Told, language: Language | null): string {
  return logicalTexts(language).verdicts[standingOf(one)];
}

/** What the result does not mean. @param version of the items that were answered. */
export function ownLimits(version: string, language: Language | null): string[] {
  const { limits, earlier } = logicalTexts(language);
  return version === logicalVersion ? [...limits] : [...limits, earlier];
}

/** A norm as the person reads of it. */
export function normInWords(norm: NormCitation, language: Language | null): NormCitation {
  return norm.name === en.norm.name ? { ...norm, ...logicalTexts(language).norm } : norm;
}
