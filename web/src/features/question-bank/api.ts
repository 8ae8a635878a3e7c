import {
  exportBankTest,
  importBankTest as importBankTestCall,
  previewExport,
  previewImport,
} from '@assay/contract/bank-exchange';
import {
  copyQuestion as copyQuestionCall,
  createOption,
  createOptionGroup,
  createQuestion,
  deleteOption as deleteOptionCall,
  deleteOptionGroup as deleteOptionGroupCall,
  deleteQuestion as deleteQuestionCall,
  getBankImage,
  getQuestion,
  listOptionGroups,
  updateOption,
  updateOptionGroup,
  updateQuestion,
} from '@assay/contract/bank-questions';
import { installSamples as installSamplesCall, listSamples } from '@assay/contract/bank-samples';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { filterOrganizations } from '@assay/contract/organizations';
import {
  copyBankTest as copyBankTestCall,
  createBankTest,
  deleteBankTest as deleteBankTestCall,
  getBankTest,
  listBankTests,
  orderQuestions,
  updateBankTest,
} from '@assay/contract/question-bank';
import { getSkillStatistics } from '@assay/contract/skill-reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../api/client.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { paged } from '../../lib/paged.ts';

export type BankTestRow = OutputOf<typeof listBankTests>['data'][number];
export type BankTest = OutputOf<typeof getBankTest>['data'];
export type BankQuestion = BankTest['questions'][number];
export type BankOption = BankQuestion['options'][number];
export type TestStatistics = OutputOf<typeof getSkillStatistics>['data'];
export type QuestionStatistics = TestStatistics['questions'][number];
export type OptionGroup = OutputOf<typeof listOptionGroups>['data'][number];
export type Note = OutputOf<typeof previewExport>['data']['report'][number];
export type ExportFormat = 'qti' | 'csv';

export function bankTests(query: CallInput<typeof listBankTests>['query']) {
  return queryOptions({
    queryKey: ['bank-tests', query],
    queryFn: ({ signal }) => call(listBankTests, { query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

export function bankTest(id: number) {
  return queryOptions({
    queryKey: ['bank-test', id],
    queryFn: async ({ signal }) => (await call(getBankTest, { params: { id }, signal })).data,
  });
}

/** What people's answers say of a test and its questions. Read anew with the test, whose edits they follow. */
export function bankStatistics(id: number) {
  return queryOptions({
    queryKey: ['bank-test', id, 'statistics'],
    queryFn: async ({ signal }) =>
      (await call(getSkillStatistics, { params: { id }, signal })).data,
  });
}

export function bankQuestion(id: number) {
  return queryOptions({
    queryKey: ['bank-question', id],
    queryFn: async ({ signal }) => (await call(getQuestion, { params: { id }, signal })).data,
  });
}

export const optionGroups = queryOptions({
  queryKey: ['option-groups'],
  queryFn: async ({ signal }) => (await call(listOptionGroups, { signal })).data,
});

/** Organisations by a part of their name, as many as a list can show. */
export function organizationsNamed(name: string) {
  return queryOptions({
    queryKey: ['bank-organizations', name],
    queryFn: async ({ signal }) =>
      (await call(filterOrganizations, { query: { name, perPage: 100, order: 'name' }, signal }))
        .data,
    placeholderData: keepPreviousData,
  });
}

/** The picture behind an address of a question, to be shown: an image alone would send no session. */
export function questionImage(url: string) {
  const [, id = '', version = ''] = /question\/(\d+)\/image\/(\w+)$/.exec(url) ?? [];
  return queryOptions({
    queryKey: ['bank-image', id, version],
    queryFn: async ({ signal }) =>
      asDataUrl(await call(getBankImage, { params: { id, version }, signal })),
    staleTime: Infinity,
  });
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error as DOMException));
    reader.readAsDataURL(blob);
  });
}

/** Tests that come with the product and are not in the bank. */
export const sampleTests = queryOptions({
  queryKey: ['bank-tests', 'samples'],
  queryFn: async ({ signal }) => (await call(listSamples, { signal })).data,
});

export async function installSamples(codes: string[]) {
  const { data } = await call(installSamplesCall, { body: { codes } });
  await queryClient.invalidateQueries({ queryKey: ['bank-tests'] });
  return data;
}

/** What a call answered is what stands there now; lists are read anew. */
function keep(test: BankTest): BankTest {
  queryClient.setQueryData(bankTest(test.id).queryKey, test);
  void queryClient.invalidateQueries({ queryKey: ['bank-tests'] });
  return test;
}

async function readTestAgain(id: number) {
  await queryClient.invalidateQueries({ queryKey: ['bank-test', id] });
  void queryClient.invalidateQueries({ queryKey: ['bank-tests'] });
}

/** @param known the test as it was when the form was opened. */
export async function saveTest(
  body: BodyOf<typeof createBankTest>,
  known?: Pick<BankTest, 'id' | 'described_at'>,
) {
  const { data } = known
    ? await call(updateBankTest, {
        params: { id: known.id },
        body: { ...body, described_at: known.described_at },
      })
    : await call(createBankTest, { body });
  return keep(data);
}

export async function copyBankTest(id: number) {
  return keep((await call(copyBankTestCall, { params: { id } })).data);
}

/** Gone from the list without reading it anew first. */
export async function deleteBankTest(id: number): Promise<string> {
  const { message } = await call(deleteBankTestCall, { params: { id } });
  queryClient.removeQueries({ queryKey: ['bank-test', id] });
  await queryClient.invalidateQueries({ queryKey: ['bank-tests'] });
  return message;
}

/** By test: the order that waits to be saved, and the saving that runs. */
const waitingOrder = new Map<number, number[]>();
const savingOrder = new Map<number, Promise<void>>();

/**
 * Shown at once. Orders are saved one after the other and the last one counts: one that came while another was on its
 * way holds all moves before it. Done, or failed, for all of them together.
 */
export function saveOrder(test: BankTest, questions: readonly BankQuestion[]): Promise<void> {
  const { queryKey } = bankTest(test.id);
  const moved = questions.map((question, i) => ({ ...question, position: i + 1 }));
  // What is being read knows nothing of this move.
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, { ...test, questions: moved });
  waitingOrder.set(
    test.id,
    questions.map(({ id }) => id),
  );
  const saving = savingOrder.get(test.id) ?? sendOrders(test.id);
  savingOrder.set(test.id, saving);
  return saving;
}

async function sendOrders(id: number): Promise<void> {
  const next = () => {
    const question_ids = waitingOrder.get(id);
    waitingOrder.delete(id);
    return question_ids;
  };
  let failure: unknown;
  for (let question_ids = next(); question_ids; question_ids = next()) {
    failure = undefined;
    try {
      const { data } = await call(orderQuestions, { params: { id }, body: { question_ids } });
      // What the server says counts in the end.
      if (!waitingOrder.has(id)) queryClient.setQueryData(bankTest(id).queryKey, data);
    } catch (error) {
      failure = error;
    }
  }
  savingOrder.delete(id);
  if (failure === undefined) return;
  await readTestAgain(id);
  throw failure;
}

export async function saveQuestion(
  body: BodyOf<typeof createQuestion>,
  image: File | null,
  known?: { id: number; remove_image: boolean; updated_at: string },
): Promise<BankQuestion> {
  const files = { image };
  const { data } = known
    ? await call(updateQuestion, {
        params: { id: known.id },
        body: { ...body, remove_image: known.remove_image, updated_at: known.updated_at },
        files,
      })
    : await call(createQuestion, { body, files });
  queryClient.setQueryData(bankQuestion(data.id).queryKey, data);
  await readTestAgain(data.test_id);
  return data;
}

export async function copyQuestion({ id, test_id }: BankQuestion) {
  const { data } = await call(copyQuestionCall, { params: { id } });
  await readTestAgain(test_id);
  return data;
}

export async function deleteQuestion({ id, test_id }: BankQuestion): Promise<string> {
  const { message } = await call(deleteQuestionCall, { params: { id } });
  await readTestAgain(test_id);
  return message;
}

async function readQuestionAgain({ id, test_id }: Pick<BankQuestion, 'id' | 'test_id'>) {
  await queryClient.invalidateQueries({ queryKey: ['bank-question', id] });
  await readTestAgain(test_id);
}

/** @param question as it was when the option was opened. */
export async function saveOption(
  question: BankQuestion,
  body: { text: string; score: number },
  id?: number,
) {
  await (id
    ? call(updateOption, { params: { id }, body: { ...body, updated_at: question.updated_at } })
    : call(createOption, { body: { ...body, question_id: question.id } }));
  await readQuestionAgain(question);
}

export async function deleteOption(question: BankQuestion, id: number): Promise<string> {
  const { message } = await call(deleteOptionCall, { params: { id } });
  await readQuestionAgain(question);
  return message;
}

export async function saveGroup(body: BodyOf<typeof createOptionGroup>, id?: number) {
  await (id
    ? call(updateOptionGroup, { params: { id }, body })
    : call(createOptionGroup, { body }));
  await queryClient.invalidateQueries(optionGroups);
}

export async function deleteOptionGroup(id: number): Promise<string> {
  const { message } = await call(deleteOptionGroupCall, { params: { id } });
  await queryClient.invalidateQueries(optionGroups);
  return message;
}

export function exportNotes(id: number, format: ExportFormat) {
  return queryOptions({
    queryKey: ['bank-test', id, 'export', format],
    queryFn: async ({ signal }) =>
      (await call(previewExport, { params: { id }, query: { format }, signal })).data,
    staleTime: 0,
  });
}

export function downloadTest(id: number, format: ExportFormat) {
  return call(exportBankTest, { params: { id }, query: { format } });
}

export type ImportPreview = OutputOf<typeof previewImport>['data'];

export async function previewQuestions(file: File): Promise<ImportPreview> {
  const body = { file_name: file.name.slice(0, 255) };
  return (await call(previewImport, { body, files: { file } })).data;
}

/** Into a new test of this name, or behind the questions of one that is there. */
export async function importBankTest(file: File, into: { text: string } | { test_id: number }) {
  const body = { file_name: file.name.slice(0, 255), ...into };
  const { data } = await call(importBankTestCall, { body, files: { file } });
  keep(data.test);
  return data;
}
