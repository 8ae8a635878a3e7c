import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, screen } from './product.ts';
import { test } from './server.ts';
import { call, invite, openActions, openDevice, openPeople, type Taker } from './takers.ts';

/** The own profile: every field, files that fill it, and the CV. */

/** What works without a line is told elsewhere: each new browser would fetch the files of all tests for it. */
test.use({ serviceWorkers: 'block' });

const phone = { width: 390, height: 844 };

async function openPage(browser: Browser, baseURL: string | undefined, taker: Taker, path: string) {
  const device = await openDevice(browser, baseURL ?? '', taker);
  const page = await device.newPage();
  await page.setViewportSize(phone);
  await page.goto(path);
  return page;
}

const pdf = '%PDF-1.4\ntrailer\n%%EOF\n';

/** Chooses a file for the CV, as a browser says it is a PDF. */
function chooseCv(page: Page, name: string, text = pdf) {
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
  return page.locator('input[name=cv_file]').setInputFiles(file);
}

function jsonFile(content: unknown) {
  const buffer = Buffer.from(JSON.stringify(content));
  return { name: 'resume.json', mimeType: 'application/json', buffer };
}

/** Types a part of a name and takes the first that fits. */
async function choose(page: Page, label: string | RegExp, part: string, whole: string) {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(part);
  await expect(page.getByRole('option', { name: whole })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(whole);
}

test('R152 R153 what was said before a test, and then every field, is filled on a phone, kept over a broken line and not left without a question, and shown', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, { test_types: ['1'] });
  const device = await openDevice(browser, baseURL ?? '', taker, {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  const page = await device.newPage();
  await page.goto('/profile/new/personality');
  await page.getByLabel('Birth date').fill('1986-12-09');
  await page.route('**/api/subject-profile', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  const first = page.getByRole('alertdialog');
  await expect(first).toContainText('Leave without saving?');
  await first.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Birth date')).toHaveValue('1986-12-09');
  await page.unroute('**/api/subject-profile');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/personality/test');

  await page.goto('/profile/edit');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Birth date').fill('1986-12-09');
  await page.getByLabel('Prefer not to say', { exact: true }).check();
  await choose(page, 'Country (optional)', 'nether', 'Netherlands');
  // What opens and empties a list is as large as a finger.
  for (const name of ['Show the list', 'Prefer not to say']) {
    const box = await page.getByRole('button', { name }).first().boundingBox();
    expect([name, Math.min(box?.width ?? 0, box?.height ?? 0)]).toEqual([name, 44]);
  }
  await choose(page, 'Country of origin', 'cote', "Côte d'Ivoire");
  await page.getByLabel('Highest degree').selectOption('Doctorate');
  await choose(page, 'Major', 'mathem', 'Mathematics');
  await page.getByRole('combobox', { name: 'Kind of work' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('Job title').fill('Admiral');
  await page.getByLabel('LinkedIn address').fill('linkedin.com/in/grace');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Please paste the address of a LinkedIn profile')).toBeVisible();
  await expect(page.getByLabel('LinkedIn address')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('LinkedIn address').fill('https://www.linkedin.com/in/grace');

  await page.route('**/api/subject-profile', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue('Admiral');

  // Whoever leaves now is asked first.
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Leave without saving?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/api/subject-profile');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const shown = screen(page, 'profile');
  for (const value of [
    'Grace Hopper',
    '9 December 1986',
    'Netherlands',
    "Côte d'Ivoire",
    'Doctorate',
    'Mathematics',
    'Admiral',
    'https://www.linkedin.com/in/grace',
  ])
    await expect(shown.getByText(value, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await device.close();
});

test('a profile in German is chosen from German lists, and read in the language that is chosen later', async ({
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, { test_types: ['1'] });
  await call(request, 'PUT', '/api/user/language', taker.token, { language: 'de' });
  const device = await openDevice(browser, baseURL ?? '', taker);
  await device.addInitScript(() => {
    localStorage.setItem('assay.language', 'de');
  });
  const page = await device.newPage();
  await page.setViewportSize(phone);
  await page.goto('/profile/edit');
  await choose(page, /^Land/, 'osterr', 'Österreich');
  await choose(page, 'Herkunftsland', 'elfenb', 'Elfenbeinküste');
  await page.getByLabel('Höchster Abschluss').selectOption('Promotion');
  await choose(page, 'Studienfach', 'maschinen', 'Maschinenbau');
  await choose(page, 'Art der Arbeit', 'pflege', 'Pflege, Gesundheitsassistenz und Betreuung');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Profil speichern' }).click();
  const shown = screen(page, 'profile');
  const german = ['Österreich', 'Elfenbeinküste', 'Promotion', 'Maschinenbau'];
  const job = 'Pflege, Gesundheitsassistenz und Betreuung';
  for (const value of [...german, job])
    await expect(shown.getByText(value, { exact: true })).toBeVisible();

  // What was chosen stays the same; its words follow the page.
  await page.locator('header select').selectOption('es');
  for (const value of ['Austria', 'Costa de Marfil', 'Doctorado', 'Ingeniería mecánica'])
    await expect(shown.getByText(value, { exact: true })).toBeVisible();
  await device.close();
});

test('R206 R152 a CV is kept, downloaded, replaced and deleted, and it is said who may open it; a file of another place fills what was chosen of it, and is refused in words when it is something else', async ({
  page: desk,
  browser,
  baseURL,
  request,
}) => {
  const taker = await invite(request, { test_types: ['1'] });
  await test.step('R206 a CV is kept, downloaded, replaced and deleted, and it is said who may open it; they are offered the one that is there, and hear when it has gone', async () => {
    await openPeople(desk, taker);
    const take = async () => {
      await openActions(desk);
      await desk.getByRole('menuitem', { name: 'Download CV' }).press('Enter');
    };
    await openActions(desk);
    await expect(desk.getByRole('menuitem', { name: 'Email history' })).toBeVisible();
    await expect(desk.getByRole('menuitem', { name: 'Download CV' })).toHaveCount(0);
    // Where no test has a clock there is no time to give either.
    await expect(desk.getByRole('menuitem', { name: 'Extra test time' })).toHaveCount(0);
    await desk.keyboard.press('Escape');

    const page = await openPage(browser, baseURL, taker, '/profile/display');
    await expect(page.getByText(/can open it\. Right now these are: Tailspin\./)).toBeVisible();
    await chooseCv(page, 'photo.pdf', 'GIF89a');
    await expect(page.getByText(/This is not a CV that can be kept here/)).toBeVisible();
    await expectAccessible(page);
    await chooseCv(page, 'My CV.pdf');
    await expect(page.getByText('My CV.pdf')).toBeVisible();
    await expectAccessible(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).press('Enter'),
    ]);
    expect(saved.suggestedFilename()).toBe('My CV.pdf');
    expect(await readFile(await saved.path(), 'utf8')).toBe(pdf);
    // A browser is silent about a file that its field has already: the next one may have the same name.
    await expect(page.locator('input[name=cv_file]')).toHaveValue('');
    await desk.reload();
    const [taken] = await Promise.all([desk.waitForEvent('download'), take()]);
    expect(taken.suggestedFilename()).toBe('Ada Taker, CV.pdf');
    expect(await readFile(await taken.path(), 'utf8')).toBe(pdf);

    // What is chosen during an upload follows it.
    const held = Promise.withResolvers<void>();
    await page.route('**/api/subject-profile/cv', async (route) => {
      await held.promise;
      await route.continue();
    });
    await chooseCv(page, 'Newer.pdf');
    await expect(page.getByText('Saving your CV…')).toBeVisible();
    await chooseCv(page, 'Newest.pdf');
    held.resolve();
    await expect(page.getByText('Saving your CV…')).toHaveCount(0);
    await page.goto('/own-data');
    await expect(page.getByText('Your CV', { exact: true })).toBeVisible();
    await page.goto('/profile/display');
    await expect(page.getByText('Newest.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(page.getByText('Newest.pdf')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your CV', exact: true })).toBeFocused();
    await expect(page.getByText('Add your CV')).toBeVisible();
    await page.context().close();

    // Deleted by its owner since the list was read.
    await take();
    await expect(desk.getByText('Candidate CV not found')).toBeVisible();
  });
  await test.step('R152 a file of another place fills what was chosen of it, and is refused in words when it is something else; of two files the last one is shown', async () => {
    const page = await openPage(browser, baseURL, taker, '/profile/edit');
    await page.getByRole('button', { name: 'Fill in from a file' }).press('Enter');
    const dialog = page.getByRole('dialog');
    const file = dialog.locator('input[name=file]');
    const held = Promise.withResolvers<void>();
    await page.route('**/import/preview', async (route) => {
      if (route.request().postData()?.includes('Former')) await held.promise;
      await route.continue();
    });
    const chooseName = (name: string) =>
      dialog
        .locator('input[name=file]')
        .setInputFiles(jsonFile({ basics: { name: `Ada ${name}` } }));
    await chooseName('Former');
    await expect(dialog.getByText('Reading the file…')).toBeVisible();
    await chooseName('Latter');
    await expect(dialog.getByText('Latter')).toBeVisible();
    const late = page.waitForResponse('**/import/preview');
    held.resolve();
    await (await late).finished();
    await expect(dialog.getByText('Latter')).toBeVisible();
    await expect(dialog.getByText('Former')).toHaveCount(0);
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Fill in from a file' }).press('Enter');
    await file.setInputFiles(jsonFile({}));
    await expect(dialog.getByText(/not a JSON Resume/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('First name').fill('Grace');
    // What is typed counts, saved or not.
    await page.getByLabel('Last name').fill('King');
    await page.getByLabel('Job title').fill('Analyst');
    await page.getByRole('button', { name: 'Fill in from a file' }).press('Enter');
    const resume = {
      basics: { name: 'Ada Lovelace', location: { countryCode: 'GB' } },
      work: [{ position: 'Analyst' }],
      education: [{ studyType: 'MSc', area: 'Potions' }],
    };
    await file.setInputFiles(jsonFile(resume));
    await expect(dialog.getByText('instead of King')).toBeVisible();
    await expect(dialog.getByLabel(/Job title/)).toHaveCount(0);
    await expect(dialog.getByText('Major: Potions')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(/First name/).uncheck();
    await dialog.getByRole('button', { name: 'Fill in the form' }).click();
    await expect(page.getByLabel('Last name')).toHaveValue('Lovelace');
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await expect(page.getByLabel('Job title')).toHaveValue('Analyst');
    await expect(page.getByRole('combobox', { name: 'Country (optional)' })).toHaveValue(
      'United Kingdom',
    );
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(screen(page, 'profile').getByText("Master's degree")).toBeVisible();
    await page.context().close();
  });
});
