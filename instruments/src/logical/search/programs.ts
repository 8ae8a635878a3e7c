/*
 * A search for short programs. Given examples of inputs and the output that belongs to them, all expressions up to a
 * length are tried, with up to two constants that are solved for; what each of those that fit says about the inputs of
 * the question is a prediction, and its length is how much somebody has to think up to come to it.
 */

export interface Example {
  inputs: readonly number[];
  output: number;
}

/** What programs predict, each with the length of the shortest that does. */
export type Predictions = Map<number, number>;

export function add(found: Predictions, value: number, length: number): void {
  if (length < (found.get(value) ?? Infinity)) found.set(value, length);
}

/** One expression without constants: its value in every example, and last in the question. */
interface Expression {
  values: readonly number[];
  length: number;
}

type Operation = (left: number, right: number) => number;

const turning: readonly Operation[] = [
  (left, right) => left + right,
  (left, right) => left - right,
];
const comparing: readonly Operation[] = [Math.max, Math.min];
const operations = {
  angle: turning,
  level: comparing,
  count: [
    ...turning,
    ...comparing,
    (left: number, right: number) => left * right,
    (left: number, right: number) => Math.abs(left - right),
  ],
};

const ofSets: readonly Operation[] = [
  (left, right) => left | right,
  (left, right) => left & right,
  (left, right) => left ^ right,
  (left, right) => left & ~right,
];

/** All of two of the leaves by one operation, and the leaves; of several alike the shortest. */
function expressionsOf(
  leaves: readonly Expression[],
  known: readonly Operation[],
  inRow = false,
): Expression[] {
  const found = new Map<string, Expression>();
  const keep = (expression: Expression) => {
    const key = expression.values.join();
    if (expression.length < (found.get(key)?.length ?? Infinity)) found.set(key, expression);
  };
  leaves.forEach(keep);
  for (const left of leaves) {
    for (const right of leaves) {
      // What comes from one alone is tried where there is only that one, against more examples.
      if (left === right && (known === turning || (inRow && leaves.length > 1))) continue;
      for (const operation of known) {
        const values = left.values.map((value, at) => operation(value, right.values[at] ?? 0));
        keep({ values, length: left.length + right.length + 1 });
      }
    }
  }
  return [...found.values()];
}

function leavesOf(examples: readonly Example[], question: readonly number[]): Expression[] {
  return question.map((asked, at) => ({
    values: [...examples.map(({ inputs }) => inputs[at] ?? 0), asked],
    length: 1,
  }));
}

/** How long a number is that somebody has to think up. */
const lengthOf = (constant: number) => (Math.abs(constant) > 12 ? 2 : 1);

interface Numbers {
  kind: keyof typeof operations;
  /** Whether one example is enough: it is all that a pair of figures gives. */
  lenient?: boolean;
  /** The place in the row, by example, and last of the question: something may grow with it. */
  places?: readonly number[];
}

/**
 * Programs that calculate. Every program must say more than it was told: one example beyond its constants, two if it
 * is longer than a step or skips what came last (save in counting), and three if it makes one direction of two others,
 * which fits by chance.
 * @param question the inputs for which the output is asked.
 */
export function searchNumbers(
  examples: readonly Example[],
  question: readonly number[],
  { kind, lenient = false, places }: Numbers,
): Predictions {
  const found: Predictions = new Map();
  const settle = (value: number) => (kind === 'angle' ? ((value % 8) + 8) % 8 : value);
  const outputs = examples.map(({ output }) => output);
  const last = outputs.length;
  const [output = 0, second = 0] = outputs;
  /** Takes what a program says about the question, if it says what is known and had to. */
  const offer = (length: number, constants: number, program: (at: number) => number, least = 1) => {
    if (!lenient && last - constants < (length > 3 ? Math.max(least, 2) : least)) return;
    if (lenient && constants > 1) return;
    for (let at = 0; at < last; at += 1) {
      if (settle(program(at)) !== outputs[at]) return;
    }
    const value = settle(program(last));
    if (Number.isInteger(value)) add(found, value, length);
  };
  const tryAll = ({ values, length }: Expression, place: number) => {
    const skips = places !== undefined && place > 0 && kind !== 'count';
    const least = kind === 'angle' && length > 1 ? 3 : skips ? 2 : 1;
    const value = (at: number) => values[at] ?? 0;
    offer(length, 0, value, least);
    const plus = settle(output - value(0));
    offer(length + 1 + lengthOf(plus), 1, (at) => value(at) + plus, least);
    const minus = settle(output + value(0));
    offer(length + 1 + lengthOf(minus), 1, (at) => minus - value(at), least);
    const run = (values[1] ?? 0) - value(0);
    if (places !== undefined) {
      const along = (at: number) => places[at] ?? 0;
      const growth = (second - output - run) / (along(1) - along(0));
      const start = output - value(0) - growth * along(0);
      const longer = length + 4 + lengthOf(growth);
      offer(longer, 2, (at) => value(at) + growth * along(at) + start, least);
    }
    if (kind !== 'count') return;
    const times = value(0) === 0 ? 0 : output / value(0);
    offer(length + 1 + lengthOf(times), 1, (at) => value(at) * times);
    const factor = (second - output) / run;
    const rest = output - factor * value(0);
    const longer = length + 2 + lengthOf(factor) + lengthOf(rest);
    if (run !== 0) offer(longer, 2, (at) => value(at) * factor + rest);
  };
  if (last === 0) return found;
  const leaves = leavesOf(examples, question);
  expressionsOf(leaves, operations[kind], places !== undefined).forEach(tryAll);
  return found;
}

/** Programs on sets, each a number with a bit for every member. @param maps other looks of a set: turned, mirrored. */
export function searchSets(
  examples: readonly Example[],
  question: readonly number[],
  {
    maps = [],
    lenient = false,
  }: { maps?: readonly ((set: number) => number)[]; lenient?: boolean },
): Predictions {
  const found: Predictions = new Map();
  const outputs = examples.map(({ output }) => output);
  const last = outputs.length;
  const offer = (length: number, program: (at: number) => number) => {
    if (outputs.every((output, at) => program(at) === output)) add(found, program(last), length);
  };
  const leaves = leavesOf(examples, question);
  const mapped = leaves.flatMap(({ values }) =>
    maps.map((map) => ({ values: values.map(map), length: 2 })),
  );
  const [output = 0] = outputs;
  for (const { values, length } of expressionsOf([...leaves, ...mapped], ofSets)) {
    const value = (at: number) => values[at] ?? 0;
    offer(length, value);
    if (!lenient && examples.length < 2) continue;
    const changed = value(0) ^ output;
    const [added, taken] = [changed & output, changed & ~output];
    offer(length + 2, (at) => value(at) ^ changed);
    offer(length + 2, (at) => (value(at) | added) & ~taken);
  }
  return found;
}

/**
 * Programs that know things only by their look: it stays, it is always the same, it is the one of three not yet seen.
 * @param about.series in a row what is always the same is what stays. @param about.counted of a number, in one
 * example, that it is always the same says nothing.
 */
export function searchLooks(
  examples: readonly Example[],
  question: readonly number[],
  { lenient, series, counted }: { lenient: boolean; series: boolean; counted: boolean },
): Predictions {
  const found: Predictions = new Map();
  const [first] = examples;
  if (!first) return found;
  question.forEach((asked, at) => {
    const stays = examples.every(({ inputs, output }) => inputs[at] === output);
    if (stays && (!series || examples.length > 1)) add(found, asked, 1);
    // What followed upon this before follows upon it again; nobody keeps more than three such pairs in mind.
    const known = examples.find(({ inputs }) => inputs[at] === asked);
    const table = new Map(examples.map(({ inputs, output }) => [inputs[at], output]));
    const holds = examples.every(({ inputs, output }) => table.get(inputs[at]) === output);
    const checked = (examples.length > table.size && table.size < 4) || lenient;
    if (known && holds && checked) add(found, known.output, 1 + table.size);
    // What becomes another, and that one becomes the first.
    const back = examples.find(({ output }) => output === asked);
    if (back && lenient && !known) add(found, back.inputs[at] ?? 0, 3);
  });
  // What stays as it was becomes nothing in particular.
  const changed = examples.some(({ inputs, output }) => inputs[0] !== output);
  const alike = examples.every(({ output }) => output === first.output);
  if (!series && alike && (!lenient || (changed && !counted))) add(found, first.output, 1);
  const three = new Set([...first.inputs, first.output]);
  const lines = examples.map(({ inputs, output }) => [...inputs, output]);
  const turnsOfThree =
    !series &&
    question.length === 2 &&
    three.size === 3 &&
    lines.every((line) => new Set(line).size === 3 && line.every((value) => three.has(value)));
  const left = [...three].filter((value) => !question.includes(value));
  if (turnsOfThree && left.length === 1) add(found, left[0] ?? 0, 3);
  return found;
}
