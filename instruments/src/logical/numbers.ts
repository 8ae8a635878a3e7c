import type { SeededRandom } from '../statistics/random.ts';
import { pick, shuffle, Unlucky, upTo } from './chance.ts';
import { numberReadings } from './number-readings.ts';

/*
 * Number series. Every rule states its series and what somebody would answer who drops or mistakes a part of it.
 */

export type Stream =
  | 'plus'
  | 'times'
  | 'growing'
  | 'chain'
  | 'timesPlus'
  | 'timesGrowing'
  | 'alternating';

export interface NumberItem {
  stem: number[];
  /** The right one first. */
  options: [number, ...number[]];
}

interface Made {
  /** One more than is shown. */
  terms: number[];
  wrong: number[];
}

function unfold(start: readonly number[], length: number, next: (terms: number[]) => number) {
  const terms = [...start];
  while (terms.length < length) terms.push(next(terms));
  return terms;
}

const at = (terms: readonly number[], fromEnd: number) => terms[terms.length - fromEnd] ?? 0;

/** A series of one rule. */
function makeStream(random: SeededRandom, stream: Stream, length: number): Made {
  const whole = (min: number, max: number) => random.integer(min, max);
  switch (stream) {
    case 'plus': {
      const step = pick(random, [3, 4, 6, 7, 8, 9, 11, 12]) * pick(random, [1, 1, -1]);
      const start = step > 0 ? whole(3, 30) : whole(4, 15) - step * length;
      const terms = upTo(length).map((n) => start + n * step);
      return { terms, wrong: [at(terms, 2) + 2 * step, at(terms, 2) - step, at(terms, 1) + 1] };
    }
    case 'times': {
      const factor = pick(random, [2, 2, 3]);
      const start = factor === 2 ? whole(3, 31) : whole(2, 4);
      const terms = upTo(length).map((n) => start * factor ** n);
      if (random.integer(0, 2) === 0) terms.reverse();
      const last = at(terms, 2);
      const difference = Math.abs(last - at(terms, 3));
      return { terms, wrong: [last + difference, last - difference, last * (factor + 1)] };
    }
    case 'growing': {
      const [start, first, growth] = [whole(1, 20), whole(1, 6), pick(random, [2, 3, 4, 5])];
      const terms = unfold([start], length, (so) => at(so, 1) + first + (so.length - 1) * growth);
      const last = at(terms, 2) - at(terms, 3);
      return { terms, wrong: [at(terms, 2) + last, at(terms, 2) + last + 2 * growth] };
    }
    case 'chain': {
      const terms = unfold([whole(2, 15), whole(3, 20)], length, (so) => at(so, 1) + at(so, 2));
      const last = at(terms, 2);
      return { terms, wrong: [2 * last - at(terms, 3), last + at(terms, 4), 2 * last] };
    }
    case 'timesPlus': {
      const factor = pick(random, [2, 2, 3]);
      const added = pick(random, [-4, -3, -2, -1, 1, 2, 3, 4, 5]);
      const terms = unfold([whole(2, 15)], length, (so) => factor * at(so, 1) + added);
      const times = factor * at(terms, 2);
      return { terms, wrong: [times, times - added, times + 2 * added] };
    }
    case 'timesGrowing': {
      const sign = pick(random, [1, -1]);
      const first = whole(0, 4);
      const grown = (terms: readonly number[]) => sign * (first + terms.length);
      const terms = unfold([whole(3, 14)], length, (so) => 2 * at(so, 1) + grown(so));
      const times = 2 * at(terms, 2);
      const added = grown(terms.slice(1));
      return { terms, wrong: [times, times + added - sign, times - added] };
    }
    case 'alternating': {
      const factor = length > 6 ? 2 : pick(random, [2, 3]);
      const added = pick(random, [-5, -4, -3, -2, 1, 2, 3, 4, 5, 6]);
      const firstTimes = whole(0, 1);
      const terms = unfold([whole(4, 11)], length, (so) =>
        so.length % 2 === firstTimes ? at(so, 1) * factor : at(so, 1) + added,
      );
      // Up and down by the same amount is a repetition, which needs none of the two rules.
      if (terms[0] === terms[2] || terms[1] === terms[3]) throw new Unlucky();
      const last = at(terms, 2);
      return { terms, wrong: [last * factor, last + added, last * factor + added, last - added] };
    }
  }
}

/** One rule, or two series that take turns, of which the first is asked. @param shown how many numbers are given. */
function makeTerms(random: SeededRandom, streams: readonly Stream[], shown: number): Made {
  const [asked = 'plus', beside] = streams;
  if (!beside) return makeStream(random, asked, shown + 1);
  const place = shown >> 1;
  const one = makeStream(random, asked, place + 1);
  const other = makeStream(random, beside, place + 1);
  const terms = upTo(shown + 1).map((n) => (n % 2 === shown % 2 ? one : other).terms[n >> 1] ?? 0);
  // What the other series comes to, and the step that was taken last.
  const strayed = [other.terms[place] ?? 0, at(terms, 2) + at(terms, 2) - at(terms, 4)];
  return { terms, wrong: [...strayed, ...one.wrong] };
}

/** Five wrong numbers around the right one, which is as often the smallest as any other place. */
function surround(
  random: SeededRandom,
  right: number,
  wrong: readonly number[],
  spread: readonly number[],
): [number, ...number[]] {
  const below = random.integer(0, 5);
  const take = (side: (value: number) => boolean, count: number) => {
    const likely = shuffle(random, [...new Set(wrong)].filter(side));
    const near = [...new Set(spread)].filter((value) => side(value) && !likely.includes(value));
    const taken = [...likely, ...near].slice(0, count);
    if (taken.length < count) throw new Unlucky();
    return taken;
  };
  return [
    right,
    ...take((value) => value < right, below),
    ...take((value) => value > right, 5 - below),
  ];
}

/**
 * A number series.
 * @param streams one, or two that take turns; the first of two is asked.
 * @throws Unlucky when another rule explains the numbers too, or they grow beyond three digits.
 */
export function makeNumbers(
  random: SeededRandom,
  streams: readonly Stream[],
  shown: number,
): NumberItem {
  const { terms, wrong } = makeTerms(random, streams, shown);
  const stem = terms.slice(0, shown);
  const right = terms[shown] ?? 0;
  const readings = numberReadings(stem);
  if (terms.some((term) => term < 1 || term > 999) || right < 10) throw new Unlucky();
  if ([...readings].some((reading) => reading !== right) || readings.size === 0)
    throw new Unlucky();
  const last = at(stem, 1);
  const step = Math.abs(right - at(stem, streams.length));
  const slips = shuffle(random, [1, 2, 3, 10, step]).flatMap((slip) => [
    right - slip,
    right + slip,
  ]);
  const far = upTo(12).flatMap((n) => [right - n, right + n]);
  const offered = (value: number) => value > 0 && value !== right && value !== last;
  return {
    stem,
    options: surround(random, right, wrong.filter(offered), [...slips, ...far].filter(offered)),
  };
}
