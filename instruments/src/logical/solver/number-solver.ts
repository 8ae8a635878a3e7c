import type { Puzzle } from '@assay/contract/figures';

/*
 * Solves number series from what a browser gets, and knows nothing of how they are made. A rule counts if it fits
 * every number given with at least one to spare, so that it cannot be made to fit anything; the options are compared
 * with all that such rules lead to.
 */

type Next = (terms: readonly number[]) => number[];

const near = (left: number, right: number) => Math.abs(left - right) < 1e-6;
const same = (values: readonly number[]) => values.every((value) => near(value, values[0] ?? 0));

/** Differences of differences until they stay the same, up to the third. */
const differences: Next = (terms) => {
  let row = [...terms];
  let next = 0;
  for (let order = 1; order <= 3; order += 1) {
    next += row[row.length - 1] ?? 0;
    row = row.slice(1).map((term, at) => term - (row[at] ?? 0));
    if (row.length >= 2 + (order > 1 ? 1 : 0) && same(row)) return [next + (row[0] ?? 0)];
  }
  return [];
};

/** Least unknowns first: term = p · last + q · the one before + r · place + s, for whole and half p and q. */
const recurrence: Next = (terms) => {
  const found: number[] = [];
  const factors = [-3, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3, 4];
  for (const p of factors) {
    for (const q of factors) {
      const start = q === 0 ? 1 : 2;
      const made = (at: number) =>
        p * (terms[at - 1] ?? 0) + (q === 0 ? 0 : q * (terms[at - 2] ?? 0));
      const left = terms.slice(start).map((term, at) => term - made(at + start));
      const unknowns = (p === 1 || p === 0 ? 0 : 1) + (q === 0 ? 0 : 1);
      if (left.length >= 2 + unknowns && same(left))
        found.push(made(terms.length) + (left[0] ?? 0));
      const growth = left.slice(1).map((value, at) => value - (left[at] ?? 0));
      if (growth.length >= 2 + unknowns && same(growth)) {
        found.push(made(terms.length) + (left[left.length - 1] ?? 0) + (growth[0] ?? 0));
      }
    }
  }
  return found;
};

/** Always the same factor, or factors that grow evenly. */
const factors: Next = (terms) => {
  if (terms.includes(0)) return [];
  const ratios = terms.slice(1).map((term, at) => term / (terms[at] ?? 1));
  const growth = ratios.slice(1).map((ratio, at) => ratio - (ratios[at] ?? 0));
  const last = terms[terms.length - 1] ?? 0;
  const ratio = ratios[ratios.length - 1] ?? 0;
  if (ratios.length >= 2 && same(ratios)) return [last * ratio];
  return growth.length >= 2 && same(growth) ? [last * (ratio + (growth[0] ?? 0))] : [];
};

/** Two moves in turn; each adds, or multiplies, or both if that can be checked. */
const turns: Next = (terms) => {
  const moves = terms.slice(1).map((to, at) => ({ from: terms[at] ?? 0, to }));
  const last = terms[terms.length - 1] ?? 0;
  const apply = (parity: number): number[] => {
    const own = moves.filter((_, at) => (moves.length - at) % 2 === parity);
    if (own.length < 2) return [];
    const next: number[] = [];
    const added = own.map(({ from, to }) => to - from);
    const times = own.map(({ from, to }) => (from === 0 ? Number.NaN : to / from));
    if (same(added)) next.push(last + (added[0] ?? 0));
    if (same(times)) next.push(last * (times[0] ?? 1));
    const [one, two] = own;
    if (one && two && own.length > 2 && one.from !== two.from) {
      const factor = (two.to - one.to) / (two.from - one.from);
      if (own.every(({ from, to }) => near(to, one.to + factor * (from - one.from)))) {
        next.push(one.to + factor * (last - one.from));
      }
    }
    return next;
  };
  return apply(1).length > 0 ? apply(0) : [];
};

const rules: readonly Next[] = [differences, recurrence, factors, turns];
const follow = (terms: readonly number[]) => rules.flatMap((rule) => rule(terms));

/** Positions of all options that some rule leads to. */
export function solveNumbers({ stem, options }: Puzzle): number[] {
  const terms = stem.map(({ text }) => Number(text));
  const every = terms.filter((_, at) => (terms.length - at) % 2 === 0);
  // Somebody may follow every other number alone and never look at those between.
  const apart = every.length > 2 ? follow(every) : [];
  const predicted = [...follow(terms), ...apart];
  return [...options.keys()].filter((at) =>
    predicted.some((value) => near(value, Number(options[at]?.text))),
  );
}
