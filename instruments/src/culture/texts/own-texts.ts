import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import { byCategory, categories, type Category, type CategoryCode } from '../categories.ts';
import { categoriesIn, cultureQuestions } from '../definition.ts';
import type { Emphasis } from '../emphasis.ts';
import { cultureItems } from '../items.data.ts';
import { type CultureVersion, cultureVersion } from '../versions.ts';
import { de } from './de.data.ts';
import { es } from './es.data.ts';
import { firstVersion } from './first-version.data.ts';
import { nl } from './nl.data.ts';
import { flatNote, limitsFor, textFor } from './texts.ts';

/** Everything that the person who answers reads, in one language; managers read names and descriptions of it, too. */
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
  /** What the result does not mean. */
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

/** Where a result was made with questions that have changed since. */
const changedSince: InLanguages<string> = {
  en: 'Some questions of this test have changed since you took it. Your result keeps the questions that you answered (version 2026.1).',
  nl: 'Sommige vragen van deze test zijn veranderd nadat je hem hebt gedaan. Je resultaat blijft bij de vragen die jij hebt beantwoord (versie 2026.1).',
  de: 'Einige Fragen dieses Tests haben sich geändert, seit Sie ihn gemacht haben. Ihr Ergebnis bleibt bei den Fragen, die Sie beantwortet haben (Version 2026.1).',
  es: 'Algunas preguntas de esta prueba han cambiado desde que usted la hizo. Su resultado mantiene las preguntas a las que respondió (versión 2026.1).',
};

/** What the person reads of a version; English where a language is not there yet, and for null. */
export function cultureTexts(
  language: Language | null,
  version: CultureVersion = cultureVersion,
): CultureTexts {
  const now = inLanguage(texts, language);
  if (version === cultureVersion) return now;
  const first = inLanguage(firstVersion, language);
  const { PAC, INT } = now.categories;
  return {
    ...now,
    options: first.options,
    items: now.items.map((text, position) => first.items[position + 1] ?? text),
    categories: {
      ...now.categories,
      PAC: { ...PAC, ...first.competition },
      INT: { ...INT, own: { ...INT.own, high: first.integrityHigh } },
    },
    limits: [inLanguage(changedSince, language), ...now.limits],
  };
}

/** The eight categories as a version of the test names them, in one language. */
export function categoriesNamed(
  version: CultureVersion,
  language: Language | null,
): readonly Category[] {
  const texts = cultureTexts(language, version).categories;
  return categoriesIn(version).map((category) => {
    const { name, description } = texts[category.code];
    return { ...category, name, description };
  });
}
