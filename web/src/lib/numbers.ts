import { screenLanguage } from './screen-language.ts';

/** `10,000`, as the language of the screen writes it. */
export function counted(count: number): string {
  return count.toLocaleString(screenLanguage());
}

/** `4.6`, `−1.2` and never `−0.0`, as the language of the screen writes it, with `least` to `most` digits after the point. */
export function decimal(value: number, least: number, most = least): string {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  return value
    .toLocaleString(screenLanguage(), { ...digits, signDisplay: 'negative' })
    .replace('-', '−');
}
