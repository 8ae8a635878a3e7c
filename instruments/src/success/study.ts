import { presentPersonality } from '../personality/present.ts';
import { type ScaleCode, scales } from '../personality/scales.ts';
import type { StoredPersonality } from '../personality/score.ts';
import type { ProfileTarget } from '../profiles/profile.ts';
import { toT, toTenth } from '../score/standard-scores.ts';
import { spearman, spearmanInterval } from '../statistics/rank-correlation.ts';
import { spreadBesideNorm } from './beside.ts';
import { type ChanceReference, chanceReference } from './chance.ts';
import { type CrossValidation, crossValidate, facetsOfAll } from './cross-validation.ts';
import { type Doubt, doubtsOf } from './doubt.ts';
import { type Evidence, judge, leastPeople, type Outcome, outcomes } from './evidence.ts';
import { expectedFit, type TrueFacets, trueFacets } from './expected-fit.ts';
import { foldsOf } from './folds.ts';
import { correlate, rankPairs, type ReviewedPeople } from './people.ts';
import { profileFrom, type SuccessProfile } from './profile.ts';
import { type Yield, yieldOf } from './yield.ts';

/** What is correlated: the scales that reports for recruitment show. */
export const studiedScales = scales.filter(({ code }) => code !== 'N3' && code !== 'O6');

/** The T-scores of a stored result by the rows of one norm, so that results of different norms can stand side by side. */
function scoresBy(
  stored: StoredPersonality,
  { scaleNorms, tendencyNorm }: Pick<StoredPersonality, 'scaleNorms' | 'tendencyNorm'>,
): Map<ScaleCode, number> {
  const { scores, positions } = presentPersonality(
    { ...stored, scaleNorms, tendencyNorm, scoring: '2026.2' },
    { purpose: 'recruitment' },
  );
  return new Map([
    ...scores.map(({ code, t }) => [code, t] as const),
    ...positions.map(({ code, raw }) => {
      const { mean, sd } = scaleNorms[code];
      return [code, toTenth(toT((raw - mean) / sd))] as const;
    }),
  ]);
}

/** Columns of T-scores, one place for each result. @param norm the result by whose norm all are scored. */
export function scoreColumns(
  results: readonly StoredPersonality[],
  norm: StoredPersonality,
): ReviewedPeople['scales'] {
  const all = results.map((stored) => scoresBy(stored, norm));
  return studiedScales.map(({ code }) => ({
    code,
    t: all.map((scores) => scores.get(code) ?? null),
  }));
}

/** How a fit goes with an outcome in the people who were reviewed. */
export interface Beside {
  r: number | null;
  interval: [low: number, high: number] | null;
  found: Yield | null;
}

export interface OutcomeStudy {
  profile: SuccessProfile;
  tried: CrossValidation;
  /** The profile of the job family or the competency model, with the same people. */
  family: Beside;
  /** Places of those of one's own people who have a fit, and the fit; empty without a profile. */
  own: { at: number; fit: number }[];
}

export interface Study {
  evidence: (Evidence & {
    /** Null where nothing was found. */
    doubt: Doubt | null;
  })[];
  spreads: Map<ScaleCode, ReturnType<typeof spreadBesideNorm>>;
  chance: ChanceReference | null;
  outcomes: Record<Outcome, OutcomeStudy>;
}

function besideOf(
  everyone: readonly TrueFacets[],
  ratings: readonly (number | null)[],
  targets: readonly ProfileTarget[],
): Beside {
  const both = everyone.flatMap((person, at) => {
    const [fit, rating] = [expectedFit(person, targets), ratings[at] ?? null];
    return fit === null || rating === null ? [] : [{ fit, rating }];
  });
  if (both.length < leastPeople) return { r: null, interval: null, found: null };
  const [fits, rated] = [both.map(({ fit }) => fit), both.map(({ rating }) => rating)];
  const r = spearman(fits, rated);
  if (r === null) return { r, interval: null, found: null };
  return { r, interval: spearmanInterval(r, both.length), found: yieldOf(fits, rated) };
}

/** True facet scores of one's own people, who need not be reviewed. */
function ownFacets(results: readonly StoredPersonality[], norm: StoredPersonality): TrueFacets[] {
  const facets = studiedScales.filter(({ kind }) => kind === 'facet');
  return results.map((stored) => {
    const scores = scoresBy(stored, norm);
    const measured = facets.flatMap(({ id, code }) => {
      const t = scores.get(code);
      return t === undefined ? [] : [[id, t] as const];
    });
    return trueFacets(new Map(measured), norm.scaleNorms);
  });
}

/**
 * Everything that a success profile can say of its people.
 * @param norm the result by whose norm everyone is scored. @param family what the category asks for.
 * @param own results of the organisation's own people, on whom the saved profile would be used.
 */
export function studyPeople(input: {
  people: ReviewedPeople;
  norm: StoredPersonality;
  family: readonly ProfileTarget[];
  own: readonly StoredPersonality[];
  seed: number;
}): Study {
  const { people, norm, family, seed } = input;
  const pairs = rankPairs(people);
  const count = people.outcomes.performance.length;
  const evidence = judge(pairs.map(correlate));
  const folds = foldsOf(pairs, count);
  const chance = chanceReference(pairs, count, { seed });
  const doubts = doubtsOf(evidence, folds, chance);
  const everyone = facetsOfAll(people, norm.scaleNorms);
  const profiles = outcomes.map((outcome) => profileFrom(people, evidence, outcome));
  const own = profiles.some(({ targets }) => targets.length > 0) ? ownFacets(input.own, norm) : [];
  const studies = profiles.map((profile) => {
    const { outcome, targets } = profile;
    return [
      outcome,
      {
        profile,
        tried: crossValidate(people, outcome, norm.scaleNorms, folds),
        family: besideOf(everyone, people.outcomes[outcome], family),
        own: own.flatMap((person, at) => {
          const fit = expectedFit(person, targets);
          return fit === null ? [] : [{ at, fit }];
        }),
      },
    ] as const;
  });
  const spreads = people.scales.flatMap(({ code, t }) => {
    const scores = t.filter((score) => score !== null);
    return scores.length < leastPeople ? [] : [[code, spreadBesideNorm(scores)] as const];
  });
  return {
    evidence: evidence.map((one, at) => ({ ...one, doubt: doubts[at] ?? null })),
    spreads: new Map(spreads),
    chance,
    outcomes: Object.fromEntries(studies) as Study['outcomes'],
  };
}
