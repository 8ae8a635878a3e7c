/** Texts made to keep a regular expression busy, out of the signs that it looks for. */

const atom =
  /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[^bBk\d]|[^\\()*+?{}|^$[\]]/giu;

const alphabet = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code)),
  '\u00a0',
  '\u00e9',
  '\u0301',
  '\u05d0',
  '\u200b',
  '\u200c',
  '\u2019',
  '\ud800',
  '\ufeff',
];

/** How many signs of the expression each sign is taken for; those that fit many come first. */
function ranked(atoms: readonly string[][]): string[] {
  const counts = new Map<string, number>();
  for (const sign of atoms.flat()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([sign]) => sign);
}

function signsOf(source: string, flags: string): string[] {
  const one = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gy]/g, ''));
  return alphabet.filter((sign) => one.test(sign));
}

/** What is repeated, and what stands before it and after it. */
export interface Attack {
  before: string;
  pump: string;
  after: string;
}

export function attacksOn({ source, flags }: Pick<RegExp, 'source' | 'flags'>): Attack[] {
  const plain = source
    .replaceAll(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '(')
    .replaceAll(/(?<!\\u)\{\d+(?:,\d*)?\}/g, '+');
  const found = [...plain.matchAll(atom)];
  const atoms = found.map(([one]) => signsOf(one, flags)).filter((signs) => signs.length > 0);
  // Where no sign is known, what most texts are made of.
  const best = atoms.length > 0 ? ranked(atoms) : ['a', ' '];
  const of = (signs: string[]) => best.find((sign) => signs.includes(sign)) ?? '';
  const samples = atoms.map(of);
  const first = best.slice(0, 6);
  const pairs = first.flatMap((a) => first.filter((b) => b !== a).map((b) => a + b));
  const windows = [2, 3, 4].flatMap((width) =>
    samples.map((_, i) => samples.slice(i, i + width).join('')),
  );
  const pumps = new Set([...best.slice(0, 24), ...pairs, ...windows, samples.join('')]);
  const starts = new Set([
    '',
    ...samples.slice(0, 12).map((_, i) => samples.slice(0, i + 1).join('')),
  ]);
  pumps.delete('');
  return [...pumps].flatMap((pump) =>
    [...starts].flatMap((before) => ['', '\0', '\n!'].map((after) => ({ before, pump, after }))),
  );
}

export function textOf({ before, pump, after }: Attack, length: number): string {
  return before + pump.repeat(Math.ceil(length / pump.length)) + after;
}
