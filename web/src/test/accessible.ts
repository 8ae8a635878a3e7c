import axe from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { findViolations } from './violations.ts';

/** As in the journeys: no violation of WCAG 2.2 A and AA once everything has come, no fault in the markup, nothing to scroll sideways. */
export async function expectAccessible(): Promise<void> {
  const loading = '.skeleton, [data-loading], [aria-busy=true]';
  await expect.poll(() => document.querySelectorAll(loading).length).toBe(0);
  await document.fonts.ready;
  Object.assign(globalThis, { axe });
  expect(await findViolations()).toEqual([]);
  expect(await commands.markup(bodyAlone())).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth - clientWidth, 'pixels to scroll sideways').toBe(0);
}

/** The head is that of the tests. */
function bodyAlone(): string {
  return `<!doctype html><html lang="en"><head><title>Assay</title></head>${document.body.outerHTML}</html>`;
}
