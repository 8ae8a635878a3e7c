import { languages } from '@assay/contract/languages';
import { beforeAll, expect, test } from 'vitest';
import { say } from '../../../platform/words/message.ts';
import { makeCampaign, makeTenant, type Tenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { activate, enterCampaign } from '../../../test/shortcuts.ts';
import { usualStages } from '../words/stage-messages.data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await useServer();
});

const asking =
  ({ manager }: Tenant, language: string) =>
  async (method: string, path: string, json?: unknown) => {
    const headers = { 'accept-language': language };
    const answer = await server.call(method, `/api/admin/${path}`, {
      token: manager.token,
      json,
      headers,
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body.data;
  };

interface Stage {
  id: number;
  name: string;
}
const namesOf = (stages: Stage[]) => stages.map(({ name }) => name);

test('a usual stage is told in the language of whoever reads, one that somebody named as it was typed', async () => {
  const tenant = await makeTenant(server);
  const [english, german] = [asking(tenant, 'en'), asking(tenant, 'de')];
  const email = `ada-${tenant.organization.id}@stages.test`;
  const { id: campaign } = await makeCampaign(server, tenant, {
    subjects: [{ first_name: 'Ada', last_name: 'Roe', email }],
  });
  await activate(server, tenant, campaign);
  const person = await enterCampaign(server, tenant, campaign, email);
  const path = `campaigns/${campaign}/stages`;
  const { stages } = await german('GET', path);
  expect(namesOf(stages)).toEqual([
    'Neu',
    'Engere Auswahl',
    'Gespräch',
    'Angebot',
    'Eingestellt',
    'Nicht ausgewählt',
  ]);
  const typed = stages.map(({ id, name }: Stage) => ({
    id,
    name: name === 'Gespräch' ? 'Shortlist' : name,
  }));
  const set = await german('PUT', path, { stages: typed, for_new_campaigns: true });
  expect(namesOf(set.stages)[2]).toBe('Shortlist');
  await german('PUT', `campaigns/${campaign}/subjects/stage`, {
    subjects: [person.id],
    stage_id: stages[1].id,
  });
  const told = async (as: typeof german) => {
    const [inCampaign] = await as('GET', `campaigns/${campaign}/subjects`);
    const [listed] = await as('GET', 'subjects/candidate/filter');
    const profile = await as('GET', `subject-profile/${person.id}`);
    const moves = await as('GET', `campaigns/${campaign}/subjects/${person.id}/stages`);
    return [
      ...[inCampaign, listed, profile.campaigns[0], moves].map(({ stage }) => stage.name),
      moves.moves[0].from,
      moves.moves[0].to,
    ];
  };
  const chosen = 'Engere Auswahl';
  expect(await told(german)).toEqual([chosen, chosen, chosen, chosen, 'Neu', chosen]);
  const inEnglish = 'Shortlist';
  expect(await told(english)).toEqual([...Array(4).fill(inEnglish), 'New', inEnglish]);

  // Of the organisation's next campaign too, and of a copy of this.
  const { id: next } = await makeCampaign(server, tenant);
  expect(namesOf((await asking(tenant, 'es')('GET', `campaigns/${next}/stages`)).stages)).toEqual([
    'Nuevo',
    'Preselección',
    'Shortlist',
    'Oferta',
    'Contratación',
    'Fuera de la selección',
  ]);
});

test('the words are those with which the database begins a campaign', async () => {
  for (const language of languages) {
    const rows = await server.database.query<Stage>(
      'select name from app.usual_stages($1) order by place',
      [language],
    );
    expect(namesOf(rows)).toEqual(Object.values(usualStages).map((name) => say(language, name())));
  }
});
