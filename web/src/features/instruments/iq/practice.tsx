import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FigureDrawing } from '../../../ui/figure/figure-drawing.tsx';
import { PuzzleStem } from '../../../ui/figure/puzzle-stem.tsx';
import { OptionList } from '../option-list.tsx';
import type { PracticeItem } from './own-results.ts';
import { usePuzzleWords } from './use-words.ts';

/** Questions to try, one after the other, without a clock and as often as somebody likes. */
export function Practice({ items }: { items: readonly PracticeItem[] }) {
  const [place, setPlace] = useState(0);
  const item = items[place];
  const [number, total] = [place + 1, items.length];
  return (
    <div className="grid gap-5">
      {item && <PracticePuzzle key={item.puzzle.id} item={item} number={number} total={total} />}
      <div className="flex flex-wrap justify-between gap-3">
        <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
          <Trans>Previous example</Trans>
        </Button>
        <Button disabled={number === total} onClick={() => setPlace(place + 1)}>
          <Trans>Next example</Trans>
        </Button>
      </div>
    </div>
  );
}

function PracticePuzzle({
  item,
  number,
  total,
}: {
  item: PracticeItem;
  number: number;
  total: number;
}) {
  const { t } = useLingui();
  const { puzzle, right, explanation } = item;
  const { task, stem } = usePuzzleWords()(puzzle.layout);
  const [index, setIndex] = useState<number>();
  const [solved, setSolved] = useState(false);
  const pick = (chosen: number) => {
    setIndex(chosen);
    if (chosen === right) setSolved(true);
  };
  const choice = {
    index,
    unsaved: false,
    leaving: false,
    pick,
    move: pick,
    confirm: () => undefined,
    back: () => undefined,
  };
  const beside = puzzle.layout === 'pair' || puzzle.layout === 'matrix';
  return (
    <section aria-label={t`Example ${number} of ${total}`}>
      <p className="text-small text-muted">
        <Trans>
          Example {number} of {total}
        </Trans>
      </p>
      <p className="mb-4 text-option">{task}</p>
      <div
        className={
          beside ? 'grid items-start gap-6 md:grid-cols-[13rem_minmax(0,1fr)]' : 'grid gap-6'
        }
      >
        <PuzzleStem
          layout={puzzle.layout}
          stem={puzzle.stem}
          label={stem}
          missing={t`Empty place: this is what you are looking for`}
        />
        <OptionList
          layout="pictures"
          hue="logical"
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
                className={option.marks ? 'mx-auto mt-4 max-w-24' : 'block text-center text-title'}
              />
            ),
          }))}
        />
      </div>
      <div role="status" className="mt-4 min-h-18">
        {solved ? (
          <p>
            <strong className="text-good">
              {index === right ? <Trans>Right.</Trans> : <Trans>The solution.</Trans>}
            </strong>{' '}
            {explanation}
          </p>
        ) : (
          index !== undefined && (
            <p>
              <Trans>Not this one. Try another, as often as you like.</Trans>
            </p>
          )
        )}
      </div>
      {!solved && (
        <Button
          look="plain"
          onClick={() => {
            setIndex(right);
            setSolved(true);
          }}
        >
          <Trans>Show the solution</Trans>
        </Button>
      )}
    </section>
  );
}
