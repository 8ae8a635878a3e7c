import { maxSubjects } from '@assay/contract/campaign-people';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { counted } from '../../../lib/numbers.ts';
import { useNarrow } from '../../../lib/use-narrow.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { SelectionFrame } from '../../../ui/tables/selection-frame.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ChevronDownIcon } from '../../../ui/text/icons.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { toastFailure } from '../../../ui/overlays/toast.tsx';
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
  /** How many of the campaign still have a test to do; 0 where no one can be reminded. */
  waiting: number;
  /** Absent for everyone who has not completed their tests. */
  onRemind: (people?: readonly CampaignSubject[]) => void;
  /** Absent where there are no stages. */
  onMove?: () => void;
  onLabel: () => void;
  onRemove: () => void;
  /** What else can be done with those selected; in a narrow window, entries of a menu. */
  children?: ReactNode;
}

/** Selects a page or everyone found, and offers what can be done with those selected; then it stays in view. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, page, filter, total, waiting, onRemind, onMove, onLabel } = props;
  const { t } = useLingui();
  const [found, setFound] = useState(0);
  const narrow = useNarrow();
  const count = selection.people.length;
  const whole = page.length > 0 && page.every(selection.has);
  const more = whole && count < total && total <= maxSubjects;
  const [all, soFar] = [counted(total), counted(found)];

  const { pending, run: chooseAll } = useSending(async () => {
    setFound(page.length);
    // They are selected already, unless somebody is taken off while the others are being read.
    const before = new Set(page.map(({ id }) => id));
    const everybody = await everybodyOf(filter, setFound);
    selection.set(
      everybody.filter(({ id }) => !before.has(id)),
      true,
    );
  }, toastFailure);

  return (
    <SelectionFrame count={count} whole={whole} onPage={(wanted) => selection.set(page, wanted)}>
      {more && (
        <Button look="plain" pending={pending} onClick={() => void chooseAll()}>
          {pending ? t`Selecting ${soFar} of ${all}` : t`Select all ${all}`}
        </Button>
      )}
      {count === 0 && waiting > 0 && (
        <Button className="ml-auto max-sm:ml-0 max-sm:w-full" onClick={() => onRemind()}>
          <Plural value={waiting} one="Remind # person" other="Remind # people" />
        </Button>
      )}
      {count > 0 && (
        <>
          {/* While the others are being read, whatever is done would be done with this page alone. */}
          <span
            inert={pending}
            className="ml-auto flex flex-wrap gap-2 inert:opacity-55 max-sm:order-last max-sm:ml-0 max-sm:w-full"
          >
            {waiting > 0 && (
              <Button onClick={() => onRemind(selection.people)}>
                <Trans>Remind</Trans>
              </Button>
            )}
            {onMove && (
              <Button onClick={onMove}>
                <Trans>Move</Trans>
              </Button>
            )}
            <Button onClick={onLabel}>
              <Trans>Label</Trans>
            </Button>
            {narrow ? (
              <Menu
                width={232}
                trigger={
                  <Button>
                    <Trans>More</Trans>
                    <ChevronDownIcon />
                  </Button>
                }
              >
                {props.children}
                <MenuItem onClick={props.onRemove}>
                  <Trans>Remove</Trans>
                </MenuItem>
              </Menu>
            ) : (
              <>
                {props.children}
                <Button onClick={props.onRemove}>
                  <Trans>Remove</Trans>
                </Button>
              </>
            )}
          </span>
          <Button
            look="plain"
            className="max-sm:ml-auto"
            disabled={pending}
            onClick={selection.clear}
          >
            <Trans>Clear</Trans>
          </Button>
        </>
      )}
    </SelectionFrame>
  );
}
