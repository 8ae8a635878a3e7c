import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../languages.ts';
import type { Band } from '../score/standard-scores.ts';
import { type NormCitation, provisionalNorm } from './definition.ts';
import type { Section } from './families.ts';
import { practiceItems } from './practice.ts';
import type { IqCode, IqScore } from './present.ts';
import { de } from './texts.de.data.ts';
import { es } from './texts.es.data.ts';
import { nl } from './texts.nl.data.ts';
import { describe, limitsFor, restsOnFew, textFor } from './texts.ts';

/** What people read before the test and in their own result, in one language; managers read English. */
export interface IqTexts {
  /** Why the solution is right, for the three practice items of each section. */
  practice: Record<Section, readonly [string, string, string]>;
  scores: Record<IqCode, { name: string; description: string; own: Record<Band, string> }>;
  /** Instead of `own` where no question has an answer, and where half of them or more have none. */
  noAnswers: string;
  fewAnswers: string;
  /** The provisional norm; any other comes in the words of whoever made it. */
  norm: Pick<NormCitation, 'name' | 'group' | 'source'>;
  limits: readonly string[];
}

function explanations(section: Section): IqTexts['practice'][Section] {
  const [first = '', second = '', third = ''] = practiceItems(section).map(
    ({ explanation }) => explanation,
  );
  return [first, second, third];
}

function score(code: IqCode, name: string) {
  const text = (band: Band) => textFor({ code, band, answered: 20, asked: 20 }, 'own');
  const own = { low: text('low'), average: text('average'), high: text('high') };
  return { name, description: describe(code), own };
}

const unanswered = (answered: number) =>
  textFor({ code: 'TOTAL', band: 'low', answered, asked: 20 }, 'own');

const { name, group, source } = provisionalNorm;

const en: IqTexts = {
  practice: { analogy: explanations('analogy'), sequence: explanations('sequence') },
  scores: {
    ANALOGY: score('ANALOGY', 'Analogies'),
    SEQUENCE: score('SEQUENCE', 'Sequences'),
    TOTAL: score('TOTAL', 'Logical reasoning'),
  },
  noAnswers: unanswered(0),
  fewAnswers: unanswered(1),
  norm: { name, group, source },
  limits: limitsFor('own'),
};

/** A translation is a file beside this one, `texts.nl.data.ts`, and its name here. */
const texts: InLanguages<IqTexts> = { en, nl, de, es };

/** What the person reads; English where a language is not there yet, and for null. */
export function iqTexts(language: Language | null): IqTexts {
  return inLanguage(texts, language);
}

/** What a score means to the person; where it rests on few answers, that it says little. */
export function ownTextFor(
  one: Pick<IqScore, 'code' | 'band' | 'answered' | 'asked'>,
  language: Language | null,
): string {
  const { noAnswers, fewAnswers, scores } = iqTexts(language);
  if (one.answered === 0) return noAnswers;
  return restsOnFew(one) ? fewAnswers : scores[one.code].own[one.band];
}

/** A norm as the person reads of it. */
export function normInWords(norm: NormCitation, language: Language | null): NormCitation {
  return norm.name === en.norm.name ? { ...norm, ...iqTexts(language).norm } : norm;
}
