/** Changes with any item, key or order; stored with every attempt and result. */
export const personalityVersion = '2026.2';

/** Attempts that were begun with it go on with its wording. */
export const firstVersion = '2026.1';

export type ItemsVersion = typeof personalityVersion | typeof firstVersion;

/** What an attempt was begun with. */
export function itemsVersionOf(version: string): ItemsVersion {
  return version === firstVersion ? firstVersion : personalityVersion;
}
