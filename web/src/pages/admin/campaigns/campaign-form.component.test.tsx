import { getEmailText, getReminderText } from '@assay/contract/campaign-mails';
import { addSubjects, previewSubjects } from '@assay/contract/campaign-people';
import { activateCampaign, editActiveCampaign, saveCampaign } from '@assay/contract/campaigns';
import { listOfferedTests } from '@assay/contract/question-bank';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activateLocale } from '../../../lib/language.ts';
import { expectAccessible } from '../../../test/accessible.ts';
import { network, openPage } from '../../../test/open-page.tsx';
import { campaignOf, serveCampaigns } from '../../../test/servers/campaigns.ts';

/** The form of a campaign: what it sends, and what it says when that is refused. */

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name });
const saveDraft = () => button('Save as draft').click();
const view = '/admin/assessments/view/7';

async function person(number: number, values: Record<string, string>) {
  for (const [part, value] of Object.entries(values))
    await field(`${part} of person ${number}`).fill(value);
}

async function open(path = '/admin/assessments/new') {
  const { where } = await openPage(path, { as: 'manager' });
  await expect.element(field('Name')).toBeVisible();
  return () => expect.poll(where).toBe(view);
}

beforeEach(() => serveCampaigns(network()));

test('R003 R136 R137 R189 R190 R192 R212 a new campaign is saved by one call as the call wants it', async () => {
  const saved = await open();
  await field('Name').fill('As the calls want it');
  await box('Personality').click();
  // Beside the tests, and in the bar that stays in view.
  await expect.element(page.getByText('About 18 minutes for a candidate')).toHaveLength(2);
  await userEvent.selectOptions(page.getByLabelText(/^Reference profile/).first(), '5');
  await field('Last day').fill(day(20));
  await userEvent.selectOptions(field('Reminders'), '3');
  await field('Notify me when a candidate completes a test').click();
  await field('Notify me when everyone has completed all tests').click();
  await person(1, {
    'First name': 'anna maria',
    'Last name': 'van der Berg',
    Email: 'anna@form.test',
  });
  await button('Add a person').click();
  await button('Add a person').click();
  await person(3, { Email: 'bo@form.test' });
  await saveDraft();
  await saved();
  expect(network().writes()).toEqual(['campaign-create']);
  const [sent] = network().asked(saveCampaign);
  expect(sent?.parts).toMatchObject({
    campaign_name: ['As the calls want it'],
    'test_types[]': ['1'],
    number_of_reminders: ['3'],
    email_update_on_test_complete: ['1'],
    email_update_on_all_complete: ['0'],
    email_text: [''],
    email_reminder_text: [''],
  });
  expect(JSON.parse(sent?.parts['subjects']?.[0] ?? '')).toEqual([
    { first_name: 'Anna Maria', last_name: 'van der Berg', email: 'anna@form.test' },
    { first_name: '', last_name: '', email: 'bo@form.test' },
  ]);
  const names = Object.keys(sent?.parts ?? {});
  expect(names.filter((name) => name.endsWith('profile_id'))).toHaveLength(1);
  expect(names).not.toContain('email_list');
});

test('who chooses people by the energy test is told what speaks against it', async () => {
  await open();
  const warning = page.getByText('is not used to choose, rank or filter people');
  await box('Personality').click();
  await expect.element(warning).not.toBeInTheDocument();
  await box('Energy').click();
  await expect.element(warning).toBeVisible();
  await page.getByRole('radio', { name: 'Development' }).click();
  await expect.element(warning).not.toBeInTheDocument();
});

test('R138 R137 profiles are a number, custom:number or alt:number, and one id is sent', async () => {
  network().refuse(saveCampaign, 422, { message: 'No.', errors: { campaign_name: ['No.'] } });
  await open();
  const select = page.getByLabelText(/^Reference profile/).first();
  const options = [...select.element().querySelectorAll('option')].map(({ value }) => value);
  expect(options).toEqual(['', '5', 'custom:6', 'alt:7']);
  await field('Name').fill('Profiles');
  for (const [count, value] of options.slice(1).entries()) {
    await userEvent.selectOptions(select, value);
    await saveDraft();
    await expect.poll(() => network().asked(saveCampaign)).toHaveLength(count + 1);
    await expect.element(button('Save as draft')).not.toHaveAttribute('aria-busy');
  }
  const ids = network()
    .asked(saveCampaign)
    .map(({ parts }) => Object.entries(parts).filter(([name]) => name.endsWith('profile_id')));
  expect(ids).toEqual([
    [['campaign_profile_id', ['5']]],
    [['custom_campaign_profile_id', ['6']]],
    [['alt_campaign_profile_id', ['7']]],
  ]);
});

test('R191 R207 without a name and with the standard texts empty strings are sent; texts that cannot be read are logged only', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  network()
    .refuse(getEmailText, 404)
    .refuse(getReminderText, 404)
    .reply(saveCampaign, { data: campaignOf({ campaign_name: '' }) });
  const saved = await open();
  await expect.element(page.getByRole('alert')).toHaveLength(0);
  expect(logged.mock.calls.flat().join('\n')).toContain('The standard texts could not be read');
  logged.mockRestore();
  await button('Activate…').click();
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Complete the marked fields' }))
    .toBeVisible();
  // The bar of the form lies above what scrolls behind it, so nothing of that may show through.
  const bar = button('Activate…').element().parentElement?.parentElement as HTMLElement;
  expect(getComputedStyle(bar).position).toBe('sticky');
  expect(getComputedStyle(bar).backgroundColor).not.toMatch(/rgba|transparent|\//);
  // What was said goes with the last of what it was about, and no earlier.
  await field('Name').fill('All mended');
  await box('Personality').click();
  await field('Last day').fill(day(20));
  await expect.element(page.getByRole('alert')).not.toHaveLength(0);
  await person(1, { Email: 'mended@form.test' });
  await expect.element(page.getByRole('alert')).toHaveLength(0);
  // For good: an address is wrong until its last letter, and who types it stays in its field.
  await field('Email of person 1').fill('');
  await field('Email of person 1').click();
  await userEvent.keyboard('half@');
  await expect.element(field('Email of person 1')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Email of person 1')).toHaveFocus();
  await userEvent.keyboard('form.test');
  await expect.element(field('Email of person 1')).toHaveValue('half@form.test');
  await expect.element(page.getByRole('alert')).toHaveLength(0);
  await field('Email of person 1').fill('');
  await field('Last day').fill('');
  await box('Personality').click();
  await field('Name').fill('');
  await saveDraft();
  await saved();
  expect(network().asked(saveCampaign)[0]?.parts).toMatchObject({
    campaign_name: [''],
    email_text: [''],
    email_reminder_text: [''],
  });
});

test('R207 a standard text of another language stays the standard one while it is awaited, and when it cannot be had', async () => {
  serveCampaigns(network(), campaignOf({ language: 'nl' }));
  const held = Promise.withResolvers<void>();
  for (const text of [getEmailText, getReminderText])
    network().answerBy(text, async ({ params, query }) => {
      if (params['id'] === 'default' && query['language'] === 'nl') {
        await held.promise;
        return Response.json({ message: 'Not found.' }, { status: 404 });
      }
      const isDutch = params['id'] === '7';
      const words = isDutch ? '<p>U bent uitgenodigd.</p>' : '<p>You are invited.</p>';
      return { data: { email_text: words, reminder_text: words, is_default: true } };
    });
  const saved = await open('/admin/assessments/edit/7');
  await expect.element(page.getByText('Standard text')).toHaveLength(2);
  await expect.element(button('Save as draft')).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect.element(button('Save as draft')).not.toHaveAttribute('aria-busy');
  await saveDraft();
  await saved();
  expect(network().asked(saveCampaign)[0]?.parts).toMatchObject({
    email_text: [''],
    email_reminder_text: [''],
  });
});

test('R178 R098 a save that fails saves nothing, and says so at the top and at its field', async () => {
  const saved = await open();
  await field('Name').fill('Fails at first');
  await button('Add a person').click();
  await person(1, { Email: 'one@form.test' });
  await person(2, { Email: 'two@form.test' });
  const refuse = (errors: Record<string, string[]>) =>
    network().refuse(saveCampaign, 422, { message: 'Look.', errors }, 1);
  refuse({ 'subjects.1.email': ['This one is wrong.'] });
  await saveDraft();
  const second = page.getByRole('list', { name: 'People' }).getByRole('listitem').nth(1);
  await expect.element(second.getByText('This one is wrong.')).toBeVisible();
  expect(scrollY).toBe(0);

  refuse({
    email_text: ['This text cannot be sent.'],
    email_reminder_text: ['Nor can this one.'],
  });
  await saveDraft();
  await expect.element(page.getByText('This text cannot be sent.')).toBeVisible();
  await expect.element(page.getByText('Nor can this one.')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(scrollY).toBe(0);

  await box('Personality').click();
  await field('Last day').fill(day(20));
  network().refuse(
    activateCampaign,
    422,
    { message: 'Look.', errors: { deadline: ['This day is over.'] } },
    1,
  );
  await button('Activate…').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect
    .element(page.getByText('The draft is saved, but it was not activated.'))
    .toBeVisible();
  await expect.element(page.getByText('This day is over.')).toBeVisible();

  await saveDraft();
  await saved();
  const saves = network().asked(saveCampaign);
  expect(network().writes()).toEqual([
    'campaign-create',
    'campaign-create',
    'campaign-create',
    'campaign-activate',
    'campaign-create',
  ]);
  expect(saves[2]?.parts).not.toHaveProperty('campaign_id');
  expect(saves[3]?.parts, 'the draft that is there by now is saved again').toMatchObject({
    campaign_id: ['7'],
  });
});

test('what an active campaign needs is said again in the language that is chosen then, at the top and at its fields', async () => {
  await openPage('/admin/assessments/new', { as: 'manager' });
  await button('Activate…').click();
  await expect.element(page.getByText('Please set a deadline.')).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Complete the marked fields');
  await activateLocale('de');
  await expect.element(page.getByText('Bitte legen Sie eine Frist fest.')).toBeVisible();
  await expect
    .element(page.getByText('Bitte fügen Sie mindestens eine Person hinzu.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Füllen Sie die markierten Felder aus');
  await expect.element(page.getByText('Please set a deadline.')).toHaveLength(0);
});

test('R136 a skill test that was chosen stays while its list is loading, and hears what is said of it', async () => {
  serveCampaigns(
    network(),
    campaignOf({ test_types: ['mcqt_3'], tests: [{ id: 'mcqt_3', name: 'SQL' }] }),
  );
  const held = Promise.withResolvers<void>();
  network().answerBy(listOfferedTests, async () => {
    await held.promise;
    const sql = { id: 3, text: 'SQL', description: '', questions_count: 9, minutes: 12 };
    return { data: [{ ...sql, is_sample: false }] };
  });
  const saved = await open('/admin/assessments/edit/7');
  await box('Personality').click();
  held.resolve();
  await expect.element(box('SQL')).toBeChecked();

  network().refuse(
    saveCampaign,
    422,
    { message: 'Look.', errors: { 'skill_tests.0': ['It is not offered.'] } },
    1,
  );
  await saveDraft();
  const boxes = page.getByRole('group', { name: 'Skill tests' });
  await expect.element(boxes.getByText('It is not offered.')).toBeVisible();
  await saveDraft();
  await saved();
  const sent = network().asked(saveCampaign).at(-1)?.parts;
  expect(sent?.['test_types[]']).toEqual(['1']);
  expect(sent?.['skill_tests[]']).toEqual(['3']);
});

test('R197 addresses alone are sent as a list, and only while there are no rows', async () => {
  const saved = await open();
  await field('Name').fill('A list of addresses');
  await page.getByLabelText('Or paste email addresses').fill('cy@form.test, di@form.test');
  await saveDraft();
  await saved();
  const list = network().asked(saveCampaign)[0]?.parts;
  expect(list).toMatchObject({ email_list: ['cy@form.test, di@form.test'], delimiter: [','] });
  expect(list).not.toHaveProperty('subjects');
});

test('R197 people who are there already are sent as rows, and no list with them', async () => {
  const names = { first_name: '', last_name: '' };
  const subjects = [
    { id: 1, email: 'cy@form.test', ...names },
    { id: 2, email: 'di@form.test', ...names },
  ];
  serveCampaigns(network(), campaignOf({ subjects }));
  const saved = await open('/admin/assessments/edit/7');
  await expect.element(field('Email of person 2')).toHaveValue('di@form.test');
  await saveDraft();
  await saved();
  const rows = network().asked(saveCampaign)[0]?.parts;
  expect(rows).not.toHaveProperty('email_list');
  expect(JSON.parse(rows?.['subjects']?.[0] ?? '')).toHaveLength(2);
});

/** What fails is said at the head of the page, where the focus goes. */
async function expectFailureAtTop(send: () => Promise<void>) {
  scrollTo(0, 10_000);
  expect(scrollY).toBeGreaterThan(0);
  await send();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(scrollY).toBe(0);
}

const running = campaignOf({
  status: 'active',
  tests_fixed: true,
  deadline: '2027-03-01T22:59:00.000Z',
  progress: { subjects: 1, invited: 1, opened: 1, started: 1, completed: 0 },
  subjects: [{ id: 1, first_name: 'Ann', last_name: 'Lee', email: 'ann@form.test' }],
});

test('R124 a copy has a name of its own, no people and no last day, and says whose copy it is', async () => {
  serveCampaigns(network(), running);
  const saved = await open('/admin/assessments/copy/7');
  await expect.element(field('Name')).toHaveValue('Sales, spring (copy)');
  await expect.element(field('Last day')).toHaveValue('');
  await expect.element(field('Email of person 1')).toHaveValue('');
  network().refuse(saveCampaign, 500, {}, 1);
  await expectFailureAtTop(saveDraft);
  await saveDraft();
  await saved();
  expect(network().asked(saveCampaign)[1]?.parts).toMatchObject({ copy_of: ['7'] });
});

test('R175 a running campaign is changed by its own call', async () => {
  serveCampaigns(network(), running);
  const saved = await open('/admin/assessments/edit/7');
  await expect
    .element(page.getByText('You can’t change the tests now that someone has started'))
    .toBeVisible();
  await expectAccessible();
  await field('Name').fill('Sales, this spring');
  network().refuse(editActiveCampaign, 500, {}, 1);
  await expectFailureAtTop(() => button('Save changes').click());
  await button('Save changes').click();
  await saved();
  expect(network().writes()).toEqual(['campaign-edit-active', 'campaign-edit-active']);
  expect(network().asked(editActiveCampaign)[1]?.body).toMatchObject({
    campaign_id: 7,
    campaign_name: 'Sales, this spring',
  });
});

test('R179 people are added to a running campaign by another call', async () => {
  serveCampaigns(network(), running);
  network()
    .reply(addSubjects, { data: { added: 1, already_in: 0 } })
    .refuse(addSubjects, 500, {}, 1);
  const saved = await open('/admin/assessments/edit/7');
  await page.getByRole('link', { name: 'Add people' }).click();
  await person(1, { 'First name': 'eve', Email: 'eve@form.test' });
  await expectAccessible();
  // So low that the short form has to be scrolled.
  await page.viewport(1280, 400);
  await expectFailureAtTop(() => button('Add and invite').click());
  await button('Add and invite').click();
  await saved();
  expect(network().writes()).toEqual([
    'campaign-active-add-subjects',
    'campaign-active-add-subjects',
  ]);
  expect(network().asked(addSubjects)[1]?.parts).toMatchObject({ campaign_id: ['7'] });
});

test('a pasted list and what was corrected in it outlive a dialog that is closed', async () => {
  const row = { first_name: '', last_name: '', problem: null, codes: [] };
  network().answerBy(previewSubjects, ({ parts }) => {
    expect(parts['email_list']?.[0]?.split('\r\n')).toEqual([
      'Ann Lee <ann@form.test>',
      'Bo Berg <bo@>',
    ]);
    return {
      data: {
        rows: [
          { ...row, line: 1, email: 'ann@form.test', state: 'good' as const },
          { ...row, line: 2, email: 'bo@', state: 'bad' as const, problem: 'No address.' },
        ],
        counts: { good: 1, duplicate: 0, known: 0, bad: 1 },
        read_as: { kind: 'list' as const, encoding: null, delimiter: null, columns: [] },
      },
    };
  });
  await open();
  const openDialog = () => button('Import or paste a list').click();
  const dialog = page.getByRole('dialog');
  await openDialog();
  await dialog.getByLabelText('Or paste a list').fill('Ann Lee <ann@form.test>\nBo Berg <bo@>');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toHaveLength(0);
  await openDialog();
  await dialog.getByRole('button', { name: 'Review list' }).click();
  await dialog.getByRole('button', { name: 'Edit line 2' }).click();
  await userEvent.keyboard('form.test{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Add 2 people' })).toBeVisible();
  // No row is left of those with a problem, which alone are shown.
  await expect.element(dialog.getByLabelText('Rows to show')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toHaveLength(0);
  await openDialog();
  await dialog.getByRole('button', { name: 'Add 2 people' }).click();
  await expect.element(field('Email of person 2')).toHaveValue('bo@form.test');
  await openDialog();
  await expect.element(dialog.getByLabelText('Or paste a list')).toHaveValue('');
});

test('what is pasted out of Word becomes simple text with lists', async () => {
  await open();
  await button('Preview and edit reminder').click();
  const text = page.getByRole('textbox', { name: 'Reminder text' });
  await text.click();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  const data = new DataTransfer();
  data.setData(
    'text/html',
    `<style>p{color:red}</style><!--[if mso]>x<![endif]--><h1 style="color:red">Soon</h1>
    <p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·  </span>First</p>
    <p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·  </span>Second</p>
    <p class=MsoNormal style="margin:0"><span style="color:blue">Bye <o:p></o:p></span></p><script>alert(1)</script>`,
  );
  text
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  await expect.element(text.getByRole('heading', { name: 'Soon' })).toBeVisible();
  const items = text.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  expect(text.element().innerHTML).not.toMatch(/style=|Mso|script/);
});

test('who takes people out of the form by keyboard goes on at the next, and then adds one', async () => {
  await open();
  await button('Add a person').click();
  await button('Add a person').click();
  await person(3, { Email: 'cleo@form.test' });
  const remove = (number: number) => button(`Remove person ${number}`);
  (remove(2).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove(2)).toHaveFocus();
  await expect.element(field('Email of person 2')).toHaveValue('cleo@form.test');
  await userEvent.keyboard('{Enter}');
  await expect.element(remove(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Add a person')).toHaveFocus();
});

test('who opens an email by keyboard can write it at once', async () => {
  await open();
  const edit = button('Preview and edit invitation');
  await expect.element(edit).toBeVisible();
  (edit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Invitation text' })).toHaveFocus();
});
