/** The sets of questions that somebody may have answered, oldest first: docs/instruments/burnout.md. */
const burnoutVersions = ['2026.1', '2026.2'] as const;

export type BurnoutVersion = (typeof burnoutVersions)[number];

/** Changes with any item, key or order; stored with every record and result. */
export const burnoutVersion: BurnoutVersion = '2026.2';

/** @throws RangeError for a version that there never was. */
export function burnoutVersionOf(stored: string): BurnoutVersion {
  const version = burnoutVersions.find((one) => one === stored);
  if (version === undefined) throw new RangeError(`There is no version ${stored} of energy`);
  return version;
}
