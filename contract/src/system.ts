import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as f from './fields.ts';

export const getHealth = endpoint({
  id: 'health',
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the process runs',
  access: 'public',
  effect: 'read',
  transaction: 'manual',
  output: z.object({ status: z.literal('ok') }),
});

export const getReady = endpoint({
  id: 'ready',
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether requests can be served: database reachable, migrations current, not stopping',
  access: 'public',
  effect: 'read',
  transaction: 'manual',
  output: z.object({ status: z.enum(['ready', 'starting', 'stopping', 'unavailable']) }),
});

const demoMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  sent_at: f.instant,
});

export const listDemoMails = endpoint({
  id: 'demo-mails',
  method: 'GET',
  path: '/api/demo/mails',
  summary: 'Mails of the demo outbox, newest first; exists in demo mode only',
  access: 'public',
  effect: 'read',
  query: z.strictObject({ to: z.optional(f.email) }),
  output: f.dataOf(z.array(demoMail)),
});
