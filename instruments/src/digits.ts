import type { Language } from '@assay/contract/languages';

/** `1,234`, as a language writes it; null stands for English. */
export function counted(count: number, language: Language | null): string {
  return count.toLocaleString(language ?? 'en');
}

/** `0.41` and `−0.41`, with so many digits after the point, as a language writes it; null stands for English. */
export function decimal(value: number, digits: number, language: Language | null): string {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value
    .toLocaleString(language ?? 'en', { ...exactly, signDisplay: 'negative' })
    .replace('-', '−');
}
