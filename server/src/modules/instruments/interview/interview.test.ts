import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxPieceBytes, maxRecordingBytes } from '@assay/contract/interviews';
import { openFiles } from '../../../platform/files/files.ts';
import { makeTenant, makeUser, type Person } from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import {
  answerQuestion,
  beginRecording,
  finishInterview,
  interviewCodeIn,
  interviewCampaign,
  makeTimedWebm,
  makeWebm,
  sampleQuestions,
  sendPiece,
} from '../../../test/interviews.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';
import { recordingFolder, recordingWorkers } from './left-files.worker.ts';

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server, work: false });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const tus = { 'tus-resumable': '1.0.0' };
const get = ({ token }: Person, path: string, node = server) => node.call('GET', path, { token });
const start = (person: Person, code: string, node = server) =>
  get(person, `/api/interviews/start/${code}`, node);
const complete = (person: Person, code: string, node = server) =>
  get(person, `/api/interviews/complete/${code}`, node);
const list = async (person: Person) => (await get(person, '/api/subject/interviews')).body.data;
const offsetOf = async ({ token }: Person, path: string) =>
  (await server.call('HEAD', path, { token, headers: tus })).headers.get('upload-offset');
const keep = (person: Person, path: string, node = server) =>
  node.call('POST', `${path}/keep`, { token: person.token, json: { seconds: 12 } });

async function watch({ token }: Person, path: string, range?: string) {
  const response = await fetch(server.origin + path, {
    headers: { authorization: `Bearer ${token}`, ...(range && { range }) },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const inOrder = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

const storedFiles = (): Promise<string[]> =>
  readdir(join(server.config.dataDir, 'files/recordings')).catch(() => []);

describe('an interview', () => {
  test('without a name of its own is named in the language of its reader', async () => {
    const tenant = await makeTenant(server);
    const { campaign, person } = await startedCampaign(server, tenant, {
      test_types: [],
      interview_questions: ['Why?'],
    });
    const { code } = await interviewCodeIn(server, tenant, campaign.id);
    const read = async (path: string) => {
      const headers = { 'accept-language': 'nl' };
      return (await server.call('GET', path, { token: person.token, headers })).body.data;
    };
    expect((await read(`/api/interviews/start/${code}`)).name).toBe('Video-interview');
    const { interviews } = await read('/api/subject/interviews');
    expect(interviews).toMatchObject([{ name: 'Video-interview' }]);
    const { tests } = await read('/api/subject/test-types');
    expect(tests).toMatchObject([{ name: 'Video-interview' }]);
  });

  test('is listed with who asks, until when and how far it is (R068, R043)', async () => {
    const { person, code, tenant } = await interviewCampaign(server);
    const { base_url, interviews } = await list(person);
    expect(base_url).toBe('http://assay.test/video/interview/start');
    expect(interviews).toEqual([
      expect.objectContaining({
        interviewCode: code,
        name: 'First conversation',
        organization: {
          id: tenant.organization.id,
          name: tenant.organization.name,
          logo_url: null,
        },
        state: 'open',
        questions: 2,
        answered: 0,
        minutes: 7,
        deadline: expect.stringMatching(/Z$/),
        completed_at: null,
      }),
    ]);
    expect((await list(await makeUser(server))).interviews).toEqual([]);
    expect((await server.call('GET', '/api/subject/interviews')).status).toBe(401);
  });

  test('is taken from its start to the end, with a retake of one question (R001)', async () => {
    const { person, code, campaign, tenant } = await interviewCampaign(server);
    const { body } = await start(person, code);
    expect(body.data).toMatchObject({ prepare_seconds: 30, answer_seconds: 180, retakes: 1 });
    expect(body.data.questions).toEqual(
      sampleQuestions.map((question, at) => ({
        id: at + 1,
        question,
        recordings: [],
        tries_left: 2,
      })),
    );
    const first = (await beginRecording(server, person, code, 1)).path;
    await sendPiece(server, person, first, makeWebm(), { length: 1000 });
    await answerQuestion(server, person, code, 1, makeWebm(1500, 'n'));
    const { body: own } = await get(person, '/api/subject-profile');
    expect(own.data.results).toMatchObject([{ questions: 2, answered: 1, minutes: 7 }]);
    expect((await watch(person, `${first}/video`)).response.status).toBe(404);
    expect((await complete(person, code)).status).toBe(409);
    await answerQuestion(server, person, code, 2);
    expect((await complete(person, code)).body.message).toBe('Your interview is submitted.');
    expect((await list(person)).interviews[0]).toMatchObject({ state: 'completed', answered: 2 });
    await eventually(async () => {
      const { body: one } = await get(tenant.manager, `/api/admin/campaigns/${campaign.id}`);
      return one.data.progress.completed === 1;
    }, 'the campaign to hear of it');
    // Nothing about it is a number.
    const [row] = await server.database.query(
      'select scores, summary, minutes from app.results where subject_id = $1',
      [person.id],
    );
    expect(row).toEqual({ scores: { version: '1' }, summary: {}, minutes: null });
  });

  test('asks neither age nor gender before, since nothing is compared with a norm', async () => {
    const { person, code } = await interviewCampaign(server);
    await server.database.query('delete from app.subject_profiles where subject_id = $1', [
      person.id,
    ]);
    expect((await start(person, code)).status).toBe(200);
  });

  test('begun and handed in by many at once, on two nodes, is one', async () => {
    const { person, code } = await interviewCampaign(server);
    const nodes = Array.from({ length: 20 }, (_, at) => (at % 2 ? second : server));
    const starts = await Promise.all(nodes.map((node) => start(person, code, node)));
    expect(starts.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await answerQuestion(server, person, code, 1);
    await answerQuestion(server, person, code, 2);
    const ends = await Promise.all(nodes.map((node) => complete(person, code, node)));
    expect(ends.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const counts = await server.database.query(
      `select (select count(*)::int from app.attempts where subject_id = $1) as attempts,
        (select count(*)::int from app.results where subject_id = $1) as results`,
      [person.id],
    );
    expect(counts).toEqual([{ attempts: 1, results: 1 }]);
  });

  test('is not set in motion by a browser that fetches ahead', async () => {
    const { person, code } = await interviewCampaign(server);
    for (const step of ['start', 'complete']) {
      const { status } = await server.call('GET', `/api/interviews/${step}/${code}`, {
        token: person.token,
        headers: { 'sec-purpose': 'prefetch' },
      });
      expect(status).toBe(409);
    }
    expect((await list(person)).interviews[0].state).toBe('open');
  });

  test('of somebody else, or of nobody, is not there', async () => {
    const { code } = await interviewCampaign(server);
    const { person } = await interviewCampaign(server);
    for (const other of [code, 'aaaaaaaaaa']) {
      expect((await start(person, other)).status).toBe(404);
      expect((await complete(person, other)).status).toBe(404);
      expect((await beginRecording(server, person, other, 1)).status).toBe(404);
    }
    expect((await start(person, 'NOT-A-CODE')).status).toBe(422);
  });

  test('that has begun may be finished after the deadline, another may not begin', async () => {
    const one = await interviewCampaign(server);
    const other = await interviewCampaign(server);
    await start(one.person, one.code);
    await server.database.query(
      `update app.campaigns set deadline = app.now() - interval '1 hour' where id = any($1)`,
      [[one.campaign.id, other.campaign.id]],
    );
    expect((await start(other.person, other.code)).status).toBe(403);
    expect((await list(other.person)).interviews[0].state).toBe('closed');
    await finishInterview(server, one.person, one.code);
  });

  test('handed in takes nothing more', async () => {
    const { person, code } = await interviewCampaign(server);
    const [path = ''] = await finishInterview(server, person, code);
    expect((await beginRecording(server, person, code, 1)).status).toBe(409);
    expect((await sendPiece(server, person, path, makeWebm(), { offset: 1000 })).status).toBe(409);
    expect((await keep(person, path)).status).toBe(200);
  });
});

describe('a recording', () => {
  test('says what of tus is spoken, and its version with every answer', async () => {
    const { person, code } = await interviewCampaign(server);
    const options = await server.call('OPTIONS', `/api/interviews/${code}/recordings`);
    expect(options.status).toBe(204);
    expect(options.headers.get('tus-version')).toBe('1.0.0');
    expect(options.headers.get('tus-extension')).toBe('creation,creation-defer-length');
    expect(options.headers.get('tus-max-size')).toBe(String(maxRecordingBytes));
    const refused = await server.call('POST', `/api/interviews/${code}/recordings`, {
      token: person.token,
      headers: { 'tus-resumable': '0.2.2' },
    });
    expect(refused.status).toBe(412);
    expect(refused.headers.get('tus-resumable')).toBe('1.0.0');
  });

  test('arrives in pieces; one out of order or sent twice is told where it goes on', async () => {
    const { person, code } = await interviewCampaign(server);
    await start(person, code);
    const { path, status } = await beginRecording(server, person, code, 1);
    expect(status).toBe(201);
    const video = makeWebm(3000);
    const piece = (from: number, to: number) => video.subarray(from, to);
    expect(await sendPiece(server, person, path, piece(0, 1000))).toMatchObject({
      status: 204,
      offset: '1000',
    });
    expect(
      (await sendPiece(server, person, path, piece(2000, 3000), { offset: 2000 })).status,
    ).toBe(409);
    expect((await sendPiece(server, person, path, piece(0, 1000))).status).toBe(409);
    expect(await offsetOf(person, path)).toBe('1000');
    const files = (await storedFiles()).length;
    // The same piece from two nodes: one is taken, and the other leaves no file.
    const twice = await Promise.all(
      [server, second, server, second].map((node) =>
        sendPiece(node, person, path, piece(1000, 2000), { offset: 1000 }),
      ),
    );
    expect(inOrder(twice)).toEqual([204, 409, 409, 409]);
    expect(await storedFiles()).toHaveLength(files + 1);
    expect((await keep(person, path)).status).toBe(409);
    await sendPiece(server, person, path, piece(2000, 3000), { offset: 2000, length: 3000 });
    expect((await keep(person, path)).status).toBe(200);
    expect((await watch(person, `${path}/video`)).bytes.equals(video)).toBe(true);
  });

  test('goes on where it broke off', async () => {
    const { person, code } = await interviewCampaign(server);
    await start(person, code);
    const { path } = await beginRecording(server, person, code, 1);
    const video = makeWebm(600_000);
    await sendPiece(server, person, path, video.subarray(0, 200_000));
    const controller = new AbortController();
    const broken = fetch(server.origin + path, {
      method: 'PATCH',
      headers: {
        ...tus,
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '200000',
      },
      body: new ReadableStream({
        start(stream) {
          stream.enqueue(new Uint8Array(video.subarray(200_000, 300_000)));
          setTimeout(() => controller.abort(), 50);
        },
      }),
      duplex: 'half',
      signal: controller.signal,
    } as RequestInit);
    await expect(broken).rejects.toMatchObject({ name: 'AbortError' });
    expect(await offsetOf(person, path)).toBe('200000');
    await sendPiece(second, person, path, video.subarray(200_000), {
      offset: 200_000,
      length: video.length,
    });
    await keep(person, path);
    expect((await watch(person, `${path}/video`)).bytes.equals(video)).toBe(true);
  });

  test('is a video by its content, and no larger than it may be', async () => {
    const { person, code } = await interviewCampaign(server);
    await start(person, code);
    const { path } = await beginRecording(server, person, code, 1);
    for (const content of ['<script>alert(1)</script>', '\u001AEß£ no doctype', '%PDF-1.7']) {
      const refused = await sendPiece(server, person, path, Buffer.from(content.padEnd(200)));
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { recording: [expect.anything()] } },
      });
    }
    expect((await sendPiece(server, person, path, makeWebm(maxPieceBytes + 1))).status).toBe(413);
    expect(
      (await sendPiece(server, person, path, makeWebm(), { length: maxRecordingBytes + 1 })).status,
    ).toBe(413);
    expect((await sendPiece(server, person, path, makeWebm(), { length: 999 })).status).toBe(413);
    expect((await beginRecording(server, person, code, 1, maxRecordingBytes + 1)).status).toBe(413);
    const json = await server.call('PATCH', path, {
      token: person.token,
      headers: tus,
      json: {},
    });
    expect(json.status).toBe(415);
    const mp4 = Buffer.concat([Buffer.from('0000001c66747970', 'hex'), Buffer.alloc(100)]);
    await sendPiece(server, person, path, mp4, { length: mp4.length });
    await keep(person, path);
    const { response } = await watch(person, `${path}/video`);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('is of a question of this interview, and twice ended at most; one that broke off does not count', async () => {
    const { person, code } = await interviewCampaign(server);
    await start(person, code);
    for (const question of [0, 3, 1.5]) {
      const { status, body } = await beginRecording(server, person, code, question);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['question']);
    }
    const begun = async () => (await beginRecording(server, person, code, 1)).path;
    for (let at = 0; at < 2; at += 1) await sendPiece(server, person, await begun(), makeWebm());
    // Its length was told, but its rest never came.
    await sendPiece(server, person, await begun(), makeWebm(), { length: 2000 });
    expect((await start(person, code)).body.data.questions[0].tries_left).toBe(2);
    for (let at = 0; at < 2; at += 1)
      await sendPiece(server, person, await begun(), makeWebm(), { length: 1000 });
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        beginRecording(at % 2 ? second : server, person, code, 1, 1000),
      ),
    );
    expect(inOrder(tries)).toEqual([409, 409, 409, 409, 409, 409]);
    expect((await start(person, code)).body.data.questions[0].tries_left).toBe(0);
  });

  test('that breaks off again and again never leaves somebody without a try, nor the store full', async () => {
    const { person, code } = await interviewCampaign(server, { tenant: await makeTenant(server) });
    await start(person, code);
    const files = (await storedFiles()).length;
    for (let at = 0; at < 9; at += 1) {
      const { path, status } = await beginRecording(server, person, code, 1);
      expect(status).toBe(201);
      await sendPiece(server, person, path, makeWebm());
    }
    const [question] = (await start(person, code)).body.data.questions;
    expect(question.recordings).toHaveLength(6);
    expect(question.tries_left).toBe(2);
    await eventually(async () => (await storedFiles()).length === files + 6, 'the oldest to go');
    await answerQuestion(server, person, code, 1);
  });

  test('says itself how long it is, and another device knows it before anything is decided', async () => {
    const { person, code } = await interviewCampaign(server);
    await start(person, code);
    const { path } = await beginRecording(server, person, code, 1);
    const video = makeTimedWebm(73);
    await sendPiece(server, person, path, video.subarray(0, 5000));
    await sendPiece(server, person, path, video.subarray(5000), { offset: 5000 });
    // The end alone says that this was all.
    await sendPiece(second, person, path, Buffer.alloc(0), {
      offset: video.length,
      length: video.length,
    });
    const [question] = (await start(person, code)).body.data.questions;
    expect(question.recordings).toMatchObject([{ seconds: 73, kept: false }]);
    expect((await keep(person, path)).body.data.recordings[0].seconds).toBe(73);
    const [row] = await server.database.query<{ there: boolean }>(
      'select arrived_at between created_at and kept_at as there from app.recordings where id = $1',
      [question.recordings[0].id],
    );
    expect(row?.there).toBe(true);
    // What does not say it has the browser's word.
    const other = await answerQuestion(server, person, code, 2);
    const [, answered] = (await start(person, code)).body.data.questions;
    expect(answered.recordings).toMatchObject([
      { id: Number(other.split('/').at(-1)), seconds: 42 },
    ]);
  });

  test('is nobody else’s', async () => {
    const { person, code, tenant } = await interviewCampaign(server);
    const other = await interviewCampaign(server, { tenant });
    await start(person, code);
    await start(other.person, other.code);
    const path = await answerQuestion(server, person, code, 1);
    for (const stranger of [other.person, tenant.manager, await makeUser(server)]) {
      const asked = { token: stranger.token, headers: tus };
      expect((await server.call('HEAD', path, asked)).status).toBe(404);
      expect((await sendPiece(server, stranger, path, makeWebm())).status).toBe(404);
      expect((await keep(stranger, path)).status).toBe(404);
      expect((await watch(stranger, `${path}/video`)).response.status).toBe(404);
    }
    expect((await server.call('GET', `${path}/video`)).status).toBe(401);
  });

  test('plays in parts', async () => {
    const { person, code } = await interviewCampaign(server);
    await start(person, code);
    const { path } = await beginRecording(server, person, code, 1);
    const video = Buffer.concat([
      makeWebm(1000, 'a'),
      Buffer.alloc(1000, 'b'),
      Buffer.alloc(500, 'c'),
    ]);
    await sendPiece(server, person, path, video.subarray(0, 1000));
    await sendPiece(server, person, path, video.subarray(1000, 2000), { offset: 1000 });
    await sendPiece(server, person, path, video.subarray(2000), { offset: 2000, length: 2500 });
    const ranges: [string, number, number][] = [
      ['bytes=0-', 0, 2499],
      ['bytes=990-1009', 990, 1009],
      ['bytes=1500-9999', 1500, 2499],
      ['bytes=-600', 1900, 2499],
      ['bytes=2499-2499', 2499, 2499],
    ];
    for (const [range, first, last] of ranges) {
      const { response, bytes } = await watch(person, `${path}/video`, range);
      expect(response.status).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/2500`);
      expect(bytes.equals(video.subarray(first, last + 1))).toBe(true);
    }
    expect((await watch(person, `${path}/video`, 'bytes=2500-')).response.status).toBe(416);
    for (const whole of ['bytes=5-2', 'bytes=0-1,5-9', 'lines=1-2'])
      expect((await watch(person, `${path}/video`, whole)).response.status).toBe(200);
  });

  test('goes with its files when the interview, or the try, is deleted', async () => {
    const { person, code } = await interviewCampaign(server, {
      tenant: await makeTenant(server),
    });
    const before = (await storedFiles()).length;
    await start(person, code);
    const { path } = await beginRecording(server, person, code, 1);
    await sendPiece(server, person, path, makeWebm());
    await finishInterview(server, person, code);
    await eventually(async () => (await storedFiles()).length === before + 2, 'the try to go');
    const gone = await server.call('DELETE', '/api/subject-profile/tests', {
      token: person.token,
      json: { test_type_ids: [`interview_${code}`] },
    });
    expect(gone.status).toBe(200);
    await eventually(async () => (await storedFiles()).length === before, 'the files to go');
  });
});

test('a file that no recording points to is swept away after a day, a piece in use stays', async () => {
  const { person, code } = await interviewCampaign(server);
  await start(person, code);
  await answerQuestion(server, person, code, 1);
  const store = await openFiles(server.config);
  await store.put(`${recordingFolder}/left`, makeWebm());
  const used = (await storedFiles()).filter((name) => name !== 'left');
  const { db } = server.node.pool;
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
  const files: typeof store = {
    ...store,
    listBefore: (folder) => store.listBefore(folder, tomorrow),
  };
  const sweep = recordingWorkers({ db, files }).find(
    ({ job }) => job.queue === 'interview.piece-sweep',
  );
  await sweep?.run(undefined as never);
  expect((await storedFiles()).toSorted()).toEqual(used.toSorted());
});
