import { burnoutCampaign, finishBurnout, openRecord } from '../burnout.ts';
import { answerCulture } from '../culture.ts';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../factories.ts';
import type { TestServer } from '../harness.ts';
import { answerJudgement } from '../judgement.ts';
import { enterCampaign, finishPersonality, insertAnswers, startedCampaign } from '../shortcuts.ts';
import { type Culture, makeCulture } from './culture.cases.ts';
import { type Judged, makeJudged } from './judgement.cases.ts';
import { type Interviewed, makeInterviewed } from './interview.cases.ts';
import { type Kept, makeKept } from './kept.cases.ts';
import { makeSuccess, type Success } from './success.cases.ts';
import { makeSkilled, type Skilled } from './skill.cases.ts';
import { firstStage } from './stage.cases.ts';

export interface Household extends Culture, Judged {
  tenant: Tenant;
  person: Person;
  /** Asked by the same campaign, and finished too. */
  partner: Person;
  campaign: number;
  draft: number;
  /** Of the campaign. */
  stage: number;
  label: number;
  attempt: number;
  /** Of happiness, complete. */
  record: number;
  session: number;
  skill: Skilled;
  interview: Interviewed;
  kept: Kept;
  success: Success;
}

/** A tenant with two people who have finished what the campaign asks, and something of every other kind. */
export async function makeHousehold(server: TestServer, seed: number): Promise<Household> {
  const tenant = await makeTenant(server);
  const subjects = ['person', 'partner'].map((name) => {
    return { first_name: 'Grace', last_name: 'Hopper', email: `${name}-${seed}@household.test` };
  });
  const { campaign, person } = await startedCampaign(server, tenant, {
    subjects,
    ...burnoutCampaign,
    test_types: ['1', '3', 'judgement'],
  });
  const other = subjects.find(({ email }) => email !== person.email)?.email as string;
  const partner = await enterCampaign(server, tenant, campaign.id, other);
  const draft = await makeCampaign(server, tenant);
  const label = await makeLabel(server, tenant, [person.id, partner.id]);
  const attempt = await finishPersonality(server, person, { seed });
  await finishPersonality(server, partner, { seed: seed + 100 });
  const record = await finishBurnout(server, person, { seed });
  const [session] = await server.database.query<{ id: number }>(
    'select id from app.sessions where user_id = $1 limit 1',
    [person.id],
  );
  return {
    tenant,
    person,
    partner,
    campaign: campaign.id,
    draft: draft.id,
    stage: await firstStage(server, campaign.id),
    label,
    attempt,
    record,
    session: session?.id ?? 0,
    skill: await makeSkilled(server, tenant),
    interview: await makeInterviewed(server, tenant),
    kept: await makeKept(server, tenant, person),
    success: await makeSuccess(server, tenant, person),
    ...(await makeCulture(server, tenant, [person, partner])),
    ...(await makeJudged(server, person)),
  };
}

async function makeLabel(
  server: TestServer,
  { manager }: Tenant,
  subjects: number[],
): Promise<number> {
  const { token } = manager;
  const json = { name: 'Household', colour: 'teal' };
  const { body } = await server.call('POST', '/api/admin/labels', { token, json });
  const { id } = body.data as { id: number };
  await server.call('POST', '/api/admin/labels/multiple-subject', {
    token,
    json: { labels: [id], subjects },
  });
  return id;
}

/** Somebody of the tenant who is in the middle of each test that is answered bit by bit. */
export async function makeHalfway(server: TestServer, tenant: Tenant): Promise<Person> {
  const { person } = await startedCampaign(server, tenant, {
    burnout_test: 1,
    test_types: ['1', '3', 'judgement'],
  });
  await openRecord(server, person);
  await insertAnswers(server, person, { count: 20 });
  await answerCulture(server, person, { count: 20 });
  await answerJudgement(server, person, { count: 5 });
  return person;
}
