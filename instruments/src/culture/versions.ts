/** The sets of practices that somebody may have answered, oldest first: docs/instruments/culture.md. */
export const cultureVersions = ['2026.1', '2026.2'] as const;

export type CultureVersion = (typeof cultureVersions)[number];

/** Changes with any item, category or order; stored with every sitting, result and organisation's test. */
export const cultureVersion: CultureVersion = '2026.2';

/** @throws RangeError for a version that there never was. */
export function cultureVersionOf(stored: string): CultureVersion {
  const version = cultureVersions.find((one) => one === stored);
  if (version === undefined) throw new RangeError(`There is no version ${stored} of culture`);
  return version;
}

/** What one sitting is made of. */
export interface CultureForm {
  version: CultureVersion;
  /** What others wanted of each practice, where enough have answered; kept with the result. */
  wanted?: ItemMeans | null;
}

/** Mean answers 1..7 of the 40 practices, in their order. */
export interface ItemMeans {
  /** People behind them, 200 and up. */
  n: number;
  values: number[];
}

/** With fewer people chance would move the means of single practices more than what practices have in common. */
export const enoughForItemMeans = 200;
