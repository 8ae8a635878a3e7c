import type { Person, Tenant } from '../factories.ts';
import type { TestServer } from '../harness.ts';
import {
  answerQuestion,
  beginRecording,
  finishInterview,
  interviewCampaign,
} from '../interviews.ts';
import type { Case } from './tenant.case.ts';

/** Two people of an organisation: one has handed an interview in, one is in the midst of it. */
export async function makeInterviewed(server: TestServer, tenant: Tenant) {
  const { person, code, interviewId, campaign } = await interviewCampaign(server, { tenant });
  const [path = ''] = await finishInterview(server, person, code);
  const midst = await interviewCampaign(server, { tenant });
  await server.call('GET', `/api/interviews/start/${midst.code}`, { token: midst.person.token });
  await answerQuestion(server, midst.person, midst.code, 1);
  const open = await beginRecording(server, midst.person, midst.code, 2);
  return {
    person,
    code,
    interviewId,
    campaign: campaign.id,
    recording: idIn(path),
    midst: { person: midst.person, code: midst.code, recording: idIn(open.path) },
  };
}

const idIn = (path: string) => Number(path.split('/').at(-1));

export type Interviewed = Awaited<ReturnType<typeof makeInterviewed>>;

interface Households {
  manager: Person;
  own: Interviewed;
  theirs: Interviewed;
}

/** Every reference of the calls of interviews. Codes are no numbers, so an interview stands for its code. */
export function interviewCases(households: () => Households): Record<string, Case> {
  const codeOf = (id: number) =>
    id === households().theirs.interviewId ? households().theirs.midst.code : 'zzzzzzzzzz';
  const tus = { 'tus-resumable': '1.0.0' };
  const headers = {
    ...tus,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
    'upload-length': '1000',
    'upload-metadata': 'question Mg==',
  };
  const taking = (method: string, path: string, more: object = {}): Case => ({
    foreign: () => [households().theirs.interviewId],
    call(id) {
      const { midst } = households().own;
      const named = path
        .replace('CODE', codeOf(id))
        .replace('ID', String(households().theirs.midst.recording));
      return [method, `/api/interviews/${named}`, { token: midst.person.token, ...more }];
    },
  });
  const recording = (method: string, after: string, more: object = {}): Case => ({
    foreign: () => [households().theirs.recording, households().theirs.midst.recording],
    call(id) {
      const { person, code } = households().own.midst;
      const path = `/api/interviews/${code}/recordings/${id}${after}`;
      return [method, path, { token: person.token, ...more }];
    },
  });
  const watching = (
    pick: (of: Interviewed) => number,
    path: (id: number) => string,
    calls = 'interview',
  ): Case => ({
    foreign: () => [pick(households().theirs)],
    call: (id) => ['GET', `/api/admin/${calls}/${path(id)}`, { token: households().manager.token }],
  });
  const rating = (
    pick: (of: Interviewed) => number,
    path: (id: number) => string,
    method: 'PUT' | 'DELETE' = 'PUT',
  ): Case => ({
    foreign: () => [pick(households().theirs)],
    call: (id) => [
      method,
      `/api/admin/interview/${path(id)}/rating`,
      {
        token: households().manager.token,
        ...(method === 'PUT' && { json: { edition: 0, scores: [3, 4, null, 5] } }),
      },
    ],
  });
  const own = () => households().own;
  const interviews = (of: Interviewed) => of.interviewId;
  const people = (of: Interviewed) => of.person.id;
  const keeping = { json: { seconds: 1 } };

  return {
    'interview-start params.interviewCode': taking('GET', 'start/CODE'),
    'interview-complete params.interviewCode': taking('GET', 'complete/CODE'),
    'recording-create params.interviewCode': taking('POST', 'CODE/recordings', {
      headers: { ...tus, 'upload-length': '1000', 'upload-metadata': 'question Mg==' },
    }),
    'recording-offset params.interviewCode': taking('HEAD', 'CODE/recordings/ID', {
      headers: tus,
    }),
    'recording-append params.interviewCode': taking('PATCH', 'CODE/recordings/ID', { headers }),
    'recording-keep params.interviewCode': taking('POST', 'CODE/recordings/ID/keep', keeping),
    'recording-own params.interviewCode': taking('GET', 'CODE/recordings/ID/video'),
    'recording-offset params.id': recording('HEAD', '', { headers: tus }),
    'recording-append params.id': recording('PATCH', '', { headers }),
    'recording-keep params.id': recording('POST', '/keep', keeping),
    'recording-own params.id': recording('GET', '/video'),
    'admin-interview-subject-result params.interviewId': watching(
      interviews,
      (id) => `${id}/subject/${own().person.id}`,
    ),
    'admin-interview-subject-result params.subjectId': watching(
      people,
      (id) => `${own().interviewId}/subject/${id}`,
    ),
    'campaign-interview-results params.id': watching(
      ({ campaign: id }) => id,
      (id) => `${id}/subjects/interview/results`,
      'campaigns',
    ),
    'campaign-interview-results-csv params.id': watching(
      ({ campaign: id }) => id,
      (id) => `${id}/subjects/interview/results.csv`,
      'campaigns',
    ),
    'interview-pdf params.interviewId': watching(
      interviews,
      (id) => `${id}/${own().person.id}.pdf`,
      'report/interview',
    ),
    'interview-pdf params.subjectId': watching(
      people,
      (id) => `${own().interviewId}/${id}.pdf`,
      'report/interview',
    ),
    'interview-rubric params.interviewId': watching(interviews, (id) => `${id}/rubric`),
    'interview-rubric-set params.interviewId': {
      ...watching(interviews, (id) => `${id}/rubric`),
      call: (id) => [
        'PUT',
        `/api/admin/interview/${id}/rubric`,
        { token: households().manager.token, json: { criteria: null } },
      ],
    },
    'interview-ratings params.interviewId': watching(
      interviews,
      (id) => `${id}/subject/${own().person.id}/rating`,
    ),
    'interview-ratings params.subjectId': watching(
      people,
      (id) => `${own().interviewId}/subject/${id}/rating`,
    ),
    'interview-rate params.interviewId': rating(
      interviews,
      (id) => `${id}/subject/${own().person.id}`,
    ),
    'interview-rate params.subjectId': rating(people, (id) => `${own().interviewId}/subject/${id}`),
    'interview-rating-take-back params.interviewId': rating(
      interviews,
      (id) => `${id}/subject/${own().person.id}`,
      'DELETE',
    ),
    'interview-rating-take-back params.subjectId': rating(
      people,
      (id) => `${own().interviewId}/subject/${id}`,
      'DELETE',
    ),
    'admin-interview-recording params.interviewId': watching(
      interviews,
      (id) => `${id}/subject/${own().person.id}/recordings/${own().recording}`,
    ),
    'admin-interview-recording params.subjectId': watching(
      people,
      (id) => `${own().interviewId}/subject/${id}/recordings/${own().recording}`,
    ),
    'admin-interview-recording params.id': watching(
      ({ recording: id }) => id,
      (id) => `${own().interviewId}/subject/${own().person.id}/recordings/${id}`,
    ),
  };
}

/** Rated last, since a rubric that somebody is rated by is fixed. */
export function ownInterview(own: Interviewed): Record<string, number> {
  return {
    'interview-rubric params.interviewId': own.interviewId,
    'interview-rubric-set params.interviewId': own.interviewId,
    'interview-rate params.subjectId': own.person.id,
    'interview-rating-take-back params.subjectId': own.person.id,
    'interview-ratings params.subjectId': own.person.id,
    'campaign-interview-results params.id': own.campaign,
    'campaign-interview-results-csv params.id': own.campaign,
  };
}
