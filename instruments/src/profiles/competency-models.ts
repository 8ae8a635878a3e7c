import type { FacetCode } from '../personality/scales.ts';
import { type ProfileTarget, toTargets } from './profile.ts';

/*
 * Six competency models of our own. They say which facets, by their published definitions, go with the
 * behaviour that the competency names, and how much: 3 at its core, 2 clearly, 1 somewhat. A minus means that
 * less of the facet helps. They are a judgement written down so that it can be argued with, not a finding:
 * no validity study stands behind the numbers. Every target lies half a standard deviation from the mean.
 */

type Weights = Partial<Record<FacetCode, number>>;

interface CompetencyModel {
  id: number;
  name: string;
  description: string;
  weights: Weights;
}

/** The competency models. */
export const competencyModels: readonly CompetencyModel[] = [
  {
    id: 1,
    name: 'Leadership',
    description:
      'Takes responsibility for direction and people, and stays steady while others look to them.',
    weights: { E3: 3, C1: 2, C4: 2, E1: 1, A1: 1, A3: 1, C3: 1, N6: -2, N2: -1, N4: -1 },
  },
  {
    id: 2,
    name: 'Collaboration',
    description:
      'Shares, listens and settles differences, so that the group gets further than its members.',
    weights: { A1: 2, A3: 3, A4: 3, A2: 1, A5: 1, A6: 1, E1: 2, O3: 1, N2: -2 },
  },
  {
    id: 3,
    name: 'Innovation',
    description: 'Questions how things are done, finds new ways and dares to try them.',
    weights: { O1: 3, O4: 3, O5: 3, O2: 1, E5: 1, C1: 1, E3: 1, N4: -1, N6: -1 },
  },
  {
    id: 4,
    name: 'Customer focus',
    description: 'Notices what customers need, answers warmly and keeps what was promised.',
    weights: { A3: 3, E1: 2, A6: 2, O3: 2, C3: 2, A4: 1, E6: 1, N2: -2, N6: -1 },
  },
  {
    id: 5,
    name: 'Execution',
    description: 'Plans, starts and finishes, on time and as agreed.',
    weights: { C5: 3, C4: 2, C1: 2, C3: 2, C2: 2, C6: 1, E4: 1, N5: -1, N6: -1 },
  },
  {
    id: 6,
    name: 'Adaptability',
    description: 'Copes with change and setbacks, and finds their feet again in new surroundings.',
    weights: { O4: 3, N6: -3, N1: -2, N3: -1, C1: 2, O5: 1, E6: 1, A4: 1 },
  },
];

/** What a model asks of each of its facets. */
export function targetsOf({ weights }: CompetencyModel): ProfileTarget[] {
  const total = Object.values(weights).reduce((sum, weight) => sum + Math.abs(weight), 0);
  const targets = Object.entries(weights).map(([code, weight]) => [
    code,
    {
      weight: Math.abs(weight) / total,
      direction: weight < 0 ? 'low' : 'high',
      targetT: weight < 0 ? 45 : 55,
    },
  ]);
  return toTargets(Object.fromEntries(targets));
}
