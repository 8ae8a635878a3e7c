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
