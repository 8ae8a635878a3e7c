import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadsLeft } from './documents.ts';
import { makeSession, makeStaff, makeTenant, type Person, type Tenant } from './factories.ts';
import { atOnce, fuzzRuns as runs } from './fuzz.config.ts';
import {
  addressOf,
  formOf,
  type GeneratedRequest,
  nastyTexts,
  requestsTo,
} from './generated-requests.ts';
import { startTestServer, type TestServer } from './harness.ts';
import type { AnyEndpoint } from './matrices/references.ts';
import { callRaw, type RawAnswer } from './raw-http.ts';
import { insertAnswers, startedCampaign } from './shortcuts.ts';

let server: TestServer;
/** Of all calls of this file. */
let leftovers: () => Promise<string[]>;
let tenant: Tenant;
let candidate: Person;
let operator: Person;
/** Numbers of what there is: people, a campaign, an organisation, and what is counted from one. */
let existing: number[];

beforeAll(async () => {
  server = await startTestServer({ work: false });
  leftovers = await uploadsLeft(server);
  await settle();
});
afterAll(() => server.stop());

/** An organisation with everybody who may call something. */
async function settle(): Promise<void> {
  // They archive the profiles that campaigns here compare with, too.
  await server.database.query('update app.job_profiles set archived_at = null');
  tenant = await makeTenant(server);
  const { campaign, person } = await startedCampaign(server, tenant);
  candidate = person;
  await insertAnswers(server, candidate, { count: 100 });
  operator = await makeStaff(server, 'super_admin', tenant.organization);
  existing = [candidate.id, campaign.id, tenant.organization.id, tenant.manager.id, 1, 2];
}

/** Somebody who may call it, so that the input is looked at; a fresh session where the call ends it. */
async function authorise({ access, id }: AnyEndpoint): Promise<Record<string, string>> {
  if (access === 'public') return {};
  const person =
    access === 'candidate'
      ? candidate
      : access === 'manager' || access === 'staff'
        ? tenant.manager
        : operator;
  const token = id === 'logout' ? await makeSession(server, person.id) : person.token;
  return { authorization: `Bearer ${token}` };
}

/** `magicLink` has the right form, numbers name nothing. */
function addressFor({ path }: AnyEndpoint): string {
  return path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) =>
      ({ magicLink: 'n'.repeat(43), version: '0'.repeat(16) })[name] ?? '2147483647',
  );
}

interface Problem {
  message: string;
  code: string;
  errors: Record<string, string[]> | string;
  codes: Record<string, { code: string; params: object }[]>;
}

/** A refusal that a person can understand and that tells nothing of the inside. */
function expectRefusal(answer: RawAnswer, what: string): Problem {
  expect([what, answer.status]).toEqual([
    what,
    expect.toSatisfy((status: number) => status >= 400 && status < 500),
  ]);
  expectNoInside(answer, what);
  const body = JSON.parse(answer.text) as Problem;
  expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  if (answer.status === 422) expectFields(body, what);
  else expectText(body, what);
  return body;
}

/** Where no field is at fault the map is a text; too large may be a field, too. */
function expectText({ errors, message }: Problem, what: string): void {
  const texts = typeof errors === 'string' ? [errors] : Object.values(errors).flat();
  expect([what, texts]).toEqual([what, [message]]);
}

function expectFields({ errors, codes }: Problem, what: string): void {
  expect([what, Object.keys(codes)]).toEqual([what, Object.keys(errors)]);
  expect([what, Object.keys(errors).length]).toEqual([
    what,
    expect.toSatisfy((count: number) => count > 0),
  ]);
  for (const texts of Object.values(errors)) {
    expect([what, texts]).toEqual([
      what,
      expect.toSatisfy(
        (list: unknown[]) =>
          list.length > 0 && list.every((one) => typeof one === 'string' && one !== ''),
      ),
    ]);
    // What the library would say speaks of types.
    expect(`${what} ${texts.join(' ')}`).not.toMatch(
      /Invalid (input|option)|expected \w+, received|Too (small|big):/,
    );
  }
}

function expectNoInside({ status, text }: RawAnswer, what: string): void {
  expect([what, status]).toEqual([what, expect.toSatisfy((code: number) => code < 500)]);
  expect(text).not.toMatch(
    /\bat \S+ \([^)]*:\d+:\d+\)|node_modules|\.ts:\d+|syntax error|violates|relation "|invalid input syntax|ECONN/,
  );
}

const mayBeEmpty = new Set([
  'own-profile-save',
  'own-profile-delete',
  'own-proof',
  'own-tests-ask-to-delete',
  'manager-organization-update',
  'manager-organization-replace',
]);

/** An answer to HEAD is its headers alone. */
const withAnswer = () => server.node.endpoints.filter(({ method }) => method !== 'HEAD');
const withBody = () => server.node.endpoints.filter(({ body }) => body !== undefined);

async function send(
  endpoint: AnyEndpoint,
  body: string | Buffer,
  headers: Record<string, string> = {},
  address = addressFor(endpoint),
) {
  return callRaw(server.origin, {
    method: endpoint.method,
    path: address,
    headers: { 'content-type': 'application/json', ...(await authorise(endpoint)), ...headers },
    body,
  });
}

function fieldsOf({ body }: AnyEndpoint): string[] {
  return Object.keys((body as unknown as { shape: Record<string, unknown> }).shape);
}

describe('a body', () => {
  test('that is empty, no object or no JSON', async () => {
    for (const endpoint of withBody()) {
      for (const body of [
        '{}',
        '[]',
        '""',
        '"text"',
        '1',
        'null',
        'true',
        '[1,2]',
        '{',
        '{"a":',
        '\0',
        '{"a":1}}',
        '{"__proto__":1}',
      ]) {
        const answer = await send(endpoint, body);
        // Everything in them is optional, so that an empty one is nothing to complain about.
        if (mayBeEmpty.has(endpoint.id) && ['{}', 'null'].includes(body)) continue;
        expectRefusal(answer, `${endpoint.id} ${body}`);
      }
    }
  });

  test('with fields that are not known, whatever they are called', async () => {
    const columns = await server.database.query<{ name: string }>(
      `select distinct attname::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and a.attnum > 0`,
    );
    const odd = ['__proto__', 'constructor', 'toString', '$where', '', 'a.b'];
    const names = [...columns.map(({ name }) => name), ...odd];
    for (const endpoint of withBody()) {
      const known = new Set([...fieldsOf(endpoint), ...(endpoint.readOnly ?? [])]);
      const unknown = names.filter((name) => !known.has(name));
      // As many at once as one answer tells.
      for (let at = 0; at < unknown.length; at += 150) {
        const some = unknown.slice(at, at + 150);
        // Written by hand: an object literal would swallow `__proto__`.
        const body = `{${some.map((name) => `${JSON.stringify(name)}:1`).join(',')}}`;
        const answer = await send(endpoint, body);
        const { errors } = expectRefusal(answer, endpoint.id);
        expect(answer.status).toBe(422);
        const told = new Set(some.filter((name) => Object.hasOwn(errors as object, name)));
        expect([endpoint.id, some.filter((name) => !told.has(name))]).toEqual([endpoint.id, []]);
      }
    }
  });

  test('with every field of a wrong type', async () => {
    for (const endpoint of withBody()) {
      for (const wrong of [{}, [[]], { a: 1 }, [{}], -1.5, '\0', 'x'.repeat(200_000)]) {
        const body = JSON.stringify(
          Object.fromEntries(fieldsOf(endpoint).map((name) => [name, wrong])),
        );
        expectRefusal(
          await send(endpoint, body),
          `${endpoint.id} ${JSON.stringify(wrong).slice(0, 30)}`,
        );
      }
    }
  });

  test('of a stranger is not looked at, whatever it is', async () => {
    for (const endpoint of withBody()) {
      if (endpoint.access === 'public' || endpoint.transaction === 'statement') continue;
      for (const body of ['{', '[1]', `{"a":"${'x'.repeat(1000)}"}`]) {
        const answer = await callRaw(server.origin, {
          method: endpoint.method,
          path: addressFor(endpoint),
          headers: { 'content-type': 'application/json' },
          body,
        });
        expect([endpoint.id, answer.status]).toEqual([endpoint.id, 401]);
      }
    }
  });

  test('that is too large is 413', async () => {
    const large = Buffer.from(`{"a":"${'x'.repeat(5 * 1024 * 1024)}"}`);
    for (const endpoint of withBody()) {
      const answer = await send(endpoint, large);
      expectRefusal(answer, endpoint.id);
      expect([endpoint.id, answer.status]).toEqual([endpoint.id, 413]);
    }
  });

  test('of another kind is 415', async () => {
    for (const endpoint of withBody()) {
      for (const type of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'application/octet-stream',
        'json',
      ]) {
        const answer = await send(endpoint, '{}', { 'content-type': type });
        expectRefusal(answer, `${endpoint.id} ${type}`);
        // Where it is understood, it is looked at and found wanting.
        const known = endpoint.encoding === 'form' && type.endsWith('form-urlencoded');
        expect([endpoint.id, type, answer.status]).toEqual([endpoint.id, type, known ? 422 : 415]);
      }
    }
  });

  test('that is nested very deeply', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    for (const endpoint of withBody()) expectRefusal(await send(endpoint, deep), endpoint.id);
  });
});

describe('a form', () => {
  const forms = () => withBody().filter(({ encoding }) => encoding === 'multipart');
  const parts = (lines: string[]) =>
    `${lines.map((line) => `--x\r\n${line}\r\n`).join('')}--x--\r\n`;
  const field = (name: string, value: string) =>
    `content-disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };

  test('that is broken', async () => {
    const whole = parts([field('campaign_name', 'a')]);
    const bodies = {
      empty: '',
      'no boundary in it': 'nothing',
      'cut off': whole.slice(0, -8),
      'cut in a header': whole.slice(0, 20),
      'name missing': parts(['content-disposition: form-data\r\n\r\nx']),
      'name empty': parts([field('', 'x')]),
      'given twice': parts([field('first_name', 'a'), field('first_name', 'b')]),
      'once and as a list': parts([field('test_types', '1'), field('test_types[]', '1')]),
      'prototype names': parts([
        field('__proto__', '1'),
        field('constructor[]', '1'),
        field('__proto__[]', '1'),
      ]),
      'no JSON': parts([field('subjects', '{')]),
      'a file nobody asked for': parts([
        'content-disposition: form-data; name="other"; filename="a.txt"\r\n\r\nabc',
      ]),
      'a file instead of a field': parts([
        'content-disposition: form-data; name="subjects"; filename="a.txt"\r\n\r\n[]',
      ]),
      'too many fields': parts(Array.from({ length: 600 }, (_, i) => field(`f${i}`, 'x'))),
      'too many in a list': parts(Array.from({ length: 600 }, () => field('test_types[]', 'x'))),
      'a field too large': parts([field('campaign_name', 'x'.repeat(5.2 * 1024 * 1024))]),
      'control characters': parts([
        field('campaign_name', 'a\0b'),
        field('first_name', '\u0001'),
        field('organization_name', '\0'),
      ]),
      'another method': parts([field('_method', 'DELETE'), field('campaign_name', 'x')]),
    };
    for (const endpoint of forms()) {
      for (const [what, body] of Object.entries(bodies)) {
        const answer = await send(endpoint, body, headers);
        // Everything in them is optional, so that a form without fields is nothing to complain about.
        if (mayBeEmpty.has(endpoint.id) && what === 'empty') continue;
        expectRefusal(answer, `${endpoint.id} ${what}`);
      }
      const noBoundary = await send(endpoint, whole, { 'content-type': 'multipart/form-data' });
      expectRefusal(noBoundary, `${endpoint.id} without a boundary`);
    }
  });

  test('is 415 where a form is not understood', async () => {
    for (const endpoint of withBody().filter(({ encoding = 'json' }) => encoding === 'json')) {
      const answer = await send(endpoint, parts([field('a', 'b')]), headers);
      expect([endpoint.id, answer.status]).toEqual([endpoint.id, 415]);
      expectRefusal(answer, endpoint.id);
    }
  });

  test('with more in all its fields than is held in memory is 413, also of unknown length', async () => {
    const megabytes = Array.from({ length: 7 }, (_, i) => field(`f${i}`, 'x'.repeat(1024 * 1024)));
    const large = Buffer.from(parts(megabytes));
    for (const endpoint of forms()) {
      const answer = await send(endpoint, large, headers);
      expectRefusal(answer, endpoint.id);
      expect([endpoint.id, answer.status]).toEqual([endpoint.id, 413]);
    }
    const mailButton = server.node.endpoints.find(({ encoding }) => encoding === 'form');
    const chunks = parts(Array.from({ length: 9 }, (_, i) => field(`f${i}`, 'x'.repeat(4000))));
    const answer = await fetch(`${server.origin}${addressFor(mailButton as AnyEndpoint)}`, {
      method: 'POST',
      headers,
      body: new Blob([chunks]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  test('with one file twice keeps neither', async () => {
    for (const endpoint of forms().filter(({ files }) => files !== undefined)) {
      const file = `content-disposition: form-data; name="${endpoint.files?.[0]}"; filename="a"\r\n\r\nx`;
      const answer = await send(endpoint, parts([file, file]), headers);
      expect([endpoint.id, answer.status]).toEqual([endpoint.id, 422]);
    }
    expect(await leftovers()).toEqual([]);
  });

  test('leaves no file behind when it is refused', async () => {
    for (const endpoint of forms().filter(({ files }) => files !== undefined)) {
      const name = endpoint.files?.[0] as string;
      const file = `content-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\nnot a picture`;
      expectRefusal(
        await send(endpoint, parts([file, field('unknown', '1')]), headers),
        endpoint.id,
      );
      expectRefusal(await send(endpoint, parts([file]).slice(0, -6), headers), endpoint.id);
    }
    expect(await leftovers()).toEqual([]);
  });
});

describe('an address', () => {
  test('with bad escapes, control characters or an endless name', async () => {
    for (const endpoint of withAnswer().filter(({ path }) => path.includes('{'))) {
      const headers = await authorise(endpoint);
      for (const part of [
        '%',
        '%zz',
        '%00',
        '%ff%fe',
        '%2e%2e%2f',
        'x'.repeat(5000),
        '__proto__',
        '-1',
        '0',
        '1.5',
        '1e9',
        '99999999999999999999',
        '%F0%9F%98%80',
        'null',
      ]) {
        // Twenty digits are a token by their form, and what is no link at all is told so.
        if (endpoint.id === 'unsubscribe-open' && /^\d{20}$/.test(part)) continue;
        if (endpoint.id === 'check-magic-link') continue;
        const path = endpoint.path.replaceAll(/\{\w+\}/g, part);
        const answer = await callRaw(server.origin, { method: endpoint.method, path, headers });
        if (answer.status < 300) throw new Error(`${endpoint.id} takes ${part}`);
        expectRefusal(answer, `${endpoint.id} ${part.slice(0, 20)}`);
      }
    }
  });

  test('with a query that is unknown, given twice, prototype-like or broken', async () => {
    for (const endpoint of server.node.endpoints.filter(
      ({ method, access }) => method === 'GET' && access !== 'public',
    )) {
      const headers = await authorise(endpoint);
      const queries = [
        'unknown=1',
        '__proto__=1',
        'constructor[]=1',
        'a=%',
        'a=%00',
        '=',
        'page=1&page=2',
        'page[a]=1',
        'perPage=1e9',
        'order=password_hash',
        'order[]=name',
        `name=${'x'.repeat(9000)}`,
      ];
      for (const query of queries) {
        const answer = await callRaw(server.origin, {
          method: 'GET',
          path: `${addressFor(endpoint)}?${query}`,
          headers,
        });
        expectRefusal(answer, `${endpoint.id} ?${query.slice(0, 30)}`);
      }
    }
  });

  test('that does not exist, with any method', async () => {
    // Without pages, whose document every address has otherwise.
    const bare = await startTestServer({
      beside: server,
      work: false,
      config: { webDir: '/nowhere' },
    });
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE']) {
      for (const path of [
        '/api',
        '/api/nothing',
        '/api//login',
        '/api/admin/campaigns/1/2/3',
        '//',
        '/dist/../../etc/passwd',
        '/dist/%2e%2e/x',
        '/dist/....//package.json',
        '/dist/..%2f..%2fpackage.json',
        '/dist/.%00/x',
      ]) {
        const answer = await callRaw(bare.origin, { method, path });
        expect([method, path, answer.status]).toEqual([
          method,
          path,
          expect.toSatisfy((status: number) => status >= 400 && status < 500),
        ]);
        expectNoInside(answer, `${method} ${path}`);
      }
    }
    await bare.stop();
  });
});

test('a session token may be anything', async () => {
  const headers = [
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'x'.repeat(8000)}`,
    'Basic YTpi',
    `bearer ${'é'.repeat(30)}`,
    `Bearer ${"'".repeat(30)}`,
    `Bearer ${'-'.repeat(43)}`,
  ];
  for (const authorization of headers) {
    const path = '/api/subject-profile';
    const answer = await callRaw(server.origin, {
      method: 'GET',
      path,
      headers: { authorization },
    });
    expect([authorization.slice(0, 20), answer.status]).toEqual([authorization.slice(0, 20), 401]);
  }
});

test('text that PostgreSQL does not take is the field’s mistake', async () => {
  const fields = {
    campaign_name: 'Name',
    invite_sender_name: 'Ann',
    invite_sender_email: 'ann@example.org',
  };
  for (const text of nastyTexts) {
    for (const name of Object.keys(fields)) {
      const endpoint = server.node.endpoints.find(
        ({ id }) => id === 'campaign-create',
      ) as AnyEndpoint;
      const answer = await send(endpoint, JSON.stringify({ ...fields, [name]: text }));
      expectNoInside(answer, `${name} ${JSON.stringify(text).slice(0, 30)}`);
    }
    for (const id of ['campaigns-filter', 'subjects-campaign-filter', 'organizations-filter']) {
      const endpoint = server.node.endpoints.find((one) => one.id === id) as AnyEndpoint;
      const path = `${endpoint.path}?name=${encodeURIComponent(text.toWellFormed().slice(0, 120))}&campaign=1`;
      const answer = await callRaw(server.origin, {
        method: 'GET',
        path: id === 'subjects-campaign-filter' ? path : path.replace('&campaign=1', ''),
        headers: await authorise(endpoint),
      });
      expectNoInside(answer, `${id} ${JSON.stringify(text).slice(0, 30)}`);
    }
  }
});

test('a year that the calendar of PostgreSQL lacks is the field’s mistake', async () => {
  const organization = tenant.organization.id;
  for (const [id, path] of [
    ['campaigns-filter', '/api/admin/campaigns/filter?createdAt[]={day}&createdAt[]=9999-12-31'],
    ['campaigns-filter', '/api/admin/campaigns/filter?createdAt[]=0001-01-01&createdAt[]={day}'],
    ['action-logs', '/api/super-admin/action-logs?from={day}'],
    ['action-logs', '/api/super-admin/action-logs?to={day}'],
    [
      'organization-subjects-count',
      `/api/super-admin/organizations/${organization}/subjects-count/{day}/9999-12-31`,
    ],
  ] as const) {
    const endpoint = server.node.endpoints.find((one) => one.id === id) as AnyEndpoint;
    const headers = await authorise(endpoint);
    for (const [day, status] of [
      ['0000-01-01', 422],
      ['0001-01-01', 200],
    ] as const) {
      const at = path.replace('{day}', day);
      const answer = await callRaw(server.origin, { method: 'GET', path: at, headers });
      expect([at, answer.status]).toEqual([at, status]);
    }
  }
});

function readProblem({ text }: RawAnswer, what: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch (cause) {
    throw new Error(`${what} answers no JSON`, { cause });
  }
}

/** Sends a generated request and holds its answer to what every answer has to be; a failure names the request. */
async function tryOut(request: GeneratedRequest): Promise<number> {
  const { endpoint, body, asForm } = request;
  const headers = await authorise(endpoint);
  let sent: string | Buffer | undefined;
  if (asForm && typeof body === 'object' && body !== null) {
    headers['content-type'] = 'multipart/form-data; boundary=x';
    sent = formOf(request);
  } else if (endpoint.method !== 'GET') {
    headers['content-type'] = 'application/json';
    sent = JSON.stringify(body);
  }
  const path = addressOf(request, existing);
  const answer = await callRaw(server.origin, {
    method: endpoint.method,
    path,
    headers,
    body: sent,
  });
  const what = `${endpoint.method} ${path.slice(0, 200)} ${sent?.toString().slice(0, 500)}`;
  expectNoInside(answer, what);
  const problem = answer.status < 400 ? null : readProblem(answer, what);
  if (problem !== null && answer.status === 422) expectFields(problem, what);
  return answer.status;
}

test(`${runs} generated requests: no failure, no hang, nothing of the inside`, {
  timeout: 60_000 + runs * 500,
}, async () => {
  const seen = new Map<number, number>();
  let [asked, atTheDoor] = [0, 0];
  const several = fc.array(requestsTo(withAnswer()), { minLength: atOnce, maxLength: atOnce });
  const check = fc.asyncProperty(several, async (requests) => {
    // What they do ends sessions, closes organisations and takes roles away: after a while all would be refused at the door.
    if (asked > 200 || atTheDoor > 10) {
      await settle();
      [asked, atTheDoor] = [0, 0];
    }
    asked += atOnce;
    for (const status of await Promise.all(requests.map(tryOut))) {
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status === 401 || status === 403) atTheDoor += 1;
    }
  });

  const rounds = Math.ceil(runs / atOnce);
  await fc.assert(check, { numRuns: rounds, endOnFailure: true });
  // oxlint-disable-next-line no-console -- what a long run came to
  if (runs > 1000) console.log(Object.fromEntries(seen));

  const count = (those: (status: number) => boolean) =>
    Array.from(seen).reduce((sum, [status, times]) => sum + (those(status) ? times : 0), 0);
  // Only refusals would mean that the requests never get past the schemas, or the guards before them.
  expect(count((status) => status < 300)).toBeGreaterThan((rounds * atOnce) / 20);
  expect(count((status) => [401, 403].includes(status))).toBeLessThan((rounds * atOnce) / 4);
});
