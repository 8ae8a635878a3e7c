import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import type { PracticeItem } from './own-results.ts';
import { PuzzleArea } from '../take/puzzle-area.tsx';
import { usePuzzleWords } from '../take/use-words.ts';

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
  const { task } = usePuzzleWords()(puzzle.layout);
  const [index, setIndex] = useState<number>();
  const [solved, setSolved] = useState<'found' | 'shown'>();
  const pick = (chosen: number) => {
    setIndex(chosen);
    if (chosen === right) setSolved((before) => before ?? 'found');
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
  return (
    <section aria-label={t`Example ${number} of ${total}`}>
      <p className="text-small text-muted">
        <Trans>
          Example {number} of {total}
        </Trans>
      </p>
      <p className="mb-4 text-option">{task}</p>
      <PuzzleArea puzzle={puzzle} choice={choice} />
      <div role="status" className="mt-4 min-h-18">
        {solved ? (
          <p>
            <strong className="text-good">
              {solved === 'found' ? <Trans>Correct.</Trans> : <Trans>This is the solution.</Trans>}
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
            setSolved('shown');
          }}
        >
          <Trans>Show the solution</Trans>
        </Button>
      )}
    </section>
  );
}
