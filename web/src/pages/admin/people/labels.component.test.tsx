import type { OutputOf } from '@assay/contract/endpoint';
import {
  addLabels,
  createLabel,
  deleteLabel,
  getLabel,
  listLabels,
  listLabelSubjects,
  takeOffLabel,
  updateLabel,
} from '@assay/contract/labels';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/accessible.ts';
import { refusal } from '../../../test/network.ts';
import { network, openPage } from '../../../test/open-page.tsx';
import { onePage } from '../../../test/servers/campaigns.ts';

/** The labels of an organisation and who carries one: lists follow what was changed, without being opened anew. */

type Label = OutputOf<typeof getLabel>['data'];
type Carrier = OutputOf<typeof listLabelSubjects>['data'][number];

const since = '2026-11-02T09:00:00.000Z';
let all: Label[];
let carriers: Carrier[];

const labelOf = (id: number, name: string): Label => ({
  id,
  name,
  colour: 'violet',
  subjects_count: 0,
  created_at: since,
});

const people = [
  ['Ada', 'Byron'],
  ['Grace', 'Hopper'],
  ['Mary', 'Somerville'],
] as const;

function carrierOf(at: number): Carrier {
  const [first_name, last_name] = people[at - 1] ?? ['', ''];
  const email = `${first_name}@labels.test`;
  const campaign = { id: 7, name: 'Sales, spring' };
  return { id: at, first_name, last_name, email, campaign, labels: [], added_at: since };
}

const found = (id: unknown) => all.find((one) => one.id === Number(id)) ?? refusal(404);

beforeEach(() => {
  all = [labelOf(1, 'Interns'), labelOf(2, 'Shortlist')];
  carriers = [1, 2, 3].map(carrierOf);
  network()
    .answerBy(listLabels, () => ({ data: all }))
    .answerBy(getLabel, ({ params }) => {
      const label = found(params['id']);
      if (label instanceof Response) return label;
      return { data: { ...label, subjects_count: carriers.length } };
    })
    .answerBy(createLabel, ({ body }) => {
      all = [...all, { ...labelOf(all.length + 1, body.name), colour: body.colour }];
      return { data: all.at(-1) as Label };
    })
    .answerBy(updateLabel, ({ params, body }) => {
      const id = Number(params['id']);
      if (all.some((one) => one.id !== id && one.name.toLowerCase() === body.name.toLowerCase())) {
        const name = ['There is already a label with this name.'];
        return refusal(422, { message: name[0] ?? '', errors: { name } });
      }
      all = all.map((one) => (one.id === id ? { ...one, ...body } : one));
      return { data: all.find((one) => one.id === id) as Label };
    })
    .answerBy(deleteLabel, ({ params }) => {
      all = all.filter(({ id }) => id !== Number(params['id']));
      return { message: 'The label is deleted.' };
    })
    .answerBy(listLabelSubjects, ({ query }) => {
      const name = String(query['name'] ?? '');
      const fits = carriers.filter((one) => `${one.first_name} ${one.last_name}`.includes(name));
      return { data: fits, meta: onePage(fits.length) };
    })
    .answerBy(takeOffLabel, ({ body }) => {
      carriers = carriers.filter(({ id }) => !body.subjects.includes(id));
      return { data: { removed: body.subjects.length } };
    })
    .answerBy(addLabels, ({ body }) => {
      const added = body.subjects.filter((id) => !carriers.some((one) => one.id === id));
      const chips = all.filter(({ id }) => body.labels.includes(id));
      carriers = [...carriers, ...added.map(carrierOf)]
        .map((one) => (body.subjects.includes(one.id) ? { ...one, labels: chips } : one))
        .toSorted((a, b) => a.id - b.id);
      return { data: { added: body.subjects.length } };
    });
});

const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const row = (text: string) => page.getByRole('row').filter({ hasText: text });

async function act(label: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${label}`, exact: true }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('R006 R130 a label is created with a colour and stands in the list', async () => {
  const { where } = await openPage('/admin/manager/labels/new', { as: 'manager' });
  await page.getByLabelText('Name').fill('Mentors');
  await page.getByRole('radio', { name: 'Orange' }).click();
  await page.getByRole('button', { name: 'Create label' }).click();
  await expect.element(link('Mentors')).toBeVisible();
  expect(where()).toBe('/admin/manager/labels/details');
  expect(network().asked(createLabel)[0]?.body).toEqual({ name: 'Mentors', colour: 'orange' });
});

test('R006 R130 R185 a label is edited and deleted, and the list follows without being read anew', async () => {
  const { where } = await openPage('/admin/manager/labels/details', { as: 'manager' });
  await act('Interns', 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit label' });
  await edit.getByLabelText('Name').fill('shortlist');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(edit.getByLabelText('Name'))
    .toHaveAccessibleDescription(/There is already a label with this name\./);
  await expectAccessible();
  await edit.getByLabelText('Name').fill('Interns 2027');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect.element(link('Interns 2027')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search labels' }).fill('interns');
  await expect.poll(where).toMatch(/name=interns/);
  await expect.element(link('Shortlist')).toHaveLength(0);
  await act('Interns 2027', 'Delete');
  const asked = page.getByRole('alertdialog', { name: 'Delete “Interns 2027”?' });
  await expect.element(asked.getByText(/^No.one.has.this.label/)).toBeVisible();
  await asked.getByRole('button', { name: 'Delete label' }).click();
  await expect.element(link('Interns 2027')).toHaveLength(0);
  await page.getByRole('button', { name: 'Show all labels' }).click();
  await expect.element(link('Shortlist')).toBeVisible();
});

test('R006 R130 who carries a label is found, freed of it, given it back, and given another', async () => {
  await openPage('/admin/manager/organization/labels/2', { as: 'manager' });
  await expect.element(page.getByText('3 people', { exact: true })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search people' });
  await search.fill('Grace');
  await expect.element(page.getByRole('row')).toHaveLength(2);
  await search.fill('');
  await expect.element(page.getByRole('row')).toHaveLength(4);

  await page.getByRole('button', { name: 'Remove the label from Ada Byron' }).click();
  await expect.element(row('Ada')).toHaveLength(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row('Ada')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select Grace Hopper' }).click();
  await page.getByRole('checkbox', { name: 'Select Mary Somerville' }).click();
  await page.getByRole('button', { name: 'Add labels' }).click();
  const picker = page.getByRole('dialog', { name: 'Label 2 people' });
  await picker.getByLabelText('Find or create a label').fill('Speakers');
  await picker.getByRole('button', { name: 'Create “Speakers”' }).click();
  await expect.element(picker.getByRole('checkbox', { name: 'Speakers' })).toBeChecked();
  await expectAccessible();
  await picker.getByRole('button', { name: 'Add labels' }).click();
  await expect.element(picker).toHaveLength(0);
  await expect.element(row('Grace').getByText('Speakers')).toBeVisible();
  await expect.element(row('Ada').getByText('Speakers')).toHaveLength(0);
  expect(network().asked(addLabels).at(-1)?.body).toEqual({ labels: [3], subjects: [2, 3] });
});
