import { screenLanguage } from './screen-language.ts';

/** `10,000`, as the language of the screen writes it. */
export function counted(count: number): string {
  return count.toLocaleString(screenLanguage());
}

/** `4.2`, always with its tenths, as the language of the screen writes it. */
export function inTenths(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return value.toLocaleString(screenLanguage(), digits);
}
