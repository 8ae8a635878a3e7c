import type { StoredAnswer } from '@assay/contract/instruments';
import { bandOf, toT, toTenth } from '../score/standard-scores.ts';
import { mean, standardDeviation } from '../statistics/descriptive.ts';
import { cronbachAlpha, stratifiedAlpha } from '../statistics/reliability.ts';
import { personalityKey } from './definition.ts';
import type { Norm, ScaleNorm } from './norms.ts';
import { facets, facetsOf, factors, findScale, type Scale, tendencies } from './scales.ts';
import type { ScaleCode } from './scales.ts';
import type { StoredPersonality } from './score.ts';

/** One of an organisation's own people, with what the result was made from if reliabilities are wanted. */
export interface NormPerson {
  stored: StoredPersonality;
  answers?: readonly StoredAnswer[];
}

/** With fewer people of one's own, chance moves means and spreads more than a foreign norm group would. */
export const leastForNorm = 200;

/** Which scales a norm is about: the factors with their facets, or the tendencies. */
export type NormPart = 'five-factor' | 'tendencies';

const scalesOf: Record<NormPart, readonly Scale[]> = {
  'five-factor': [...factors, ...facets],
  tendencies,
};

/** Raw score of a complete scale: facets and tendencies 4..20, factors 24..120. */
function rawOf({ sums }: StoredPersonality, scale: Scale): number {
  if (scale.kind !== 'factor') return sums[scale.code].sum;
  return facetsOf(scale.code).reduce((total, { code }) => total + sums[code].sum, 0);
}

function isComplete({ sums }: StoredPersonality, part: NormPart): boolean {
  return scalesOf[part].every(
    ({ kind, code }) => kind === 'factor' || code === 'O6' || sums[code].answered === 4,
  );
}

/** Most people are not asked O6: what it is part of is known of the others only. */
const isWithO6 = ({ code }: Scale) => code === 'O6' || code === 'O';

const hasO6 = ({ sums }: StoredPersonality) => sums.O6.answered === 4;

const toThousandth = (value: number) => Math.round(value * 1000) / 1000;

function rowOf(norm: Norm, code: ScaleCode): Norm['scales'][number] {
  const row = norm.scales.find((one) => one.code === code);
  if (!row) throw new RangeError(`The norm ${norm.name} says nothing of ${code}`);
  return row;
}

/** Keyed item scores 1..5 of one scale, a row for each person; null when somebody's answers are not there. */
function itemRows(people: readonly NormPerson[], scaleId: number): number[][] | null {
  const keys = personalityKey.filter((key) => key.scaleId === scaleId);
  const rows: number[][] = [];
  for (const { answers } of people) {
    const given = new Map(answers?.map(({ questionId, index }) => [questionId, index]));
    const scores = keys.flatMap(({ questionId, reversed }) => {
      const index = given.get(questionId);
      return index === undefined ? [] : [reversed ? 5 - index : index + 1];
    });
    if (scores.length !== keys.length) return null;
    rows.push(scores);
  }
  return rows;
}

function spreadOf(people: readonly NormPerson[], scale: Scale): { mean: number; sd: number } {
  const raws = people.map(({ stored }) => rawOf(stored, scale));
  const sd = standardDeviation(raws);
  if (sd === 0) throw new RangeError(`Everybody has the same score on ${scale.code}`);
  return { mean: mean(raws), sd };
}

/** Whom each scale is counted from. */
interface Counted {
  /** Null where too few were asked: then the row of the previous norm is kept. */
  of: (scale: Scale) => readonly NormPerson[] | null;
}

function countedFrom(complete: readonly NormPerson[]): Counted {
  const asked = complete.filter(({ stored }) => hasO6(stored));
  return {
    of: (scale) => (isWithO6(scale) ? (asked.length < leastForNorm ? null : asked) : complete),
  };
}

/**
 * Reliabilities by code. From the answers: Cronbach's alpha, and for factors alpha stratified by their facets. If
 * somebody's answers are missing, all of them are kept from the previous norm.
 */
function reliabilitiesOf({ of }: Counted, part: NormPart, previous: Norm): Map<ScaleCode, number> {
  const known = new Map<ScaleCode, number>();
  for (const scale of scalesOf[part].filter(({ kind }) => kind !== 'factor')) {
    const people = of(scale);
    if (!people) {
      known.set(scale.code, rowOf(previous, scale.code).reliability);
      continue;
    }
    const rows = itemRows(people, scale.id);
    if (!rows)
      return new Map(scalesOf[part].map(({ code }) => [code, rowOf(previous, code).reliability]));
    known.set(scale.code, cronbachAlpha(rows) ?? 0);
  }
  for (const factor of part === 'five-factor' ? factors : []) {
    const people = of(factor);
    if (!people) {
      known.set(factor.code, rowOf(previous, factor.code).reliability);
      continue;
    }
    const parts = facetsOf(factor.code).map((facet) => ({
      sd: spreadOf(people, facet).sd,
      reliability: known.get(facet.code) ?? 0,
    }));
    known.set(factor.code, stratifiedAlpha(parts, spreadOf(people, factor).sd));
  }
  return known;
}

/**
 * A norm from one's own people: mean and standard deviation of the raw scores, and reliabilities.
 * @param people those of the norm group (one age group for factors and facets); whoever left an item of the part out
 *   is not counted. O6 and O come from those who were asked O6, or, where those are too few, from the previous norm.
 * @param about how reports cite it, and the norm in force, from which reliabilities are kept where answers are missing.
 * @returns numbers with three decimals; `n` is how many were counted.
 * @throws RangeError for fewer than 200 complete people, a scale on which all score the same, and a reliability that
 *   is not between 0 and 1.
 */
export function computeNorm(
  people: readonly NormPerson[],
  about: { part: NormPart; previous: Norm } & Record<
    'name' | 'version' | 'group' | 'source',
    string
  >,
): Norm {
  const { part, previous, name, version, group, source } = about;
  const complete = people.filter(({ stored }) => isComplete(stored, part));
  if (complete.length < leastForNorm) {
    throw new RangeError(
      `A norm needs ${leastForNorm} people with complete results; there are ${complete.length}.`,
    );
  }
  const counted = countedFrom(complete);
  const reliabilities = reliabilitiesOf(counted, part, previous);
  const rows = scalesOf[part].map((scale) => {
    const people = counted.of(scale);
    if (!people) return rowOf(previous, scale.code);
    const { mean, sd } = spreadOf(people, scale);
    const reliability = reliabilities.get(scale.code) ?? 0;
    if (!(reliability > 0 && reliability < 1)) {
      throw new RangeError(`The items of ${scale.code} do not belong together: ${reliability}`);
    }
    return {
      code: scale.code,
      mean: toThousandth(mean),
      sd: toThousandth(sd),
      reliability: toThousandth(reliability),
    };
  });
  return { name, version, group, source, n: complete.length, scales: rows };
}

/** One scale under two norms, and what switching would do to people. */
export interface NormChange {
  code: ScaleCode;
  before: ScaleNorm;
  after: ScaleNorm;
  /** Mean change of T over the people, one decimal; null without people. */
  shift: number | null;
  /** Largest change of T in either direction, one decimal; null without people. */
  largest: number | null;
  /** Share of people, 0..1, who would be in another band (low, average, high); null without people. */
  bandChanges: number | null;
}

/**
 * Two norms of the same part side by side, with the effect on existing results if they were scored again.
 * Nothing is scored again: results keep the norm that they were made with.
 * @param results complete ones count; the rest is left out.
 * @throws RangeError when one norm lacks a scale of the other.
 */
export function compareNorms(
  before: Norm,
  after: Norm,
  results: readonly StoredPersonality[],
): NormChange[] {
  return after.scales.map(({ code }) => {
    const scale = findScale(code);
    if (!scale) throw new RangeError(`Unknown scale ${code}`);
    const [old, next] = [rowOf(before, code), rowOf(after, code)];
    const tOf = (raw: number, row: ScaleNorm) => toTenth(toT((raw - row.mean) / row.sd));
    const raws = results
      .filter((stored) =>
        isComplete(stored, scale.kind === 'tendency' ? 'tendencies' : 'five-factor'),
      )
      .filter((stored) => hasO6(stored) || !isWithO6(scale))
      .map((stored) => rawOf(stored, scale));
    const changes = raws.map((raw) => tOf(raw, next) - tOf(raw, old));
    const moved = raws.filter((raw) => bandOf(tOf(raw, next)) !== bandOf(tOf(raw, old)));
    const nobody = raws.length === 0;
    return {
      code,
      before: old,
      after: next,
      shift: nobody ? null : toTenth(mean(changes)),
      largest: nobody ? null : toTenth(Math.max(...changes.map(Math.abs))),
      bandChanges: nobody ? null : moved.length / raws.length,
    };
  });
}
