import { beforeAll, describe, expect, test } from 'vitest';
import { openFiles } from '../../../../../platform/files/files.ts';
import { system, transact } from '../../../../../platform/db/database.ts';
import { makeStaff, type Person } from '../../../../../test/factories.ts';
import { useServer } from '../../../../../test/harness.ts';
import type { BankTest } from '../../exchange/bank.model.ts';
import { writeQti } from '../../exchange/qti/package.writer.ts';
import { loadTest } from '../load.service.ts';
import { bank, operatorCalls, picture, questionForm, rightAndWrong } from '../bank.samples.ts';

const server = await useServer();

let operator: Person;
const call = operatorCalls(
  () => server,
  () => operator,
);

beforeAll(async () => {
  operator = await makeStaff(server, 'super_admin');
});

const heading = 'question,seconds,option_1,score_1,option_2,score_2';

function file(content: string | Uint8Array, fields: Record<string, string> = {}): FormData {
  const form = questionForm(fields);
  form.set(
    'file',
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
    'f',
  );
  return form;
}

function send(path: string, form: FormData) {
  return server.call('POST', `${bank}/test/import${path}`, { token: operator.token, form });
}

async function download(path: string) {
  const { token } = operator;
  const answer = await fetch(server.origin + bank + path, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function sample(): Promise<BankTest> {
  const bytes = await picture().png().toBuffer();
  return {
    name: 'Sums & more',
    description: 'Two\nlines',
    questions: [
      {
        text: 'One?\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
        topic: 'Tables',
        seconds: 45,
        options: rightAndWrong,
        image: { name: 'a.png', type: 'image/png', bytes, alternative: 'A square' },
      },
      { text: '=1+1', seconds: 60, options: [{ text: '2', score: 0.33 }, ...rightAndWrong] },
    ],
  };
}

/** What programs are told, whatever the language. */
const question1 = [{ code: 'question', params: { number: 1 } }];
const noneRightInRow3 = {
  item_codes: [{ code: 'row', params: { number: 3 } }],
  level: 'left_out',
  codes: [
    { code: 'at_column', params: { column: 'score_1', problem: 'It has no right option.' } },
    { code: 'none_right', params: {} },
  ],
};

describe('a preview', () => {
  test('says what would come and what not, and keeps nothing', async () => {
    const csv = `${heading}\nOne?,30,a,1,b,0\nTwo?,30,a,0,b,0\n`;
    const before = await call('GET', '/test');
    const { status, body } = await send('/preview', file(csv, { file_name: 'Sums.csv' }));
    expect(status).toBe(200);
    expect(body.data).toEqual({
      text: 'Sums',
      description: '',
      questions: [
        {
          text: 'One?',
          topic: '',
          seconds: 30,
          has_image: false,
          options: [
            { text: 'a', score: 1, is_correct: true },
            { text: 'b', score: 0, is_correct: false },
          ],
        },
      ],
      report: [
        {
          ...noneRightInRow3,
          item: 'Row 3',
          message: expect.stringContaining('no right'),
        },
      ],
    });
    expect(await call('GET', '/test')).toEqual(before);
    const { body: spanish } = await server.call('POST', `${bank}/test/import/preview`, {
      token: operator.token,
      headers: { 'accept-language': 'es' },
      form: file(csv, { file_name: 'Sums.csv' }),
    });
    expect(spanish.data.report).toEqual([
      {
        ...noneRightInRow3,
        item: 'Fila 3',
        message: 'score_1: No tiene ninguna opción correcta.',
      },
    ]);
  });

  test.each([
    ['nothing', undefined],
    ['a text', 'hello'],
    ['half a ZIP file', 'PK\u0003\u0004'],
    ['another XML file', '<html/>'],
    ['a bomb of entities', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ])('of %s is refused at the file', async (_, content) => {
    for (const path of ['', '/preview']) {
      const form = content === undefined ? questionForm({ file_name: 'x' }) : file(content);
      const { status, body } = await send(path, form);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['file']]);
    }
  });
});

test('a package comes in whole, with pictures drawn anew, and goes out again', async () => {
  const wanted = await sample();
  const { status, body } = await send('', file(writeQti(wanted).content));
  expect([status, body.data.imported, body.data.report]).toEqual([201, 2, []]);
  const { test: made } = body.data;
  expect(made).toMatchObject({
    text: wanted.name,
    description: wanted.description,
    is_universal: true,
    questions_count: 2,
    seconds_total: 105,
    questions: [
      { text: wanted.questions[0]?.text, topic: 'Tables', image_alternative: 'A square' },
      { text: '=1+1', topic: '', image_url: null },
    ],
  });
  expect(made.questions[1].options[0]).toMatchObject({ text: '2', score: 0.33 });
  const { headers, bytes } = await download(`/test/${made.id}/export?format=qti`);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toContain('Sums _ more.zip');
  const again = await send('', file(bytes));
  expect(again.body.data.report).toEqual([]);
  const strip = (list: { options: unknown[] }[]) =>
    list.map((one) => ({
      ...one,
      id: 0,
      test_id: 0,
      image_url: 0,
      updated_at: 0,
      options: one.options.length,
    }));
  expect(strip(again.body.data.test.questions)).toEqual(strip(made.questions));
});

test('a picture that the store has lost is told before a package goes out without it', async () => {
  const { body } = await send('', file(writeQti(await sample()).content));
  const { id, questions } = body.data.test;
  const [row] = await server.database.query<{ image_key: string }>(
    'select image_key from app.skill_questions where id = $1',
    [questions[0].id],
  );
  const report = async () => (await call('GET', `/test/${id}/export/preview?format=qti`)).report;
  expect(await report()).toEqual([]);
  await (await openFiles(server.config)).remove(row?.image_key ?? '');
  expect(await report()).toEqual([
    {
      item: 'Question 1',
      item_codes: question1,
      level: 'left_out',
      message: 'Its picture picture.png is not in the QTI package.',
      codes: [{ code: 'picture_missing', params: { picture: 'picture.png' } }],
    },
  ]);
});

test('CSV carries the questions, and says before what it does not', async () => {
  const { body } = await send('', file(writeQti(await sample()).content, { text: 'Named here' }));
  const { id, text } = body.data.test;
  expect(text).toBe('Named here');
  const told = await call('GET', `/test/${id}/export/preview?format=csv`);
  expect(told.questions_count).toBe(2);
  expect(told.report).toMatchObject([
    { item: 'Named here', item_codes: [] },
    { item: 'Row 2', item_codes: [{ code: 'row', params: { number: 2 } }] },
  ]);
  const { headers, bytes } = await download(`/test/${id}/export?format=csv`);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(String(bytes)).toContain("'=1+1");
  const again = await send('', file(bytes, { file_name: 'Back.csv' }));
  expect(again.body.data.test).toMatchObject({
    text: 'Back',
    questions: [{ topic: 'Tables' }, {}],
  });
  expect(again.body.data.test.questions[1].text).toBe('=1+1');
});

test('questions can be appended, as many as there is room for', async () => {
  const { id } = await call('POST', '/test', { json: { text: 'Long' } });
  const rows = (count: number) =>
    `${heading}\n${Array.from({ length: count }, (_, i) => `Q${i},30,a,1,b,0\n`).join('')}`;
  const fields = { test_id: String(id) };
  const first = await send('', file(rows(300), fields));
  expect([first.body.data.imported, first.body.data.test.questions_count]).toEqual([300, 300]);
  const tooMany = await send('', file(rows(201), fields));
  expect([tooMany.status, tooMany.body.errors.file[0]]).toEqual([
    422,
    expect.stringContaining('room for 200'),
  ]);
  await send('', file(rows(200), fields));
  const { questions } = await call('GET', `/test/${id}`);
  expect(questions.map(({ position }: { position: number }) => position)).toEqual(
    Array.from({ length: 500 }, (_, i) => i + 1),
  );
  expect(questions[300].text).toBe('Q0');
  const { token } = operator;
  const json = { text: 'One more', test_id: id };
  const more = await server.call('POST', `${bank}/question`, { token, json });
  expect([more.status, Object.keys(more.body.errors)]).toEqual([422, ['test_id']]);
  const copy = await server.call('POST', `${bank}/question/${questions[0].id}/copy`, { token });
  expect(copy.status).toBe(422);
  expect((await send('', file(rows(1), { test_id: '999999' }))).status).toBe(404);
});

test('a file without a question that can be taken over makes no test', async () => {
  const { status, body } = await send('', file(`${heading}\nTwo?,30,a,0,b,0\n`));
  expect([status, Object.keys(body.errors)]).toEqual([422, ['file']]);
});

test('what came with a file is tidied and told', async () => {
  const wanted = await sample();
  const [first] = wanted.questions;
  const broken = { name: 'b.png', type: 'image/png' as const, alternative: 'x' };
  const bytes = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
  const questions = [
    {
      ...first,
      text: 'Bell\u007f\r\nrings',
      options: rightAndWrong,
      seconds: 30,
      image: { ...broken, bytes },
    },
  ];
  const { body } = await send('', file(writeQti({ ...wanted, questions }).content));
  expect(body.data.test.questions[0]).toMatchObject({ text: 'Bell\uFFFD\nrings', image_url: null });
  const item = { item: 'Question 1', item_codes: question1 };
  expect(body.data.report).toEqual([
    {
      ...item,
      level: 'left_out',
      message: expect.stringContaining('b.png'),
      codes: [{ code: 'picture_damaged', params: { picture: 'b.png' } }],
    },
    {
      ...item,
      level: 'changed',
      message: expect.stringContaining('control'),
      codes: [{ code: 'control_characters', params: {} }],
    },
  ]);
});

test('an import is in the action log', async () => {
  const { body } = await send('', file(`${heading}\nQ,30,a,1,b,0\n`, { file_name: 'Sums.csv' }));
  const rows = await server.database.query<{ action: string; after: unknown; actor_id: number }>(
    `select action, after, actor_id from app.audit_entries join app.audit_details on id = entry_id
     where entity = 'skill_test' and entity_id = $1`,
    [String(body.data.test.id)],
  );
  expect(rows).toEqual([
    {
      action: 'skill_test.imported',
      actor_id: operator.id,
      after: { file_name: 'Sums.csv', questions: 1 },
    },
  ]);
});

test('a test can be loaded without a call, for organisations of its own', async () => {
  const files = await openFiles(server.config);
  const wanted = await sample();
  const id = await transact(server.node.pool.db, system, (db) => loadTest({ db, files }, wanted));
  const made = await call('GET', `/test/${id}`);
  expect(made).toMatchObject({ text: wanted.name, is_universal: true, questions_count: 2 });
  expect(made.questions[0].image_url).not.toBeNull();
});
