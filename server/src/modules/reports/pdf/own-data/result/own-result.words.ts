import type { Language } from '@assay/contract/languages';
import { pageWords } from './page-words.data.ts';

/** Says words of the page in a language, with values in place of their names in braces. */
export type Say = (words: keyof typeof pageWords, values?: Record<string, string>) => string;

export function sayIn(language: Language): Say {
  return (words, values = {}) => {
    const said = language === 'en' ? words : pageWords[words][language];
    return said.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
}
