/** `Europe/Amsterdam` → `Amsterdam` */
function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** `Central European Time`, in a language; null of a zone that has no name there, or is not known. */
export function zoneName(timeZone: string, language: string): string | null {
  try {
    const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
    const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
    return name === undefined || /^(GMT|UTC)/.test(name) ? null : name;
  } catch {
    return null;
  }
}

/**
 * Whose clocks a time beside it is meant by: `Amsterdam`. The names of cities are known in English alone, so in other
 * languages it is that of the zone, `Mitteleuropäische Zeit`.
 */
export function zonePlace(timeZone: string, language: string): string {
  const city = cityOf(timeZone);
  if (!timeZone.includes('/') || language.startsWith('en')) return city;
  return zoneName(timeZone, language) ?? city;
}

/** The same with the word, where English needs it: `Amsterdam time`. */
export function zoneTime(timeZone: string, language: string): string {
  const place = zonePlace(timeZone, language);
  return timeZone.includes('/') && language.startsWith('en') ? `${place} time` : place;
}
