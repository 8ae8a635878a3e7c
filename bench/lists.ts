/**
 * Counts, averages and lists of one organisation, small and large in the same run: 1,000 people, and 200,000 of a
 * million in the database. Through the whole stack, medians, one client.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { end, productEnv, ready } from './child.ts';
import { copyCampaign } from './lists.copies.ts';
import {
  fillCampaign,
  labelPeople,
  makeOrganization,
  type Measured,
  perCampaign,
  signIn,
} from './lists.data.ts';
import { measureFiles } from './people-file.ts';

/** What is measured, and how. */
interface Wishes {
  /** For a quiet machine 21; less where others work on it. */
  rounds: number;
  /** Only lists whose names have this in them, and no files. */
  list?: string | undefined;
}

/** The large organisation may take so many times as long as the small one. */
const wanted = 2;

/** What a filled database has, for the next run. */
export interface Filled {
  total: number;
  organizations: Omit<Measured, 'token'>[];
}

const names = ['small', 'large'];

/** Makes the people. */
export async function fillLists(url: string, total: number): Promise<Filled> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return { total, organizations: await fill(client, total) };
  } finally {
    await client.end();
  }
}

export async function benchLists(
  url: string,
  dataDir: string,
  filled: Filled,
  wishes: Wishes,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const organizations: Measured[] = [];
  for (const [n, of] of filled.organizations.entries())
    organizations.push({ ...of, token: await signIn(client, `${names[n]}@example.org`) });
  const operator = await signIn(client, operatorEmail);
  const server = fork(join(import.meta.dirname, 'product.ts'), {
    env: { ...productEnv(url, dataDir), LOG_LEVEL: 'error' },
  });
  try {
    const [port] = await ready(server);
    const origin = `http://127.0.0.1:${port}`;
    await keepFits(origin, client, organizations);
    await measure(origin, organizations, operator, wishes);
    if (wishes.list === undefined) await measureFiles(server, origin, organizations);
  } finally {
    await end(server);
    await client.end();
  }
}

async function fill(client: pg.Client, total: number): Promise<Filled['organizations']> {
  const began = performance.now();
  const large = total / 5;
  const size = Math.min(perCampaign, large);
  const campaigns = total / size;
  if (!Number.isInteger(campaigns / 5)) throw new Error('People: a multiple of 50,000, or less.');
  await makeOperator(client);
  const organizations: Filled['organizations'] = [];
  for (const [n, people] of [Math.min(smallest, large), size].entries()) {
    const name = names[n] ?? '';
    const made = await makeOrganization(client, name);
    const campaign = await fillCampaign(client, made.organization, `${name}-0`, people);
    await labelPeople(client, made, people);
    organizations.push({ ...made, people, campaign, labelled: people / 20 });
    // Else the triggers of the large one are planned for empty tables.
    await client.query('analyze');
  }
  const [, big] = organizations;
  if (big === undefined) throw new Error('Nothing to copy.');
  const places = [{ organization: big.organization, name: 'large', campaigns: campaigns / 5 - 1 }];
  const others = Math.min(8, (campaigns / 5) * 4);
  for (let n = 0; n < others; n += 1) {
    const name = `other-${n}`;
    const { organization } = await makeOrganization(client, name);
    places.push({ organization, name, campaigns: ((campaigns / 5) * 4) / others });
  }
  await copyCampaign(client, { ...big, prefix: 'large-0' }, places);
  Object.assign(big, { people: large, labelled: large / 20 });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${total.toLocaleString('en')} people made in ${seconds} s`);
  return organizations;
}

const operatorEmail = 'operator@example.org';

async function makeOperator(client: pg.Client) {
  await client.query(
    `with u as (insert into app.users (email, first_name, last_name) values ($1, 'O', 'O') returning id)
       insert into app.user_roles select id, 'tdl_admin' from u`,
    [operatorEmail],
  );
}

/** The profile by whose fit people are ordered. */
const profile = 3;

/** Fits as the background job leaves them: it would take a core some ten minutes. */
async function keepFits(origin: string, client: pg.Client, organizations: Measured[]) {
  for (const { organization, token } of organizations) {
    const answer = await fetch(`${origin}/api/admin/subjects/order-by-fit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ profile: String(profile) }),
    });
    if (!answer.ok) throw new Error(`order-by-fit: ${answer.status} ${await answer.text()}`);
    await client.query(
      `insert into app.person_fits (organization_id, fit_profile_id, subject_id, attempt_id, score, score_low, score_high)
         select t.organization_id, p.id, t.subject_id, t.attempt_id, x.place, greatest(1, x.place - 12), least(99, x.place + 12)
         from app.fit_profiles p join app.person_tests t on t.organization_id = p.organization_id and t.test = '1' and t.state = 'completed'
         cross join lateral (select 1 + (hashint4(t.subject_id) & 8191) % 99 as place) x
         where p.organization_id = $1 on conflict do nothing`,
      [organization],
    );
    await client.query(
      'update app.fit_profiles set complete_at = now() where organization_id = $1',
      [organization],
    );
  }
  await client.query('delete from app.fits_due');
  await client.query('vacuum analyze app.person_fits, app.fit_profiles, app.fits_due');
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** The small organisation has so many people. */
const smallest = 1000;

/** The last page that is offered. */
const deepest = (people: number) => Math.floor(Math.min(people, 10_000) / 25);

/** What is asked, as an address for one organisation. */
const calls: Record<string, (of: Measured) => string> = {
  dashboard: () => 'admin/campaigns/dashboard',
  'dashboard, campaigns of a month': () =>
    `admin/campaigns/dashboard?createdAt[]=${day(30)}&createdAt[]=${day(0)}`,
  'dashboard with a label': ({ label }) => `admin/campaigns/dashboard?label=${label}`,
  'dashboard with a label of all': ({ everybody }) =>
    `admin/campaigns/dashboard?label=${everybody}`,
  'subjects-count': ({ organization }) =>
    `super-admin/organizations/${organization}/subjects-count/${day(100)}/${day(0)}`,
  'people of a label': ({ label }) => `admin/labels/${label}/subjects?page=1`,
  'people of a label, deep page': ({ label, labelled }) =>
    `admin/labels/${label}/subjects?page=${Math.max(1, Math.floor(labelled / 25))}`,
  'people of a label by name': ({ label }) => `admin/labels/${label}/subjects?page=1&name=Eve`,
  'people of a campaign': ({ campaign }) => `admin/subjects/campaign/filter?campaign=${campaign}`,
  ...Object.fromEntries(
    Object.entries({
      everybody: '',
      'everybody, backwards by name': 'order=-name',
      'everybody, by last activity': 'order=-last_activity',
      'everybody, who has finished': 'status=completed',
      'everybody, who has finished a test': 'testType=2&status=completed',
      'everybody, three letters of many': 'name=eve',
      'everybody, three letters of few': 'name=gab',
      // The small organisation has one of them: a page of the others would be told about, too.
      'everybody, three letters of few, one of them': 'name=gab&perPage=1',
      'everybody, by score': 'order=-score&scoreTest=2',
      'everybody, by score, who has finished': 'order=-score&scoreTest=2&status=completed',
      'everybody, by fit': `order=-fit&profile=${profile}`,
      'everybody, by fit, lowest first': `order=fit&profile=${profile}`,
      'everybody, by fit, who has finished': `order=-fit&profile=${profile}&status=completed`,
      'everybody, by fit, three letters of few': `order=-fit&profile=${profile}&name=gab`,
    }).map(([name, query]) => [name, () => `admin/subjects/candidate/filter?${query}`]),
  ),
  'everybody, deep page': ({ people }) => `admin/subjects/candidate/filter?page=${deepest(people)}`,
  'everybody, by score, deep page': ({ people }) =>
    `admin/subjects/candidate/filter?order=-score&scoreTest=2&page=${deepest(people * 0.8)}`,
  'everybody, by fit, deep page': ({ people }) =>
    `admin/subjects/candidate/filter?order=-fit&profile=${profile}&page=${deepest(people * 0.8)}`,
  'everybody, with a label': ({ label }) => `admin/subjects/candidate/filter?label=${label}`,
  'everybody, of a campaign': ({ campaign }) =>
    `admin/subjects/candidate/filter?campaign=${campaign}`,
  // Like with like: a page of people out of a few hundred who have the letters, in both.
  'everybody, three letters of hundreds': ({ people }) =>
    `admin/subjects/candidate/filter?name=${people > smallest ? 'gab' : 'eve'}`,
  'everybody, three letters of many, deep page': ({ people }) =>
    `admin/subjects/candidate/filter?name=eve&page=${deepest(people / 5)}`,
  'everybody, three letters of many, with a label': ({ label }) =>
    `admin/subjects/candidate/filter?name=eve&label=${label}`,
  'everybody, by score, three letters of many': () =>
    'admin/subjects/candidate/filter?order=-score&scoreTest=2&name=eve',
  'everybody, by last activity, three letters of many': () =>
    'admin/subjects/candidate/filter?order=-last_activity&name=eve',
  'teams to compare': () => 'admin/compare/personality/campaigns?page=1&perPage=25',
  // Like with like: the small organisation has one campaign.
  'teams to compare, one of them': () => 'admin/compare/personality/campaigns?page=1&perPage=1',
  campaigns: () => 'admin/campaigns/filter?order=-created_at&page=1&perPage=25',
};

const width = Math.max(...Object.keys(calls).map((name) => name.length)) + 2;

async function measure(
  origin: string,
  organizations: Measured[],
  operator: string,
  { rounds, list = '' }: Wishes,
) {
  const sizes = organizations.map(({ people }) => people.toLocaleString('en').padStart(10));
  console.log(`${''.padEnd(width)}${sizes.join('')}     ratio   (ms)`);
  const slower: string[] = [];
  const wantedCalls = Object.entries(calls).filter(([name]) => name.includes(list));
  for (const [name, address] of wantedCalls) {
    const times: number[][] = organizations.map(() => []);
    for (let round = 0; round < rounds + 3; round += 1)
      for (const [index, of] of organizations.entries()) {
        const path = address(of);
        const token = path.startsWith('super-admin') ? operator : of.token;
        const took = await timed(`${origin}/api/${path}`, token);
        // The first calls fill caches.
        if (round >= 3) times[index]?.push(took);
      }
    const [small = 0, large = 0] = times.map((all) => all.toSorted((a, b) => a - b)[rounds >> 1]);
    const figures = [small, large].map((ms) => ms.toFixed(1).padStart(10)).join('');
    const ratio = large / small;
    if (ratio > wanted) slower.push(name);
    const mark = ratio > wanted ? ` above ${wanted} ×` : '';
    console.log(`${name.padEnd(width)}${figures}  ${ratio.toFixed(2).padStart(8)}${mark}`);
  }
  const all = wantedCalls.length;
  console.log(
    `${slower.length} of ${all} above ${wanted} ×${slower.map((one) => `\n  ${one}`).join('')}`,
  );
}

async function timed(address: string, token: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text.slice(0, 300)}`);
  return performance.now() - began;
}
