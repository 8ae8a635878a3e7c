import { afterEach, expect, test, vi } from 'vitest';
import { allowSingleKeys, isMeant, keysOf } from './shortcuts.ts';

afterEach(() => {
  allowSingleKeys(true);
  vi.unstubAllGlobals();
});

/** A press in an element that lies in others, each named by what they match. */
function press(
  key: string,
  {
    inside = [],
    ...more
  }: { inside?: string[] } & Partial<KeyboardEventInit> & {
      defaultPrevented?: boolean;
    } = {},
) {
  const matches = (selector: string) => inside.some((name) => selector.includes(name));
  return {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    defaultPrevented: false,
    target: {
      closest: (selector: string) => (matches(selector) ? {} : null),
      matches: (selector: string) => matches(selector),
    },
    ...more,
  };
}

const find = { key: 'k', command: true };

test('a command is given with Ctrl, on a Mac with ⌘, in fields too, and not above the page', () => {
  expect(isMeant(press('k', { ctrlKey: true }), find)).toBe(true);
  expect(isMeant(press('K', { ctrlKey: true }), find)).toBe(true);
  expect(isMeant(press('k', { ctrlKey: true, inside: ['textarea'] }), find)).toBe(true);
  expect(isMeant(press('k', { metaKey: true }), find)).toBe(false);
  expect(isMeant(press('k', { ctrlKey: true, shiftKey: true }), find)).toBe(false);
  expect(isMeant(press('k'), find)).toBe(false);
  expect(isMeant(press('k', { ctrlKey: true, inside: ['[role=dialog]'] }), find)).toBe(false);
  expect(keysOf(find)).toEqual(['Ctrl', 'K']);

  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  expect(isMeant(press('k', { metaKey: true }), find)).toBe(true);
  expect(isMeant(press('k', { ctrlKey: true }), find)).toBe(false);
  expect(keysOf(find)).toEqual(['⌘', 'K']);
});

test('a single key counts where nothing is typed, with Shift only where the sign needs it', () => {
  const slash = { key: '/' };
  expect(isMeant(press('/'), slash)).toBe(true);
  expect(isMeant(press('/', { shiftKey: true }), slash)).toBe(true);
  expect(isMeant(press('/', { inside: ['textarea'] }), slash)).toBe(false);
  expect(isMeant(press('/', { inside: ['[contenteditable]'] }), slash)).toBe(false);
  expect(isMeant(press('/', { inside: ['input', '[type=checkbox]'] }), slash)).toBe(true);
  expect(isMeant(press('/', { ctrlKey: true }), slash)).toBe(false);
  expect(isMeant(press('/', { defaultPrevented: true }), slash)).toBe(false);
  expect(isMeant(press('/', { isComposing: true }), slash)).toBe(false);
  expect(isMeant(press('/', { inside: ['[role=menu]'] }), slash)).toBe(false);
  expect(isMeant(press('J', { shiftKey: true }), { key: 'j' })).toBe(false);
  expect(isMeant(press('J'), { key: 'j' })).toBe(true);
});

test('single keys can be switched off; commands stay', () => {
  allowSingleKeys(false);
  expect(isMeant(press('/'), { key: '/' })).toBe(false);
  expect(isMeant(press('k', { ctrlKey: true }), find)).toBe(true);
});
