import type { Section } from './families.ts';

/** Of items, difficulties and scoring. */
export const logicalVersion = '2';

export const sections = ['analogy', 'sequence'] as const satisfies Section[];

/** Of one section, without the practice items. */
export const sectionSeconds = 720;
export const optionCount = 6;

/** What every item is taken to have besides its difficulty: discrimination, and the chance to guess one of six. */
export const discrimination = 1.2;
export const guessing = 1 / 6;

/** Expected correlation of what the two sections measure (ours). */
export const sectionCorrelation = 0.75;

export interface NormCitation {
  name: string;
  version: string;
  group: string;
  source: string;
  n: number | null;
}

/** No one has been measured for it yet: mean and spread are those that the model starts from, so it is called no norm. */
export const provisionalNorm: NormCitation = {
  name: 'Provisional scale',
  version: '1',
  group: 'from a model, not yet from people’s results',
  source:
    'difficulties expected from the rules of the items; abilities assumed to be normally distributed',
  n: null,
};
