import { type Language, languages } from '@assay/contract/languages';

/** Browsers say the same few things over and over; what is made up beyond them is read each time. */
const read = new Map<string, Language | null>();
const mostRead = 500;

/** The language of ours that an `Accept-Language` likes best (RFC 9110, 12.5.4); null when it names none. */
export function readLanguage(header: string | undefined): Language | null {
  if (header === undefined) return null;
  const known = read.get(header);
  if (known !== undefined) return known;
  const language = chooseLanguage(header.slice(0, 500));
  if (read.size < mostRead && header.length <= 500) read.set(header, language);
  return language;
}

function chooseLanguage(header: string): Language | null {
  const wanted = header.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const language = languages.find((known) => known === tag.split('-')[0]);
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    return language !== undefined && Number(weight) > 0
      ? [{ language, weight: Number(weight) }]
      : [];
  });
  return wanted.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? null;
}
