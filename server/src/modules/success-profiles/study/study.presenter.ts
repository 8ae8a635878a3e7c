import type { OutputOf } from '@assay/contract/endpoint';
import type { Language } from '@assay/contract/languages';
import type * as contract from '@assay/contract/success-studies';
import { isStartingNorm } from '@assay/instruments/personality/norms';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { managerTexts } from '@assay/instruments/personality/texts/manager-texts';
import { normInWords } from '@assay/instruments/personality/texts/norm-words';
import type { ProfileTarget } from '@assay/instruments/profiles/profile';
import { correctedForRatings } from '@assay/instruments/success/beside';
import {
  byEvidence,
  type Evidence,
  type EvidenceNumbers,
  type Outcome,
  outcomes,
  strengthOf,
} from '@assay/instruments/success/evidence';
import { scoreColumns, type Study, studiedScales } from '@assay/instruments/success/study';
import { type Yield, yieldByChance } from '@assay/instruments/success/yield';
import type { Impact } from './impact.service.ts';
import { lastOf, type Read, type StoredText } from './study.queries.ts';

type Correlation = OutputOf<typeof contract.correlateSuccess>['data'];
type Points = OutputOf<typeof contract.drawSuccessPoints>['data'];
type Saved = OutputOf<typeof contract.saveSuccessProfile>['data'];

const parse = (text: string) => JSON.parse(text) as StoredPersonality;

/**
 * As many places as people count. With all of them, the correlations of forty scales and the scores of everybody are equations
 * that give away each rating.
 */
const round = (value: number) => Math.round(value * 100) / 100;
const toThousandth = (value: number) => Math.round(value * 1000) / 1000;
const roundBoth = ([low, high]: [number, number]): [number, number] => [round(low), round(high)];

function namesIn(language: Language | null) {
  const { names } = managerTexts(language);
  return (code: Evidence['code']) => names[code].name;
}

/** The norm by which everybody was scored, as reports cite it. */
export function citedNorm({ results }: Pick<Read, 'results'>, language: Language | null) {
  const last = lastOf(results);
  if (last === undefined) return null;
  const { name, version, group } = normInWords(parse(last.scores).norm, language);
  return `${name}, ${version}, ${group}`;
}

export function presentTried({ tried }: Study['outcomes'][Outcome]): Saved['tried'] {
  const { n, r, interval, likely, empty, forecasts } = tried;
  return {
    n,
    r: r && round(r),
    interval: interval && roundBoth(interval),
    likely: likely && round(likely),
    empty,
    forecasts,
  };
}

const presentFound = (found: Yield | null) =>
  found && { ...found, share: round(found.share), interval: roundBoth(found.interval) };

/** What the fit with the own profile says of people who had no part in making it, beside the family's and none at all. */
export function presentBeside(
  { tried, family }: Study['outcomes'][Outcome],
  familyName: string,
): Saved['beside'] {
  return [
    {
      profile: 'own',
      name: null,
      r: tried.r && round(tried.r),
      interval: tried.interval && roundBoth(tried.interval),
      found: presentFound(tried.found),
    },
    {
      profile: 'family',
      name: familyName,
      r: family.r && round(family.r),
      interval: family.interval && roundBoth(family.interval),
      found: presentFound(family.found),
    },
    // People as they come: whom the outcome of a draw has nothing to do with.
    {
      profile: 'none',
      name: null,
      r: 0,
      interval: null,
      found: { share: round(yieldByChance), interval: null, people: Math.round(tried.n / 3) },
    },
  ];
}

/** What a correlation is told with. */
export function presentNumbers({ r, interval, q, shrunk }: EvidenceNumbers) {
  return {
    r: round(r),
    interval: roundBoth(interval),
    q: toThousandth(q),
    shrunk: round(shrunk),
  };
}

/** A share of chance is rounded up: 27 of 500 rounds are more than one in twenty, and a verdict hangs on that. */
export function presentDoubt(doubt: Study['evidence'][number]['doubt']) {
  if (doubt === null) return null;
  const { byChance, byOne } = doubt;
  return { by_chance: Math.max(0, Math.ceil(byChance * 100 - 1e-9)) / 100, by_one: byOne };
}

/** In whole percents and T, as they are shown and saved: all places of a weight and of a mean are equations, too. */
export function roundTargets(targets: readonly ProfileTarget[]): ProfileTarget[] {
  return targets.map((target) => ({
    ...target,
    weight: Math.max(0.01, round(target.weight)),
    targetT: Math.round(target.targetT),
  }));
}

function presentTargets(
  targets: readonly ProfileTarget[],
  language: Language | null,
): Saved['targets'] {
  const nameOf = namesIn(language);
  return roundTargets(targets).map(({ code, weight, targetT }) => ({
    code,
    name: nameOf(code),
    weight,
    target: targetT,
  }));
}

/** Nothing is read of anybody where there are too few: every scale says so. */
function evidenceOfFew(n: number): Study['evidence'] {
  return outcomes.flatMap((outcome) =>
    studiedScales.map(({ code }) => ({
      code,
      outcome,
      n,
      strength: 'hidden' as const,
      verdict: 'too few' as const,
      numbers: null,
      doubt: null,
    })),
  );
}

export function presentStudy(
  read: Read,
  study: Study | null,
  impacts: Record<Outcome, Impact | null> | null,
  language: Language | null,
): Correlation {
  const { row, category, people, results, reviewers } = read;
  const n = results.length;
  return {
    id: row.id,
    name: row.name,
    category,
    people: { ...people, counted: n },
    reviewers,
    strength: strengthOf(n),
    norm: study && citedNorm(read, language),
    reliability: {
      performance: read.reliability.performance && round(read.reliability.performance),
      engagement: read.reliability.engagement && round(read.reliability.engagement),
    },
    scales: presentScales(read, study, language),
    chance: study?.chance
      ? {
          permutations: study.chance.permutations,
          shares: study.chance.shares.map(toThousandth),
          one_scale: round(study.chance.oneScale),
          largest: {
            median: round(study.chance.largest.median),
            limit: round(study.chance.largest.limit),
          },
        }
      : null,
    profiles:
      study === null
        ? []
        : outcomes.map((outcome) =>
            presentOutcome(
              study.outcomes[outcome],
              category.name,
              impacts?.[outcome] ?? null,
              language,
            ),
          ),
  };
}

function presentScales(
  { results, reliability }: Read,
  study: Study | null,
  language: Language | null,
): Correlation['scales'] {
  const nameOf = namesIn(language);
  const last = lastOf(results);
  const starting = last !== undefined && isStartingNorm(parse(last.scores).tendencyNorm);
  const hasNorm = (code: string) =>
    !starting || studiedScales.some((scale) => scale.code === code && scale.kind !== 'tendency');
  const evidence = study?.evidence ?? evidenceOfFew(results.length);
  return evidence.toSorted(byEvidence).map((one) => {
    const { code, outcome, n, strength, verdict, numbers, doubt } = one;
    const corrected = numbers && correctedForRatings(numbers.r, reliability[outcome]);
    const spread = hasNorm(code) ? study?.spreads.get(code) : undefined;
    return {
      code,
      name: nameOf(code),
      outcome,
      n,
      strength,
      verdict,
      numbers: numbers && {
        ...presentNumbers(numbers),
        corrected: corrected && round(corrected),
      },
      doubt: presentDoubt(doubt),
      spread: spread
        ? {
            ratio: round(spread.ratio),
            interval: roundBoth(spread.interval),
            verdict: spread.verdict,
          }
        : null,
    };
  });
}

function presentOutcome(
  study: Study['outcomes'][Outcome],
  familyName: string,
  impact: Impact | null,
  language: Language | null,
): Correlation['profiles'][number] {
  const nameOf = namesIn(language);
  const { outcome, targets, leftOut } = study.profile;
  return {
    outcome,
    n: study.tried.n,
    targets: presentTargets(targets, language),
    left_out: leftOut.map(({ code, why }) => ({ code, name: nameOf(code), why })),
    tried: presentTried(study),
    beside: presentBeside(study, familyName),
    impact: targets.length === 0 ? null : impact,
  };
}

/** Score and rating of everybody with both, from the lowest score on; null for a scale that is not studied. */
export function presentPoints(
  { results, ratings }: Pick<Read, 'results' | 'ratings'>,
  norm: StoredText,
  { scale, outcome }: { scale: string; outcome: Outcome },
  language: Language | null,
): Points | null {
  const stored = results.map(({ scores }) => parse(scores));
  const column = scoreColumns(stored, parse(norm.scores)).find(({ code }) => code === scale);
  if (column === undefined) return null;
  const points = column.t.flatMap((t, at): [number, number][] => {
    const rating = ratings[at]?.[outcome] ?? null;
    return t === null || rating === null ? [] : [[Math.round(t), round(rating)]];
  });
  return {
    code: column.code,
    name: namesIn(language)(column.code),
    outcome,
    points: points.toSorted(
      ([t, rating], [other, otherRating]) => t - other || rating - otherRating,
    ),
  };
}
