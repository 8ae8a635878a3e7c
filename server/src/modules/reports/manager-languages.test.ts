import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { makeTenant, type Person, type Tenant } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';
import { finishedCampaign } from '../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;
let campaign: number;
let people: Person[];

beforeAll(async () => {
  tenant = await makeTenant(server);
  ({ id: campaign, people } = await finishedCampaign(server, tenant, 6));
});

const idOf = (at: number) => people[at]?.id;

/** Calls whose answers have texts of the personality test or of profiles in them. */
const calls = (): Record<string, string> => {
  const [first, second] = [idOf(0), idOf(1)];
  const result = `/api/admin/results/personality-test/subject/${first}`;
  return {
    report: `${result}?campaign=${campaign}`,
    working: `${result}/working?campaign=${campaign}`,
    two: `/api/admin/results/personality-test/subjects?subjects[]=${first}&subjects[]=${second}&campaign=${campaign}`,
    likeness: `/api/admin/interpersonal-fit/${first}/${second}`,
    averages: `/api/admin/campaigns/${campaign}/personality-test/average-results`,
    table: `/api/admin/campaigns/${campaign}/subjects/personality-test/results`,
    home: `/api/admin/work-from-home-report/${first}`,
    profiles: '/api/campaigns/profiles',
    models: '/api/admin/campaigns/alternative-profiles',
    grouped: '/api/admin/campaigns/grouped-profiles',
    population: '/api/personality-test/profile-population/3',
    dashboard: '/api/admin/campaigns/dashboard',
    factors: '/api/personality-test/factors',
    scales: '/api/personality-test/scales',
    norms: '/api/personality-test/norms',
    ownTexts: '/api/personality-test/comparison-texts',
  };
};

const get = async (path: string, language: string) => {
  const { status, body } = await server.call('GET', path, {
    token: tenant.manager.token,
    headers: { 'accept-language': language },
  });
  expect([path, status]).toEqual([path, 200]);
  return body;
};

/** What programs read, what people have written, and what a licence or a publication says word for word. */
const fixed =
  /\.(subject|subjects|campaign|deadlines|package|norm\.scales)\.|\.(code|kind|factor|reference|type|language|band|direction|version|publishedName|attribution|responseStyle|confidence|end|id|completedAt|previousAt|period_ends_at)$|\.parts\.\d+$|responseStyle\.verdict$/;

/** The same word in two languages. */
const shared = new Set(['Extraversion', 'Innovation', 'IPIP-NEO-120']);

/** Texts of an answer by their places. */
function textsOf(thing: unknown, place = '', found = new Map<string, string>()) {
  if (typeof thing === 'string') found.set(place, thing);
  else if (typeof thing === 'object' && thing !== null)
    for (const [key, one] of Object.entries(thing)) textsOf(one, `${place}.${key}`, found);
  return found;
}

test.each(['nl', 'de', 'es'])(
  'what managers read of personality has no English sentence in %s',
  async (language) => {
    const english: string[] = [];
    for (const [name, path] of Object.entries(calls())) {
      const before = textsOf(await get(path, 'en'));
      const after = textsOf(await get(path, language));
      expect([name, [...after.keys()]]).toEqual([name, [...before.keys()]]);
      const same = [...after].filter(([place, text]) => before.get(place) === text);
      const left = same.filter(([place, text]) => !fixed.test(place) && !shared.has(text));
      english.push(...left.map(([place, text]) => `${name}${place}: ${text}`));
    }
    expect(english).toEqual([]);
  },
);

async function print(path: string, language: string) {
  const answer = await fetch(`${server.origin}/api/admin/report/${path}`, {
    headers: { authorization: `Bearer ${tenant.manager.token}`, 'accept-language': language },
  });
  expect([path, answer.status]).toEqual([path, 200]);
  const [, name = ''] =
    /filename\*=UTF-8''(\S+)$/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(file, { mergePages: true });
  return { name: decodeURIComponent(name), text: text.replaceAll(/\s+/g, ' ') };
}

/** Little words that an English sentence can hardly do without, and that none of the other languages has. */
const little = /\b(the|and|than|which|with|they|this|are|their|between|higher|of the)\b/gi;

const says = {
  nl: [/Persoonlijkheid, gedaan op \d+ \w+ \d{4}/, /Wat je er niet uit mag afleiden/, /1 van \d+/],
  de: [
    /Persönlichkeit, gemacht am \d+\. \S+ \d{4}/,
    /Was sich daraus nicht schließen lässt/,
    /1 von \d+/,
  ],
  es: [/Personalidad, prueba del \d+ de \S+ de \d{4}/, /Qué no se debe concluir/, /1 de \d+/],
} as const;

test.each(['nl', 'de', 'es'] as const)('nor have the prints of it in %s', async (language) => {
  const [first, second] = [idOf(0), idOf(1)];
  const report = await print(`personality/${first}.pdf?campaign=${campaign}`, language);
  for (const part of says[language]) expect(report.text).toMatch(part);
  const file = { nl: 'persoonlijkheid', de: 'Persönlichkeit', es: 'personalidad' }[language];
  expect(report.name).toBe(`A B, ${file}.pdf`);
  const { data } = await get(calls()['report'] ?? '', language);
  for (const { name, text } of data.scales) expect(report.text).toContain(`${name} ${text}`);
  const prints = [
    report,
    await print(`personality/${first}/${second}.pdf?campaign=${campaign}`, language),
    await print(
      `team.pdf?${people.map(({ id }) => `subjects[]=${id}`).join('&')}&campaign=${campaign}`,
      language,
    ),
    await print(`working-from-home-index/${first}.pdf?campaign=${campaign}`, language),
  ];
  const attribution = data.attribution as string;
  for (const { text } of prints) {
    const said = text.replace(attribution, '');
    expect(said.match(little)).toEqual(null);
    expect(said).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
  }
});
