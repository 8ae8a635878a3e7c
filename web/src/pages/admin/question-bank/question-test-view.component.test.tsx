import { importBankTest, previewImport } from '@assay/contract/bank-exchange';
import type { OutputOf } from '@assay/contract/endpoint';
import { getQuestion } from '@assay/contract/bank-questions';
import { orderQuestions } from '@assay/contract/question-bank';
import { getSkillStatistics } from '@assay/contract/skill-reports';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network, openPage } from '../../../test/open-page.tsx';
import { idOf, names, serveBank, serveTest, testOf } from '../../../test/servers/bank.ts';

/** The question bank under quick hands: nothing that comes late undoes what came after it. */

test('quick moves of questions all count, however slowly they are saved', async () => {
  serveTest(network(), testOf(names));
  const held: PromiseWithResolvers<void>[] = [];
  network().answerBy(orderQuestions, async ({ body }) => {
    const wait = Promise.withResolvers<void>();
    held.push(wait);
    await wait.promise;
    const order = body.question_ids.map((id) => names[id - 100] ?? '');
    return { data: testOf(order) };
  });
  await openPage('/admin/multiple-choice-questions/view/3', { as: 'super admin' });
  const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  const up = (number: number) =>
    userEvent.click(page.getByRole('button', { name: `Move question ${number} up` }));
  const expectOrder = (...wanted: string[]) =>
    expect
      .poll(() =>
        rows.elements().map((row) => wanted.find((name) => row.textContent?.includes(name))),
      )
      .toEqual(wanted);
  await expectOrder('Alpha', 'Beta', 'Gamma', 'Delta');
  await up(4);
  await expectOrder('Alpha', 'Beta', 'Delta', 'Gamma');
  await up(3);
  await expectOrder('Alpha', 'Delta', 'Beta', 'Gamma');
  // The answer to the first move knows nothing of the second.
  held[0]?.resolve();
  await expect.poll(() => held.length).toBe(2);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expectOrder('Alpha', 'Delta', 'Beta', 'Gamma');
  await up(2);
  await expectOrder('Delta', 'Alpha', 'Beta', 'Gamma');
  held[1]?.resolve();
  await expect.poll(() => held.length).toBe(3);
  held[2]?.resolve();
  await expect.element(page.getByText('Now question 1 of 4.')).toBeInTheDocument();
  await expectOrder('Delta', 'Alpha', 'Beta', 'Gamma');
  const last = ['Delta', 'Alpha', 'Beta', 'Gamma'].map(idOf);
  expect(network().asked(orderQuestions).at(-1)?.body).toEqual({ question_ids: last });
});

test('what is taken over is the file that was looked at, though an earlier look comes late', async () => {
  serveBank(network(), [testOf(names)]);
  const late = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  network().answerBy(previewImport, async ({ parts }) => {
    const [file = ''] = parts['file'] ?? [];
    const name = file.replace('.csv', '');
    if (name === 'one') await late.promise;
    if (name === 'one') answered.resolve();
    const option = { text: 'a', score: 1, is_correct: true };
    const text = `From ${name}?`;
    const question = { text, topic: '', seconds: 60, has_image: false, options: [option] };
    return { data: { text: name, description: '', questions: [question], report: [] } };
  });
  const taken = testOf(['Alpha'], { text: 'two' });
  network().reply(importBankTest, { data: { test: taken, imported: 1, report: [] } });
  serveTest(network(), taken);
  const here = await openPage('/admin/multiple-choice-questions/list', { as: 'super admin' });
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  const choose = (name: string) =>
    userEvent.upload(dialog.getByLabelText('File'), new File(['question\n'], `${name}.csv`));
  await choose('one');
  await expect.poll(() => network().asked(previewImport)).toHaveLength(1);
  await choose('two');
  await expect.element(dialog.getByText('From two?')).toBeVisible();
  late.resolve();
  await answered.promise;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(dialog.getByText('From two?')).toBeVisible();
  await expect.element(dialog.getByLabelText('Name of the new test')).toHaveValue('two');
  await dialog.getByRole('button', { name: 'Import 1 question' }).click();
  await expect.poll(here.where).toBe('/admin/multiple-choice-questions/view/3');
  expect(
    network()
      .asked(importBankTest)
      .map(({ parts }) => parts['file']),
  ).toEqual([['two.csv']]);
});

const spelling = testOf([], {
  text: 'Spelling',
  description: 'Woorden en zinnen',
  language: 'nl',
  questions: testOf(['Alpha']).questions.map((question) => ({
    ...question,
    text: 'Welk woord?',
    topic: 'Zinnen',
    options: ['Gebeurd', 'Gebeurt'].map((text, at) => {
      const worth = { score: at, is_correct: at === 1 };
      return { id: at + 1, question_id: question.id, position: at + 1, text, ...worth };
    }),
  })),
});

const expectDutch = (...texts: string[]) => {
  for (const text of texts) {
    const found = page.getByText(text, { exact: true }).elements();
    const spoken = found.map((one) => one.closest('[lang]')?.getAttribute('lang'));
    expect({ text, spoken: [...new Set(spoken)] }).toEqual({ text, spoken: ['nl'] });
  }
};

test('what is written in the language of the test is read out in it', async () => {
  serveTest(network(), spelling);
  await openPage('/admin/multiple-choice-questions/view/3', { as: 'super admin' });
  const heading = page.getByRole('heading', { name: 'Spelling' });
  await expect.element(heading.getByText('Spelling')).toHaveAttribute('lang', 'nl');
  expectDutch('Woorden en zinnen', 'Welk woord?', 'Zinnen');
});

test('a question, its key and what was chosen are, too', async () => {
  serveTest(network(), spelling);
  const [question] = spelling.questions;
  if (!question) throw new Error('No question.');
  network()
    .reply(getQuestion, { data: question })
    .reply(getSkillStatistics, { data: answeredOnce(question.id) });
  await openPage(`/admin/multiple-choice-questions/question/view/3/${question.id}`, {
    as: 'super admin',
  });
  await expect.element(page.getByText('Welk woord?', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Gebeurt', { exact: true })).toHaveLength(3);
  await expect.element(page.getByText('Zo was het?', { exact: true })).toBeVisible();
  expectDutch('Welk woord?', 'Gebeurt', 'Zinnen', 'Zo was het?');
});

/** One person has been asked it, when it was another. */
function answeredOnce(questionId: number): OutputOf<typeof getSkillStatistics>['data'] {
  const counts = { exposure: 1, exposureEver: 1, n: 1, timeUp: 0, right: 1 };
  const option = { optionId: 2, text: 'Gebeurt', isBest: true, chosen: 1, share: 1, restR: null };
  const unknown = {
    rightInterval: null,
    difficulty: null,
    discrimination: null,
    discriminationInterval: null,
    medianSeconds: null,
    alarm: null,
  };
  const asked = { versionId: 1, isCurrent: false, text: 'Zo was het?', seconds: 60, note: '' };
  const one = { questionId, ...asked, ...counts, ...unknown, options: [option] };
  return { results: 1, limited: false, enough: 20, reliability: null, questions: [one] };
}
