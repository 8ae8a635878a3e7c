import { Menu as Base } from '@base-ui/react/menu';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

const itemFace =
  'flex min-h-8.5 w-full items-center gap-2 rounded-small px-2 py-1 text-left text-small leading-snug text-ink no-underline outline-none select-none pointer-coarse:min-h-11 data-highlighted:bg-accent-soft data-disabled:text-muted forced-colors:data-highlighted:outline-2';

export interface MenuProps {
  /** The button that opens it: an element that takes props and a ref, such as `<Button>`. */
  trigger: ReactElement;
  /** Width in pixels. */
  width?: number;
  align?: 'start' | 'end';
  /** Open from the start, when it was asked for before it was there. */
  defaultOpen?: boolean;
  children: ReactNode;
}

export function Menu({ trigger, width = 200, align = 'end', defaultOpen, children }: MenuProps) {
  return (
    <Base.Root modal={false} {...(defaultOpen && { defaultOpen })}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Base.Popup
            style={{ width }}
            className="max-h-(--available-height) overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-float transition-opacity duration-120 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function MenuItem({ danger, ...rest }: MenuItemProps) {
  return <Base.Item className={`${itemFace} ${danger ? 'text-bad' : ''}`} {...rest} />;
}

/** A menu entry that goes to another screen. */
export const MenuLink = createLink((props: ComponentProps<'a'>) => (
  <Base.LinkItem closeOnClick {...props} className={itemFace} />
));

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}

/** A line that names whose menu it is. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className="truncate px-2 py-1.5 text-small text-muted">{children}</div>;
}
