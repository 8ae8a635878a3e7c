import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { transact } from '../../../platform/db/database.ts';
import { makeCampaign, makeTenant } from '../../../test/factories.ts';
import { startTestServer, useServer } from '../../../test/harness.ts';
import { activate } from '../../../test/shortcuts.ts';
import { countNewSubjects } from './invitation.queries.ts';

afterEach(() => vi.restoreAllMocks());

test('a thousand people are invited by as many questions to the database as twenty, and within the time of one', async () => {
  const server = await useServer();
  const tenant = await makeTenant(server, { packageId: 4 });
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const invite = async (count: number) => {
    asked.mockClear();
    const subjects = Array.from({ length: count }, (_, n) => ({
      first_name: 'P',
      last_name: `${n}`,
      email: `many-${count}-${n}-${tenant.organization.id}@example.org`,
    }));
    const began = performance.now();
    const { id } = await makeCampaign(server, tenant, { subjects });
    await activate(server, tenant, id);
    const seconds = (performance.now() - began) / 1000;
    const questions = asked.mock.calls.length;
    const [row] = await server.database.query<{ invited: number; mails: number }>(
      `select count(*) filter (where i.status = 'invited')::integer as invited,
         (select count(*)::integer from app.mails m where m.campaign_id = $1) as mails
       from app.invitations i where i.campaign_id = $1`,
      [id],
    );
    return { ...row, questions, seconds };
  };
  // What is asked once in a while is asked now.
  await invite(1);
  const twenty = await invite(20);
  const thousand = await invite(1000);
  expect(thousand).toMatchObject({ invited: 1000, mails: 1000 });
  expect(thousand.questions).toBeLessThanOrEqual(twenty.questions + 12);
  expect(thousand.seconds).toBeLessThan(30);
});

test('who is new is counted as quickly while the database still takes the table to hold one', async () => {
  const server = await startTestServer({ work: false });
  try {
    const tenant = await makeTenant(server, { packageId: 4 });
    const organizationId = tenant.organization.id;
    const invite = (count: number) =>
      makeCampaign(server, tenant, {
        subjects: Array.from({ length: count }, (_, n) => ({
          first_name: 'P',
          last_name: `${n}`,
          email: `new-${count}-${n}@example.org`,
        })),
      });
    await invite(1);
    await server.database.query('analyze');
    const { id } = await invite(1500);
    const seconds = async () => {
      const began = performance.now();
      const count = await transact(
        server.node.pool.db,
        { scope: 'organisation', organizationId },
        (trx) => countNewSubjects(trx, organizationId, id),
      );
      expect(count).toBe(1500);
      return (performance.now() - began) / 1000;
    };
    const before = await seconds();
    await server.database.query('analyze');
    // Everybody beside everybody took some hundred times as long.
    expect(before / (await seconds())).toBeLessThan(30);
  } finally {
    await server.stop();
  }
});
