import { getRubric, type Rubric, setRubric } from '@assay/contract/interview-ratings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network, openPart } from '../../../test/open-page.tsx';
import { RubricButton } from './rubric-dialog.tsx';

const clarity = { title: 'Clarity', low: 'Vague', middle: 'Clear', high: 'Very clear' };
const rubric: Rubric = { edition: 1, criteria: [clarity], standard: false, fixed: false };
const dialog = page.getByRole('dialog');
const title = dialog.getByRole('textbox', { name: 'Criterion 1' });
const save = dialog.getByRole('button', { name: 'Save rubric' });

test('what the server does not take of a rubric stands at its field, anything else at the head; it can be saved again', async () => {
  network()
    .reply(getRubric, { data: rubric })
    .reply(setRubric, { data: rubric })
    .refuse(setRubric, 409, { message: 'Someone is already rated by it.' }, 1)
    .refuse(setRubric, 422, { errors: { 'criteria.0.title': ['Please say it shorter.'] } }, 1);
  await openPart(<RubricButton interviewId="3" />, { as: 'manager' });
  await page.getByRole('button', { name: 'Rubric' }).click();
  await save.click();
  await expect.element(title).toHaveAccessibleDescription('Please say it shorter.');
  await expect.element(dialog.getByRole('alert')).toHaveLength(0);
  await title.fill('Clear speech');
  await save.click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Someone is already rated by it.');
  await expect.element(title).toHaveAccessibleDescription('');
  await expect.element(title).toHaveValue('Clear speech');
  await save.click();
  await expect.element(page.getByText('The rubric is saved.')).toBeVisible();
  expect(network().asked(setRubric)).toHaveLength(3);
});
