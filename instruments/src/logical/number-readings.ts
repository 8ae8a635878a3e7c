/*
 * Rules that a number series may follow. Used to keep from the options whatever another rule than the meant one leads to.
 */

/** What comes next if the rule fits all terms with at least one of them to spare. */
type Reading = (terms: readonly number[]) => number | undefined;

const close = (left: number, right: number) => Math.abs(left - right) < 1e-9;

const gaps = (terms: readonly number[]) =>
  terms.slice(1).map((term, at) => term - (terms[at] ?? 0));

/** The same difference, or the same difference of differences, and so on. @param degree 1, 2 or 3. */
function polynomial(degree: number): Reading {
  return (terms) => {
    if (terms.length < (degree === 1 ? 3 : degree + 3)) return undefined;
    let row = terms;
    let next = 0;
    for (let order = 0; order < degree; order += 1) {
      next += row[row.length - 1] ?? 0;
      row = gaps(row);
    }
    return row.every((value) => value === row[0]) ? next + (row[0] ?? 0) : undefined;
  };
}

/** Each term a multiple of the one before, and something added. */
const linear: Reading = (terms) => {
  const [a = 0, b = 0, c = 0] = terms;
  if (terms.length < 4 || a === b) return undefined;
  const factor = (c - b) / (b - a);
  const added = b - factor * a;
  const fits = terms.slice(1).every((term, at) => close(term, factor * (terms[at] ?? 0) + added));
  return fits ? factor * (terms[terms.length - 1] ?? 0) + added : undefined;
};

/** The same factor throughout, with an addend that grows evenly. */
const growingAddend: Reading = (terms) => {
  if (terms.length < 5) return undefined;
  for (const factor of [-3, -2, -1, 2, 3, 4]) {
    const addends = terms.slice(1).map((term, at) => term - factor * (terms[at] ?? 0));
    const next = polynomial(1)(addends);
    if (next !== undefined) return factor * (terms[terms.length - 1] ?? 0) + next;
  }
  return undefined;
};

/** Made of the two before, with small factors, and something added. */
const chained: Reading = (terms) => {
  if (terms.length < 5) return undefined;
  const last = terms.length - 1;
  for (const p of [-2, -1, 1, 2, 3]) {
    for (const q of [-2, -1, 1, 2, 3]) {
      const next = (at: number) => p * (terms[at] ?? 0) + q * (terms[at - 1] ?? 0);
      const left = terms.slice(2).map((term, at) => term - next(at + 1));
      if (left.every((value) => value === left[0])) return next(last) + (left[0] ?? 0);
    }
  }
  return undefined;
};

/** Each the sum of the two before: simple enough to be seen in three. */
const summed: Reading = (terms) => {
  const next = (at: number) => (terms[at - 1] ?? 0) + (terms[at - 2] ?? 0);
  const fits = terms.every((term, at) => at < 2 || term === next(at));
  return fits && terms.length > 2 ? next(terms.length) : undefined;
};

/** Two rules in turn, each a factor and an addend. */
const alternating: Reading = (terms) => {
  const moves = terms.slice(1).map((term, at) => [terms[at] ?? 0, term] as const);
  const turn = moves.length % 2;
  const used = moves.filter((_, at) => at % 2 === turn);
  const others = moves.filter((_, at) => at % 2 !== turn);
  const rule = (pairs: readonly (readonly [number, number])[]) => {
    const [[a, b] = [0, 0], [c, d] = [0, 0]] = pairs;
    if (pairs.length < 2 || a === c) return undefined;
    const factor = (d - b) / (c - a);
    const fits = pairs.every(([from, to]) => close(to, b + factor * (from - a)));
    const simple = pairs.length > 2 || close(factor, 1) || close(b, factor * a);
    return fits && simple ? { factor, added: b - factor * a } : undefined;
  };
  const next = rule(used);
  if (!next || !rule(others)) return undefined;
  return next.factor * (terms[terms.length - 1] ?? 0) + next.added;
};

/** The same numbers over and over. */
const repeated: Reading = (terms) => {
  const period = [2, 3].find(
    (length) =>
      terms.length >= 2 * length && terms.slice(length).every((term, at) => term === terms[at]),
  );
  return period === undefined ? undefined : terms[terms.length - period];
};

const plain: readonly Reading[] = [
  repeated,
  polynomial(1),
  polynomial(2),
  polynomial(3),
  linear,
  growingAddend,
  chained,
  summed,
  alternating,
];

/** Everything that could come next. @param terms at least five whole numbers. */
export function numberReadings(terms: readonly number[]): Set<number> {
  const of = (values: readonly number[]) =>
    plain.flatMap((reading) => reading(values) ?? []).map((value) => Math.round(value * 1e6) / 1e6);
  const stream = terms.filter((_, at) => (terms.length - at) % 2 === 0);
  const apart = stream.length > 2 ? of(stream) : [];
  return new Set([...of(terms), ...apart]);
}
