/** `Europe/Amsterdam` → `Amsterdam` */
export function cityOf(timeZone: string): string {
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
 * Whose clocks a time is meant by: `Amsterdam time`. The names of cities are known in English alone, so in other
 * languages it is that of the zone, `Mitteleuropäische Zeit`.
 */
export function zoneTime(timeZone: string, language: string): string {
  const city = cityOf(timeZone);
  if (!timeZone.includes('/')) return city;
  return language.startsWith('en') ? `${city} time` : (zoneName(timeZone, language) ?? city);
}
