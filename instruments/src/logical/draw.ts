import type { Figure, Mark, MarkFill, MarkShape } from '@assay/contract/figures';
import { upTo } from './chance.ts';
import { membersOf, type Panel } from './panel.ts';

/*
 * From attributes to marks and words. Words say what is to be seen and nothing of what it is for; every figure of an
 * item is described to the same depth.
 */

const shapes = ['circle', 'triangle', 'square', 'hexagon', 'star', 'cross'] as const;
const shapePlurals = ['circles', 'triangles', 'squares', 'hexagons', 'stars', 'crosses'] as const;
const pointers = ['arrow', 'dart', 'half'] as const;
const pointerWords = ['arrow', 'dart', 'half disc'] as const;
const fills = ['empty', 'striped', 'solid'] as const satisfies MarkFill[];
const scales = [16, 28, 40] as const;
const scaleWords = ['small', 'medium', 'large'] as const;
const numbers = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const directions = [
  'up',
  'up right',
  'right',
  'down right',
  'down',
  'down left',
  'left',
  'up left',
] as const;
const places = [
  'top left',
  'top',
  'top right',
  'left',
  'middle',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
] as const;
const strokes: readonly [MarkShape, size: number, turn: number, words: string][] = [
  ['bar', 28, 0, 'upright line'],
  ['bar', 28, 90, 'level line'],
  ['bar', 28, 45, 'rising line'],
  ['bar', 28, 135, 'falling line'],
  ['circle', 11, 0, 'circle'],
  ['square', 21, 0, 'square'],
];
const frames = ['circle', 'square', 'hexagon', 'diamond'] as const;

/** As on dice, but six in two rows of three. */
const arrangements: readonly (readonly [x: number, y: number][])[] = [
  [[50, 50]],
  [
    [28, 50],
    [72, 50],
  ],
  [
    [50, 27],
    [26, 70],
    [74, 70],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [24, 24],
    [76, 24],
    [50, 50],
    [24, 76],
    [76, 76],
  ],
  [
    [20, 33],
    [50, 33],
    [80, 33],
    [20, 67],
    [50, 67],
    [80, 67],
  ],
];

interface Drawing {
  marks: Mark[];
  words: string;
}

const listed = (words: readonly string[]) =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`;

const middle = [50, 50];

const tenth = (value: number) => Math.round(value * 10) / 10;

function pointOnDial(eighth: number, radius: number): [number, number] {
  const angle = (eighth * Math.PI) / 4;
  return [tenth(50 + radius * Math.sin(angle)), tenth(50 - radius * Math.cos(angle))];
}

function single({ shape, pointer, scale, turn, fill = 0 }: Panel): Drawing {
  const size = scales[scale ?? 2] ?? 40;
  const look = [scale === undefined ? [] : [scaleWords[scale]], fills[fill]].flat().join(' ');
  const degrees = 45 * (turn ?? 0);
  const filled = fills[fill] ?? 'empty';
  if (pointer !== undefined) {
    const drawn = pointers[pointer] ?? 'arrow';
    return {
      marks: [[drawn, size, filled, degrees, middle]],
      words: `${look} ${pointerWords[pointer]} pointing ${directions[turn ?? 0]}`,
    };
  }
  return {
    marks: [[shapes[shape ?? 0] ?? 'circle', size, filled, 0, middle]],
    words: `${look} ${shapes[shape ?? 0]}`,
  };
}

function copies({ shape = 0, pointer, turn = 0, count = 0, fill = 0 }: Panel): Drawing {
  const drawn = pointer === undefined ? shapes[shape] : pointers[pointer];
  const degrees = pointer === undefined ? 0 : 45 * turn;
  const points = (arrangements[count] ?? []).flat();
  const marks: Mark[] = [[drawn ?? 'circle', 12, fills[fill] ?? 'empty', degrees, points]];
  const many = count > 0 ? 's' : '';
  const name =
    pointer === undefined
      ? (count > 0 ? shapePlurals : shapes)[shape]
      : `${pointerWords[pointer]}${many} pointing ${directions[turn]}`;
  return { marks, words: `${numbers[count]} ${fills[fill]} ${name}` };
}

function nested({ outer = 0, inner = 0, innerFill = 0 }: Panel): Drawing {
  return {
    marks: [
      [shapes[outer] ?? 'circle', 42, 'empty', 0, middle],
      [shapes[inner] ?? 'circle', 12, fills[innerFill] ?? 'empty', 0, middle],
    ],
    words: `${fills[innerFill]} ${shapes[inner]} inside a large ${shapes[outer]}`,
  };
}

function grid({ cells = 0, shape = 0, fill = 0 }: Panel): Drawing {
  const members = membersOf(cells);
  const points = members.flatMap((cell) => [20 + 30 * (cell % 3), 20 + 30 * Math.floor(cell / 3)]);
  const at = listed(members.map((cell) => places[cell] ?? ''));
  const what = (members.length === 1 ? shapes : shapePlurals)[shape];
  return {
    marks: [
      ['grid', 45, 'empty', 0, middle],
      [shapes[shape] ?? 'circle', 12, fills[fill] ?? 'empty', 0, points],
    ],
    words: members.length === 0 ? 'empty grid' : `${fills[fill]} ${what} at ${at}`,
  };
}

function crossed({ strokes: set = 0, frame }: Panel): Drawing {
  const members = membersOf(set).flatMap((stroke) => {
    const drawn = strokes[stroke];
    return drawn ? [drawn] : [];
  });
  const lines = members.map(([shape, size, turn]): Mark => [shape, size, 'empty', turn, middle]);
  const words = members.length === 0 ? 'nothing' : listed(members.map((drawn) => drawn[3]));
  if (frame === undefined) return { marks: lines, words };
  return {
    marks: [[frames[frame] ?? 'circle', 46, 'empty', 0, middle], ...lines],
    words: `${words} inside a large ${frames[frame]}`,
  };
}

function dial({ hand, dot, fill = 2 }: Panel): Drawing {
  const marks: Mark[] = [['ring', 32, 'empty', 0, middle]];
  const words: string[] = [];
  if (hand !== undefined) {
    marks.push(['hand', 28, 'solid', 45 * hand, middle]);
    words.push(`hand pointing ${directions[hand]}`);
  }
  if (dot !== undefined) {
    marks.push(['circle', 7, fills[fill] ?? 'solid', 0, pointOnDial(dot, 42)]);
    words.push(`${fills[fill]} dot at ${directions[dot]}`);
  }
  return { marks, words: `dial, ${listed(words)}` };
}

function mainPart(panel: Panel): Drawing {
  if (panel.cells !== undefined) return grid(panel);
  if (panel.strokes !== undefined) return crossed(panel);
  if (panel.hand !== undefined || panel.dot !== undefined) return dial(panel);
  if (panel.inner !== undefined) return nested(panel);
  return panel.count === undefined ? single(panel) : copies(panel);
}

/** The drawing of a panel, with its description. */
export function drawPanel(panel: Panel): Figure {
  const { marks, words } = mainPart(panel);
  if (panel.tally === undefined) return { text: words, marks };
  const count = panel.tally + 1;
  // The drawing moves up and shrinks to make room for the row of dots.
  const smaller = marks.map(
    ([shape, size, fill, turn, points]): Mark => [
      shape,
      tenth(size * 0.8),
      fill,
      turn,
      points.map((place, at) => tenth((at % 2 === 0 ? 50 : 41) + (place - 50) * 0.8)),
    ],
  );
  const points = upTo(count).flatMap((at) => [50 + 15 * (at - (count - 1) / 2), 93]);
  const dots: Mark = ['circle', 4, 'solid', 0, points];
  const noun = count === 1 ? 'dot' : 'dots';
  return { text: `${words}, ${numbers[panel.tally]} ${noun} below`, marks: [...smaller, dots] };
}
