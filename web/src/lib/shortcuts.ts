import { useEffect, useEffectEvent } from 'react';

export interface Shortcut {
  /** As `KeyboardEvent.key` names it, letters in lower case. */
  key: string;
  /** Together with ⌘ on a Mac and Ctrl elsewhere. A key without it can be switched off. */
  command?: boolean;
  /** What it does, for the list of shortcuts. */
  words: string;
  /** Left out where something on the page listens for itself, as a board does for arrow keys. */
  run?: () => void;
}

export interface ShownShortcuts {
  everywhere: Shortcut[];
  onPage: Shortcut[];
}

interface Options {
  /** It belongs to the frame of every screen, not to this one. */
  everywhere?: boolean;
}

const groups = new Set<Options & { list: () => readonly Shortcut[] }>();

/** Whether keys without Ctrl or ⌘ count: dictation and unsteady hands press them by accident. */
let singleKeys = true;

export function allowSingleKeys(allowed: boolean): void {
  singleKeys = allowed;
}

export function areSingleKeysAllowed(): boolean {
  return singleKeys;
}

/** Keys that do something as long as this is shown. Not in fields, menus and dialogs, which have keys of their own. */
export function useShortcuts(
  shortcuts: readonly Shortcut[],
  { everywhere = false }: Options = {},
): void {
  const latest = useEffectEvent(() => shortcuts);
  useEffect(() => {
    const list = () => latest();
    const group = { everywhere, list };
    const onKeyDown = (event: KeyboardEvent) => {
      const meant = list().find((shortcut) => shortcut.run && isMeant(event, shortcut));
      if (!meant) return;
      event.preventDefault();
      meant.run?.();
    };
    groups.add(group);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      groups.delete(group);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [everywhere]);
}

/** All that hold now, those of the page apart; not while something is drawn. */
export function shortcutsNow(): ShownShortcuts {
  const of = (wanted: boolean) =>
    [...groups].flatMap((group) => ((group.everywhere ?? false) === wanted ? group.list() : []));
  return { everywhere: of(true), onPage: of(false) };
}

type Keys = Pick<Shortcut, 'key' | 'command'>;
type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'defaultPrevented'
> & { isComposing?: boolean; target: unknown };

/** Whether a press is that of a command, wherever the focus is. */
export function isCommand(event: Omit<Pressed, 'target' | 'isComposing'>, key: string): boolean {
  const { ctrlKey, metaKey } = event;
  const held = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return held && !event.altKey && !event.shiftKey && event.key.toLowerCase() === key;
}

/** Whether this press means that shortcut. */
export function isMeant(event: Pressed, { key, command }: Keys): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (inLayer(event.target)) return false;
  if (command) return isCommand(event, key);
  if (!singleKeys || event.ctrlKey || event.metaKey || event.altKey) return false;
  // Signs need Shift on some keyboards; a letter with it is another letter.
  if (/^[a-z]$/.test(key) && event.shiftKey) return false;
  return event.key.toLowerCase() === key.toLowerCase() && !isTyping(event.target);
}

/** What lies above a page has keys of its own, and may hold what is not saved. */
function inLayer(target: unknown): boolean {
  return (
    isElement(target) &&
    target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null
  );
}

const notTyped = 'input:is([type=checkbox], [type=radio], [type=button], [type=submit])';

/** Whether a sign would be written, or would choose from a list. */
function isTyping(target: unknown): boolean {
  if (!isElement(target) || target.matches(notTyped)) return false;
  return (
    target.closest(
      'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox]',
    ) !== null
  );
}

function isElement(target: unknown): target is Element {
  return typeof (target as Element | null)?.closest === 'function';
}

/** Whether commands are given with ⌘. */
function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');
}

/** What is on the keys of a shortcut, in the order in which they are pressed. */
export function keysOf({ key, command }: Keys): string[] {
  const sign = arrows[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  if (!command) return [sign];
  return [isMac() ? '⌘' : 'Ctrl', sign];
}

const arrows: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
