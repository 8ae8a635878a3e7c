import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import { byCategory, categories, type CategoryCode } from '../categories.ts';
import { cultureQuestions } from '../definition.ts';
import type { Emphasis } from '../emphasis.ts';
import { cultureItems } from '../items.data.ts';
import { de } from './de.data.ts';
import { es } from './es.data.ts';
import { nl } from './nl.data.ts';
import { flatNote, limitsFor, textFor } from './texts.ts';

/** Everything that the person who answers reads, in one language; managers read and answer in English. */
export interface CultureTexts {
  stem: string;
  instruction: string;
  /** Labels of the values 1..7. */
  options: readonly [string, string, string, string, string, string, string];
  /** In the order of their ids, 1..40. */
  items: readonly string[];
  categories: Record<
    CategoryCode,
    { name: string; description: string; own: Record<Emphasis, string> }
  >;
  /** Where the same value stands everywhere. */
  note: string;
  /** What the result does not mean, and that translated practices have not been compared with the English ones. */
  limits: readonly string[];
}

const { stem, instruction, options } = cultureQuestions('subject');
const named = new Map(categories.map((category) => [category.code, category]));

const en: CultureTexts = {
  stem,
  instruction,
  options: options as unknown as CultureTexts['options'],
  items: cultureItems.map(([, text]) => text),
  categories: byCategory((code) => {
    const text = (emphasis: Emphasis) => textFor(code, emphasis, 'own');
    const own = { low: text('low'), middle: text('middle'), high: text('high') };
    const { name = code, description = '' } = named.get(code) ?? {};
    return { name, description, own };
  }),
  note: flatNote,
  limits: limitsFor('own'),
};

/** A translation is a file beside this one, `nl.data.ts`, and its name here. */
const texts: InLanguages<CultureTexts> = { en, nl, de, es };

/** What the person reads; English where a language is not there yet, and for null. */
export function cultureTexts(language: Language | null): CultureTexts {
  return inLanguage(texts, language);
}
