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

/** `95 %` or `43–52 %`, of figures in the language of the screen; Dutch alone has no space before the sign. */
export function withPercent(figures: string): string {
  return screenLanguage() === 'nl' ? `${figures}%` : `${figures}\u00a0%`;
}

/** `42 %` of 0.416, as the language of the screen writes it. */
export function percent(share: number, digits = 0): string {
  return withPercent(decimal(share * 100, digits));
}
