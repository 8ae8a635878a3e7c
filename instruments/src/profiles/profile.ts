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
