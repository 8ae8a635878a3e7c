import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../languages.ts';
import type { Band } from '../score/standard-scores.ts';
import type { Section } from './families.ts';
import { practiceItems } from './practice.ts';
import type { IqCode } from './present.ts';
import { describe, limitsFor, textFor } from './texts.ts';

/** What people read before the test and in their own result, in one language; managers read English. */
export interface IqTexts {
  /** Why the solution is right, for the three practice items of each section. */
  practice: Record<Section, readonly [string, string, string]>;
  scores: Record<IqCode, { name: string; description: string; own: Record<Band, string> }>;
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

const en: IqTexts = {
  practice: { analogy: explanations('analogy'), sequence: explanations('sequence') },
  scores: {
    ANALOGY: score('ANALOGY', 'Analogies'),
    SEQUENCE: score('SEQUENCE', 'Sequences'),
    TOTAL: score('TOTAL', 'Logical reasoning'),
  },
  limits: limitsFor('own'),
};

/** A translation is a file beside this one, `texts.nl.data.ts`, and its name here. */
const texts: InLanguages<IqTexts> = { en };

/** What the person reads; English where a language is not there yet, and for null. */
export function iqTexts(language: Language | null): IqTexts {
  return inLanguage(texts, language);
}
