import { getChoices, getQuestions } from '@bigfive-org/questions';
import { findLanguage } from './languages.ts';
import { inFirstPerson, inSentenceCase, wordings } from './five-factor.wording.ts';
import { facets } from './scales.ts';
import { firstVersion, type ItemsVersion, personalityVersion } from './versions.ts';

/*
 * Adapter over the public-domain IPIP-NEO-120 items of `@bigfive-org/questions` (pinned: 1.3.3).
 * Only its texts and its key are used. Everything is copied on reading, because the package hands out its
 * own cached objects. Questions are numbered 1..120 in the package's order, in which the 30 facets take turns.
 */

/** The key of one item: stays on the server. */
export interface ItemKey {
  questionId: number;
  scaleId: number;
  /** True when agreeing lowers the scale. */
  reversed: boolean;
}

/** Version 2026.1: the package's texts but where two items of a translation read the same, by language and question id. */
const earlierCorrections: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  es: { 112: 'Me comporto de forma alocada y desenfrenada' },
  'pt-br': { 47: 'Estou sempre em movimento' },
  ro: { 36: 'Mă irit ușor' },
};

/** The key is the same in every language; a test holds the package to that. */
export const fiveFactorKey: readonly ItemKey[] = getQuestions('en').map((item, position) => {
  const facet = facets.find(({ code }) => code === `${item.domain}${item.facet}`);
  if (!facet) throw new Error(`Item ${position + 1} belongs to no facet`);
  return { questionId: position + 1, scaleId: facet.id, reversed: item.keyed === 'minus' };
});

export interface FiveFactorTexts {
  /** 120 texts in the order of the question ids. */
  items: readonly string[];
  /** Labels of the five options from "very inaccurate" to "very accurate". */
  options: readonly string[];
}

const cache = new Map<string, FiveFactorTexts>();

/** Blank runs and trailing blanks are slips of the translations. */
function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function readTexts(language: string, version: ItemsVersion): FiveFactorTexts {
  // The package's type for choices does not match what it returns.
  const choices = getChoices(language) as unknown as { plus: { text: string }[] };
  const options = choices.plus.map(({ text }) => tidy(text));
  const items = getQuestions(language).map(({ text }) => tidy(text));
  if (version === firstVersion) {
    const corrections = earlierCorrections[language];
    return { items: items.map((text, position) => corrections?.[position + 1] ?? text), options };
  }
  const wording = wordings[language] ?? {};
  return {
    items: items.map(
      (text, position) => wording.items?.[position + 1] ?? inFirstPerson(wording, text),
    ),
    options: wording.options ?? options.map((text) => inSentenceCase(wording, text)),
  };
}

/**
 * Items and option labels in one language.
 * @param version of the items, today's where none is named.
 * @throws RangeError for a language that is unknown or switched off.
 */
export function fiveFactorTexts(
  language: string,
  version: ItemsVersion = personalityVersion,
): FiveFactorTexts {
  const name = `${version} ${language}`;
  const known = cache.get(name);
  if (known) return known;
  if (!findLanguage(language)) throw new RangeError(`No items in language ${language}`);
  const texts = readTexts(language, version);
  cache.set(name, texts);
  return texts;
}
