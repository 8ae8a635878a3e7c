import { saveOwnProfile } from '@assay/contract/subjects';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '../../test/open-page.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { bodyResolver } from '../forms/body-resolver.ts';
import { fieldOf } from '../forms/field-of.ts';
import { activateLocale } from '../language.ts';
import { useSubmit } from './use-submit.ts';

/** What was sent, each to be answered by the test. */
let sent: (PromiseWithResolvers<void> & { name: string })[] = [];

const refused = (errors: Record<string, string[]>) =>
  Object.assign(new Error('Please check the marked fields.'), { name: 'ApiError', errors });

function NameForm() {
  const form = useForm({ defaultValues: { name: '' } });
  const { onSubmit, formErrors, pending } = useSubmit(form, ({ name }) => {
    const answer = { name, ...Promise.withResolvers<void>() };
    sent.push(answer);
    return answer.promise;
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormErrors errors={formErrors} />
      <TextField label="Name" {...fieldOf(form, 'name')} />
      <button type="submit">Save</button>
      <p>{pending ? 'Saving' : 'Still'}</p>
    </form>
  );
}

/** A form whose call asks for more than it shows: a name that it has no field for, and an address that may be folded away. */
function HalfForm() {
  const [folded, setFolded] = useState(false);
  const form = useForm({
    defaultValues: { first_name: '', linkedin_url: 'nowhere' },
    resolver: bodyResolver(saveOwnProfile),
  });
  const { onSubmit, formErrors } = useSubmit(form, () => Promise.resolve());
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormErrors errors={formErrors} />
      {!folded && <TextField label="Address" {...fieldOf(form, 'linkedin_url')} />}
      <button type="button" onClick={() => setFolded(true)}>
        Fold
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

const field = page.getByLabelText('Name');
const save = page.getByRole('button', { name: 'Save' });
const said = (text: string) => page.getByText(text);

test('what the server says of a field stands at it, the rest at the head; nothing typed is lost, and it is sent again', async () => {
  sent = [];
  await openPart(<NameForm />);
  await field.fill('Ada');
  await save.click();
  await expect.element(said('Saving')).toBeVisible();
  sent[0]?.reject(refused({ name: ['This name is taken.'], plan: ['The plan is full.'] }));
  await expect.element(field).toHaveAccessibleDescription('This name is taken.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The plan is full.');
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('This name is taken.');
  await expect.element(field).toHaveValue('Ada');
  await userEvent.type(field, ' Lee');
  await save.click();
  await expect.element(said('Saving')).toBeVisible();
  await expect.element(said('The plan is full.')).not.toBeInTheDocument();
  expect(sent.map(({ name }) => name)).toEqual(['Ada', 'Ada Lee']);
  sent[1]?.resolve();
  await expect.element(said('Still')).toBeVisible();
});

test('where all of it stands at fields, the head of the form says nothing', async () => {
  sent = [];
  await openPart(<NameForm />);
  await save.click();
  await expect.element(said('Saving')).toBeVisible();
  sent[0]?.reject(refused({ name: ['This name is taken.'] }));
  await expect.element(field).toHaveAccessibleDescription('This name is taken.');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('what is wrong with a field that does not show is said at the head of the form', async () => {
  await openPart(<HalfForm />);
  await save.click();
  const head = page.getByRole('alert');
  await expect.element(head).toHaveTextContent('Please fill this in.');
  await expect.element(page.getByLabelText('Address')).toHaveAccessibleDescription(/LinkedIn/);
  await expect.element(head.getByText(/LinkedIn/)).toHaveLength(0);
  await page.getByRole('button', { name: 'Fold' }).click();
  await save.click();
  await expect.element(head.getByText(/LinkedIn/)).toBeVisible();
});

test('what is wrong with a field is said in another language once that is chosen', async () => {
  await openPart(<HalfForm />, { as: 'candidate' });
  await save.click();
  const address = page.getByLabelText('Address');
  await expect.element(address).toHaveAccessibleDescription(/^Please paste/);
  await address.fill('still nowhere');
  await activateLocale('de');
  await expect.element(address).toHaveAccessibleDescription(/^Bitte füge/);
  await expect.element(address).toHaveValue('still nowhere');
});

test('submitted twice it is sent once', async () => {
  sent = [];
  await openPart(<NameForm />);
  await expect.element(save).toBeVisible();
  const form = save.element().closest('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(said('Saving')).toBeVisible();
  form?.requestSubmit();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(1);
  sent[0]?.resolve();
  await expect.element(said('Still')).toBeVisible();
});
