import type { FieldErrors } from '@assay/contract/errors';
import type { Language } from '@assay/contract/languages';
import { sentences } from './sentences.data.ts';

const known = new Map(Object.entries(sentences));
const templates = [...known]
  .filter(([english]) => english.includes('{}'))
  .map(([english, translated]) => {
    const parts = english.split('{}').map(literal);
    return { pattern: new RegExp(`^${parts.join('(.+?)')}$`), translated };
  });

/** A text as a pattern that fits it alone. */
function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** An English sentence of ours in the language of its reader; what is not for candidates stays in English. */
export function say(language: Language | null, english: string): string {
  if (language === null || language === 'en') return english;
  const whole = known.get(english);
  if (whole !== undefined) return whole[language];
  for (const { pattern, translated } of templates) {
    const values = pattern.exec(english)?.slice(1);
    if (values !== undefined)
      return translated[language].replaceAll('{}', () => values.shift() ?? '');
  }
  return english;
}

export function sayErrors(language: Language | null, errors: FieldErrors): FieldErrors {
  const said = Object.entries(errors).map(
    ([field, texts]) => [field, texts.map((text) => say(language, text))] as const,
  );
  // As in `fieldErrors`: fields are called whatever a caller likes.
  return Object.assign(Object.create(null) as FieldErrors, Object.fromEntries(said));
}
