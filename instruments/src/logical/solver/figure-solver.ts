import type { Figure, Mark, Puzzle } from '@assay/contract/figures';

/*
 * Solves figural puzzles from what a browser gets, and knows nothing of how they are made. It describes each figure by
 * what a person might notice, tries every rule it knows on every such feature, and keeps the options that agree with
 * all features for which some rule holds. Two ways to go wrong show: no option left, or more than one.
 */

type Value = string | number;
type Feature = 'word' | 'level' | 'angle' | 'number' | 'set';

interface Track {
  name: string;
  feature: Feature;
  /** By figure: the stem, then the options. */
  values: Value[];
}

interface Thing {
  shape: string;
  size: number;
  fill: string;
  turn: number;
  x: number;
  y: number;
}

function thingsOf(figure: Figure): Thing[] {
  return (figure.marks ?? []).flatMap(([shape, size, fill, turn, points]: Mark) =>
    Array.from({ length: points.length / 2 }, (_, at) => ({
      shape,
      size,
      fill,
      turn,
      x: points[2 * at] ?? 0,
      y: points[2 * at + 1] ?? 0,
    })),
  );
}

const fillLevels = ['empty', 'striped', 'solid'];
const faint = new Set(['ring', 'grid']);

function eighth(x: number, y: number): number {
  return (Math.round((Math.atan2(x, -y) / Math.PI) * 4) + 8) % 8;
}

const all = <Item>(items: readonly Item[], holds: (item: Item) => boolean) => items.every(holds);
const uniform = (values: readonly Value[]) => all(values, (value) => value === values[0]);

/** What can be said of one group of things over all figures. */
function tracksOf(name: string, groups: readonly Thing[][]): Track[] {
  const track = (label: string, feature: Feature, read: (group: Thing[]) => Value): Track => ({
    name: `${name} ${label}`,
    feature,
    values: groups.map(read),
  });
  const oneEach = all(groups, (group) => group.length === 1);
  const alike = all(groups, (group) =>
    uniform(group.map(({ shape, fill, turn }) => `${shape} ${fill} ${turn}`)),
  );
  const number = track('number', 'number', (group) => group.length);
  if (!alike) {
    return [
      number,
      track('parts', 'set', (group) =>
        group
          .map(({ shape, turn, size }) => `${shape}/${turn}/${size}`)
          .toSorted()
          .join(' '),
      ),
    ];
  }
  const first = (read: (thing: Thing) => Value) => (group: Thing[]) => {
    const [thing] = group;
    return thing ? read(thing) : 'none';
  };
  const looks = [
    track(
      'shape',
      'word',
      first(({ shape }) => shape),
    ),
    track(
      'fill',
      'level',
      first(({ fill }) => fillLevels.indexOf(fill)),
    ),
    track(
      'turn',
      'angle',
      first(({ turn }) => turn / 45),
    ),
  ];
  if (!oneEach) {
    const places = track('places', 'set', (group) =>
      group
        .map(({ x, y }) => `${x},${y}`)
        .toSorted()
        .join(' '),
    );
    return [...looks, number, places];
  }
  const sizes = [...new Set(groups.flat().map(({ size }) => size))].toSorted((a, b) => a - b);
  return [
    ...looks,
    track(
      'size',
      'level',
      first(({ size }) => sizes.indexOf(size)),
    ),
    track(
      'direction',
      'angle',
      first(({ x, y }) => eighth(x - 50, y - 50)),
    ),
  ];
}

/** Things that every figure has exactly one of, by their size, are followed by themselves; the rest together. */
function groupsOf(figures: readonly Figure[]): Track[] {
  const drawn = figures.map((figure) => thingsOf(figure).filter(({ shape }) => !faint.has(shape)));
  if (all(drawn, (things) => things.length === 1)) return tracksOf('figure', drawn);
  const sizes = [...new Set(drawn.flat().map(({ size }) => size))];
  const single = sizes.filter((size) =>
    all(drawn, (things) => things.filter((thing) => thing.size === size).length === 1),
  );
  const pick = (wanted: (thing: Thing) => boolean) => drawn.map((things) => things.filter(wanted));
  const isBelow = ({ size, y }: Thing) => size < 5 && y > 88;
  const among = (thing: Thing) => single.includes(thing.size);
  const groups = [
    ...single.map((size) => [`size ${size}`, pick((thing) => thing.size === size)] as const),
    ['below', pick((thing) => !among(thing) && isBelow(thing))] as const,
    ['rest', pick((thing) => !among(thing) && !isBelow(thing))] as const,
  ];
  return groups.flatMap(([name, group]) =>
    all(group, (things) => things.length === 0) ? [] : tracksOf(name, group),
  );
}

const partsOf = (value: Value) => String(value).split(' ').filter(Boolean);
const together = (parts: readonly string[]) => [...new Set(parts)].toSorted().join(' ');
const without = (parts: readonly string[], others: readonly string[]) =>
  parts.filter((part) => !others.includes(part));

const setRules: ((a: string[], b: string[]) => string[])[] = [
  (a, b) => [...a, ...b],
  (a, b) => a.filter((part) => b.includes(part)),
  (a, b) => without(a, b),
  (a, b) => without(b, a),
  (a, b) => [...without(a, b), ...without(b, a)],
];

const mod = (value: number) => ((value % 8) + 8) % 8;
const asNumber = (value: Value | undefined) => Number(value ?? Number.NaN);
/** As the feature counts: around the circle, or on a line. */
const settle = (feature: Feature, value: number) => (feature === 'angle' ? mod(value) : value);

type Line = readonly Value[];

/** What the third of the last line would be, for every rule that holds in the lines that are complete. */
function fromLines(feature: Feature, lines: readonly Line[], [a = 0, b = 0]: Line): Value[] {
  const found: Value[] = [];
  const offer = (holds: boolean, value: Value) => {
    if (holds) found.push(value);
  };
  offer(all(lines, uniform) && a === b, b);
  const [first = []] = lines;
  const three = new Set(first);
  const permuted = all(
    lines,
    (line) => new Set([...line, ...three]).size === 3 && new Set(line).size === 3,
  );
  if (permuted && a !== b && three.has(a) && three.has(b)) {
    found.push(...[...three].filter((value) => value !== a && value !== b));
  }
  if (feature === 'set') {
    for (const rule of setRules) {
      const apply = (x: Value, y: Value) => together(rule(partsOf(x), partsOf(y)));
      offer(
        all(lines, ([x = '', y = '', z]) => apply(x, y) === z),
        apply(a, b),
      );
    }
  }
  if (feature === 'word' || feature === 'set') return found;
  const steps = lines.map(([x, y, z]) => [
    settle(feature, asNumber(y) - asNumber(x)),
    settle(feature, asNumber(z) - asNumber(y)),
  ]);
  const [one = []] = steps;
  const last = asNumber(b);
  // The same steps in every line, or each line with an even step of its own.
  offer(
    all(steps, ([s, t]) => s === one[0] && t === one[1]),
    settle(feature, last + (one[1] ?? 0)),
  );
  offer(
    all(steps, ([s, t]) => s === t),
    settle(feature, 2 * last - asNumber(a)),
  );
  if (feature === 'number') {
    offer(
      all(lines, ([x, y, z]) => asNumber(x) + asNumber(y) === z),
      asNumber(a) + last,
    );
    offer(
      all(lines, ([x, y, z]) => asNumber(x) - asNumber(y) === z),
      asNumber(a) - last,
    );
  }
  return found;
}

function solveMatrix({ feature, values }: Track): Value[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = values;
  return [
    ...fromLines(
      feature,
      [
        [a, b, c],
        [d, e, f],
      ],
      [g, h],
    ),
    ...fromLines(
      feature,
      [
        [a, d, g],
        [b, e, h],
      ],
      [c, f],
    ),
  ];
}

function solvePair({ feature, values }: Track, tracks: readonly Track[]): Value[] {
  const [a = 0, b = 0, c = 0] = values;
  if (a === b) return [c];
  if (feature === 'set') {
    const [from, to, other] = [partsOf(a), partsOf(b), partsOf(c)];
    const [added, taken] = [without(to, from), without(from, to)];
    if (added.length > 0 && taken.length > 0) return [];
    return [together(without([...other, ...added], taken))];
  }
  const found: Value[] = [b];
  // What looks like A becomes B, and what looks like B becomes A.
  if (b === c) found.push(a);
  const swapped = tracks.find(
    (track) => track.feature === feature && track.values[0] === b && track.values[1] === a,
  );
  if (swapped) found.push(swapped.values[2] ?? 0);
  if (feature === 'word') return found;
  found.push(settle(feature, asNumber(c) + asNumber(b) - asNumber(a)));
  if (feature === 'angle') {
    // Across as well as down: C may be a mirror image of A as B may be.
    const across = asNumber(a) + asNumber(c);
    if (across % 2 === 0) found.push(mod(across - asNumber(b)));
    const axis = asNumber(a) + asNumber(b);
    if (axis % 2 === 0) found.push(mod(axis - asNumber(c)));
  }
  if (feature === 'number') found.push((asNumber(c) * asNumber(b)) / asNumber(a));
  return found;
}

function solveSeries({ feature, values }: Track, shown: number): Value[] {
  const given = values.slice(0, shown);
  const found: Value[] = [];
  for (const period of [1, 2, 3]) {
    const repeats = all([...given.keys()].slice(period), (at) => given[at] === given[at - period]);
    if (repeats) found.push(given[shown - period] ?? 0);
  }
  if (feature === 'word' || feature === 'set') return found;
  const level = given.map(asNumber);
  const last = level[shown - 1] ?? 0;
  const steps = level.slice(1).map((value, at) => settle(feature, value - (level[at] ?? 0)));
  const changes = steps.slice(1).map((step, at) => settle(feature, step - (steps[at] ?? 0)));
  const on = (step: number | undefined) => found.push(settle(feature, last + (step ?? 0)));
  if (uniform(steps)) on(steps[0]);
  if (uniform(changes)) on((steps[steps.length - 1] ?? 0) + (changes[0] ?? 0));
  if (all([...steps.keys()].slice(2), (at) => steps[at] === steps[at - 2]))
    on(steps[steps.length - 2]);
  const own = level.filter((_, at) => (shown - at) % 2 === 0);
  const strides = own.slice(1).map((value, at) => settle(feature, value - (own[at] ?? 0)));
  if (strides.length > 1 && uniform(strides)) {
    found.push(settle(feature, (own[own.length - 1] ?? 0) + (strides[0] ?? 0)));
  }
  return found;
}

/** Positions of all options that agree with the rules found. */
export function solveFigures({ layout, stem, options }: Puzzle): number[] {
  const tracks = groupsOf([...stem, ...options]);
  const allowed = tracks.map((track) => {
    if (layout === 'matrix') return solveMatrix(track);
    return layout === 'pair' ? solvePair(track, tracks) : solveSeries(track, stem.length);
  });
  return [...options.keys()].filter((option) =>
    all([...tracks.keys()], (at) => {
      const predicted = allowed[at] ?? [];
      const value = tracks[at]?.values[stem.length + option];
      return predicted.length === 0 || (value !== undefined && predicted.includes(value));
    }),
  );
}
