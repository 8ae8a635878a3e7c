import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Mark, markFills, markShapes } from '@assay/contract/figures';
import { FigureDrawing } from './figure-drawing.tsx';
import { PuzzleStem } from './puzzle-stem.tsx';

const draw = (...marks: Mark[]) =>
  renderToStaticMarkup(<FigureDrawing figure={{ text: 'what is seen', marks }} />);

test('every shape in every fill draws something of its own, without a colour', () => {
  const drawn = markShapes.flatMap((shape) =>
    markFills.map((fill) => [shape, draw([shape, 20, fill, 45, [50, 50]])] as const),
  );
  for (const [, svg] of drawn) {
    expect(svg).toMatch(/<(circle|path)/);
    expect(svg).not.toMatch(/#[0-9a-f]{3}|rgb|NaN|undefined/);
  }
  const behind = ['bar', 'hand', 'ring', 'grid'];
  const filled = drawn.flatMap(([shape, svg]) => (behind.includes(shape) ? [] : [svg]));
  expect(new Set(filled).size).toBe((markShapes.length - behind.length) * markFills.length);
});

test('one mark stands in several places', () => {
  const svg = draw(['star', 10, 'striped', 0, [20, 20, 80, 20, 50, 80]]);
  expect(svg.match(/<g /g)).toHaveLength(3);
  expect(svg.match(/<pattern/g)).toHaveLength(1);
});

test('a drawing says what is seen, unless something else does', () => {
  const figure = { text: 'one star', marks: [] };
  expect(renderToStaticMarkup(<FigureDrawing figure={figure} />)).toContain(
    'aria-label="one star"',
  );
  const hidden = renderToStaticMarkup(<FigureDrawing figure={figure} hidden />);
  expect(hidden).toContain('aria-hidden="true"');
  expect(hidden).not.toContain('one star');
});

test('a question ends with a gap, numbers are text', () => {
  const stem = ['3', '6', '12'].map((text) => ({ text }));
  const html = renderToStaticMarkup(
    <PuzzleStem layout="numbers" stem={stem} label="What comes next?" missing="Missing" />,
  );
  expect(html.match(/<li/g)).toHaveLength(4);
  expect(html).toContain('<li>12</li>');
  expect(html).toMatch(/aria-label="What comes next\?".*Missing/);
});

const figures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    text: `figure ${at + 1}`,
    marks: [['star', 20, 'solid', 0, [50, 50]] satisfies Mark],
  }));

test('a pair has an arrow from its first figure to the second, and from the third to the gap', () => {
  const html = renderToStaticMarkup(
    <PuzzleStem layout="pair" stem={figures(3)} label="Pairs" missing="Missing" />,
  );
  const places = html.match(/<li.*?<\/li>/g) ?? [];
  const order = places.map((place) => /figure \d|→|Missing/.exec(place)?.[0]);
  expect(order).toEqual(['figure 1', '→', 'figure 2', 'figure 3', '→', 'Missing']);
  // Screen readers have the order of the list.
  for (const place of places)
    expect(place.startsWith('<li aria-hidden="true"')).toBe(place.includes('→'));
});

test('each row of a square begins with its name for screen readers', () => {
  const html = renderToStaticMarkup(
    <PuzzleStem
      layout="matrix"
      stem={figures(8)}
      label="Three rows"
      missing="Missing"
      rowName={(row) => `Row ${row}:`}
    />,
  );
  const told = html.match(/Row \d:|figure \d|Missing|→/g);
  expect(told?.join(' ')).toBe(
    'Row 1: figure 1 figure 2 figure 3 Row 2: figure 4 figure 5 figure 6 Row 3: figure 7 figure 8 Missing',
  );
  expect(html.match(/<span class="sr-only">Row \d:/g)).toHaveLength(3);
});
