import { fiveFactorNorm } from '../personality/norms.ts';
import { type FacetCode, facets, type ScaleCode, scales } from '../personality/scales.ts';
import { drawTypicalPeople, normRows } from '../profiles/true-scores.ts';
import { mean, quantile, standardDeviation } from '../statistics/descriptive.ts';
import { type SeededRandom, seededRandom } from '../statistics/random.ts';
import { spearman } from '../statistics/rank-correlation.ts';
import { crossValidate } from '../success/cross-validation.ts';
import { type Evidence, judge, type Verdict } from '../success/evidence.ts';
import { expectedFit, type TrueFacets, trueFacets } from '../success/expected-fit.ts';
import { foldsOf } from '../success/folds.ts';
import { correlate, rankPairs, type ReviewedPeople } from '../success/people.ts';
import { profileFrom, type SuccessProfile } from '../success/profile.ts';

/*
 * Made-up studies: people with facets as the norm has them, of which three go with performance and the others do not, but
 * for what they share with these. Every study goes through the code that real ones go through.
 */

const norm = normRows(fiveFactorNorm());

/** Those of recruitment's reports. */
const asked = scales.filter(({ code }) => code !== 'N3' && code !== 'O6');
const askedFacets = facets.filter(({ code }) => code !== 'N3' && code !== 'O6');

/** One of Conscientiousness, from which .20 is expected beforehand, and two of which nothing is. */
const carrying: readonly FacetCode[] = ['C4', 'E3', 'O5'];
/** Share nothing with the three: two factors with their facets and the tendencies, made up without them. */
const isUnrelated = (code: ScaleCode) => !/^[CEO][1-6]?$/.test(code);

/** @param r correlation of each carrying facet, as measured, with the rating. */
function makePool(r: number, count: number, random: SeededRandom): ReviewedPeople {
  const inUse = new Set(askedFacets.map(({ id }) => id));
  const latent = drawTypicalPeople(inUse, norm, { random, draws: count });
  const measured = new Map<ScaleCode, number[]>();
  const push = Array.from({ length: count }, () => 0);
  for (const { id, code } of askedFacets) {
    const { reliability } = norm[code];
    const own = [...(latent.get(id) ?? [])];
    measured.set(
      code,
      own.map((t) => t + 10 * Math.sqrt(1 - reliability) * random.normal()),
    );
    if (!carrying.includes(code)) continue;
    // r belongs to the measured facet; the rating goes with the true one.
    for (const [at, t] of own.entries())
      push[at] = (push[at] ?? 0) + (r * (t - 50)) / 10 / reliability;
  }
  const explained = carrying.reduce((sum, code) => sum + r ** 2 / norm[code].reliability, 0);
  const chance = push.map(() => random.normal());
  const ratingOf = (z: number) => Math.min(5, Math.max(1, Math.round(8 * (3.4 + 0.5 * z)) / 8));
  const columns = asked.map(({ kind, code }) => {
    if (kind === 'tendency') return { code, t: push.map(() => 50 + 10 * random.normal()) };
    return { code, t: measured.get(code) ?? factorOf(code, measured) };
  });
  return {
    scales: columns,
    outcomes: {
      performance: push.map((z, at) => ratingOf(z + Math.sqrt(1 - explained) * (chance[at] ?? 0))),
      engagement: chance.map((z) => ratingOf(0.4 * z + Math.sqrt(0.84) * random.normal())),
    },
  };
}

/** The mean of its facets, brought back to mean 50 and SD 10. */
function factorOf(factor: ScaleCode, measured: ReadonlyMap<ScaleCode, number[]>): number[] {
  const own = askedFacets.flatMap((facet) =>
    facet.factor === factor ? [measured.get(facet.code) ?? []] : [],
  );
  const means = (own[0] ?? []).map((_, person) => mean(own.map((t) => t[person] ?? 50)));
  const [centre, spread] = [mean(means), standardDeviation(means)];
  return means.map((t) => 50 + (10 * (t - centre)) / spread);
}

function trueOf({ scales: columns, outcomes }: ReviewedPeople): TrueFacets[] {
  const own = askedFacets.map(({ id, code }) => ({
    id,
    t: columns.find((column) => column.code === code)?.t ?? [],
  }));
  return outcomes.performance.map((_, person) =>
    trueFacets(new Map(own.map(({ id, t }) => [id, t[person] ?? 50])), norm),
  );
}

function sample(
  { scales: columns, outcomes }: ReviewedPeople,
  from: number,
  n: number,
): ReviewedPeople {
  const cut = <Value>(values: readonly Value[]) => values.slice(from, from + n);
  return {
    scales: columns.map(({ code, t }) => ({ code, t: cut(t) })),
    outcomes: { performance: cut(outcomes.performance), engagement: cut(outcomes.engagement) },
  };
}

/** What many do: each scale on its own, p < .05, its r as it is. */
function unadjusted(evidence: readonly Evidence[]): Evidence[] {
  return evidence.map((one) => {
    const { numbers } = one;
    if (numbers === null) return one;
    const verdict: Verdict = numbers.r > 0 ? 'supported' : 'contrary';
    return {
      ...one,
      verdict: numbers.p < 0.05 ? verdict : 'unclear',
      numbers: { ...numbers, shrunk: numbers.r },
    };
  });
}

/** One way to choose scales, over all studies of a cell; shares in 0..1. */
export interface Choosing {
  /** A facet that carries r: E3 and O5, of which nothing is expected beforehand. */
  verdicts: Record<'supported' | 'unclear' | 'contrary', number>;
  /** C4, of which .20 is expected: supported. */
  expected: number;
  /** Studies that call a scale supported or contrary which shares nothing with performance, or any with engagement. */
  falseAlarm: number;
  /** Studies with a profile. */
  profiles: number;
  /** Facets in a profile, and those among them that share nothing with performance; null without profiles. */
  facets: number | null;
  unrelated: number | null;
  /** Median Spearman r of the fit and the rating among new people; null without profiles. */
  inNewPeople: number | null;
}

export interface SuccessCell {
  r: number;
  n: number;
  studies: number;
  ours: Choosing;
  unadjusted: Choosing;
  /** Of studies with a profile; null without any. */
  tried: {
    /** Median r by leave-one-out. */
    r: number;
    /** Median of what is called likely in new people. */
    likely: number;
    /** Whose interval holds what the profile does in new people. */
    covered: number;
    /** Called a forecast. */
    forecasts: number;
  } | null;
}

interface Judged {
  evidence: Evidence[];
  profile: SuccessProfile;
  inNewPeople: number | null;
}

const shareOf = <Value>(values: readonly Value[], is: (value: Value) => boolean) =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;
const meanOrNull = (values: readonly number[]) => (values.length === 0 ? null : mean(values));

function summarise(studies: readonly Judged[]): Choosing {
  const own = studies.flatMap(({ evidence }) =>
    evidence.filter(({ outcome }) => outcome === 'performance'),
  );
  const plain = own.filter(({ code }) => code === 'E3' || code === 'O5');
  const share = (verdict: Verdict) => shareOf(plain, (one) => one.verdict === verdict);
  const made = studies.filter(({ profile }) => profile.targets.length > 0);
  const medians = made.flatMap(({ inNewPeople }) => (inNewPeople === null ? [] : [inNewPeople]));
  return {
    verdicts: {
      supported: share('supported'),
      unclear: share('unclear'),
      contrary: share('contrary'),
    },
    expected: shareOf(
      own.filter(({ code }) => code === 'C4'),
      ({ verdict }) => verdict === 'supported',
    ),
    falseAlarm: shareOf(studies, ({ evidence }) =>
      evidence.some(
        ({ code, outcome, verdict }) =>
          (outcome === 'engagement' || isUnrelated(code)) &&
          (verdict === 'supported' || verdict === 'contrary'),
      ),
    ),
    profiles: made.length / studies.length,
    facets: meanOrNull(made.map(({ profile }) => profile.targets.length)),
    unrelated: meanOrNull(
      made.map(({ profile }) => profile.targets.filter(({ code }) => isUnrelated(code)).length),
    ),
    inNewPeople: medians.length === 0 ? null : quantile(medians, 0.5),
  };
}

const newPeopleCount = 2000;

/**
 * Studies of n people each, with three facets that correlate r with performance.
 * @param seed fixes the people.
 */
export function simulateSuccess(r: number, n: number, studies: number, seed: number): SuccessCell {
  const random = seededRandom([seed, Math.round(100 * r), n]);
  const fresh = makePool(r, newPeopleCount, random);
  const freshFacets = trueOf(fresh);
  const newRatings = fresh.outcomes.performance.map((rating) => rating ?? 0);
  const everyone = makePool(r, n * studies, random);
  const inNewPeople = ({ targets }: SuccessProfile) => {
    if (targets.length === 0) return null;
    const fits = freshFacets.map((person) => expectedFit(person, targets) ?? 0);
    return spearman(fits, newRatings);
  };
  const tried: { r: number; likely: number; forecasts: boolean; covered: boolean }[] = [];
  const judged = Array.from({ length: studies }, (_, study) => {
    const people = sample(everyone, study * n, n);
    const pairs = rankPairs(people);
    const evidence = judge(pairs.map(correlate));
    const plain = unadjusted(evidence);
    const [ours, theirs] = [evidence, plain].map((one) => {
      const profile = profileFrom(people, one, 'performance');
      return { evidence: one, profile, inNewPeople: inNewPeople(profile) };
    });
    if (ours === undefined || theirs === undefined) throw new RangeError('Two ways of choosing');
    if (ours.inNewPeople !== null) {
      const trial = crossValidate(people, 'performance', norm, foldsOf(pairs, n));
      const [low, high] = trial.interval ?? [0, 0];
      const covered = low <= ours.inNewPeople && ours.inNewPeople <= high;
      const { r: found, likely, forecasts } = trial;
      if (found !== null && likely !== null) tried.push({ r: found, likely, forecasts, covered });
    }
    return { ours, theirs };
  });
  return {
    r,
    n,
    studies,
    ours: summarise(judged.map(({ ours }) => ours)),
    unadjusted: summarise(judged.map(({ theirs }) => theirs)),
    tried:
      tried.length === 0
        ? null
        : {
            r: quantile(
              tried.map((one) => one.r),
              0.5,
            ),
            likely: quantile(
              tried.map((one) => one.likely),
              0.5,
            ),
            covered: shareOf(tried, ({ covered }) => covered),
            forecasts: shareOf(tried, ({ forecasts }) => forecasts),
          },
  };
}
