import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Journeys ask in the dark about colours alone, since all else has been looked at in the light. */

const root = join(import.meta.dirname, '../web/src');
const files = globSync('**/*.{css,ts,tsx}', { cwd: root }).filter(
  (name) => !name.includes('.test.') && !name.startsWith('pages/dev/'),
);

test('the dark has other colours than the light and nothing else', () => {
  const asking = files.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return [...text.matchAll(/\bdark:\S*|@media[^{]*prefers-color-scheme[^{]*\{/g)].map(
      ([found]) => [name, found] as const,
    );
  });
  expect(asking.length).toBeGreaterThan(1);
  const dark = '@media screen and (prefers-color-scheme: dark) {';
  expect(
    asking.filter(([, found]) => found !== dark && !/^dark:bg-\[#[\da-f]{6}\]/.test(found)),
  ).toEqual([]);
  const [, after = ''] = readFileSync(join(root, 'ui/theme.css'), 'utf8').split(dark);
  const inside = after.slice(after.indexOf('{') + 1, after.indexOf('}'));
  const lines = inside.split('\n').map((line) => line.trim());
  expect(lines.filter((line) => line !== '' && !/^--[a-z-]+: #[\da-f]{6};$/.test(line))).toEqual(
    [],
  );
});
