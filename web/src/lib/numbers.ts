import { screenLanguage } from './screen-language.ts';

/** `10,000`, as the language of the screen writes it. */
export function counted(count: number): string {
  return count.toLocaleString(screenLanguage());
}
