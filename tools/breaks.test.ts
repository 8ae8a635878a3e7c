import { seededRandom } from '@assay/instruments/statistics/random';
import { expect, test } from 'vitest';
import { broken, drawBreaks, findBreaks, partOf } from './breaks.ts';

const text = `
export async function close(db, id, most) {
  if (id > most || id === 0) throw new Error('no');
  await db.update('people').where('id', '=', id).set({ open: false }).execute();
}
`;
const at = 'server/src/modules/people/close.queries.ts';

test('bounds, conditions, refusals, restrictions and steps can be broken, each by itself', () => {
  const found = findBreaks(at, text);
  expect(found.map(({ kind }) => kind).toSorted()).toEqual([
    'condition turned round',
    'operator',
    'operator',
    'operator',
    'refusal left out',
    'restriction left out',
    'step left out',
    'truth',
  ]);
  const made = found.map((one) => broken(text, one));
  expect(new Set(made).size).toBe(made.length);
  expect(made.join('')).toContain(`await db.update('people').set({ open: false }).execute();`);
  expect(made.join('')).toContain('if (!(id > most || id === 0)) throw');
  expect(made.join('')).toContain('id >= most || id === 0');
  // An `if` before nothing but a semicolon is refused by the compiler, whatever the refusal was for.
  expect(made.join('')).toContain('if (id > most || id === 0) {}');
});

test('the same seed draws the same, from every part and from no file twice', () => {
  const one = { kind: 'truth', start: 0, end: 1, text: '' };
  const paths = [
    'instruments/src/logical/a.ts',
    'contract/src/b.ts',
    at,
    `${at}x`,
    'server/src/app.ts',
  ];
  const files = new Map(paths.map((path) => [path, [one, one]]));
  const draw = (seed: number) => drawBreaks(files, 5, seededRandom(seed)).map(({ path }) => path);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7).toSorted()).toEqual(paths.toSorted());
  expect(drawBreaks(files, 4, seededRandom(3)).map(({ path }) => partOf(path))).toEqual([
    'instruments/logical',
    'contract',
    'modules/people',
    'server',
  ]);
});
