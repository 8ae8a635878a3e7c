/**
 * The `ref` of a field that has the focus as soon as it is there. `autofocus` does that for a page alone, not for what comes later.
 */
export function focusAtFirst(field: HTMLElement | null): void {
  field?.focus();
}
