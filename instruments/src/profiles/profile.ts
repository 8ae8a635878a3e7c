import { type FacetCode, facets } from '../personality/scales.ts';

/** What a profile asks of one facet. */
export interface ProfileTarget {
  /** 1..30. */
  facetId: number;
  code: FacetCode;
  /** Relative, > 0; fits renormalise to 1 over what was measured. */
  weight: number;
  /** `high`: only falling below the target counts; `low`: only rising above it. */
  direction: 'high' | 'low';
  /** T-score. */
  targetT: number;
}

export interface ReferenceProfile {
  kind: 'standard' | 'custom' | 'alt';
  /** Unique within its kind and stable. */
  id: number;
  name: string;
  /** Where it comes from and what it is good for, in a sentence or two. */
  description: string;
  /** To be shown with the profile; null where nobody has to be named. */
  attribution: string | null;
  /** Of one that an organisation has saved: how it was tried, and what warns of it. */
  saved?: { tried: string; warnings: string[] };
  targets: ProfileTarget[];
}

/** What no job may ask for: political opinion (O6) and health (N3). */
const leftOut = new Set<string>(['N3', 'O6']);

/**
 * Facets that a job profile can ask for, and that count in every fit, on development, too: a person has one fit to a profile,
 * wherever it is read. Targets on the other two, which Adaptability and profiles of earlier versions hold, count for nothing.
 */
export const profileFacets = facets.filter(isCounted);

/** Whether a scale, or a target, counts in fits. */
export function isCounted({ code }: { code: string }): boolean {
  return !leftOut.has(code);
}

const facetByCode = new Map<string, (typeof facets)[number]>(
  facets.map((facet) => [facet.code, facet]),
);

interface WrittenTarget {
  weight: number;
  direction: string;
  targetT: number;
}

/**
 * Targets as they are written down, in their order.
 * @throws RangeError for an unknown facet.
 */
export function readTargets(
  written: readonly (WrittenTarget & { code: string })[],
): ProfileTarget[] {
  return written.flatMap(({ code, weight, direction, targetT }) => {
    const facet = facetByCode.get(code);
    if (!facet) throw new RangeError(`Unknown facet ${code}`);
    // The files keep facets that a job rates as unimportant, with no weight.
    if (weight === 0) return [];
    const side = direction === 'low' ? 'low' : 'high';
    return [{ facetId: facet.id, code: facet.code, weight, direction: side, targetT }];
  });
}

/** The same from records by facet code, as the profile files hold them. */
export function toTargets(byCode: Record<string, WrittenTarget>): ProfileTarget[] {
  return readTargets(Object.entries(byCode).map(([code, target]) => ({ code, ...target })));
}
