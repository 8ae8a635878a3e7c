import { languages } from '@assay/contract/languages';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { burnoutCampaign, createRecord, finishBurnout } from '../../../test/burnout.ts';
import { answerCulture, describeCulture } from '../../../test/culture.ts';
import { makeTenant, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { finishInterview, interviewCampaign } from '../../../test/interviews.ts';
import { finishLogical } from '../../../test/logical.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';
import { invitedToSkill, makeSkillTest, takeSkillTest } from '../../../test/skill-tests.ts';

type Language = (typeof languages)[number];
const others = languages.filter((language) => language !== 'en');

let server: TestServer;
let tenant: Tenant;
/** Reports and tables, by what they are about. */
let answers: Record<string, string>;
let files: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  tenant = await makeTenant(server);
  const culture = await startedCampaign(server, tenant, { test_types: ['3'] });
  await answerCulture(server, culture.person, { language: 'nl' });
  const beside = await startedCampaign(server, tenant, { test_types: ['3'] });
  await answerCulture(server, beside.person, { seed: 3 });
  const ours = await describeCulture(server, [tenant.manager]);
  const logical = await startedCampaign(server, tenant, { test_types: ['2'] });
  await finishLogical(server, logical.person, { language: 'nl' });
  const energy = await startedCampaign(server, tenant, burnoutCampaign);
  await finishBurnout(server, energy.person, { value: 4 });
  await createRecord(server, energy.person);
  const testId = await makeSkillTest(server);
  const skill = await invitedToSkill(server, tenant, testId);
  await takeSkillTest(server, skill.person, testId, [0, 1, 3, null]);
  const talk = await interviewCampaign(server, { tenant });
  await finishInterview(server, talk.person, talk.code);
  const pair = `${culture.person.id}/${beside.person.id}`;
  const table = (campaign: { id: number }, kind: string) =>
    `campaigns/${campaign.id}/subjects/${kind}/results`;
  answers = {
    culture: `results/culture-test/subject/${culture.person.id}`,
    'culture of two': `results/culture-test/subjects?subjects=${culture.person.id}&subjects=${beside.person.id}`,
    'culture of the organisation': `culture-test/${ours}/results`,
    'culture of a campaign': table(culture.campaign, 'culture-test'),
    logical: `results/iq-test/subject/${logical.person.id}`,
    'logical of a campaign': table(logical.campaign, 'iq-test'),
    energy: `subject-profile/burnout/${energy.person.id}`,
    skill: `subject/${skill.person.id}/skill-tests/${testId}/results`,
  };
  files = {
    culture: `report/culture/${culture.person.id}.pdf`,
    'culture of two': `report/culture/${pair}.pdf`,
    logical: `report/logical/${logical.person.id}.pdf`,
    energy: `report/burnout-index/${energy.person.id}.pdf`,
    skill: `report/mcqt_${testId}/${skill.person.id}.pdf`,
    interview: `report/interview/${talk.interviewId}/${talk.person.id}.pdf`,
    'culture of a campaign': `${table(culture.campaign, 'culture-test')}.csv`,
    'logical of a campaign': `${table(logical.campaign, 'iq-test')}.csv`,
    'skills of a campaign': `${table(skill.campaign, `skill-tests/${testId}`)}.csv`,
    'interviews of a campaign': `${table(talk.campaign, `interview`)}.csv`,
  };
});
afterAll(() => server.stop());

const get = (path: string, language: Language) =>
  fetch(`${server.origin}/api/admin/${path}`, {
    headers: { authorization: `Bearer ${tenant.manager.token}`, 'accept-language': language },
  });

async function read(path: string, language: Language): Promise<unknown> {
  const answer = await get(path, language);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

/** The text of a file, its lines as they stand, and what it is called. */
async function open(path: string, language: Language) {
  const answer = await get(path, language);
  expect([path, answer.status]).toEqual([path, 200]);
  const content = new Uint8Array(await answer.arrayBuffer());
  const name = answer.headers.get('content-disposition') ?? '';
  if (path.endsWith('.csv')) return { text: new TextDecoder().decode(content), name };
  const { text } = await extractText(await getDocumentProxy(content), { mergePages: true });
  return { text, name };
}

const inEnglish = new Map<string, ReturnType<typeof open>>();
/** Drawn once, since each other language is held against it. */
function openEnglish(path: string) {
  const opened = inEnglish.get(path) ?? open(path, 'en');
  inEnglish.set(path, opened);
  return opened;
}

/** Every text with the way to it. */
function textsIn(nest: unknown, path = ''): [path: string, text: string][] {
  if (typeof nest === 'string') return [[path, nest]];
  if (nest === null || typeof nest !== 'object') return [];
  return Object.entries(nest).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
}

/** Codes that programs compare, and what people have written. */
const alike =
  /(\.(code|id|email|first_name|last_name|completedAt|version|band|emphasis|language|type|side|test|verdict|effort|responseStyle)|\.(campaign|test)\.name|\.questions\.\d+\.(text|topic|imageAlternative)|\.topics\.\d+\.topic|\.data\.name|\.created_at)$/;
/** Words that are the same in both. */
const sameWords: Record<string, readonly string[]> = { de: ['Innovation'] };

const cases = others.flatMap((language) =>
  ['culture', 'culture of two', 'culture of the organisation', 'culture of a campaign']
    .concat(['logical', 'logical of a campaign', 'energy', 'skill'])
    .map((what) => ({ what, language })),
);

test.each(cases)('the report on $what has no English text in $language', async (one) => {
  const path = answers[one.what] ?? '';
  const english = new Map(textsIn(await read(path, 'en')));
  const theirs = textsIn(await read(path, one.language));
  expect(theirs.map(([way]) => way)).toEqual([...english.keys()]);
  const same = theirs.filter(
    ([way, text]) =>
      text !== '' &&
      english.get(way) === text &&
      !alike.test(way) &&
      !sameWords[one.language]?.includes(text),
  );
  expect(same).toEqual([]);
  expect(theirs.filter(([way]) => !alike.test(way)).length).toBeGreaterThan(5);
});

/** Campaigns and organisations of the tests end in a number whose digits may look like a word. */
const withoutNumbers = (line: string) => line.replaceAll(/\b[\da-f]{8}\b/g, '');

test.each(['en', ...others] as const)('printed and saved, all of it is in %s', async (language) => {
  const said = {
    en: ['What matters to', 'What not to conclude', 'Compared with others', 'Who has watched'],
    nl: ['Wat voor', 'Wat je er niet uit mag', 'Vergeleken met anderen', 'Wie heeft gekeken'],
    de: ['Was dieser', 'nicht schließen', 'Im Vergleich mit anderen', 'Wer angesehen hat'],
    es: ['Qué le importa', 'Qué no se debe', 'En comparación con otras', 'Quién la ha visto'],
  }[language];
  const all: string[] = [];
  const left: string[] = [];
  for (const [what, path] of Object.entries(files)) {
    const { text } = await (language === 'en' ? openEnglish(path) : open(path, language));
    all.push(text);
    if (language === 'en') continue;
    const english = new Set(
      (await openEnglish(path)).text.split(/[\n,]/).map((line) => line.trim()),
    );
    // A line of words; people, questions and what authors have named stay.
    const same = text
      .split(/[\n,]/)
      .map((line) => line.trim())
      .filter((line) => english.has(line) && /[a-z]{3,}.* .*[a-z]{3,}/.test(withoutNumbers(line)))
      .filter((line) => !/^Grace Hopper$|^First conversation$|@example\.org/.test(line));
    left.push(...same.map((line) => `${what}: ${line}`));
  }
  expect(left).toEqual([]);
  const whole = all.join(' ').replaceAll(/\s+/g, ' ');
  for (const words of said) expect(whole).toContain(words);
});

test('heads of saved tables are in the language of the reader; English keeps its names', async () => {
  const path = files['logical of a campaign'] ?? '';
  const heads = async (language: Language) =>
    (await open(path, language)).text.split('\r\n')[0] ?? '';
  expect(await heads('en')).toContain('first_name,last_name,email,labels,completed_at,attempt');
  expect(await heads('de')).toContain('Vorname,Nachname,E-Mail-Adresse,Stichwörter');
  const { name } = await open(path, 'es');
  expect(decodeURIComponent(name)).toContain('razonamiento lógico.csv');
});
