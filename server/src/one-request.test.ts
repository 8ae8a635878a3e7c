import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailQueued } from './platform/mail/mail.ts';
import { makeTenant } from './test/factories.ts';
import {
  endWell,
  externalDatabase,
  type ServerProcess,
  startProcess,
} from './test/faults/server-process.ts';
import { eventually, startTestServer, type TestServer } from './test/harness.ts';

/** What somebody who looks for the cause of something finds of one request. */

interface SentSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

let server: TestServer;
let product: ServerProcess;
let collector: Server;
let smtp: SMTPServer;
const spans: SentSpan[] = [];
const services = new Set<string | undefined>();
const mails: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ work: false });
  // As little of a collector as OpenTelemetry asks for.
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as {
        resourceSpans: {
          resource: Pick<SentSpan, 'attributes'>;
          scopeSpans: { spans: SentSpan[] }[];
        }[];
      };
      for (const { resource, scopeSpans } of resourceSpans) {
        services.add(valueOf(resource, 'service.name') as string);
        spans.push(...scopeSpans.flatMap((one) => one.spans));
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk: Buffer) => (mail += chunk.toString()));
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { database, config } = server;
  const portOf = (at: { address: () => unknown }) => (at.address() as AddressInfo).port;
  product = await startProcess({
    ...externalDatabase(database.url, config.secret, config.dataDir),
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${portOf(collector)}/`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    LOG_LEVEL: 'info',
  });
}, 60_000);
afterAll(async () => {
  await product.end('SIGKILL');
  collector.closeAllConnections();
  collector.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await server.stop();
});

const valueOf = ({ attributes }: Pick<SentSpan, 'attributes'>, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('its id is in the job, the mail, the log and the trace that it has caused', async () => {
  const { manager } = await makeTenant(server);
  const answer = await fetch(`${product.origin}/api/user/password/send-reset-email`, {
    method: 'POST',
    // A trace of a stranger is not gone on with.
    headers: {
      'content-type': 'application/json',
      traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
    },
    body: JSON.stringify({ email: manager.email }),
  });
  expect(answer.status).toBe(200);
  const id = answer.headers.get('x-request-id') as string;
  const mail = await eventually(async () => mails[0], 'the mail');
  expect(/^x-request-id: (.*)$/im.exec(mail)?.[1]?.trim()).toBe(id);

  const line = await eventually(
    async () =>
      product
        .output()
        .split('\n')
        .find((one) => one.includes('a mail was sent')),
    'the line',
  );
  expect(JSON.parse(line)).toMatchObject({ reqId: id, mail: expect.any(Number) });
  expect(product.output()).not.toContain(manager.email);

  const find = (name: string) => () =>
    Promise.resolve(
      spans.find((one) => one.name === name && valueOf(one, 'assay.request_id') === id),
    );
  const asked = await eventually(find('POST /api/user/password/send-reset-email'), 'the request');
  const job = await eventually(find('job mail.queued'), 'the job');
  expect(asked.traceId).not.toMatch(/^1+$/);
  expect(valueOf(asked, 'http.response.status_code')).toBe(200);
  expect([job.traceId, job.parentSpanId]).toEqual([asked.traceId, asked.spanId]);
  const sent = await eventually(
    async () => spans.find((one) => one.name === 'mail' && one.traceId === asked.traceId),
    'the mail’s span',
  );
  expect(sent.parentSpanId).toBe(job.spanId);
  const statements = spans.filter((one) => one.parentSpanId === asked.spanId && one !== job);
  expect(statements.map((one) => valueOf(one, 'db.query.text')).join('\n')).toMatch(/insert into/i);
  expect(JSON.stringify(spans)).not.toContain(manager.email);
  expect([...services]).toEqual(['assay-all']);
});

test('what fails in a job names the request, or the job where nothing else began it', async () => {
  const { queue, pool } = server.node;
  await server.database.query(
    `insert into app.mails (message_id, template, params, to_email, to_name, dedupe_key, created_at)
      values ('m1', 'of nobody', '{}', 'a@example.org', 'A', 'm1', now())`,
  );
  const [row] = await server.database.query<{ id: number }>(
    `select id from app.mails where message_id = 'm1'`,
  );
  await queue.send(pool.db, mailQueued, { mailId: Number(row?.id) });
  const line = await eventually(
    async () =>
      product
        .output()
        .split('\n')
        .find((one) => one.includes('a job failed')),
    'the failure',
  );
  const { id, reqId } = JSON.parse(line) as Record<string, string>;
  expect(reqId).toBe(id);
});

test('the end of a process sends what is left', async () => {
  await fetch(`${product.origin}/api/health`, { signal: AbortSignal.timeout(10_000) });
  await endWell(product);
  expect(spans.map((one) => one.name)).toContain('GET /api/health');
});
