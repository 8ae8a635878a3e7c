/** What a file of another place says of its owner, in its own words. Only what the profile has a field for is read. */
export interface Told {
  first_name?: string | undefined;
  last_name?: string | undefined;
  /** As YYYY-MM-DD. */
  birthdate?: string | undefined;
  /** Two or three letters of ISO 3166, or a name, or a place that ends in one. */
  country?: string | undefined;
  /** Everything learned, the latest first. */
  education: { degree: string; field: string }[];
  job_title?: string | undefined;
  linkedin_url?: string | undefined;
}

/** One line without signs that no field takes, cut where none would take more; undefined when nothing is left. */
export function lineOf(value: unknown, max = 120): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = value
    .slice(0, 1000)
    // They turn the direction of writing, as files in Hebrew or Arabic have them around names.
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    // Half of a letter of two units, where the line was cut between them.
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return line === '' ? undefined : line;
}
