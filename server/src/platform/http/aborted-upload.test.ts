import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { makeOrganization, makeStaff, type Person } from '../../test/factories.ts';
import { eventually, useServer } from '../../test/harness.ts';

const server = await useServer();

let operator: Person;
beforeAll(async () => {
  operator = await makeStaff(server, 'super_admin', await makeOrganization(server));
});

interface Line {
  level: number;
  msg: string;
}

/** What the log of the node says from now on, down to `debug`. */
function captureLog(): Line[] {
  const { log } = server.node.app;
  const lines: Line[] = [];
  let holder: object = log;
  while (!Object.getOwnPropertySymbols(holder).some(isStream)) {
    holder = Object.getPrototypeOf(holder) as object;
  }
  const stream = Object.getOwnPropertySymbols(holder).find(isStream) as symbol;
  Object.assign(log, { [stream]: { write: (line: string) => lines.push(JSON.parse(line)) } });
  log.level = 'debug';
  return lines;
}

const isStream = ({ description }: symbol) => description === 'pino.stream';

test('an upload that its sender breaks off is a quiet line in the log, without a stack', async () => {
  const lines = captureLog();
  const { hostname, port } = new URL(server.origin);
  const connected = once(server.node.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const beginning = [
    'POST /api/super-admin/organizations HTTP/1.1',
    'Host: assay.test',
    `Authorization: Bearer ${operator.token}`,
    'Content-Type: multipart/form-data; boundary=here',
    'Content-Length: 900000',
    '',
    '--here',
    'Content-Disposition: form-data; name="logo"; filename="logo.png"',
    'Content-Type: image/png',
    '',
    'the beginning of a picture',
  ].join('\r\n');
  socket.write(beginning);
  const [heard] = await connected;
  await eventually(() => Promise.resolve(heard.bytesRead === beginning.length), 'the beginning');
  // Who it is is found out meanwhile; the rest never arrives.
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.destroy();
  const line = await eventually(
    () => Promise.resolve(lines.find(({ msg }) => msg === 'broken off by the caller')),
    'the line of the log',
  );
  expect(line.level).toBe(20);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  expect(JSON.stringify(lines)).not.toMatch(/stack|node_modules|"err"/);

  // What really fails is loud in the same log.
  server.node.app.log.error({ err: new Error('loud') }, 'request failed');
  expect(lines.at(-1)).toMatchObject({ level: 50, err: { message: 'loud' } });
});
