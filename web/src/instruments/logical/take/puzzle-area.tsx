import type { LogicalQuestion } from '@assay/contract/logical';
import { useLingui } from '@lingui/react/macro';
import { FigureDrawing } from '../../../ui/figure/figure-drawing.tsx';
import { PuzzleStem } from '../../../ui/figure/puzzle-stem.tsx';
import { OptionList } from '../../../features/instruments/option-list.tsx';
import type { Choice } from '../../../features/instruments/use-choice.ts';
import { usePuzzleWords } from './use-words.ts';

interface PuzzleAreaProps {
  puzzle: Pick<LogicalQuestion, 'layout' | 'stem' | 'options'>;
  choice: Choice;
  /** On a page beside which nothing else stands. */
  wide?: boolean;
}

/** A puzzle and its options: beside each other when there is room and the puzzle is narrow. */
export function PuzzleArea({ puzzle, choice, wide = false }: PuzzleAreaProps) {
  const { t } = useLingui();
  const { stem } = usePuzzleWords()(puzzle.layout);
  const narrow = puzzle.layout === 'pair' || puzzle.layout === 'matrix';
  const columns = wide
    ? 'items-start gap-x-12 gap-y-7 lg:grid-cols-[20rem_minmax(0,1fr)]'
    : 'items-start gap-6 md:grid-cols-[13rem_minmax(0,1fr)]';
  const picture = wide ? 'mx-auto max-w-28 sm:max-w-32' : 'mx-auto max-w-24';
  return (
    <div className={`grid ${narrow ? columns : 'gap-6'}`}>
      <PuzzleStem
        layout={puzzle.layout}
        stem={puzzle.stem}
        label={stem}
        missing={t`Empty place: this is what you are looking for`}
        rowName={(row) => t`Row ${row}:`}
      />
      <OptionList
        layout="pictures"
        hue="blue"
        choice={choice}
        follows={false}
        legend={<span className="sr-only">{t`Options`}</span>}
        options={puzzle.options.map((option) => ({
          key: option.id,
          ...(option.marks && { name: option.text }),
          label: (
            <FigureDrawing
              figure={option}
              hidden
              className={option.marks ? picture : 'block text-center text-title'}
            />
          ),
        }))}
      />
    </div>
  );
}
