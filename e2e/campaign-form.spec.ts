import { expect, type Page, type Request } from '@playwright/test';
import { becomeUser, expectAccessible, hold, mailed, screen } from './product.ts';
import { test } from './server.ts';

/** The campaign form: what it never loses, and what comes of it elsewhere. Its fields: `assessment-form.component.test.tsx`. */

test.beforeEach(async ({ page }) => {
  await becomeUser(page, 'manager@assay.test');
});

async function openNew(page: Page) {
  await page.goto('/admin/assessments/new');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
}

async function person(page: Page, number: number, values: Record<string, string>) {
  for (const [part, value] of Object.entries(values)) {
    await page.getByLabel(`${part} of person ${number}`).fill(value);
  }
}

/** Every writing call of the form, in order. */
function recordCalls(page: Page) {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const read = request.method() === 'GET' || request.url().includes('/mail-preview');
    if (request.url().includes('/api/admin/campaigns') && !read) calls.push(request);
  });
  return calls;
}

/** What a multipart call carries, by the name of each part. */
function partsOf(request: Request | undefined): Record<string, string[]> {
  const parts: Record<string, string[]> = {};
  for (const match of (request?.postData() ?? '').matchAll(
    /name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g,
  )) {
    const [, name = '', value = ''] = match;
    parts[name] = [...(parts[name] ?? []), value];
  }
  return parts;
}

const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save as draft' }).click();

test('R124 R175 R179 a campaign is copied, changed while it runs, and gets one more person, who is mailed; what is typed survives a reload and the end of the session', async ({
  page,
  request,
}) => {
  await test.step('R124 R175 R179 a campaign is copied, changed while it runs, and gets one more person, who is mailed', async () => {
    await page.goto('/admin/assessments?name=Engineering');
    const leads = page.getByRole('link', { name: 'Engineering leads, autumn', exact: true });
    const id = (await leads.getAttribute('href'))?.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Actions for Engineering leads, autumn' }).click();
    await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
    await expect(screen(page, 'assessment-copy')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Engineering leads, winter');
    await saveDraft(page);
    await expect(screen(page, 'assessment-view')).toContainText('Draft');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineering leads, winter');

    await page.goto(`/admin/assessments/edit/${id}`);
    await page.getByLabel('Name', { exact: true }).fill('Engineering leads, this autumn');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(screen(page, 'assessment-view')).toBeVisible();
    await page.goto(`/admin/assessments/edit/${id}`);
    await page.getByRole('link', { name: 'Add people' }).click();
    await person(page, 1, { 'First name': 'eve', Email: 'eve@form.test' });
    await page.getByRole('button', { name: 'Add and invite' }).click();
    await expect(screen(page, 'assessment-view')).toBeVisible();
    await mailed(request, 'eve@form.test', 'this autumn');
    // Other journeys know it by its name.
    await page.goto(`/admin/assessments/edit/${id}`);
    await page.getByLabel('Name', { exact: true }).fill('Engineering leads, autumn');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(screen(page, 'assessment-view')).toBeVisible();
  });
  await test.step('what is typed survives a reload and the end of the session, and stays with its campaign', async () => {
    await openNew(page);
    await page.getByLabel('Name', { exact: true }).fill('Never lost');
    await person(page, 1, { Email: 'kept@form.test' });
    await page.reload();
    await expect(page.getByText('We restored your unsaved changes')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Never lost');
    // Not just once: a route that ends by itself does so while the page for logging in is being fetched.
    await page.route('**/api/admin/campaigns', (route) =>
      route.fulfill({ status: 401, json: { message: 'Please log in.' } }),
    );
    await saveDraft(page);
    await expect(screen(page, 'admin-login')).toBeVisible();
    await page.unroute('**/api/admin/campaigns');
    await page.getByLabel('Email').fill('manager@assay.test');
    await page.getByLabel('Password', { exact: true }).fill('assay-demo-2026');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Never lost');
    await expect(page.getByLabel('Email of person 1')).toHaveValue('kept@form.test');

    // Written at most once a second: the other tab reads it.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('assay.session')))
      .toContain('"auth":true');
    const other = await page.context().newPage();
    await other.goto('/admin/assessments?name=Finance');
    const path = await other
      .getByRole('link', { name: 'Finance business partners', exact: true })
      .getAttribute('href');
    await other.goto((path ?? '').replace('/view/', '/edit/'));
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue(
      'Finance business partners',
    );
    await other.close();

    await saveDraft(page);
    await expect(screen(page, 'assessment-view')).toBeVisible();
    await openNew(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  });
});

test('10,000 people come out of a file, and the form stays quick; a mail is written with formatting and placeholders, and shown as it arrives', async ({
  page,
  request,
}) => {
  await test.step('10,000 people come out of a file, and the form stays quick', async () => {
    await openNew(page);
    await page.getByRole('button', { name: 'Import or paste a list' }).click();
    const lines = Array.from({ length: 9998 }, (_, i) => `Ann,Lee ${i},ann-${i}@form.test`);
    const text = [
      'First name,Last name,E-mail',
      ...lines,
      'Bo,Berg,bo@',
      'Ann,Lee,ann-1@form.test',
    ];
    await page
      .getByRole('dialog')
      .getByLabel('File')
      .setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text.join('\r\n')),
      });
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText('9,998 people can be added. 1 row is a duplicate. 1 row has a problem.'),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Edit line 10000' }).click();
    await page.keyboard.type('form.test');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Add 9,999 people' }).click();
    await expect(page.getByText('9,999 people added')).toBeVisible();
    await expect(page.getByText('1–25 of 9,999')).toBeVisible();
    await expect(page.getByLabel('Email of person 1', { exact: true })).toHaveValue(
      'ann-0@form.test',
    );
    const start = Date.now();
    await page.getByLabel('Last name of person 1', { exact: true }).fill('Otherwise');
    await page.getByLabel('Name', { exact: true }).fill('Ten thousand');
    expect(Date.now() - start, 'milliseconds for two fields').toBeLessThan(1500);
    await page.reload();
    await expect(page.getByLabel('Last name of person 1', { exact: true })).toHaveValue(
      'Otherwise',
    );
    await expect(page.getByText('1–25 of 9,999')).toBeVisible();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  });
  await test.step('a mail is written with formatting and placeholders, and shown as it arrives', async () => {
    const calls = recordCalls(page);
    await openNew(page);
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('rich-editor')),
      ),
      'the editor comes when it is asked for',
    ).toBe(false);
    await page.getByLabel('Name', { exact: true }).fill('Well written');
    await page.getByRole('button', { name: 'Preview and edit invitation' }).click();
    const text = page.getByRole('textbox', { name: 'Invitation text' });
    await text.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('Dear {fir');
    await expect(page.getByRole('listbox', { name: 'Placeholders' })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type(', please ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('come');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Bulleted list' }).click();
    // The editor takes the focus back with the next picture.
    await expect(text).toBeFocused();
    await page.keyboard.type('one thing');
    await page.getByRole('button', { name: 'Bold' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused();
    const frame = page.frameLocator('iframe[title="The invitation"]');
    await expect(frame.getByText('Dear Maria, please come')).toBeVisible();
    await expect(frame.getByRole('listitem').filter({ hasText: 'one thing' })).toBeVisible();
    // No script runs in the frame, so that nothing can be measured in it.
    await page.getByLabel('Text only').check();
    await expect(page.getByText('Dear Maria, please come')).toBeVisible();
    await expectAccessible(page);
    await saveDraft(page);
    await expect(screen(page, 'assessment-view')).toBeVisible();
    expect(partsOf(calls[0])).toMatchObject({
      email_text: [
        '<p>Dear {first_name}, please <strong>come</strong></p><ul><li><p>one thing</p></li></ul>',
      ],
    });

    await page.goto(page.url().replace('/view/', '/edit/'));
    // What can be pressed before the preview comes stays where it is then.
    const showPreview = await hold(page, '**/api/admin/campaigns/mail-preview');
    await page.getByRole('button', { name: 'Preview and edit invitation' }).click();
    await expect(text).toBeFocused();
    const sendTest = page.getByRole('button', { name: 'Send me a test email' });
    const place = () =>
      sendTest.evaluate((it) => {
        const heading = it.parentElement?.parentElement?.querySelector('h3');
        return it.getBoundingClientRect().top - (heading?.getBoundingClientRect().top ?? 0);
      });
    const before = await place();
    showPreview();
    await expect(frame.getByText('Dear Maria, please come')).toBeVisible();
    expect(await place()).toBe(before);
    await sendTest.click();
    const mail = await mailed(request, 'manager@assay.test', 'Well written');
    expect(mail.subject).toMatch(/^Test: /);
    await text.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' {nobody}');
    await expect(page.getByText('No preview: {nobody} is not known')).toBeVisible();
    await saveDraft(page);
    await expect(
      page.getByText('{nobody} is not a known placeholder.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Use the standard text' }).click();
    await expect(text).toContainText('Your answers are saved as you give them');
    await page.getByRole('button', { name: 'Undo and restore my text' }).click();
    await expect(text).toContainText('{nobody}');
  });
});
