import { factors } from '@assay/instruments/personality/scales';
import { managerTexts } from '@assay/instruments/personality/texts/manager-texts';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { reportKinds } from '@assay/contract/reports';
import { system, transact } from '../../../platform/db/database.ts';
import {
  answersOf,
  burnoutCampaign,
  finishBurnout,
  openRecord,
  update,
} from '../../../test/burnout.ts';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import type { AnyEndpoint } from '../../../test/matrices/references.ts';
import {
  activate,
  enterCampaign,
  finishPersonality,
  startedCampaign,
} from '../../../test/shortcuts.ts';
import { averageGroups } from '../../instruments/index.ts';

const server = await useServer();

let tenant: Tenant;
beforeAll(async () => {
  tenant = await makeTenant(server);
});

const ask = (path: string, { manager }: Tenant = tenant) =>
  server.call('GET', path, { token: manager.token });
const report = (id: number, by = tenant) => ask(`/api/admin/subject-profile/burnout/${id}`, by);
const started = (by = tenant) => startedCampaign(server, by, burnoutCampaign);

describe('the report of one person (R171)', () => {
  test('says band, drivers, advice and limits, and nothing else', async () => {
    const { campaign, person } = await started();
    await finishBurnout(server, person, { value: 4 });
    const { status, body } = await report(person.id);
    expect(status).toBe(200);
    const { data } = body;
    expect(Object.keys(data).toSorted()).toEqual(
      [
        'advice',
        'band',
        'campaign',
        'completedAt',
        'drivers',
        'limits',
        'subject',
        'text',
      ].toSorted(),
    );
    expect(data).toMatchObject({ band: 'high', campaign: { id: campaign.id } });
    for (const driver of data.drivers)
      expect(Object.keys(driver).toSorted()).toEqual(['advice', 'code', 'name']);
    const numbers = JSON.stringify({ ...data, subject: 0, campaign: 0, completedAt: 0 }).match(
      /\d+/g,
    );
    expect(numbers).toEqual(['0', '0', '0']);
  });

  test('is there while the permission lasts, leaves a trace, and is there for those alone who asked', async () => {
    const { person } = await started();
    expect((await report(person.id)).status).toBe(404);
    await finishBurnout(server, person);
    expect((await report(person.id)).status).toBe(200);
    const ledger = await server.database.query(
      'select what from app.access_ledger where subject_id = $1',
      [person.id],
    );
    expect(ledger).toEqual([{ what: 'burnout_report' }]);

    // Another organisation with the same person's permission, which asked for something else, or later.
    const other = await makeTenant(server);
    const subjects = [{ first_name: 'G', last_name: 'H', email: person.email }];
    for (const asked of [{}, burnoutCampaign]) {
      const { id } = await makeCampaign(server, other, { subjects, ...asked });
      await activate(server, other, id);
      await server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
        token: person.token,
        json: { organizationId: other.organization.id },
      });
      expect((await report(person.id, other)).status).toBe(404);
    }
    await finishBurnout(server, person, { seed: 2 });
    expect((await report(person.id, other)).status).toBe(200);

    await server.database.query(
      'update app.permissions set revoked_at = app.now() where subject_id = $1',
      [person.id],
    );
    expect(await report(person.id)).toMatchObject({
      status: 403,
      body: { code: 'permission_required' },
    });
  });

  test('needs the feature, on the screen and on paper', async () => {
    const bare = await makeTenant(server, { features: ['personality'] });
    for (const path of ['subject-profile/burnout/1', 'report/burnout-index/1.pdf']) {
      const { status, body } = await ask(`/api/admin/${path}`, bare);
      expect([status, body.feature]).toEqual([403, 'burnout']);
    }
  });
});

describe('a manager who uses every call', () => {
  let people: Person[];
  let campaign: number;

  /** Both moderate with the same sides that weigh, by different answers. */
  const given = [
    [1, 2, 1, 2, 1, 1],
    [2, 1, 2, 2, 1, 2],
  ];

  beforeAll(async () => {
    const emails = Array.from({ length: 6 }, (_, i) => `${i}-every@example.org`);
    const subjects = emails.map((email) => ({ first_name: 'Grace', last_name: 'Hopper', email }));
    ({ id: campaign } = await makeCampaign(server, tenant, {
      ...burnoutCampaign,
      test_types: ['1'],
      subjects,
    }));
    await activate(server, tenant, campaign);
    people = [];
    for (const [i, email] of emails.entries()) {
      const person = await enterCampaign(server, tenant, campaign, email);
      const id = await openRecord(server, person);
      for (const category of [1, 2, 3]) {
        const answers = answersOf(category, { value: 1 }).map((answer, at) => ({
          ...answer,
          value: given[i % 2]?.[(at + category) % 6] ?? 1,
        }));
        await update(server, person, id, category, answers);
      }
      await transact(server.node.pool.db, system, (trx) => averageGroups(trx, person.id));
      await finishPersonality(server, person, { seed: i + 21 });
      people.push(person);
    }
  });

  interface JsonSchema {
    properties?: Record<string, { enum?: string[] }>;
  }

  /** Every address of a call: each id in turn, each order, each of a list of words. */
  function addressesOf({ path, query }: AnyEndpoint, person: Person): string[] {
    const paths =
      path.endsWith('/subjects') && path.includes('results')
        ? [`${path}?${people.map(({ id }) => `subjects[]=${id}`).join('&')}`]
        : [path];
    const ids = [campaign, person.id];
    const filled = paths.flatMap((one) =>
      (one.includes('{kind}') ? reportKinds : ['']).flatMap((kind) =>
        ids.map((id) =>
          one
            .replace('{kind}', kind)
            .replace('{subject1}', String(people[2]?.id))
            .replaceAll(/\{(subjectId|subject2)\}/g, String(person.id))
            .replaceAll(/\{\w+\}/g, String(id)),
        ),
      ),
    );
    const fields: JsonSchema = query
      ? (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
      : {};
    const orders = fields.properties?.['order']?.enum ?? [];
    return [...new Set(filled)].flatMap((one) => [
      one,
      ...orders.map((order) => `${one}${one.includes('?') ? '&' : '?'}order=${order}`),
    ]);
  }

  async function textOf(path: string): Promise<{ status: number; text: string }> {
    const response = await fetch(server.origin + path, {
      headers: { authorization: `Bearer ${tenant.manager.token}` },
    });
    const content = Buffer.from(await response.arrayBuffer());
    if (response.headers.get('content-type') !== 'application/pdf')
      return { status: response.status, text: content.toString() };
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)));
    return { status: response.status, text: text.join(' ') };
  }

  /** The file of all tests without its columns of personality, whose scores may be the same number by chance. */
  function withoutPersonality(file: string): string {
    const [heads = [], ...rows] = parse(file, { bom: true });
    const names = factors.map(({ code }) => managerTexts('en').names[code].name);
    const others = heads.flatMap((head, at) =>
      names.some((name) => head.startsWith(name)) ? [] : [at],
    );
    expect(heads.length - others.length).toBe(3 * factors.length);
    return [heads, ...rows].map((row) => others.map((at) => row[at]).join('\n')).join('\n');
  }

  test('finds no score, no part of one and no answer', async () => {
    const [person] = people as [Person];
    const own = await server.call('GET', '/api/burnout/results', { token: person.token });
    const { latest } = own.body.data;
    const secrets = [latest, ...latest.scores].flatMap((one) => {
      const { score, interval } = one.overall ?? one;
      return [score, ...interval, Math.round((100 - score) * 10) / 10];
    });
    const told = secrets.map(String).filter((value) => value.includes('.'));
    expect(told.length).toBeGreaterThan(8);
    const secret = new RegExp(
      `(?<![\\d.])(${told.map((value) => value.replace('.', '\\.')).join('|')})(?!\\d)`,
    );
    /** Scores of other tests, and targets of job profiles, may be the same number by chance. */
    const ofOthers = /personality|work-from-home|working-from-home|interpersonal|job-profiles/;
    const ofAll = /campaigns\/\d+\/results\/file/;
    const named = /burnout_score|"served"|option_index/;
    let found = 0;
    const calls = server.node.endpoints.filter(
      ({ method, access }) => method === 'GET' && ['manager', 'staff'].includes(access),
    );
    for (const call of calls) {
      for (const path of addressesOf(call, person)) {
        const { status, text } = await textOf(path);
        if (status === 200) found += 1;
        const table = status === 200 && ofAll.test(path) ? withoutPersonality(text) : text;
        const number = ofOthers.test(path) ? null : secret.exec(table);
        expect([path, number?.[0], named.exec(text)?.[0]]).toEqual([path, undefined, undefined]);
      }
    }
    expect(found).toBeGreaterThan(30);
  });

  test('reads the same of two people whose answers differ within a band', async () => {
    const [one, other] = people as [Person, Person];
    const scores = await Promise.all(
      [one, other].map(async ({ token }) => {
        const { body } = await server.call('GET', '/api/burnout/results', { token });
        return body.data.latest.overall.score as number;
      }),
    );
    expect(scores[0]).not.toBe(scores[1]);
    const read = async (path: (person: Person) => string, person: Person) =>
      (await textOf(path(person))).text
        .replaceAll(person.email, 'E')
        .replaceAll(new RegExp(`"id":${person.id}\\b`, 'g'), 'I')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T');
    for (const path of [
      ({ id }: Person) => `/api/admin/subject-profile/burnout/${id}`,
      ({ id }: Person) => `/api/admin/report/burnout-index/${id}.pdf`,
    ]) {
      expect(await read(path, one)).toBe(await read(path, other));
    }
  });

  test('has no list, no order and no average to rank people by', async () => {
    for (const order of ['burnout', '-burnout', 'personal', 'work']) {
      for (const list of [
        `/api/admin/campaigns/${campaign}/subjects`,
        `/api/admin/campaigns/${campaign}/subjects/personality-test/results`,
      ]) {
        expect((await ask(`${list}?order=${order}`)).status).toBe(422);
      }
    }
    const sums = await server.database.query(
      "select from app.campaign_sums where instrument = 'burnout' or scale in ('burnout', 'personal', 'work', 'served')",
    );
    expect(sums).toEqual([]);
    const { data } = (await ask(`/api/admin/campaigns/${campaign}/burnout/averages`)).body;
    expect(data.batches).toHaveLength(1);
    expect(data.batches[0]).toMatchObject({
      n: 5,
      mean: expect.toSatisfy((mean) => mean % 5 === 0),
    });
    expect(JSON.stringify(data)).not.toMatch(/subject|email/);
  });
});

describe('the working-from-home index', () => {
  const index = (id: number, by = tenant) => ask(`/api/admin/work-from-home-report/${id}`, by);

  test('R171: a value with its band and error, low confidence, and what not to do with it', async () => {
    const { person } = await startedCampaign(server, tenant);
    expect((await index(person.id)).status).toBe(404);
    await finishPersonality(server, person, { seed: 4 });
    const { status, body } = await index(person.id);
    expect(status).toBe(200);
    const { t, interval, parts, confidence, limits, up, down } = body.data;
    expect(confidence).toBe('low');
    expect(interval[0]).toBeLessThan(t);
    expect(interval[1]).toBeGreaterThan(t);
    const sum = parts.reduce(
      (total: number, part: { contribution: number }) => total + part.contribution,
      50,
    );
    expect(sum).toBeCloseTo(t, 1);
    expect(limits[0]).toMatch(/Never a filter/);
    expect([...up, ...down].length).toBeGreaterThan(0);
    const ledger = await server.database.query(
      'select what from app.access_ledger where subject_id = $1',
      [person.id],
    );
    expect(ledger).toEqual([{ what: 'working_from_home_report' }]);
    await server.database.query(
      'update app.permissions set revoked_at = app.now() where subject_id = $1',
      [person.id],
    );
    expect((await index(person.id)).body.code).toBe('permission_required');
  });

  test('needs its feature, on the screen and on paper', async () => {
    const bare = await makeTenant(server, { features: ['personality'] });
    for (const path of ['work-from-home-report/1', 'report/working-from-home-index/1.pdf']) {
      const { status, body } = await ask(`/api/admin/${path}`, bare);
      expect([status, body.feature]).toEqual([403, 'wfh_index']);
    }
  });
});
