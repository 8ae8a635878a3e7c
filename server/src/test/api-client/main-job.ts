import { runtime } from '@oazapfts/runtime';
import * as api from './client.ts';

/**
 * What an integrator does with a client that is generated from the document, and with nothing else: a campaign, an
 * invitation, a candidate who answers, a report. It is checked and run beside the generated client.
 */

export interface Setting {
  baseUrl: string;
  /** Of a manager's session. */
  token: string;
  /** What a candidate's mail leads with, once it has come. */
  readInvitation: (email: string) => Promise<{ hash: string; organizationId: number }>;
}

interface Answer {
  status: number;
  data: unknown;
}

const password = 'a fine long password';
const candidate = {
  first_name: 'Grace',
  last_name: 'Hopper',
  email: `grace-${Date.now()}@example.org`,
};

/** The answer of a call that went well. */
function got<A extends Answer, const S extends number>(answer: A, status: S) {
  if (answer.status !== status) throw new Error(`${answer.status}: ${JSON.stringify(answer.data)}`);
  return answer.data as Extract<A, { status: S }>['data'];
}

async function logIn(email: string, password: string): Promise<Record<string, string>> {
  const session = got(await api.login({ email, password }), 200);
  if ('challenge' in session) throw new Error('A code is asked for');
  return { Authorization: `Bearer ${session.access_token}` };
}

export async function doMainJob({ baseUrl, token, readInvitation }: Setting) {
  api.defaults.baseUrl = baseUrl;
  const manager = { headers: { Authorization: `Bearer ${token}` } };

  const refused = await api.campaignCreate(
    { campaign_name: 'Nobody', invite_sender_name: 'Mara', invite_sender_email: 'mara' },
    manager,
  );
  const problems = refused.status === 422 ? refused.data.codes['invite_sender_email'] : undefined;

  const { data: campaign } = got(
    await api.campaignCreate(
      {
        campaign_name: 'Developers 2027',
        test_types: [1],
        deadline: new Date(Date.now() + 14 * 86_400_000).toISOString(),
        invite_sender_name: 'Mara Keller',
        invite_sender_email: 'mara@example.org',
        subjects: [candidate],
      },
      manager,
    ),
    201,
  );
  got(await api.campaignActivate(campaign.id, manager), 200);

  const { hash, organizationId } = await readInvitation(candidate.email);
  const entered = got(
    await api.confirmRegistration({
      password,
      users_encrypted_email: hash,
      organization_id: organizationId,
    }),
    200,
  );
  const person = { headers: await logIn(candidate.email, password) };
  got(await api.ownProfileSave({ birthdate: '1990-05-17', gender: 'female' }, person), 200);

  const { data: form } = got(await api.personalityQuestions({}, person), 200);
  for (const [at, { id, scaleId, index }] of form.questions.entries()) {
    const answer = { index: at % 5, questionId: id, scaleId, seq: index, confirmed: true };
    got(await api.personalityAnswer({ ...answer, type: '5-factor' }, person), 200);
  }
  for (const [at, { id, scaleId, index }] of form.tendencyQuestions.entries()) {
    const answer = { index: at % 5, questionId: id, scaleId, seq: index, confirmed: true };
    got(await api.personalityTendencyAnswer({ ...answer, type: 'tendency' }, person), 200);
  }

  const { data: people } = got(await api.campaignSubjects(campaign.id, {}, manager), 200);
  const { id } = entered.user;
  const { data: result } = got(await api.adminSubjectPersonalityResults(id, {}, manager), 200);
  // What may also refuse in JSON is read as text by the generated call; its runtime has one for bytes.
  const { fetchBlob } = runtime(api.defaults);
  const pdf = await fetchBlob(`/api/admin/report/personality/${id}.pdf`, manager);
  const report = got(pdf as { status: 200; data: Blob }, 200);
  const stranger = await api.campaignGet(campaign.id);
  return {
    problems: problems?.map(({ code }) => code),
    people: people.map((one) => one.email === candidate.email),
    subject: result.subject.email === candidate.email,
    scales: result.scales.length,
    report: { type: report.type, head: (await report.text()).slice(0, 5) },
    stranger: stranger.status === 401 ? stranger.data.code : stranger.status,
  };
}
