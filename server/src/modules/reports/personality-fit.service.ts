import type { PersonalityReport } from '@assay/contract/reports';
import type { PersonalityScore } from '@assay/instruments/personality/present';
import type { FacetCode } from '@assay/instruments/personality/scales';
import { questionsFor } from '@assay/instruments/personality/texts/texts';
import { facetSem, type Fit, fitToProfile } from '@assay/instruments/profiles/fit';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { semOf } from '@assay/instruments/score/standard-scores';

/** Fit of one person to one profile; the seed makes the same two give the same numbers every time. */
export function fitOf(
  scores: PersonalityScore[],
  profile: ReferenceProfile,
  subjectId: number,
): Fit | null {
  const facets = scores.filter(({ kind }) => kind === 'facet');
  const facetT = new Map(facets.map(({ scaleId, t }) => [scaleId, t]));
  const sems = new Map(facets.map(({ scaleId, norm }) => [scaleId, semOf(norm.reliability)]));
  // A norm of one's own brings reliabilities of its own.
  const special = [...sems.values()].some((sem) => sem !== facetSem);
  const seed = subjectId * 1000 + profile.id;
  return fitToProfile({ facetT, profile, seed, ...(special && { facetSem: sems }) });
}

const mostQuestions = 5;

/** Questions for the largest deviations: from the profile where there is one, else from the average. */
export function interviewQuestionsFor(
  scores: PersonalityScore[],
  fit: Fit | null,
): PersonalityReport['interviewQuestions'] {
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
    const question = questionsFor(code, side)[0];
    return question === undefined ? [] : [{ scale: name, question }];
  });
}

function isFacet(score: PersonalityScore): score is PersonalityScore & { code: FacetCode } {
  return score.kind === 'facet';
}
