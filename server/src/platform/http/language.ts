import { type Language, languages } from '@assay/contract/languages';

/** The language of ours that an `Accept-Language` likes best (RFC 9110, 12.5.4); null when it names none. */
export function readLanguage(header: string | undefined): Language | null {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .flatMap((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const language = languages.find((known) => known === tag.split('-')[0]);
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
      return language !== undefined && Number(weight) > 0
        ? [{ language, weight: Number(weight) }]
        : [];
    });
  return wanted.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? null;
}
