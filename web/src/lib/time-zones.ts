import { ownTimeZone } from './moments.ts';

/** Every time zone that this browser knows, by continent; with the present one even if it does not. */
export function timeZoneOptions(present?: string) {
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
    const label = place.join(', ').replaceAll('_', ' ') || name;
    groups.set(group, [...(groups.get(group) ?? []), { value: name, label }]);
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}
