import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { markupFaults } from '../server/src/test/markup.ts';
import { findViolations } from '../web/src/test/violations.ts';

export const password = 'assay-demo-2026';

interface Mail {
  subject: string;
  text: string;
}

/** What is sent there waits until the answer is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The path that a mail of the demo outbox leads to, once it has arrived. */
export async function mailedLink(
  request: APIRequestContext,
  to: string,
  start: string,
): Promise<string> {
  const mail = await mailed(request, to, '');
  const found = new RegExp(`https?://[^/\\s]+(${start}[^\\s\\]]*)`).exec(mail.text)?.[1];
  expect(found, `a link ${start} in the mail to ${to}`).toBeTruthy();
  return found ?? '';
}

export async function mailed(
  request: APIRequestContext,
  to: string,
  subject: string,
): Promise<Mail> {
  let mail: Mail | undefined;
  await expect(async () => {
    const answer = await request.get(`/api/demo/mails?to=${encodeURIComponent(to)}`);
    const { data } = (await answer.json()) as { data: Mail[] };
    mail = data.find((one) => one.subject.includes(subject));
    expect(mail, `a mail to ${to}`).toBeTruthy();
    // Most journeys begin with a mail: not seldom, as it looks by itself.
  }).toPass({ timeout: 15_000, intervals: [100] });
  return mail as Mail;
}

const sessions = new Map<string, string>();

/**
 * Arrives as somebody who is logged in already, with a session that the tests of a worker share: a login screen is
 * filled in only where it is a part of the story. It begins where the manager's screens do.
 */
export async function logInAsStaff(
  page: Page,
  email: string,
  { secret = password, at = '/admin' } = {},
): Promise<void> {
  await becomeUser(page, email, secret);
  await page.goto(at);
  await expectLoggedIn(page);
}

/** The same for who goes on by an address: nothing is opened yet. */
export async function becomeUser(page: Page, email: string, secret = password): Promise<void> {
  const session = await sessionOf(page.request, email, secret);
  // Any small file of the product: what is kept belongs to its address.
  await page.goto('/dist/favicon.svg');
  await page.evaluate((kept) => localStorage.setItem('assay.session', kept), session);
}

async function sessionOf(request: APIRequestContext, email: string, secret: string) {
  const kept = sessions.get(email);
  if (kept !== undefined) {
    const { tokens } = JSON.parse(kept).state as { tokens: { access_token: string } };
    const headers = { Authorization: `Bearer ${tokens.access_token}` };
    // Some tests end every session of somebody.
    if ((await request.get('/api/user/sessions', { headers })).ok()) return kept;
  }
  const answer = await request.post('/api/login', { data: { email, password: secret } });
  expect(answer.ok(), `login of ${email}`).toBe(true);
  const { access_token, token_type, expires_at, roles, user } = await answer.json();
  const tokens = { access_token, token_type, expires_at };
  const state = { auth: true, tokens, roles, user, tests: [] };
  const session = JSON.stringify({ state, version: 1 });
  sessions.set(email, session);
  return session;
}

/** With the password of the demo's accounts, on one of the two login screens. */
export async function logIn(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectLoggedIn(page);
}

async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Menu of|Menü von)/ })).toBeVisible();
  await expect(page.locator('[data-screen$="login"]')).toHaveCount(0);
}

export function screen(page: Page, name: string) {
  return page.locator(`[data-screen="${name}"]`);
}

/** Everything that the screen asked for has come, its letters included. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('.skeleton, [data-loading], [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * No violation of WCAG 2.2 A and AA on the page once everything has come, no fault in its markup, and nothing to scroll
 * sideways. A page that waits for somebody else is looked at while it waits.
 */
export async function expectAccessible(page: Page, { waiting = false } = {}): Promise<void> {
  if (!waiting) await expectLoaded(page);
  expect(await violations(page)).toEqual([]);
  expect(await markupOf(page)).toEqual([]);
  const wider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wider, 'pixels to scroll sideways').toBe(0);
}

let judged: { html: string; faults: string[] } | undefined;

/** A page that only its window or its colours have changed is what it was, and is not judged again. */
async function markupOf(page: Page): Promise<string[]> {
  const html = await page.content();
  if (judged?.html !== html) judged = { html, faults: await markupFaults(html) };
  return judged.faults;
}

/** The same in the light and in the dark, as it stands and without motion: a theme has other colours and nothing else. */
export async function expectAccessibleInBoth(page: Page, { waiting = false } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, { waiting });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, 'colours'), 'in the dark').toEqual([]);
}

/** What lies beyond the right edge or beside its own box, apart from what scrolls in a box. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || right <= clientWidth + 1) return false;
      for (let around = element.parentElement; around; around = around.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX)) return false;
      return true;
    });
    const spilled = [...document.body.querySelectorAll('*')].filter((element) => {
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      if (display.startsWith('inline') && display !== 'inline-flex') return false;
      const scrolls = element.matches('[role=dialog], [role=alertdialog]');
      if (scrolls) return element.scrollWidth > element.clientWidth;
      if (overflowX !== 'visible' || textOverflow === 'ellipsis') return false;
      if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        return false;
      return element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1;
    });
    const said = [...wide, ...spilled].map(({ outerHTML }) => outerHTML.slice(0, 80));
    return scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth}`, ...said] : said;
  });
}

/** Without its comments: each page takes it in anew. */
const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds against WCAG 2.2 A and AA, each rule with the first place. It runs where the page is and answers with
 * that alone: what it has looked at besides is far larger than the page, and carrying it over took most of the time.
 */
export async function violations(
  page: Page,
  asked: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const loaded = await page.evaluate(() => 'axe' in globalThis);
  if (!loaded) await page.evaluate(axe);
  return page.evaluate(findViolations, asked);
}
