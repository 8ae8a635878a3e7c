import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '@assay/contract/access';
import { makeOrganization, makeSession, makeStaff, makeUser } from '../factories.ts';
import { type Answer, startTestServer, type TestServer } from '../harness.ts';

/** An id that nothing has, so that no call of the matrix changes anything. */
const nothing = '2147483647';
const values: Record<string, string> = { magicLink: 'n'.repeat(43), version: '0'.repeat(16) };

let server: TestServer;
/** Who calls, in the order of the columns; null is a visitor. */
const callers = new Map<string, number | null>();

beforeAll(async () => {
  server = await startTestServer({ work: false });
  const staff = async (role: Role, options?: Parameters<typeof makeOrganization>[1]) => {
    const organization =
      options === undefined ? undefined : await makeOrganization(server, options);
    return (await makeStaff(server, role, organization)).id;
  };
  callers.set('visitor', null);
  callers.set('candidate', (await makeUser(server)).id);
  callers.set('manager', await staff('admin', {}));
  callers.set('manager, inactive', await staff('admin', { status: 'inactive' }));
  callers.set('manager, no features', await staff('admin', { features: [] }));
  callers.set('manager, no organisation', await staff('admin'));
  callers.set('tdl_admin', await staff('tdl_admin'));
  callers.set('super_admin', await staff('super_admin'));
  callers.set('super_admin, organisation', await staff('super_admin', {}));
});
afterAll(() => server.stop());

interface Refusal {
  code?: string;
  message?: string;
  feature?: string;
}

/** `ok` is past the guard: what follows is about the input, not about the caller. */
function outcomeOf({ status, body }: Answer<Refusal>): string {
  if (status === 401) return '401';
  if (status !== 403) return status >= 500 ? String(status) : 'ok';
  const { code, message, feature } = body;
  if (code === 'forbidden') return message === 'Your account may not do this.' ? '403' : 'ok';
  if (code === 'feature_off') return `403-feature_off(${feature})`;
  return `403-${code}`;
}

/** A session of its own for every call, since some calls end it. */
async function outcome(method: string, path: string, userId: number | null): Promise<string> {
  const token = userId === null ? undefined : await makeSession(server, userId);
  const json = method === 'POST' || method === 'PUT' ? {} : undefined;
  return outcomeOf(await server.call(method, path, { token, json }));
}

describe('who may call what', () => {
  const lines: string[] = [];
  // It grows with every call, so each part has the time of a test of its own.
  const parts = ['/api/admin/', '/api/super-admin/', '/'];
  const partOf = (path: string) => parts.find((part) => path.startsWith(part));
  for (const part of parts)
    beforeAll(async () => {
      const operational = ['/api/ready', '/api/openapi.json', '/api/docs', '/metrics'];
      const all = [
        ...server.node.endpoints.map(({ method, path }) => ({ method, path })),
        ...operational.map((path) => ({ method: 'GET', path })),
      ];
      for (const { method, path } of all.filter((one) => partOf(one.path) === part)) {
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? nothing);
        const outcomes = await Promise.all(
          Array.from(callers.values(), (userId) => outcome(method, address, userId)),
        );
        lines.push(`${method} ${path} | ${outcomes.join(' ')}`);
      }
    });

  test('is what was decided', async () => {
    const header = `# ${[...callers.keys()].map((name) => `[${name}]`).join(' ')}`;
    const text = [header, ...lines.toSorted()].join('\n');
    expect(text).not.toMatch(/ 5\d\d/);
    await expect(`${text}\n`).toMatchFileSnapshot('role.matrix.txt');
  });
});

test('a form that says PUT meets the guard of the PUT', async () => {
  for (const put of server.node.endpoints.filter(({ method }) => method === 'PUT')) {
    const post = server.node.endpoints.find(
      ({ method, path, encoding }) =>
        method === 'POST' && path === put.path && encoding === 'multipart',
    );
    if (post === undefined) continue;
    const address = put.path.replaceAll(/\{\w+\}/g, nothing);
    for (const userId of callers.values()) {
      const token = userId === null ? undefined : await makeSession(server, userId);
      const form = new FormData();
      form.set('_method', 'PUT');
      const disguised = outcomeOf(await server.call('POST', address, { token, form }));
      expect([put.path, userId, disguised]).toEqual([
        put.path,
        userId,
        await outcome('PUT', address, userId),
      ]);
    }
  }
});
