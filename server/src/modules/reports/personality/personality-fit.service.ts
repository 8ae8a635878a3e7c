import type { Language } from '@assay/contract/languages';
import type { PersonalityReport } from '@assay/contract/personality-reports';
import type { PersonalityScore } from '@assay/instruments/personality/present';
import type { FacetCode } from '@assay/instruments/personality/scales';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { managerTexts } from '@assay/instruments/personality/texts/manager-texts';
import { type EarlierFit, earlierFitToProfile } from '@assay/instruments/profiles/earlier-fit';
import { type Fit, fitToProfile } from '@assay/instruments/profiles/fit';
import { isCounted, type ReferenceProfile } from '@assay/instruments/profiles/profile';

/** Whose result it is; the attempt fixes the draws, so that two people's are independent. */
interface Measured {
  subject: { id: number };
  attemptId: number;
  stored: unknown;
}

/** A result from before the rules of today keeps the formula of its time. */
export type PersonFit = ({ earlier: false } & Fit) | ({ earlier: true } & EarlierFit);

function facetScores(scores: readonly PersonalityScore[]): Map<number, number> {
  const measured = scores.filter(({ kind }) => kind === 'facet');
  return new Map(measured.map(({ scaleId, t }) => [scaleId, t]));
}

/** Fit of one person to one profile; the same result and profile give the same numbers every time. */
export function fitOf(
  { subject, attemptId, stored }: Measured,
  scores: readonly PersonalityScore[],
  profile: ReferenceProfile,
): PersonFit | null {
  const { scaleNorms: norm, scoring } = stored as StoredPersonality;
  if (scoring === undefined) {
    const seed = subject.id * 1000 + profile.id;
    const fit = earlierFitToProfile({ facetT: facetScores(scores), norm, profile, seed });
    return fit && { earlier: true, ...fit };
  }
  const fit = comparableFitOf({ attemptId, stored }, scores, profile);
  return fit && { earlier: false, ...fit };
}

/** The same by today’s formula alone; null also for a result of before it, which compares with nobody’s. */
export function comparableFitOf(
  { attemptId, stored }: Pick<Measured, 'attemptId' | 'stored'>,
  scores: readonly PersonalityScore[],
  profile: Pick<ReferenceProfile, 'targets'>,
): Fit | null {
  const { scaleNorms: norm, scoring } = stored as StoredPersonality;
  if (scoring === undefined) return null;
  const counted = scores.filter(isCounted);
  return fitToProfile({ facetT: facetScores(counted), norm, profile, seed: attemptId });
}

/** The fit as tables and comparisons show it. */
export function presentFitInShort(fit: PersonFit) {
  const { earlier, median, interval } = fit;
  return {
    earlier,
    median,
    interval,
    percentile: fit.earlier ? null : fit.percentile,
    percentileInterval: fit.earlier ? null : fit.percentileInterval,
  };
}

const mostQuestions = 5;

/** Questions for the largest deviations: from the profile where there is one, else from the average. */
export function interviewQuestionsFor(
  scores: PersonalityScore[],
  fit: PersonFit | null,
  language: Language | null,
): PersonalityReport['interviewQuestions'] {
  const { detailed } = managerTexts(language);
  const facets = scores.filter(isFacet);
  const deviating =
    fit === null
      ? facets
          .filter(({ band }) => band !== 'average')
          .toSorted((left, right) => Math.abs(right.t - 50) - Math.abs(left.t - 50))
          .map(({ code, name, t }) => ({
            code,
            name,
            side: t < 50 ? ('below' as const) : ('above' as const),
          }))
      : fit.shortfalls.flatMap(({ facetId }) => {
          const score = facets.find(({ scaleId }) => scaleId === facetId);
          const target = fit.comparison.find((one) => one.facetId === facetId);
          if (score === undefined || target === undefined) return [];
          const side = score.t < target.targetT ? ('below' as const) : ('above' as const);
          return [{ code: score.code, name: score.name, side }];
        });
  return deviating.slice(0, mostQuestions).flatMap(({ code, name, side }) => {
    const question = detailed[code].interview[side][0];
    return question === undefined ? [] : [{ scale: name, question }];
  });
}

function isFacet(score: PersonalityScore): score is PersonalityScore & { code: FacetCode } {
  return score.kind === 'facet';
}
