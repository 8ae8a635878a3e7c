import { Trans, useLingui } from '@lingui/react/macro';
import { Combobox } from '@base-ui/react/combobox';
import { ChevronDownIcon, CloseIcon } from '../text/icons.tsx';

export interface FoundChoice {
  value: number;
  label: string;
}

interface SearchChoiceProps {
  label: string;
  /** What no choice means. */
  placeholder: string;
  chosen: FoundChoice | null;
  /** What fits the text that was searched for; undefined until that is known. */
  found: readonly FoundChoice[] | undefined;
  onSearch: (text: string) => void;
  onChoose: (value: number | undefined) => void;
  className?: string;
}

/** One of too many for a list: a part of its name is typed, and others search for it. */
export function SearchChoice(props: SearchChoiceProps) {
  const { t } = useLingui();
  const { label, placeholder, chosen, found, onSearch, onChoose, className = '' } = props;
  return (
    <Combobox.Root<FoundChoice>
      items={found ?? []}
      filter={null}
      value={chosen}
      isItemEqualToValue={(one, other) => one.value === other.value}
      onInputValueChange={(text, { reason }) => onSearch(reason === 'input-change' ? text : '')}
      onValueChange={(choice) => onChoose(choice?.value)}
    >
      <div className={`relative ${className}`}>
        <Combobox.Trigger aria-label={label} className="control truncate pr-9 text-left">
          <Combobox.Value placeholder={placeholder} />
        </Combobox.Trigger>
        {chosen ? (
          <Combobox.Clear
            aria-label={placeholder}
            className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-muted hover:text-ink"
          >
            <CloseIcon />
          </Combobox.Clear>
        ) : (
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
        )}
      </div>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-float">
            <Combobox.Input
              aria-label={t`Search: ${label}`}
              placeholder={t`Part of the name`}
              maxLength={120}
              className="control mb-1"
            />
            <Combobox.Status className="text-small text-muted">
              {found?.length === 0 && (
                <span className="block px-2 py-1.5">
                  <Trans>Nothing fits.</Trans>
                </span>
              )}
            </Combobox.Status>
            <Combobox.List aria-label={label}>
              {(one: FoundChoice) => (
                <Combobox.Item
                  key={one.value}
                  value={one}
                  className="min-h-8.5 rounded-small px-2 py-1.5 text-small leading-snug [overflow-wrap:anywhere] outline-none select-none pointer-coarse:min-h-11 data-highlighted:bg-accent-soft forced-colors:data-highlighted:outline-2"
                >
                  {one.label}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
