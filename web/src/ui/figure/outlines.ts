import type { MarkShape } from '@assay/contract/figures';

/*
 * Outlines around the middle (0, 0), pointing up, in halves of a figure's width. Widths are set by eye, so that all
 * look equally large.
 */

const degrees = Math.PI / 180;
const hundredth = (value: number) => Math.round(value * 100) / 100;

const closed = (points: readonly (readonly [number, number])[]) => (size: number) =>
  `M${points.map(([x, y]) => `${hundredth(x * size)} ${hundredth(y * size)}`).join('L')}Z`;

function polygon(corners: number, radius: number, first = 0) {
  return Array.from({ length: corners }, (_, at): [number, number] => {
    const angle = (first + (at * 360) / corners) * degrees;
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  });
}

const star = polygon(10, 1).map(([x, y], at): [number, number] => {
  const radius = at % 2 === 0 ? 1.12 : 0.56;
  return [x * radius, y * radius];
});

const corner = 0.36;
const end = 0.96;
const cross = [0, 90, 180, 270].flatMap((turn): [number, number][] => {
  const [cos, sin] = [Math.cos(turn * degrees), Math.sin(turn * degrees)];
  const points = [
    [-corner, -end],
    [corner, -end],
    [corner, -corner],
  ] as const;
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
});

/** The path of a shape with half a width of `size`; circles and what lies behind are drawn otherwise. */
export const outlines: Partial<Record<MarkShape, (size: number) => string>> = {
  triangle: closed(polygon(3, 1.15)),
  square: closed(polygon(4, 1.22, 45)),
  diamond: closed(polygon(4, 1.04)),
  hexagon: closed(polygon(6, 1.02, 30)),
  star: closed(star),
  cross: closed(cross),
  arrow: closed([
    [0, -1],
    [0.72, -0.15],
    [0.28, -0.15],
    [0.28, 0.95],
    [-0.28, 0.95],
    [-0.28, -0.15],
    [-0.72, -0.15],
  ]),
  dart: closed([
    [0, -0.98],
    [0.64, 0.82],
    [0, 0.4],
    [-0.64, 0.82],
  ]),
  half: (size) => `M${-size} ${0.45 * size}A${size} ${size} 0 0 1 ${size} ${0.45 * size}Z`,
  bar: (size) => `M0 ${-size}V${size}`,
  hand: (size) =>
    `M0 0V${-size}M${-0.3 * size} ${-0.6 * size}L0 ${-size}L${0.3 * size} ${-0.6 * size}`,
};
