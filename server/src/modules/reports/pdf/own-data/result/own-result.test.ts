import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '@assay/contract/languages';
import { finishBurnout, burnoutCampaign } from '../../../../../test/burnout.ts';
import { answerCulture } from '../../../../../test/culture.ts';
import { makeTenant, makeUser, type Person, type Tenant } from '../../../../../test/factories.ts';
import { useServer } from '../../../../../test/harness.ts';
import { finishLogical } from '../../../../../test/logical.ts';
import { finishPersonality, startedCampaign } from '../../../../../test/shortcuts.ts';
import { invitedToSkill, makeSkillTest, takeSkillTest } from '../../../../../test/skill-tests.ts';

const server = await useServer();

let tenant: Tenant;

beforeAll(async () => {
  tenant = await makeTenant(server);
});

async function print(of: string, { token }: Person, language: Language = 'en') {
  const answer = await fetch(`${server.origin}/api/subject-profile/results/${of}.pdf`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(file, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** Numbers that managers read and takers do not. */
const figures = /\bsten\b|percentile|percentiel|Perzentil|percentil|\bT \d|\bIQ\b/i;

/** What each standing of a scale is called. */
const verdicts: Record<string, string> = {
  low: 'Lower than most',
  leans_low: 'Average or lower',
  average: 'Like most people',
  leans_high: 'Average or higher',
  high: 'Higher than most',
  little: 'Your answers: rather not',
  partly: 'Your answers: partly',
  much: 'Your answers: very much',
};

test('a personality result is downloaded with the words of its page and no figures', async () => {
  const { person } = await startedCampaign(server, tenant);
  await finishPersonality(server, person);
  const text = await print('1', person);
  expect(text).toContain('Personality, ');
  expect(text).toMatch(/Lower than most|Like most people|Higher than most/);
  expect(text).toContain('What this means, and what not');
  const { body } = await server.call('GET', '/api/personality-test/results', person);
  for (const { kind, name, standing, text: words } of body.data.results.scales) {
    const verdict = verdicts[standing];
    expect(text).toContain(name);
    expect(text).toContain(
      kind === 'factor' ? `${verdict}. ${words}` : `${name} ${verdict} ${words}`,
    );
  }
  // A score whose true value may well be average is not called more than that.
  const standings = body.data.results.scales.map(({ standing }: { standing: string }) => standing);
  expect(standings.some((standing: string) => standing.startsWith('leans_'))).toBe(true);
  expect(text).not.toMatch(figures);
  expect(await print('1', person, 'nl')).toMatch(/Persoonlijkheid, \d+ \w+ \d{4}/);
});

test.each([
  ['2', finishLogical, { test_types: ['2'] }, 'Logisches Denken', 'Was das bedeutet und was nicht'],
  ['3', answerCulture, { test_types: ['3'] }, 'Kultur', 'Was Ihnen wichtig ist'],
  ['burnout', finishBurnout, burnoutCampaign, 'Energie', 'Teil für Teil'],
] as const)(
  'result %s reads in the language of the person',
  async (of, finish, asked, ...words) => {
    const { person } = await startedCampaign(server, tenant, { ...asked });
    await finish(server, person);
    const text = await print(of, person, 'de');
    for (const one of words) expect(text).toContain(one);
    expect(text).not.toMatch(figures);
  },
);

test('what was deleted and taken again says so, in the language of the person', async () => {
  const { person } = await startedCampaign(server, tenant);
  await finishPersonality(server, person);
  expect(await print('1', person, 'de')).not.toContain('Versuch Nummer');
  await server.call('DELETE', '/api/subject-profile/tests', {
    token: person.token,
    json: { test_type_ids: [1] },
  });
  await finishPersonality(server, person);
  expect(await print('1', person, 'de')).toMatch(
    /Das ist Ihr Versuch Nummer 2\. Den vorigen haben Sie am \d+\. \S+ \d{4} begonnen\./,
  );
});

test('a skill test has the name that its author gave it', async () => {
  const id = await makeSkillTest(server);
  const { person } = await invitedToSkill(server, tenant, id);
  await takeSkillTest(server, person, id);
  const { body } = await server.call('GET', `/api/skill-test/${id}/results`, person);
  const text = await print(`mcqt_${id}`, person);
  expect(text).toContain(`${body.data.name}, `);
  expect(text).toContain('You got most of the points');
});

test('without a result, and for an interview, there is no file', async () => {
  const person = await makeUser(server);
  for (const of of ['1', '2', '3', 'burnout', 'mcqt_1']) {
    const path = `/api/subject-profile/results/${of}.pdf`;
    expect((await server.call('GET', path, person)).status).toBe(404);
  }
  const interview = '/api/subject-profile/results/interview_abcdefghij.pdf';
  expect((await server.call('GET', interview, person)).status).toBe(422);
});
