import { languages } from '@assay/contract/languages';
import { type Browser, expect, type Page } from '@playwright/test';
import { cutOff, expectAccessible, expectLoaded, mailedLink, screen } from './product.ts';
import { test } from './server.ts';
import { call, finisher, invite, mailInvitation, type Taker } from './takers.ts';
import { goWithin } from './within.ts';

/** What candidates meet on a phone, in each language: accessible, nothing cut, and nothing left in English. */

type Language = (typeof languages)[number];

const phone = { width: 390, height: 844 };
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });
// They have nothing to do with each other, and each takes long.
test.describe.configure({ mode: 'parallel' });

interface Shown {
  screen: string;
  path: string;
  /** What opens more of it: a list, a dialog, the first question. */
  press?: string;
  /** A main one: axe looks at it too, and its sentences are compared with the English ones. */
  main?: boolean;
}

const entries: Shown[] = [
  { screen: 'login', path: '/login' },
  { screen: 'register', path: '/register' },
  { screen: 'privacy', path: '/privacy', main: true },
  { screen: 'not-found', path: '/no/such/page' },
  { screen: 'home', path: '/' },
  { screen: 'faq', path: '/faq' },
  { screen: 'forgot-password', path: '/forgot-password' },
  { screen: 'account-deleted', path: '/account-deleted' },
];
const results: Shown[] = [
  { screen: 'home', path: '/', main: true, press: '[aria-controls="bar-entries"]' },
  { screen: 'profile', path: '/profile/display' },
  {
    screen: 'own-data',
    path: '/own-data',
    main: true,
    press: 'main section:has(ul) button >> nth=0',
  },
  { screen: 'skill-tests', path: '/skill/tests' },
  { screen: 'personality-results', path: '/personality/results' },
  { screen: 'logical-results', path: '/iq-test/results' },
  { screen: 'culture-results', path: '/culture/results', main: true },
  { screen: 'happiness-results', path: '/happines-energy/results' },
];
const open = 'main button >> nth=-1';
/** Before anything is answered. */
const tests: Shown[] = [
  { screen: 'home', path: '/', main: true },
  { screen: 'profile', path: '/profile/display', main: true },
  { screen: 'own-data', path: '/own-data', press: open, main: true },
  { screen: 'culture-test', path: '/culture/test', press: open },
  { screen: 'personality-test', path: '/personality/test', press: open, main: true },
  { screen: 'profile-edit', path: '/profile/edit', press: 'main form button >> nth=0' },
  { screen: 'profile-new', path: '/profile/new/personality' },
  { screen: 'faq', path: '/assessments/faq' },
  { screen: 'logical-welcome', path: '/iq-test' },
];

/** A phone, which keeps its files from one language to the next; what works without a line is another story. */
async function openPhone(browser: Browser, origin: string): Promise<Page> {
  const device = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await device.newPage();
  await page.setViewportSize(phone);
  return page;
}

/** From now on it is that of somebody who reads this language. */
async function hand(page: Page, language: Language, taker?: Taker): Promise<void> {
  await page.goto('/dist/favicon.svg');
  await page.evaluate(
    ([chosen, session]) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('assay.language', chosen);
      if (session !== undefined) localStorage.setItem('assay.session', session);
    },
    [language, taker?.session] as const,
  );
}

/** Sentences and headings that are read here, without what people typed and single words. */
async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => /\p{L}+ \p{L}+ \p{L}+/u.test(line));
}

const opened = '#bar-entries, [role=dialog], [role=alertdialog], input[type=radio]';

/** Opens one screen after the other; answers what was to be read on each of the main ones. */
async function walk(page: Page, shown: readonly Shown[], language: Language) {
  const read: Record<string, string[]> = {};
  const look = async (name: string, main: boolean | undefined) => {
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 450 });
      expect.soft([width, name, await cutOff(page)]).toEqual([width, name, []]);
    }
    await page.setViewportSize(phone);
    if (!main) return;
    // A screen is the same in every language, with other words: it is judged in English, and where words are longest.
    if (language === 'en' || language === 'de') await expectAccessible(page);
    read[name] = await linesOf(page);
    expect(read[name].length, name).toBeGreaterThan(1);
  };
  for (const { screen: name, path, press, main } of shown) {
    await goWithin(page, path, name);
    await expect(screen(page, name)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectLoaded(page);
    await look(path, main);
    if (press === undefined) continue;
    await page.locator(press).press('Enter');
    await expect(page.locator(opened).filter({ visible: true }).first()).toBeVisible();
    await look(`${path}, opened`, main);
  }
  return read;
}

/** Names, addresses and what a skill test is called are the same everywhere. */
const ofPeople = /Tailspin|@|taker|Ada|Tess|English business writing/i;

/** In each language; then nothing of the English is left in the others. */
async function walkInAll(
  page: Page,
  { shown, who }: { shown: readonly Shown[]; who?: () => Promise<Taker> },
) {
  const english: Record<string, string[]> = {};
  // English comes first: the others are compared with it.
  for (const language of languages) {
    await hand(page, language, await who?.());
    const read = await walk(page, shown, language);
    if (language === 'en') Object.assign(english, read);
    else
      for (const [name, lines] of Object.entries(read)) {
        const before = new Set(english[name]);
        const left = lines.filter((line) => before.has(line) && !ofPeople.test(line));
        expect(left, `${name} in ${language}`).toEqual([]);
      }
  }
}

test('what a visitor, somebody invited, somebody who is to take tests and somebody with results sees is whole and accessible in four languages', async ({
  browser,
  request,
  origin,
}) => {
  test.setTimeout(300_000);
  const page = await openPhone(browser, origin);
  const { email } = await mailInvitation(request, { test_types: ['1', '3'] });
  const path = await mailedLink(request, email, '/create-account-test-subject/');
  const invited = { screen: 'create-account', path, main: true };
  await test.step('a visitor and somebody invited', () =>
    walkInAll(page, { shown: [invited, ...entries] }));
  // A person for each language: looking at the first question begins a test.
  const beginner = () => invite(request, { test_types: ['1', '2', '3'] });
  await test.step('somebody who is to take tests', () =>
    walkInAll(page, { shown: tests, who: beginner }));
  const done = await finisher(request, 'Graduates, spring');
  await test.step('somebody with results', () =>
    walkInAll(page, { shown: results, who: () => Promise.resolve(done) }));
  await page.context().close();
});

test('the logical test in German on a phone, from the welcome to the result', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const taker = await invite(request, { test_types: ['2'] });
  const page = await openPhone(browser, baseURL ?? '');
  await hand(page, 'de', taker);
  const button = (name: string) => page.getByRole('button', { name });
  // All but the last, as another page of the same person.
  const answerMost = async (section: string) => {
    const { data } = await call(request, 'GET', `/api/iq-test/questions/${section}`, taker.token);
    const questions = data[`${section}Questions`] as { id: number }[];
    for (const { id } of questions.slice(0, -1)) {
      const answer = { questionId: id, optionId: id % 6, type: section };
      await call(request, 'POST', `/api/iq-test/answers/${section}`, taker.token, answer);
    }
    await page.reload();
    await expect(page.getByText('20 von 20', { exact: true })).toBeVisible();
    await page.keyboard.press('1');
  };

  await page.goto('/iq-test');
  await expect(screen(page, 'logical-welcome')).toContainText('Logisches Denken');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mit Beispielen beginnen' }).click();
  await expect(page.getByText('Beispiel 1 von 3')).toBeVisible();
  await page.keyboard.press('4');
  await expect(page.getByText('Also bleibt das Dreieck ein Dreieck')).toBeVisible();
  await expectAccessible(page);
  for (const section of ['analogy', 'sequence']) {
    await expect(page).toHaveURL(`/iq-test/${section}/instructions`);
    await page.getByRole('link', { name: 'Weiter', exact: true }).click();
    await expect(button('Uhr starten')).toBeVisible();
    await expectAccessible(page);
    await button('Uhr starten').click();
    await expect(page.getByText('1 von 20', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await answerMost(section);
    await expect(
      page.getByRole('heading', { name: 'Jede Aufgabe hat eine Antwort' }),
    ).toBeVisible();
    await expectAccessible(page);
    await button('Teil abschließen').click();
    if (section === 'analogy') await page.getByRole('link', { name: 'Weiter zu Teil 2' }).click();
  }
  await expect(page).toHaveURL('/iq-test/results');
  for (const words of ['Die Skala ist vorläufig', 'Erklärungen und Beispiele sind übersetzt'])
    await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});
