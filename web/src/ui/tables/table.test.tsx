import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered } from '../../test/rendered.tsx';
import { Table } from './table.tsx';

beforeAll(startInEnglish);

const table = (narrow?: 'cards' | 'scroll') =>
  rendered(
    <Table
      caption="Results"
      columns={[
        { id: 'name', header: 'Name', cell: ({ name }) => name, pinned: true },
        { id: 'score', header: 'Score', cell: ({ score }) => score },
      ]}
      rows={[{ name: 'Ada', score: 7 }]}
      rowKey={({ name }) => name}
      {...(narrow && { narrow })}
    />,
  );

test('a table that scrolls sideways is reached by keyboard, keeps its names in view and fades at its edge', () => {
  const html = table('scroll');
  expect(html).toMatch(
    /<div tabindex="0" role="group" aria-label="Results" class="[^"]*\bscroll-edge\b[^"]*">/,
  );
  expect(
    html.match(/<t[hd][^>]*class="[^"]*sticky left-0[^"]*"[^>]*>(Ada|<span[^>]*>Name)/g),
  ).toHaveLength(2);
});

test('a table of cards needs none of that', () => {
  expect(table()).not.toMatch(/scroll-edge|tabindex/);
});
