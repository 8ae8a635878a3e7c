import { expect, type Page, type Request } from '@playwright/test';
import { expectAccessible, logInAsStaff, mailed, screen } from './product.ts';
import { test } from './server.ts';

/** The campaign form: what it sends, what it never loses, and how people get into it. */

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

test.beforeEach(async ({ page }) => {
  await logInAsStaff(page, 'manager@assay.test');
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
const idOf = (request: Request | undefined) => request?.url().split('/').at(-1);
const pathOf = (request: Request) => new URL(request.url()).pathname.replace(/\d+/, '*');

test('R003 R136 R137 R189 R190 R192 R212 a new campaign is saved by one call as the call wants it', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await openNew(page);
  await page.getByLabel('Name', { exact: true }).fill('As the calls want it');
  await page.getByLabel('Personality').check();
  // Beside the tests, and in the bar that stays in view.
  await expect(page.getByText('About 18 minutes for a candidate')).toHaveCount(2);
  await page.getByLabel('Reference profile', { exact: false }).first().selectOption({ index: 1 });
  await page.getByLabel('Last day').fill(day(20));
  await page.getByLabel('Reminders').selectOption('3');
  await page.getByLabel('Notify me when a candidate completes a test').check();
  await page.getByLabel('Notify me when everyone has finished').uncheck();
  await person(page, 1, {
    'First name': 'anna maria',
    'Last name': 'van der Berg',
    Email: 'anna@form.test',
  });
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('button', { name: 'Add a person' }).click();
  await person(page, 3, { Email: 'bo@form.test' });
  await saveDraft(page);
  await expect(screen(page, 'assessment-view')).toBeVisible();
  expect(calls.map(pathOf)).toEqual(['/api/admin/campaigns']);
  expect(calls[0]?.headers()['content-type']).toContain('multipart/form-data');
  const sent = partsOf(calls[0]);
  expect(sent).toMatchObject({
    campaign_name: ['As the calls want it'],
    'test_types[]': ['1'],
    number_of_reminders: ['3'],
    email_update_on_test_complete: ['1'],
    email_update_on_all_complete: ['0'],
    email_text: [''],
    email_reminder_text: [''],
  });
  expect(JSON.parse(sent['subjects']?.[0] ?? '')).toEqual([
    { first_name: 'Anna Maria', last_name: 'van der Berg', email: 'anna@form.test' },
    { first_name: '', last_name: '', email: 'bo@form.test' },
  ]);
  expect(Object.keys(sent).filter((name) => name.endsWith('profile_id'))).toHaveLength(1);
  expect(sent).not.toHaveProperty('email_list');
});

test('R138 R137 profiles are a number, custom:number or alt:number, and one id is sent', async ({
  page,
}) => {
  await page.route('**/api/admin/campaigns/grouped-profiles', (route) =>
    route.fulfill({
      json: {
        data: [
          { group: 'Standard', profiles: [{ id: 5, reference: '5', name: 'Sales' }] },
          { group: 'Own', profiles: [{ id: 6, reference: 'custom:6', name: 'Our sellers' }] },
          { group: 'Models', profiles: [{ id: 7, reference: 'alt:7', name: 'Execution' }] },
        ],
      },
    }),
  );
  const bodies: Record<string, string[]>[] = [];
  await page.route('**/api/admin/campaigns', (route) => {
    bodies.push(partsOf(route.request()));
    return route.fulfill({
      status: 422,
      json: { message: 'No.', errors: { campaign_name: ['No.'] } },
    });
  });
  await openNew(page);
  const select = page.getByLabel('Reference profile', { exact: false }).first();
  const values = await select
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(['', '5', 'custom:6', 'alt:7']);
  await page.getByLabel('Name', { exact: true }).fill('Profiles');
  for (const value of values.slice(1)) {
    await select.selectOption(value);
    await saveDraft(page);
    await expect(page.getByRole('alert')).toBeVisible();
  }
  const ids = bodies.map((body) =>
    Object.entries(body).filter(([name]) => name.endsWith('profile_id')),
  );
  expect(ids).toEqual([
    [['campaign_profile_id', ['5']]],
    [['custom_campaign_profile_id', ['6']]],
    [['alt_campaign_profile_id', ['7']]],
  ]);
});

test('R191 R207 without a name and with the standard texts empty strings are sent; texts that cannot be read are logged only', async ({
  page,
}) => {
  const calls = recordCalls(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/admin/campaigns/default/*-text*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Internal Server Error' } }),
  );
  await openNew(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(logged.join('\n')).toContain('The standard texts could not be read');
  await page.getByRole('button', { name: 'Activate…' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Complete the marked fields' }),
  ).toBeVisible();
  // The bar of the form lies above what scrolls behind it, so nothing of that may show through.
  const bar = page.getByRole('button', { name: 'Activate…' }).locator('xpath=ancestor::*[2]');
  await expect(bar).toHaveCSS('position', 'sticky');
  await expect(bar).not.toHaveCSS('background-color', /rgba|transparent|\//);
  // What was said goes with the last of what it was about, and no earlier.
  await name.fill('All mended');
  await page.getByLabel('Personality').check();
  await page.getByLabel('Last day').fill(day(20));
  await expect(page.getByRole('alert')).not.toHaveCount(0);
  await person(page, 1, { Email: 'mended@form.test' });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Email of person 1').fill('');
  await page.getByLabel('Last day').fill('');
  await page.getByLabel('Personality').uncheck();
  await name.fill('');
  await saveDraft(page);
  await expect(screen(page, 'assessment-view')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled campaign');
  expect(partsOf(calls[0])).toMatchObject({
    campaign_name: [''],
    email_text: [''],
    email_reminder_text: [''],
  });
});

test('R207 a standard text of another language stays the standard one while it is awaited, and when it cannot be had', async ({
  page,
}) => {
  await openNew(page);
  await page.getByLabel('Name', { exact: true }).fill('Op z’n Nederlands');
  await page.getByLabel('Email language').selectOption('nl');
  await saveDraft(page);
  await expect(screen(page, 'assessment-view')).toBeVisible();

  const calls = recordCalls(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/campaigns/default/*-text?language=nl', async (route) => {
    await held.promise;
    await route.fulfill({ status: 404, json: { message: 'Not found.' } });
  });
  await page.goto(page.url().replace('/view/', '/edit/'));
  await expect(page.getByText('Standard text')).toHaveCount(2);
  const save = page.getByRole('button', { name: 'Save as draft' });
  await expect(save).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(save).not.toHaveAttribute('aria-busy');
  await save.click();
  await expect(screen(page, 'assessment-view')).toBeVisible();
  expect(partsOf(calls[0])).toMatchObject({ email_text: [''], email_reminder_text: [''] });
});

test('R178 R098 a save that fails saves nothing, and says so at the top and at its field', async ({
  page,
}) => {
  const calls = recordCalls(page);
  const save = '**/api/admin/campaigns';
  const refuse = (path: string, errors: Record<string, string[]>) =>
    page.route(
      path,
      (route) => route.fulfill({ status: 422, json: { message: 'Look.', errors } }),
      {
        times: 1,
      },
    );
  await openNew(page);
  await page.getByLabel('Name', { exact: true }).fill('Fails at first');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await person(page, 1, { Email: 'one@form.test' });
  await person(page, 2, { Email: 'two@form.test' });
  await refuse(save, { 'subjects.1.email': ['This one is wrong.'] });
  await saveDraft(page);
  const second = page.getByRole('list', { name: 'People' }).getByRole('listitem').nth(1);
  await expect(second.getByText('This one is wrong.')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await refuse(save, {
    email_text: ['This text cannot be sent.'],
    email_reminder_text: ['Nor can this one.'],
  });
  await saveDraft(page);
  await expect(page.getByText('This text cannot be sent.')).toBeVisible();
  await expect(page.getByText('Nor can this one.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.getByLabel('Personality').check();
  await page.getByLabel('Last day').fill(day(20));
  await refuse('**/api/admin/campaigns/activate/*', { deadline: ['This day is over.'] });
  await page.getByRole('button', { name: 'Activate…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('The draft is saved, but it was not activated.')).toBeVisible();
  await expect(page.getByText('This day is over.')).toBeVisible();

  await saveDraft(page);
  await expect(screen(page, 'assessment-view')).toBeVisible();
  expect(calls.map(pathOf)).toEqual([
    '/api/admin/campaigns',
    '/api/admin/campaigns',
    '/api/admin/campaigns',
    '/api/admin/campaigns/activate/*',
    '/api/admin/campaigns',
  ]);
  expect(partsOf(calls[2])).not.toHaveProperty('campaign_id');
  expect(partsOf(calls[4]), 'the draft that is there by now is saved again').toMatchObject({
    campaign_id: [idOf(calls[3])],
  });
});

test('R136 a skill test that was chosen stays while its list is loading, and hears what is said of it', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await openNew(page);
  await page.getByLabel('Name', { exact: true }).fill('Asks for SQL');
  await page.getByRole('checkbox', { name: 'SQL' }).check();
  await saveDraft(page);
  await expect(screen(page, 'assessment-view')).toBeVisible();

  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/admin/multi-choice/tests', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(page.url().replace('/view/', '/edit/'));
  await page.getByRole('checkbox', { name: 'Personality' }).check();
  answer();
  await expect(page.getByRole('checkbox', { name: 'SQL' })).toBeChecked();

  await page.route('**/api/admin/campaigns', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Look.', errors: { 'skill_tests.0': ['It is not offered.'] } },
    }),
  );
  await saveDraft(page);
  const boxes = page.getByRole('group', { name: 'Skill tests' });
  await expect(boxes.getByText('It is not offered.')).toBeVisible();
  await page.unroute('**/api/admin/campaigns');
  await saveDraft(page);
  await expect(screen(page, 'assessment-view')).toBeVisible();
  const sent = partsOf(calls.findLast((call) => call.method() === 'POST'));
  expect(sent['test_types[]']).toEqual(['1']);
  expect(sent['skill_tests[]']).toHaveLength(1);
});

test('R197 addresses alone are sent as a list, and only while there are no rows', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await openNew(page);
  await page.getByLabel('Name', { exact: true }).fill('A list of addresses');
  await page.getByLabel('Or paste email addresses').fill('cy@form.test, di@form.test');
  await saveDraft(page);
  await expect(screen(page, 'assessment-view')).toBeVisible();
  const list = partsOf(calls[0]);
  expect(list).toMatchObject({ email_list: ['cy@form.test, di@form.test'], delimiter: [','] });
  expect(list).not.toHaveProperty('subjects');
  await page.goto(page.url().replace('/view/', '/edit/'));
  await expect(page.getByLabel('Email of person 2')).toHaveValue('di@form.test');
  await saveDraft(page);
  await expect(screen(page, 'assessment-view')).toBeVisible();
  expect(partsOf(calls[1])).not.toHaveProperty('email_list');
  expect(JSON.parse(partsOf(calls[1])['subjects']?.[0] ?? '')).toHaveLength(2);
});

test('R124 R175 R179 copying, editing a running campaign and adding people each send their own call', async ({
  page,
  request,
}) => {
  const calls = recordCalls(page);
  await page.goto('/admin/assessments');
  const path = await page
    .getByRole('link', { name: 'Engineering leads, autumn', exact: true })
    .getAttribute('href');
  const id = path?.split('/').at(-1) ?? '';

  await page.goto(`/admin/assessments/copy/${id}`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/copy/);
  await expect(page.getByLabel('Last day')).toHaveValue('');
  await expect(page.getByLabel('Email of person 1')).toHaveValue('');
  await failingOnce(page, '**/api/admin/campaigns');
  await saveDraft(page);
  await expectFailureAtTop(page);
  await saveDraft(page);
  await expect(screen(page, 'assessment-view')).toBeVisible();
  expect(partsOf(calls[1])).toMatchObject({ copy_of: [id] });

  calls.length = 0;
  await page.goto(`/admin/assessments/edit/${id}`);
  await expect(
    page.getByText('You can’t change the tests now that someone has started'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('Engineering leads, this autumn');
  await failingOnce(page, '**/api/admin/campaigns/active');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectFailureAtTop(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(screen(page, 'assessment-view')).toBeVisible();
  expect(calls.map(pathOf)).toEqual(['/api/admin/campaigns/active', '/api/admin/campaigns/active']);
  expect(calls[1]?.postDataJSON()).toMatchObject({
    campaign_id: Number(id),
    campaign_name: 'Engineering leads, this autumn',
  });

  calls.length = 0;
  await page.goto(`/admin/assessments/edit/${id}`);
  await page.getByRole('link', { name: 'Add people' }).click();
  await person(page, 1, { 'First name': 'eve', Email: 'eve@form.test' });
  await expectAccessible(page);
  await failingOnce(page, '**/api/admin/campaigns/active/add-subjects');
  await page.getByRole('button', { name: 'Add and invite' }).click();
  await expectFailureAtTop(page);
  await page.getByRole('button', { name: 'Add and invite' }).click();
  await expect(screen(page, 'assessment-view')).toBeVisible();
  expect(pathOf(calls[1] as Request)).toBe('/api/admin/campaigns/active/add-subjects');
  expect(partsOf(calls[1])).toMatchObject({ campaign_id: [id] });
  await mailed(request, 'eve@form.test', 'this autumn');

  await page.goto(`/admin/assessments/edit/${id}`);
  await page.getByLabel('Name', { exact: true }).fill('Engineering leads, autumn');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(screen(page, 'assessment-view')).toBeVisible();
});

async function failingOnce(page: Page, path: string) {
  await page.route(
    path,
    (route) => route.fulfill({ status: 500, json: { message: 'Internal Server Error' } }),
    { times: 1 },
  );
  await page.evaluate(() => scrollTo(0, 10_000));
}

async function expectFailureAtTop(page: Page) {
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('what is typed survives a reload and the end of the session, and stays with its campaign', async ({
  page,
}) => {
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
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Finance business partners');
  await other.close();

  await saveDraft(page);
  await expect(screen(page, 'assessment-view')).toBeVisible();
  await openNew(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('a pasted list and what was corrected in it outlive a dialog that is closed', async ({
  page,
}) => {
  await openNew(page);
  const open = () => page.getByRole('button', { name: 'Import or paste a list' }).click();
  const dialog = page.getByRole('dialog');
  await open();
  await dialog.getByLabel('Or paste a list').fill('Ann Lee <ann@form.test>\nBo Berg <bo@>');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open();
  await dialog.getByRole('button', { name: 'Review list' }).click();
  await dialog.getByRole('button', { name: 'Edit line 2' }).click();
  await page.keyboard.type('form.test');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Add 2 people' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open();
  await dialog.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(page.getByLabel('Email of person 2', { exact: true })).toHaveValue('bo@form.test');
  await open();
  await expect(dialog.getByLabel('Or paste a list')).toHaveValue('');
});

test('10,000 people come out of a file, and the form stays quick', async ({ page }) => {
  await openNew(page);
  await page.getByRole('button', { name: 'Import or paste a list' }).click();
  const lines = Array.from({ length: 9998 }, (_, i) => `Ann,Lee ${i},ann-${i}@form.test`);
  const text = ['First name,Last name,E-mail', ...lines, 'Bo,Berg,bo@', 'Ann,Lee,ann-1@form.test'];
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
  await expect(page.getByLabel('Last name of person 1', { exact: true })).toHaveValue('Otherwise');
  await expect(page.getByText('1–25 of 9,999')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('a mail is written with formatting and placeholders, and shown as it arrives', async ({
  page,
  request,
}) => {
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
  await page.getByRole('button', { name: 'Preview and edit invitation' }).click();
  await page.getByRole('button', { name: 'Send me a test email' }).click();
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

test('what is pasted out of Word becomes simple text with lists', async ({ page }) => {
  await openNew(page);
  await page.getByRole('button', { name: 'Preview and edit reminder' }).click();
  const text = page.getByRole('textbox', { name: 'Reminder text' });
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<style>p{color:red}</style><!--[if mso]>x<![endif]--><h1 style="color:red">Soon</h1>
      <p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·  </span>First</p>
      <p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·  </span>Second</p>
      <p class=MsoNormal style="margin:0"><span style="color:blue">Bye <o:p></o:p></span></p><script>alert(1)</script>`,
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text.getByRole('heading', { name: 'Soon' })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveText(['First', 'Second']);
  expect(await text.innerHTML()).not.toMatch(/style=|Mso|script/);
});
