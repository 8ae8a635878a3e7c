import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Row {
  element: Element;
  list: Element;
  index: number;
  /** Which of its controls had the focus. */
  control: number;
}

interface Place {
  holder: Element;
  /** Not in a layer above the page, which goes as a whole and gives the focus back itself. */
  onPage: boolean;
  control: Element;
  /** The rows around the control, the innermost first. */
  rows: readonly Row[];
}

const controlFace = 'a[href], button, input, select, textarea';
const holders = new WeakSet<Element>();
/** Where the focus is, or was before a layer above the page took it. */
let place: Place | undefined;

/**
 * The `ref` of what has controls that go when they are pressed, as in a row that is removed. The focus that went with one comes
 * to the same control of the row that has taken its place, or of the last; without a row to the first control that is left.
 */
export function useKeptFocus<Holder extends HTMLElement>(): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  // Whatever was drawn: a row goes by a press, by an answer of the server or by a colleague.
  useLayoutEffect(() => {
    if (!holder.current) return;
    holders.add(holder.current);
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', remember);
    if (
      document.activeElement === document.body &&
      place?.holder === holder.current &&
      !isBehindDialog(holder.current)
    )
      afterRemoval()?.focus();
  });
  return holder;
}

/** Where the page takes nothing: a dialog gives the focus back itself when it closes. */
function isBehindDialog(holder: Element): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(holder));
}

/** Gets the focus when the control that had it has gone; undefined while it is there. */
export function afterRemoval(): HTMLElement | undefined {
  if (!place || place.control.isConnected) return undefined;
  const { holder, onPage, rows } = place;
  for (const { element, list, index, control } of rows) {
    if (!list.isConnected) continue;
    const row = element.isConnected ? element : (list.children[index] ?? list.children[index - 1]);
    const there = row ? controlsOf(row) : [];
    const next = there[control] ?? there.at(-1);
    if (next) return next;
  }
  if (holder.isConnected) return controlsOf(holder)[0] ?? content();
  return onPage ? content() : undefined;
}

function remember({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const onPage = document.getElementById('root')?.contains(target) ?? false;
  let holder: Element | null = target;
  while (holder && !holders.has(holder)) holder = holder.parentElement;
  if (holder) {
    const control = target.closest(controlFace);
    if (control && holder.contains(control))
      place = { holder, onPage, control, rows: rowsAround(control, holder) };
  } else if (onPage) {
    // Who comes back from a layer is where they opened it.
    place = undefined;
  }
}

const content = () => document.getElementById('content') ?? undefined;

function rowsAround(control: Element, holder: Element): Row[] {
  const rows: Row[] = [];
  let row = control.closest('li, tr');
  while (row?.parentElement && holder.contains(row) && row !== holder) {
    const list = row.parentElement;
    rows.push({
      element: row,
      list,
      index: [...list.children].indexOf(row),
      control: controlsOf(row).indexOf(control as HTMLElement),
    });
    row = list.closest('li, tr');
  }
  return rows;
}

/** Those that can be seen. */
function controlsOf(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(controlFace)].filter(
    (control) => control.getClientRects().length > 0 && !control.matches(':disabled'),
  );
}
