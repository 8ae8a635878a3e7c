import { languages } from '@assay/contract/languages';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, mailedLink, screen } from './product.ts';
import { test } from './server.ts';
import { call, invite, mailInvitation, openDevice, type Taker } from './takers.ts';

/** What candidates meet on a phone, in each language: accessible, and nothing left in English. */

type Language = (typeof languages)[number];

const phone = { width: 390, height: 844 };
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

/** A phone of somebody who reads this language. */
async function openPhone(
  browser: Browser,
  origin: string,
  { language, taker }: { language: Language; taker?: Taker },
): Promise<Page> {
  const device = taker
    ? await openDevice(browser, origin, taker)
    : await browser.newContext({ baseURL: origin });
  await device.addInitScript((chosen) => localStorage.setItem('assay.language', chosen), language);
  const page = await device.newPage();
  await page.setViewportSize(phone);
  return page;
}

/** The culture test, answered by its calls. */
async function answerCulture(request: APIRequestContext, { token }: Taker): Promise<void> {
  const { data } = await call(request, 'GET', '/api/culture-test/questions', token);
  const questions = data.questions as { id: number; categoryId: number }[];
  for (let category_id = 1; category_id <= 8; category_id += 1) {
    const answers = questions
      .filter((question) => question.categoryId === category_id)
      .map(({ id }) => ({ question_id: id, value: 1 + ((id * 3) % 7) }));
    const path = '/api/culture-test/category/answers';
    await call(request, 'POST', path, token, { category_id, answers });
  }
}

/** Sentences and headings that are read here, without what people typed and single words. */
async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return text.split('\n').filter((line) => /\p{L}+ \p{L}+ \p{L}+/u.test(line));
}

/** Opens one screen after the other; answers what was to be read on each. */
async function walk(
  browser: Browser,
  request: APIRequestContext,
  { origin, language }: { origin: string; language: Language },
): Promise<Record<string, string[]>> {
  const read: Record<string, string[]> = {};
  const look = async (page: Page, name: string) => {
    await expect(screen(page, name)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    const lines = await linesOf(page);
    expect(lines.length, name).toBeGreaterThan(1);
    read[name] = lines;
  };

  const { email } = await mailInvitation(request, { test_types: ['1', '3'] });
  const entry = await openPhone(browser, origin, { language });
  await entry.goto(await mailedLink(request, email, '/create-account-test-subject/'));
  await look(entry, 'create-account');
  await entry.goto('/privacy');
  await look(entry, 'privacy');
  await entry.context().close();

  const taker = await invite(request, { test_types: ['1', '3'] });
  await call(request, 'PUT', '/api/user/language', taker.token, { language });
  await answerCulture(request, taker);
  const page = await openPhone(browser, origin, { language, taker });
  for (const [path, name] of [
    ['/', 'home'],
    ['/profile/display', 'profile'],
    ['/own-data', 'own-data'],
    ['/culture/results', 'culture-results'],
    ['/personality/test', 'personality-test'],
  ] as const) {
    await page.goto(path);
    await look(page, name);
  }
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('radio')).toHaveCount(5);
  await look(page, 'personality-test');
  await page.context().close();
  return read;
}

/** Names and addresses are the same everywhere. */
const ofPeople = /Tailspin|@|taker|Ada|Tess/i;

test('every main screen is accessible in four languages, and in no other than the chosen one', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const origin = baseURL ?? '';
  const english = await walk(browser, request, { origin, language: 'en' });
  for (const language of languages.filter((one) => one !== 'en')) {
    const theirs = await walk(browser, request, { origin, language });
    for (const [name, lines] of Object.entries(theirs)) {
      const before = new Set(english[name]);
      const left = lines.filter((line) => before.has(line) && !ofPeople.test(line));
      expect(left, `${name} in ${language}`).toEqual([]);
    }
  }
});

test('the logical test in German on a phone, from the welcome to the result', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const taker = await invite(request, { test_types: ['2'] });
  const page = await openPhone(browser, baseURL ?? '', { language: 'de', taker });
  const button = (name: string) => page.getByRole('button', { name });
  const answerAll = async () => {
    for (let number = 1; number <= 20; number += 1) {
      const place = page.getByText(`${number} von 20`, { exact: true });
      await expect(place).toBeVisible();
      await page.keyboard.press(String((number % 6) + 1));
      await expect(place).toBeHidden();
    }
  };

  await page.goto('/iq-test');
  await expect(screen(page, 'iq-welcome')).toContainText('Logisches Denken');
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
    await answerAll();
    await expect(page.getByRole('heading', { name: 'Jede Frage hat eine Antwort' })).toBeVisible();
    await expectAccessible(page);
    await button('Teil abschließen').click();
    if (section === 'analogy') await page.getByRole('link', { name: 'Weiter zu Teil 2' }).click();
  }
  await expect(page).toHaveURL('/iq-test/results');
  for (const words of ['Die Skala ist vorläufig', 'aus dem Englischen übersetzt'])
    await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});
