import { Combobox } from '@base-ui/react/combobox';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { ChevronDownIcon, CloseIcon } from '../text/icons.tsx';
import { Field } from './field.tsx';
import type { FieldFrame } from './field.tsx';

type Value = string | number;

export interface Choice<V extends Value = number> {
  value: V;
  label: string;
}

export interface ChoiceGroup<V extends Value = number> {
  /** Empty for choices that need no heading. */
  value: string;
  items: readonly Choice<V>[];
}

export interface SearchSelectProps<V extends Value> extends FieldFrame {
  groups: readonly ChoiceGroup<V>[];
  /** Of the choice, null for none. */
  value: V | null;
  onValue: (value: V | null) => void;
  onBlur?: () => void;
  /** What no choice means. */
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** One of a long list that is known: typing a part of the name leaves what fits. */
export function SearchSelect<V extends Value>(props: SearchSelectProps<V>) {
  const { groups, value, onValue, onBlur, placeholder, inputRef, ...frame } = props;
  const { t } = useLingui();
  const chosen = groups.flatMap(({ items }) => items).find((one) => one.value === value) ?? null;
  return (
    <Field {...frame}>
      {(wiring) => (
        <Combobox.Root<Choice<V>>
          items={groups as ChoiceGroup<V>[]}
          value={chosen}
          isItemEqualToValue={(one, other) => one.value === other.value}
          onValueChange={(choice) => onValue(choice?.value ?? null)}
          autoHighlight
          // Whatever the list is in: German and Spanish would tell o from ö and n from ñ, which not every keyboard has.
          locale="en"
        >
          <div className="relative">
            <Combobox.Input
              ref={inputRef}
              placeholder={placeholder}
              autoComplete="off"
              className="control truncate pr-11"
              onBlur={onBlur}
              onFocus={({ currentTarget }) => currentTarget.select()}
              {...wiring}
            />
            {chosen && frame.optional ? (
              <Combobox.Clear
                aria-label={placeholder}
                className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:w-11"
              >
                <CloseIcon />
              </Combobox.Clear>
            ) : (
              <Combobox.Trigger
                aria-label={t`Show the list`}
                className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:w-11"
              >
                <ChevronDownIcon />
              </Combobox.Trigger>
            )}
          </div>
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={6} collisionPadding={8} className="z-50 outline-none">
              <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-float">
                <Combobox.Empty className="px-2 py-1.5 text-small text-muted empty:hidden">
                  <Trans>Nothing fits.</Trans>
                </Combobox.Empty>
                <Combobox.List>
                  {(group: ChoiceGroup<V>) => (
                    <Combobox.Group key={group.value} items={group.items}>
                      {group.value && (
                        <Combobox.GroupLabel className="px-2 pt-2.5 pb-1 text-tiny font-medium text-muted">
                          {group.value}
                        </Combobox.GroupLabel>
                      )}
                      <Combobox.Collection>
                        {(one: Choice<V>) => (
                          <Combobox.Item
                            key={one.value}
                            value={one}
                            className="min-h-8.5 rounded-small px-2 py-1.5 leading-snug [overflow-wrap:anywhere] outline-none select-none pointer-coarse:min-h-11 data-highlighted:bg-accent-soft forced-colors:data-highlighted:outline-2"
                          >
                            {one.label}
                          </Combobox.Item>
                        )}
                      </Combobox.Collection>
                    </Combobox.Group>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
