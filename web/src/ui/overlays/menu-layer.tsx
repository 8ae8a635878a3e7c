import { Menu as Base } from '@base-ui/react/menu';
import { type ComponentProps, type FocusEvent, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from '../text/icons.tsx';
import type { MenuChoicesProps, MenuItemProps, MenuProps } from './menu.tsx';

const itemFace =
  'flex min-h-8.5 w-full items-center gap-2 rounded-small px-2 py-1 text-left text-small leading-snug text-ink no-underline outline-none select-none pointer-coarse:min-h-11 data-highlighted:bg-accent-soft data-disabled:text-muted forced-colors:data-highlighted:outline-2';

/** Who opens it by keyboard stands on the first entry; the library gives the focus to the menu, as for a pointer. */
function toFirstEntry({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget || !target.matches(':focus-visible')) return;
  target.querySelector<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')?.focus();
}

/** Open from the start: it comes when it is asked for. */
export function MenuLayer({ trigger, width = 200, align = 'end', children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // It has taken the place of one that had the focus. A dialog that an entry opens gives it back to where it was before the menu.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Base.Root modal={false} defaultOpen>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Base.Popup
            style={{ width }}
            onFocus={toFirstEntry}
            className="max-h-(--available-height) overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-float transition-opacity duration-120 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export function MenuItemLayer({ danger, ...rest }: MenuItemProps) {
  return <Base.Item className={`${itemFace} ${danger ? 'text-bad' : ''}`} {...rest} />;
}

export function MenuLinkLayer(props: ComponentProps<'a'>) {
  return <Base.LinkItem closeOnClick {...props} className={itemFace} />;
}

export function MenuSeparatorLayer() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}

export function MenuChoicesLayer<V extends string>(props: MenuChoicesProps<V>) {
  const { label, choices, value, onValue } = props;
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={onValue}>
      {choices.map((choice) => (
        <Base.RadioItem
          key={choice.value}
          value={choice.value}
          lang={choice.lang}
          closeOnClick
          className={itemFace}
        >
          {choice.label}
          {choice.value === value && <CheckIcon className="ml-auto" />}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}
