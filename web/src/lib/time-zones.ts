import { zoneName } from '@assay/contract/time-zone';
import { ownTimeZone } from './moments.ts';
import { screenLanguage } from './screen-language.ts';

const known = new Map<string, string | null>();

/** Asked once each: a page has hundreds of them. */
function nameOf(timeZone: string, language: string): string | null {
  const key = `${language} ${timeZone}`;
  let name = known.get(key);
  if (name === undefined) known.set(key, (name = zoneName(timeZone, language)));
  return name;
}

/**
 * Every time zone that this browser knows, by continent; with the present one even if it does not. `Amsterdam, Central
 * European Time`: people look for either.
 */
export function timeZoneGroups(present?: string, language = screenLanguage()) {
  const own = ownTimeZone();
  const names = new Set([
    'UTC',
    ...Intl.supportedValuesOf('timeZone'),
    own,
    ...(present ? [present] : []),
  ]);
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const name of [...names].toSorted()) {
    const [continent = name, ...place] = name.split('/');
    const group = place.length > 0 ? continent : 'Universal';
    const city = place.join(', ').replaceAll('_', ' ') || name;
    const label = [city, nameOf(name, language)].filter(Boolean).join(', ');
    groups.set(group, [...(groups.get(group) ?? []), { value: name, label }]);
  }
  return [...groups].map(([value, items]) => ({ value, items }));
}
