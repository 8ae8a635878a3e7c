import { join } from 'node:path';
import sharp from 'sharp';

/*
 * Draws the pictures of the data literacy test anew: `node tools/question-charts.ts`. Needed only when one changes; the
 * pictures are kept with the questions. Letters come from the fonts of the machine, so use one that has DejaVu Sans.
 */

const folder = join(import.meta.dirname, '../instruments/src/skill/content');
const width = 640;
const height = 380;
const plot = { left: 70, right: 620, top: 50, bottom: 320 };
const ink = '#26282b';
const grid = '#d5d8dc';
const mark = '#5c6614';

type Scale = (value: number) => number;

const scale =
  (from: readonly [number, number], to: readonly [number, number]): Scale =>
  (value) =>
    to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

const text = (x: number, y: number, words: string, anchor = 'middle', more = '') =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" ${more}>${words}</text>`;

function axis(title: string, ticks: readonly number[], y: Scale): string {
  const lines = ticks.map(
    (tick) =>
      `<line x1="${plot.left}" x2="${plot.right}" y1="${y(tick)}" y2="${y(tick)}" stroke="${grid}"/>` +
      text(plot.left - 10, y(tick) + 5, String(tick), 'end'),
  );
  return text(20, 26, title, 'start', 'font-weight="bold"') + lines.join('');
}

const baseline = `<line x1="${plot.left}" x2="${plot.right}" y1="${plot.bottom}" y2="${plot.bottom}" stroke="${ink}" stroke-width="2"/>`;

async function save(name: string, drawing: string): Promise<void> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans" ` +
    `font-size="15" fill="${ink}"><rect width="${width}" height="${height}" fill="#fff"/>${drawing}</svg>`;
  await sharp(Buffer.from(svg), { density: 144 })
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toFile(join(folder, name));
}

interface Bars {
  title: string;
  ticks: readonly number[];
  bars: readonly (readonly [label: string, value: number])[];
  below?: string;
}

function bars({ title, ticks, bars: list, below = '' }: Bars): string {
  const y = scale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
  const step = (plot.right - plot.left) / list.length;
  const drawn = list.map(([label, value], position) => {
    const x = plot.left + step * position;
    const bar = `<rect x="${x + step * 0.2}" width="${step * 0.6}" y="${y(value)}" height="${plot.bottom - y(value)}" fill="${mark}"/>`;
    return bar + text(x + step / 2, plot.bottom + 22, label);
  });
  const foot = text((plot.left + plot.right) / 2, plot.bottom + 48, below);
  return axis(title, ticks, y) + drawn.join('') + baseline + foot;
}

const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
const visits = [40, 42, 45, 50, 56, 62, 66, 60, 52, 47, 44, 43, 44, 46, 50, 55, 62, 68, 73, 66, 57];

function visitsByMonth(): string {
  const ticks = [0, 20, 40, 60, 80];
  const y = scale([0, 80], [plot.bottom, plot.top]);
  const x = scale([0, 23], [plot.left + 10, plot.right - 10]);
  const points = visits.map((value, month) => `${x(month)},${y(value)}`).join(' ');
  const labels = Array.from({ length: 24 }, (_, month) =>
    text(x(month), plot.bottom + 22, months[month % 12] ?? ''),
  );
  const border = x(11.5);
  return (
    axis('Visits to the web shop by month, in thousands', ticks, y) +
    `<line x1="${border}" x2="${border}" y1="${plot.top}" y2="${plot.bottom + 52}" stroke="${grid}"/>` +
    `<polyline points="${points}" fill="none" stroke="${mark}" stroke-width="3"/>` +
    labels.join('') +
    text(x(5.5), plot.bottom + 48, '2024') +
    text(x(17.5), plot.bottom + 48, '2025') +
    baseline
  );
}

/** Hours of training and sales in thousands of euros; the last one is A. */
const people = [
  [1, 24],
  [1.5, 30],
  [2, 19],
  [2.5, 26],
  [3, 22],
  [3.5, 28],
  [4, 18],
  [4.5, 29],
  [5, 23],
  [12, 62],
] as const;

function salesByTraining(): string {
  const y = scale([0, 70], [plot.bottom, plot.top]);
  const x = scale([0, 13], [plot.left, plot.right]);
  const dots = people.map(
    ([hours, sales]) => `<circle cx="${x(hours)}" cy="${y(sales)}" r="6" fill="${mark}"/>`,
  );
  const hours = [0, 2, 4, 6, 8, 10, 12].map((tick) =>
    text(x(tick), plot.bottom + 22, String(tick)),
  );
  return (
    axis('Sales in thousands of euros', [0, 10, 20, 30, 40, 50, 60, 70], y) +
    dots.join('') +
    hours.join('') +
    text(x(12) + 16, y(62) + 6, 'A', 'start', 'font-weight="bold"') +
    text((plot.left + plot.right) / 2, plot.bottom + 48, 'Hours of training') +
    baseline
  );
}

const satisfied: Bars = {
  title: 'Satisfied customers in per cent',
  ticks: [95, 96, 97, 98, 99],
  bars: [
    ['2024', 96],
    ['2025', 98],
  ],
};
const deliveries: Bars = {
  title: 'Number of orders, of 100',
  ticks: [0, 10, 20, 30, 40],
  bars: [35, 30, 15, 8, 5, 4, 3].map((orders, day) => [String(day + 1), orders]),
  below: 'Days until delivery',
};

await save('cut-axis.png', bars(satisfied));
await save('delivery-days.png', bars(deliveries));
await save('same-season.png', visitsByMonth());
await save('one-point.png', salesByTraining());
