import type { Language } from '@assay/contract/languages';
import { inLanguage, type InLanguages } from '../../languages.ts';
import type { StrainBand } from '../bands.ts';
import { categories, type CategoryCode, type TopicCode, topics } from '../categories.ts';
import type { Verdict } from '../change.ts';
import { burnoutConsent } from '../consent.data.ts';
import { burnoutItems, type ItemKind, optionLabels } from '../items.data.ts';
import { de } from './de.data.ts';
import { es } from './es.data.ts';
import { nl } from './nl.data.ts';
import * as own from './own.data.ts';

type Five = readonly [string, string, string, string, string];

/** Everything that the person who answers reads, in one language; for managers see `manager-texts.ts`. */
export interface BurnoutTexts {
  consent: {
    /** Says which words were agreed to, in which language: stored with the consent. */
    version: string;
    title: string;
    intro: string;
    points: readonly { heading: string; text: string }[];
    agree: string;
    decline: string;
  };
  options: Record<ItemKind, Five>;
  /** In the order of their ids, 1..19. */
  items: readonly string[];
  categories: Record<
    CategoryCode,
    { name: string; description: string; instruction: string; skip: string | null }
  >;
  topics: Record<TopicCode, { name: string; text: string }>;
  overall: Record<StrainBand, string>;
  parts: Record<CategoryCode, Record<StrainBand, string>>;
  help: Record<CategoryCode, readonly string[]>;
  change: Record<Verdict, string>;
  meaning: readonly string[];
  limits: readonly string[];
  seekHelp: readonly string[];
  /** Name and source of the planning values; other values bring their own. */
  planning: { name: string; source: string } | null;
}

function byCode<Code extends string, Value>(
  rows: readonly { code: Code }[],
  valueOf: (code: Code, position: number) => Value,
) {
  const entries = rows.map(({ code }, position) => [code, valueOf(code, position)] as const);
  return Object.fromEntries(entries) as Record<Code, Value>;
}

const en: BurnoutTexts = {
  consent: burnoutConsent,
  options: optionLabels,
  items: burnoutItems.map(({ text }) => text),
  categories: byCode(categories, (_, position) => categories[position] ?? categories[0]),
  topics: byCode(topics, (code, position) => ({
    name: topics[position]?.name ?? code,
    text: own.ownTopics[code],
  })),
  overall: own.ownOverall,
  parts: own.ownCategory,
  help: own.ownHelp,
  change: own.ownChange,
  meaning: own.ownMeaning,
  limits: own.ownLimits,
  seekHelp: own.ownSeekHelp,
  planning: null,
};

const texts: InLanguages<BurnoutTexts> = { en, nl, de, es };

/** What the person reads; null stands for English. */
export function burnoutTexts(language: Language | null = null): BurnoutTexts {
  return inLanguage(texts, language);
}

/** Whether these are words that are shown at present, in any language. */
export function isPresentConsent(version: string): boolean {
  return Object.values(texts).some(({ consent }) => consent.version === version);
}

const changedSince: InLanguages<string> = {
  en: 'Some questions have changed since your earlier results (version 2026.1). Those results stay as they are, and we do not say how your energy has changed since then.',
  nl: 'Sommige vragen zijn veranderd sinds je eerdere resultaten (versie 2026.1). Die resultaten blijven zoals ze zijn, en we zeggen niet hoe je energie sindsdien is veranderd.',
  de: 'Einige Fragen haben sich seit Ihren früheren Ergebnissen geändert (Version 2026.1). Diese Ergebnisse bleiben, wie sie sind, und wie sich Ihre Energie seither verändert hat, sagen wir nicht.',
  es: 'Algunas preguntas han cambiado desde sus resultados anteriores (versión 2026.1). Esos resultados se quedan como están, y no decimos cómo ha cambiado su energía desde entonces.',
};

/** Said where results of the first version of the questions are shown. */
export function changedSinceFirst(language: Language | null): string {
  return inLanguage(changedSince, language);
}
