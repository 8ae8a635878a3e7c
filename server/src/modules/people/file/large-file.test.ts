import { expect, test } from 'vitest';
import { seatFinished } from '../../../test/crowd.ts';
import { makeTenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';

/** Six times as many as are read at once. */
const size = 1200;

test('R213 the first lines of a large file leave before the last people are read', async () => {
  const server = await useServer();
  const tenant = await makeTenant(server);
  const { campaign } = await seatFinished(server, tenant, size);
  // Whose results they are is written down before their lines leave.
  const read = async () => {
    const [row] = await server.database.query<{ n: number }>(
      'select count(distinct subject_id)::integer as n from app.access_ledger where organization_id = $1',
      [tenant.organization.id],
    );
    return row?.n ?? 0;
  };
  const answer = await fetch(
    `${server.origin}/api/admin/subjects/download-csv?campaign=${campaign}`,
    { headers: { authorization: `Bearer ${tenant.manager.token}` } },
  );
  expect(answer.status).toBe(200);
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBeGreaterThan(0);
  const soFar = await read();
  expect(soFar).toBeLessThan(size);
  let text = Buffer.from(first?.value ?? []).toString();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += Buffer.from(part.value).toString();
  }
  // With the head, and the person whom the campaign was made with.
  expect(text.trim().split('\r\n')).toHaveLength(size + 2);
  expect(await read()).toBe(size);
});
