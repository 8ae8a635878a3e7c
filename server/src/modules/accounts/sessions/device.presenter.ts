import type { Language } from '@assay/contract/languages';

const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const words: Record<Language, { on: string; unknown: string }> = {
  en: { on: 'on', unknown: 'Unknown device' },
  nl: { on: 'op', unknown: 'Onbekend apparaat' },
  de: { on: 'auf', unknown: 'Unbekanntes Gerät' },
  es: { on: 'en', unknown: 'Dispositivo desconocido' },
};

/** `Firefox on Linux`, as far as the browser says the truth about itself. */
export function deviceOf(userAgent: string | null, language: Language | null): string {
  const find = (known: [RegExp, string][]) =>
    known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  const { on, unknown } = words[language ?? 'en'];
  if (browser === undefined) return system ?? unknown;
  return system === undefined ? browser : `${browser} ${on} ${system}`;
}
