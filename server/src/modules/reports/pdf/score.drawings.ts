import type { Language } from '@assay/contract/languages';
import type { ReportScale } from '@assay/contract/personality-reports';
import type { CanvasElement, Content } from 'pdfmake/interfaces.js';
import { type Message, say } from '../../../platform/words/message.ts';
import { colours } from './report.theme.ts';
import { number, range } from './report.words.ts';
import { drawingMessages } from './words/drawing-messages.data.ts';
import { sharedMessages } from './words/shared-messages.data.ts';

/** Of a line from T 20 to 80, in points. */
export const lineWidth = 146;
const lineHeight = 13;
const middle = lineHeight / 2;

const place = (t: number) => (lineWidth * (Math.min(80, Math.max(20, t)) - 20)) / 60;

/** A dot on a line from T 20 to 80 with its 95 % band, the average range behind it, the profile as a thin mark. */
export function scoreLine(
  { t, interval, target }: Pick<ReportScale, 't' | 'interval' | 'target'>,
  language: Language,
  color: string = colours.violet,
): Content {
  const [from, to] = interval;
  const value = number(t, 0, language);
  const line = drawingMessages.onLine({ ...ends, value, range: range(interval, language) });
  return {
    alternative: withMark(line, target, language),
    canvas: [
      bar(place(45), 1, place(55) - place(45), lineHeight - 2, { color: colours.range, r: 2 }),
      bar(0, middle - 0.5, lineWidth, 1, { color: colours.line }),
      bar(place(from), middle - 2.6, place(to) - place(from), 5.2, {
        color,
        fillOpacity: 0.3,
        r: 2.6,
      }),
      ...markOf(target, lineHeight),
      dot(place(t), middle, 3.6, color),
    ],
  };
}

interface PairScore {
  t: number;
  interval: readonly [number, number];
}

/** Two people on the same line from T 20 to 80: a dot above, a ring below, each with its band. */
export function pairLine(
  scores: readonly [PairScore, PairScore],
  target: number | null,
  language: Language,
): Content {
  const height = 24;
  const color = colours.violet;
  const tracks = scores.flatMap(({ interval: [from, to] }, at) => {
    const y = 6.5 + 11 * at;
    return [
      bar(0, y - 0.5, lineWidth, 1, { color: colours.line }),
      bar(place(from), y - 2.2, place(to) - place(from), 4.4, { color, fillOpacity: 0.3, r: 2.2 }),
    ];
  });
  const [first, second] = scores;
  const line = drawingMessages.pairOnLine({
    ...ends,
    first: number(first.t, 0, language),
    firstRange: range(first.interval, language),
    second: number(second.t, 0, language),
    secondRange: range(second.interval, language),
  });
  return {
    alternative: withMark(line, target, language),
    canvas: [
      bar(place(45), 0, place(55) - place(45), height, { color: colours.range, r: 2 }),
      ...tracks,
      ...markOf(target, height),
      dot(place(first.t), 6.5, 3.4),
      { ...dot(place(second.t), 17.5, 2.6, '#ffffff'), lineColor: color, lineWidth: 1.8 },
    ],
  };
}

/** From the lowest to the highest of a team, with the average as a dot. */
export function spreadLine(
  {
    lowest,
    highest,
    mean,
    target,
  }: { lowest: number; highest: number; mean: number; target: number | null },
  language: Language,
): Content {
  const color = colours.violet;
  const length = Math.max(1, place(highest) - place(lowest));
  const line = drawingMessages.spreadOnLine({
    ...ends,
    lowest: number(lowest, 0, language),
    highest: number(highest, 0, language),
    mean: number(mean, 0, language),
  });
  return {
    alternative: withMark(line, target, language),
    canvas: [
      bar(place(45), 1, place(55) - place(45), lineHeight - 2, { color: colours.range, r: 2 }),
      bar(0, middle - 0.5, lineWidth, 1, { color: colours.line }),
      bar(place(lowest), middle - 2.6, length, 5.2, { color, fillOpacity: 0.3, r: 2.6 }),
      ...markOf(target, lineHeight),
      dot(place(mean), middle, 3.6),
    ],
  };
}

const ends = { least: '20', most: '80' };

function withMark(line: Message, target: number | null, language: Language): string {
  if (target === null) return say(language, line);
  return say(language, drawingMessages.withMark({ line, target: number(target, 0, language) }));
}

/** What a profile asks for, as a thin mark. */
function markOf(target: number | null, height: number): CanvasElement[] {
  if (target === null) return [];
  return [bar(place(target) - 0.6, 0, 1.2, height, { color: colours.ink, fillOpacity: 0.85 })];
}

/** A dot on a line from 0 to 100 of a scale that is compared with nobody. */
export function positionLine(position: number, language: Language): Content {
  const value = number(position, 0, language);
  return {
    alternative: say(language, drawingMessages.onLineAlone({ least: '0', most: '100', value })),
    canvas: [
      bar(0, middle - 0.5, lineWidth, 1, { color: colours.line }),
      dot((lineWidth * position) / 100, middle, 3.6),
    ],
  };
}

/** What stands above such lines; each line says its ends. */
export function scoreAxis(language: Language, words?: readonly [string, string, string]): Content {
  const marks = words
    ? ([
        [words[0], 'left'],
        [words[1], 'center'],
        [words[2], 'right'],
      ] as const)
    : ([
        ['20', 'left'],
        [say(language, sharedMessages.lower()), 'center'],
        ['50', 'center'],
        [say(language, sharedMessages.higher()), 'center'],
        ['80', 'right'],
      ] as const);
  return {
    columns: marks.map(([text, alignment]) => ({
      text,
      alignment,
      width: words || alignment === 'center' ? '*' : 14,
    })),
    columnGap: 0,
    style: 'tiny',
    alternative: '',
  };
}

interface Paint {
  color: string;
  fillOpacity?: number;
  /** Radius of the corners. */
  r?: number;
}

export function bar(x: number, y: number, w: number, h: number, paint: Paint): CanvasElement {
  return { type: 'rect', x, y, w, h, ...paint };
}

/** With a rim, so that it stands apart from its band. */
export function dot(
  x: number,
  y: number,
  r: number,
  color: string = colours.violet,
): CanvasElement {
  return { type: 'ellipse', x, y, r1: r, r2: r, color, lineColor: '#ffffff', lineWidth: 1.1 };
}
