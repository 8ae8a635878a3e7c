import { createLink } from '@tanstack/react-router';
import { cloneElement, createElement, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { latePart } from '../../lib/late-part.ts';
import { useLatePart } from './use-late-part.ts';

const layer = latePart(() => import('./menu-layer.tsx'));

export interface MenuProps {
  /** The button that opens it: an element that takes props and a ref, such as `<Button>`. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Width in pixels. */
  width?: number;
  align?: 'start' | 'end';
  /** Open from the start, when it was asked for before it was there. */
  defaultOpen?: boolean;
  children: ReactNode;
}

/** Until it is asked for the first time, its button stands alone. */
export function Menu({ defaultOpen = false, ...menu }: MenuProps) {
  const [wanted, setWanted] = useState(defaultOpen);
  const there = useLatePart(layer, wanted, () => setWanted(false));
  if (wanted && there) return createElement(there.MenuLayer, menu);
  return cloneElement(menu.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': wanted,
    onClick: () => setWanted(true),
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      menu.trigger.props.onKeyDown?.(event);
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setWanted(true);
    },
  });
}

export interface MenuItemProps {
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const there = layer.found();
  return there && createElement(there.MenuItemLayer, props);
}

/** A menu entry that goes to another screen. */
export const MenuLink = createLink((props: ComponentProps<'a'>) => {
  const there = layer.found();
  return there && createElement(there.MenuLinkLayer, props);
});

export function MenuSeparator() {
  const there = layer.found();
  return there && createElement(there.MenuSeparatorLayer);
}

export interface MenuChoicesProps<V extends string> {
  label: string;
  choices: readonly { value: V; label: string; lang?: string }[];
  value: V;
  onValue: (value: V) => void;
}

/** Entries of which one holds. */
export function MenuChoices<V extends string>(props: MenuChoicesProps<V>) {
  const there = layer.found();
  return there && createElement(there.MenuChoicesLayer<V>, props);
}

/** A line that names whose menu it is. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className="truncate px-2 py-1.5 text-small text-muted">{children}</div>;
}
