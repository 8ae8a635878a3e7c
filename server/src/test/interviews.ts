import { interviewCodeOf } from '@assay/contract/instruments';
import { makeTenant, type Person, type Tenant } from './factories.ts';
import type { TestServer } from './harness.ts';
import { startedCampaign } from './shortcuts.ts';

/** The head of a WebM file as browsers write it. */
const webmHead = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
);

/** Bytes that begin as a WebM video does; the rest is what it is filled with. */
export function makeWebm(size = 1000, fill = 'v'): Buffer {
  return Buffer.concat([webmHead, Buffer.alloc(Math.max(0, size - webmHead.length), fill)]);
}

/** A WebM video of so many seconds, as a browser writes it: a cluster every two seconds, each with a frame every 100 ms. */
export function makeTimedWebm(seconds: number): Buffer {
  const parts = [webmHead];
  for (let at = 0; at <= seconds * 1000; at += 2000) {
    const time = Buffer.from('1f43b67501ffffffffffffffe78400000000', 'hex');
    time.writeUInt32BE(at, time.length - 4);
    parts.push(time);
    for (let later = 0; later < 2000 && at + later <= seconds * 1000; later += 100) {
      const frame = Buffer.from('a39481000080'.padEnd(44, '7'), 'hex');
      frame.writeInt16BE(later, 3);
      parts.push(frame);
    }
  }
  return Buffer.concat(parts);
}

export const sampleQuestions = ['What drew you to this work?', 'What went wrong once?'];

/** A running campaign that asks for an interview alone, with somebody who has come in. */
export async function interviewCampaign(
  server: TestServer,
  { tenant, questions = sampleQuestions }: { tenant?: Tenant; questions?: string[] } = {},
) {
  const asking = tenant ?? (await makeTenant(server));
  const { campaign, person } = await startedCampaign(server, asking, {
    test_types: [],
    interview_name: 'First conversation',
    interview_questions: questions,
  });
  const { id: interviewId, code } = await interviewCodeIn(server, asking, campaign.id);
  return { tenant: asking, campaign, person, code, interviewId };
}

/** The interview of a campaign. */
export async function interviewCodeIn(
  server: TestServer,
  { manager: { token } }: Tenant,
  campaignId: number,
) {
  const { body } = await server.call('GET', `/api/admin/campaigns/${campaignId}`, { token });
  const code = interviewCodeOf(body.data.test_types.at(-1)) as string;
  return { id: body.data.interview_id as number, code };
}

/** Makes room for a recording; answers its address. */
export async function beginRecording(
  server: TestServer,
  { token }: Person,
  code: string,
  question: number,
  length: number | null = null,
) {
  const answer = await server.call('POST', `/api/interviews/${code}/recordings`, {
    token,
    headers: {
      'tus-resumable': '1.0.0',
      ...(length === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(length) }),
      'upload-metadata': `question ${Buffer.from(String(question)).toString('base64')}`,
    },
  });
  return { ...answer, path: answer.headers.get('location') ?? '' };
}

/** Sends one piece of it. */
export async function sendPiece(
  server: TestServer,
  { token }: Person,
  path: string,
  bytes: Buffer,
  { offset = 0, length }: { offset?: number; length?: number } = {},
) {
  const response = await fetch(server.origin + path, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...(length !== undefined && { 'upload-length': String(length) }),
    },
    body: new Uint8Array(bytes),
  });
  const text = await response.text();
  return {
    status: response.status,
    offset: response.headers.get('upload-offset'),
    body: text === '' ? null : JSON.parse(text),
  };
}

/** A whole recording of a question, kept. */
export async function answerQuestion(
  server: TestServer,
  person: Person,
  code: string,
  question: number,
  video = makeWebm(),
): Promise<string> {
  const { path } = await beginRecording(server, person, code, question);
  await sendPiece(server, person, path, video, { length: video.length });
  const kept = await server.call('POST', `${path}/keep`, {
    token: person.token,
    json: { seconds: 42 },
  });
  if (kept.status !== 200) throw new Error(`Not kept: ${JSON.stringify(kept.body)}`);
  return path;
}

/** The whole interview, recorded and handed in. */
export async function finishInterview(
  server: TestServer,
  person: Person,
  code: string,
  video = makeWebm(),
): Promise<string[]> {
  const { token } = person;
  const { body } = await server.call('GET', `/api/interviews/start/${code}`, { token });
  const paths: string[] = [];
  for (const { id } of body.data.questions as { id: number }[]) {
    paths.push(await answerQuestion(server, person, code, id, video));
  }
  const done = await server.call('GET', `/api/interviews/complete/${code}`, { token });
  if (done.status !== 200) throw new Error(`Not complete: ${JSON.stringify(done.body)}`);
  return paths;
}
