import type { SeededRandom } from '../statistics/random.ts';
import { type SeriesPlan, makeSeries } from './figure-series.ts';
import { makeMatrix, type MatrixPlan, type PanelItem } from './matrix.ts';
import { makeNumbers, type NumberItem, type Stream } from './numbers.ts';
import { makePair, type PairPlan } from './pair.ts';
import { difficultyOf, type Rule } from './rules.ts';

export type Section = 'analogy' | 'sequence';
export type Layout = 'pair' | 'matrix' | 'figures' | 'numbers';

/** Items that follow the same rules, whatever figures or numbers they have. */
export interface Family {
  /** Stays with the family for good: answers are counted by it. */
  code: string;
  layout: Layout;
  rules: readonly Rule[];
  /** Lines lie across each other. */
  overlap: boolean;
  /** Expected difficulty, in standard deviations of ability. */
  b: number;
  make: (random: SeededRandom) => PanelItem | NumberItem;
}

type Made = Omit<Family, 'code' | 'b'>;

const pair = (rules: readonly Rule[], plan: PairPlan): Made => ({
  layout: 'pair',
  rules,
  overlap: 'strokes' in plan,
  make: (random) => makePair(random, plan),
});

const matrix = (rules: readonly Rule[], plan: MatrixPlan): Made => ({
  layout: 'matrix',
  rules,
  overlap: 'strokes' in plan,
  make: (random) => makeMatrix(random, plan),
});

const figures = (rules: readonly Rule[], plan: SeriesPlan, shown = 5): Made => ({
  layout: 'figures',
  rules,
  overlap: false,
  make: (random) => makeSeries(random, plan, shown),
});

const numbers = (rules: readonly Rule[], streams: readonly Stream[], shown: number): Made => ({
  layout: 'numbers',
  rules,
  overlap: false,
  make: (random) => makeNumbers(random, streams, shown),
});

function family([code, made]: readonly [string, Made]): Family {
  return { code, ...made, b: difficultyOf(made.rules, made.overlap) };
}

/** In the order in which they are asked: from easy to hard. */
export const families: Readonly<Record<Section, readonly Family[]>> = {
  analogy: (
    [
      ['AP1', pair(['progression'], { shape: 'keep', fill: 'alike' })],
      ['AM1', matrix(['progression'], { shape: 'rows', scale: 'step' })],
      ['AP2', pair(['increment'], { count: 'more', shape: 'keep', fill: 'same' })],
      ['AM2', matrix(['distribution'], { shape: 'three', fill: 'same' })],
      [
        'AP3',
        pair(['progression', 'progression'], { pointer: 'same', turn: 'step', fill: 'alike' }),
      ],
      ['AM3', matrix(['combination'], { cells: 'add', shape: 'same', fill: 'same' })],
      ['AP4', pair(['progression', 'increment'], { pointer: 'same', count: 'more', turn: 'step' })],
      ['AM4', matrix(['exclusiveOr'], { cells: 'exclusive', shape: 'same', fill: 'same' })],
      ['AP5', pair(['distribution', 'progression'], { outer: 'swap', innerFill: 'alike' })],
      ['AP6', pair(['combination'], { strokes: 'add' })],
      [
        'AM5',
        matrix(['increment', 'distribution'], { count: 'more', shape: 'three', fill: 'same' }),
      ],
      ['AM6', matrix(['distribution', 'distribution'], { shape: 'three', fill: 'three' })],
      [
        'AM7',
        matrix(['combination', 'distribution'], {
          cells: 'subtract',
          shape: 'three',
          fill: 'same',
        }),
      ],
      [
        'AM8',
        matrix(['exclusiveOr', 'distribution'], {
          cells: 'exclusive',
          shape: 'same',
          fill: 'three',
        }),
      ],
      ['AM9', matrix(['combination', 'distribution'], { strokes: 'add', frame: 'three' })],
      ['AM10', matrix(['exclusiveOr', 'distribution'], { strokes: 'exclusive', frame: 'three' })],
      [
        'AM11',
        matrix(['distribution', 'distribution', 'distribution'], {
          outer: 'three',
          inner: 'three',
          innerFill: 'three',
        }),
      ],
      [
        'AM12',
        matrix(['combination', 'distribution', 'increment'], {
          strokes: 'subtract',
          frame: 'three',
          tally: 'more',
        }),
      ],
      [
        'AM13',
        matrix(['exclusiveOr', 'distribution', 'distribution'], {
          cells: 'exclusive',
          shape: 'three',
          fill: 'three',
        }),
      ],
      [
        'AM14',
        matrix(['exclusiveOr', 'distribution', 'increment'], {
          strokes: 'exclusive',
          frame: 'three',
          tally: 'more',
        }),
      ],
    ] as const
  ).map(family),
  sequence: (
    [
      ['SN1', numbers(['progression'], ['plus'], 5)],
      ['SF1', figures(['increment'], { count: 'more', shape: 'same', fill: 'same' })],
      ['SN2', numbers(['increment'], ['times'], 5)],
      ['SN3', numbers(['secondDifference'], ['growing'], 6)],
      ['SF2', figures(['distribution'], { shape: 'three', fill: 'same' })],
      ['SF3', figures(['progression', 'progression'], { hand: 'step', dot: 'step' })],
      ['SN4', numbers(['chain'], ['chain'], 6)],
      ['SF4', figures(['secondDifference', 'progression'], { hand: 'step', dot: 'grow' })],
      ['SN5', numbers(['twoOperations'], ['timesPlus'], 5)],
      ['SN6', numbers(['interleaved', 'progression', 'progression'], ['plus', 'plus'], 8)],
      [
        'SF5',
        figures(
          ['interleaved', 'progression', 'progression'],
          { pointer: 'two', turn: 'apart' },
          6,
        ),
      ],
      [
        'SF6',
        figures(['increment', 'distribution'], { count: 'more', fill: 'three', shape: 'same' }),
      ],
      ['SN7', numbers(['interleaved', 'progression', 'secondDifference'], ['growing', 'plus'], 10)],
      [
        'SF7',
        figures(
          ['interleaved', 'progression', 'progression', 'progression'],
          { hand: 'apart', dot: 'step' },
          6,
        ),
      ],
      ['SN8', numbers(['twoOperations', 'secondDifference'], ['timesGrowing'], 6)],
      [
        'SF8',
        figures(['alternatingCoefficients', 'distribution'], {
          hand: 'alternate',
          dot: 'same',
          fill: 'three',
        }),
      ],
      [
        'SF9',
        figures(['secondDifference', 'secondDifference', 'distribution'], {
          hand: 'grow',
          dot: 'grow',
          fill: 'three',
        }),
      ],
      [
        'SN9',
        numbers(['interleaved', 'twoOperations', 'secondDifference'], ['timesPlus', 'growing'], 10),
      ],
      ['SN10', numbers(['interleaved', 'chain', 'twoOperations'], ['timesPlus', 'chain'], 10)],
      [
        'SN11',
        numbers(['interleaved', 'alternatingCoefficients', 'chain'], ['alternating', 'chain'], 10),
      ],
    ] as const
  ).map(family),
};
