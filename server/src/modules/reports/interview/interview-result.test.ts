import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import {
  answerQuestion,
  beginRecording,
  finishInterview,
  interviewCampaign,
  makeTimedWebm,
  makeWebm,
  sampleQuestions,
  sendPiece,
} from '../../../test/interviews.ts';

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

async function watch({ manager }: Tenant, path: string, range?: string, node = server) {
  const response = await fetch(node.origin + path, {
    headers: { authorization: `Bearer ${manager.token}`, ...(range && { range }) },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const looks = (subject: number) =>
  server.database.query<{ what: string }>(
    'select what from app.access_ledger where subject_id = $1 order by id',
    [subject],
  );

test('managers read what was asked and watch what was recorded; each look is written down', async () => {
  const { tenant, person, code, interviewId, campaign } = await interviewCampaign(server);
  const video = makeWebm(5000);
  await finishInterview(server, person, code, video);
  const path = `/api/admin/interview/${interviewId}/subject/${person.id}`;
  const { status, body } = await server.call('GET', path, tenant.manager);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: interviewId,
    name: 'First conversation',
    subject: { id: person.id, email: person.email },
    campaign: { id: campaign.id },
    questions: sampleQuestions.map((question, at) => ({
      id: at + 1,
      question,
      recording: { seconds: 42, too_long: false, take: 1, size: 5000, type: 'video/webm' },
    })),
  });
  expect(body.data.answer_seconds).toBe(180);
  expect(JSON.stringify(body)).not.toMatch(/score|rating|file_key/);
  // The code in the name of the test leads there too.
  const byCode = await server.call(
    'GET',
    `/api/admin/interview/${code}/subject/${person.id}`,
    tenant.manager,
  );
  expect(byCode.body).toEqual(body);

  const file = `${path}/recordings/${body.data.questions[0].recording.id}`;
  const { response, bytes } = await watch(tenant, file);
  expect(response.status).toBe(200);
  expect(bytes.equals(video)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/webm',
    'content-length': '5000',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const part = await watch(tenant, file, 'bytes=100-199', second);
  expect(part.response.status).toBe(206);
  expect(part.response.headers.get('content-range')).toBe('bytes 100-199/5000');
  expect(part.bytes.equals(video.subarray(100, 200))).toBe(true);
  expect((await looks(person.id)).map(({ what }) => what)).toEqual([
    'interview_result',
    'interview_result',
    'interview_recording',
    'interview_recording',
  ]);
});

test('managers see what was recorded once more, and what is longer than it may be; nothing is refused for it', async () => {
  const { tenant, person, code, interviewId } = await interviewCampaign(server);
  const { token } = person;
  await server.call('GET', `/api/interviews/start/${code}`, { token });
  // One that broke off is no take.
  const broken = await beginRecording(server, person, code, 1);
  await sendPiece(server, person, broken.path, makeWebm());
  const first = await beginRecording(server, person, code, 1);
  await sendPiece(server, person, first.path, makeWebm(), { length: 1000 });
  await answerQuestion(server, person, code, 1, makeTimedWebm(194));
  await answerQuestion(server, person, code, 2, makeTimedWebm(196));
  await server.call('GET', `/api/interviews/complete/${code}`, { token });
  const path = `/api/admin/interview/${interviewId}/subject/${person.id}`;
  const { body } = await server.call('GET', path, tenant.manager);
  const asked = body.data.questions as { recording: object }[];
  expect(asked.map(({ recording }) => recording)).toMatchObject([
    { seconds: 194, too_long: false, take: 2 },
    { seconds: 196, too_long: true, take: 1 },
  ]);
});

test('an interview is printed with lengths, second takes and who has watched, without the videos', async () => {
  const { tenant, person, code, interviewId } = await interviewCampaign(server);
  const { token } = person;
  await server.call('GET', `/api/interviews/start/${code}`, { token });
  const first = await beginRecording(server, person, code, 1);
  await sendPiece(server, person, first.path, makeWebm(), { length: 1000 });
  const own = await answerQuestion(server, person, code, 1, makeTimedWebm(65));
  await answerQuestion(server, person, code, 2, makeTimedWebm(196));
  const path = `/api/admin/interview/${interviewId}/subject/${person.id}`;
  const printed = `/api/admin/report/interview/${interviewId}/${person.id}.pdf`;
  // Not handed in yet.
  expect((await watch(tenant, printed)).response.status).toBe(404);
  await server.call('GET', `/api/interviews/complete/${code}`, { token });
  await server.database.query(
    `update app.organizations set time_zone = 'America/New_York' where id = $1`,
    [tenant.organization.id],
  );
  const read = async () => {
    const { response, bytes } = await watch(tenant, printed);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
    expect(response.headers.get('content-disposition')).toContain('First%20conversation.pdf');
    const document = await getDocumentProxy(new Uint8Array(bytes));
    const { text } = await extractText(document, { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  };
  const unseen = await read();
  for (const part of [
    ...sampleQuestions,
    '1:05',
    '3:16',
    'recorded once more, as everyone may',
    'Longer than the 3 minutes',
    'No one in your organisation has watched',
  ])
    expect(unseen).toContain(part);
  expect((await watch(tenant, `${path}/recordings/${own.split('/').at(-1)}`)).response.status).toBe(
    200,
  );
  const { body } = await server.call('GET', path, tenant.manager);
  expect(body.data.watched_by).toEqual([{ name: expect.any(String), at: expect.any(String) }]);
  const seen = await read();
  // The times of the organisation, on the screen and on paper.
  const { time_zone: timeZone, questions } = body.data;
  expect(timeZone).toBe('America/New_York');
  expect(seen).toContain('All times in New York time');
  const recorded = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(questions[0].recording.recorded_at));
  expect(seen).toContain(recorded);
  expect(seen).toContain(body.data.watched_by[0].name);
  expect(seen).not.toContain('No one in your organisation');
  // Printing is a look like reading, and no watching.
  expect((await looks(person.id)).map(({ what }) => what)).toEqual([
    'interview_result',
    'interview_recording',
    'interview_result',
    'interview_result',
  ]);

  const off = await makeTenant(server, { features: ['personality'] });
  expect((await server.call('GET', printed, off.manager)).body).toMatchObject({
    code: 'feature_off',
    feature: 'video_interviews',
  });
  const foreign = await makeTenant(server);
  expect((await server.call('GET', printed, foreign.manager)).status).toBe(404);
  await server.call(
    'DELETE',
    `/api/subject/organizations-with-permission/${tenant.organization.id}`,
    person,
  );
  expect(await server.call('GET', printed, tenant.manager)).toMatchObject({
    status: 403,
    body: { code: 'permission_required' },
  });
});

test('a permission that is taken back ends it with the next request, on every node', async () => {
  const { tenant, person, code, interviewId } = await interviewCampaign(server);
  const [own = ''] = await finishInterview(server, person, code);
  const path = `/api/admin/interview/${interviewId}/subject/${person.id}`;
  const file = `${path}/recordings/${own.split('/').at(-1)}`;
  expect((await watch(tenant, file, 'bytes=0-9')).response.status).toBe(206);
  const seen = (await looks(person.id)).length;
  await server.call(
    'DELETE',
    `/api/subject/organizations-with-permission/${tenant.organization.id}`,
    person,
  );
  for (const node of [server, second]) {
    for (const [address, range] of [
      [path, undefined],
      [file, undefined],
      [file, 'bytes=10-19'],
    ] as const) {
      const { response, bytes } = await watch(tenant, address, range, node);
      expect([address, response.status]).toEqual([address, 403]);
      expect(JSON.parse(bytes.toString()).code).toBe('permission_required');
    }
  }
  expect(await looks(person.id)).toHaveLength(seen);
});

test('only who has asked may watch, and only what is handed in', async () => {
  const { tenant, person, code, interviewId } = await interviewCampaign(server);
  const { token } = person;
  await server.call('GET', `/api/interviews/start/${code}`, { token });
  const own = await answerQuestion(server, person, code, 1);
  const path = `/api/admin/interview/${interviewId}/subject/${person.id}`;
  const file = `${path}/recordings/${own.split('/').at(-1)}`;
  for (const address of [path, file])
    expect((await watch(tenant, address)).response.status).toBe(404);
  await answerQuestion(server, person, code, 2);
  await server.call('GET', `/api/interviews/complete/${code}`, { token });
  expect((await watch(tenant, file)).response.status).toBe(200);

  // Another organisation with the same person's permission has asked for nothing of this.
  const other = await makeTenant(server);
  await server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
    token,
    json: { organizationId: other.organization.id },
  });
  for (const address of [path, file])
    expect((await watch(other, address)).response.status).toBe(404);
  expect((await server.call('GET', path)).status).toBe(401);
  expect((await server.call('GET', path, { token })).status).toBe(403);
});
