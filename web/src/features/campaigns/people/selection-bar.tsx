import { maxSubjects } from '@assay/contract/campaign-people';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { counted } from '../../../lib/numbers.ts';
import { useNarrow } from '../../../lib/use-narrow.ts';
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
  const [found, setFound] = useState<number>();
  const narrow = useNarrow();
  const count = selection.people.length;
  const whole = page.length > 0 && page.every(selection.has);
  const more = whole && count < total && total <= maxSubjects;
  const [all, soFar] = [counted(total), counted(found ?? 0)];

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
      aria-label={t`Selected people`}
      className={`flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-1.5 text-small print:hidden ${count > 0 ? 'sticky top-0 z-30 bg-accent-soft' : 'text-muted'}`}
    >
      <label className="flex min-h-7 items-center gap-3 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="choice"
          checked={whole}
          onChange={({ target }) => selection.set(page, target.checked)}
        />
        {/* How many are selected stands in its place; what the box does stays its name. */}
        {count > 0 && <span className="sr-only">{t`Select all on this page`}</span>}
        <span aria-live="polite">
          {count > 0
            ? t`${plural(count, { one: '# selected', other: '# selected' })}`
            : t`Select all on this page`}
        </span>
      </label>
      {more && (
        <Button look="plain" pending={found !== undefined} onClick={() => void chooseAll()}>
          {found === undefined ? t`Select all ${all}` : t`Selecting ${soFar} of ${all}`}
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
            inert={found !== undefined}
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
            disabled={found !== undefined}
            onClick={selection.clear}
          >
            <Trans>Clear</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
