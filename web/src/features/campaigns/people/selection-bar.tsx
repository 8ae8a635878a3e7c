import { maxSubjects } from '@assay/contract/campaign-people';
import { useState } from 'react';
import { counted } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { toastFailure } from '../../../ui/toast.tsx';
import type { CampaignSubject } from '../api.ts';
import { everybodyOf } from './people-api.ts';
import type { PeopleFilter } from './people-api.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  /** The people of this page. */
  page: readonly CampaignSubject[];
  filter: PeopleFilter;
  /** How many the filter finds on all pages. */
  total: number;
  /** How many of the campaign have a test to do still; 0 where nobody can be reminded. */
  waiting: number;
  /** Absent for everybody who has not finished. */
  onRemind: (people?: readonly CampaignSubject[]) => void;
  onLabel: () => void;
  onRemove: () => void;
}

/** Chooses a page or everybody found, and says what can be done with who is chosen. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, page, filter, total, waiting, onRemind, onLabel, onRemove } = props;
  const [found, setFound] = useState<number>();
  const count = selection.people.length;
  const whole = page.length > 0 && page.every(selection.has);
  const more = whole && count < total && total <= maxSubjects;

  async function chooseAll() {
    setFound(page.length);
    try {
      selection.set(await everybodyOf(filter, setFound), true);
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setFound(undefined);
    }
  }

  return (
    <div
      role="group"
      aria-label="Selected people"
      className={`flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-1.5 text-small print:hidden ${count > 0 ? 'bg-accent-soft' : 'text-muted'}`}
    >
      <label className="flex min-h-7 items-center gap-3 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="choice"
          checked={whole}
          onChange={({ target }) => selection.set(page, target.checked)}
        />
        <span aria-live="polite">
          {count > 0 ? `${counted(count)} selected` : 'Select this page'}
        </span>
      </label>
      {more && (
        <Button look="plain" pending={found !== undefined} onClick={() => void chooseAll()}>
          {found === undefined
            ? `Select all ${counted(total)}`
            : `Selecting ${counted(found)} of ${counted(total)}`}
        </Button>
      )}
      {count === 0 && waiting > 0 && (
        <Button className="ml-auto max-sm:ml-0 max-sm:w-full" onClick={() => onRemind()}>
          Remind {counted(waiting)} not finished
        </Button>
      )}
      {count > 0 && (
        <span className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
          {waiting > 0 && <Button onClick={() => onRemind(selection.people)}>Remind</Button>}
          <Button onClick={onLabel}>Label</Button>
          <Button onClick={onRemove}>Remove</Button>
          <Button look="plain" onClick={selection.clear}>
            Clear
          </Button>
        </span>
      )}
    </div>
  );
}
