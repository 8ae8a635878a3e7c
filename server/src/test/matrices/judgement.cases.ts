import { answerJudgement } from '../judgement.ts';
import type { Person, Tenant } from '../factories.ts';
import type { TestServer } from '../harness.ts';
import type { Case } from './tenant.case.ts';

export interface Judged {
  /** Of the first person's situational judgement. */
  judgementAttempt: number;
}

interface Household extends Judged {
  tenant: Tenant;
  person: Person;
  campaign: number;
  draft: number;
}

/** Situational judgement of a person, all of it answered. */
export async function makeJudged(server: TestServer, person: Person): Promise<Judged> {
  await answerJudgement(server, person, { seed: person.id });
  const [attempt] = await server.database.query<{ id: number }>(
    `select id from app.attempts where subject_id = $1 and test = 'judgement'`,
    [person.id],
  );
  return { judgementAttempt: attempt?.id ?? 0 };
}

/** References of situational judgement: `own` asks, with somebody halfway through it, for what is `theirs`. */
export function casesOfJudgement(
  own: () => Household & { halfway: Person },
  theirs: () => Household,
): Record<string, Case> {
  const manager = () => ({ token: own().tenant.manager.token });
  const campaigns = () => [theirs().campaign, theirs().draft];
  const report = '/api/admin/results/judgement-test/subject';
  const table = (end = ''): Case => ({
    foreign: campaigns,
    call: (id) => [
      'GET',
      `/api/admin/campaigns/${id}/subjects/judgement-test/results${end}`,
      manager(),
    ],
  });
  return {
    'judgement-answer-save body.attemptId': {
      foreign: () => [theirs().judgementAttempt],
      call(id) {
        const json = { questionId: 9, most: 1, least: 2, attemptId: id };
        return ['POST', '/api/judgement-test/answer', { token: own().halfway.token, json }];
      },
    },
    'admin-subject-judgement-results params.id': {
      foreign: () => [theirs().person.id],
      call: (id) => ['GET', `${report}/${id}`, manager()],
    },
    'admin-subject-judgement-results query.campaign': {
      foreign: campaigns,
      call: (id) => ['GET', `${report}/${own().person.id}?campaign=${id}`, manager()],
    },
    'campaign-judgement-results params.id': table(),
    'campaign-judgement-results-csv params.id': table('.csv'),
  };
}

/** With which ids of one's own these calls work. */
export function ownOfJudgement({ campaign }: Household): Record<string, number> {
  return { 'admin-subject-judgement-results query.campaign': campaign };
}

/** One of twelve, the same for everybody. */
export const sharedOfJudgement = ['judgement-answer-save body.questionId'];
