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
  output: z.object({ status: z.literal('ok'), version: z.string() }),
});

export const getReady = endpoint({
  id: 'ready',
  method: 'GET',
  path: '/api/ready',
  summary:
    'Whether requests can be served: pages built, database reachable, migrations current, not stopping',
  access: 'public',
  effect: 'read',
  transaction: 'manual',
  output: z.object({
    status: z.enum(['ready', 'starting', 'stopping', 'unbuilt', 'unavailable']),
    /** What does not keep requests from being served: `no_worker`, since nobody has done background work for two minutes. */
    warnings: z.array(z.enum(['no_worker'])),
  }),
});

const place = z.string().check(z.regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/));

/** What failed and where in the product's own files: no message, no address, nobody's name or session. */
export const reportClientError = endpoint({
  id: 'client-error-report',
  method: 'POST',
  path: '/api/client-errors',
  summary: 'Tells that a page showed the error screen, for the log; carries nothing about a person',
  access: 'public',
  effect: 'write',
  transaction: 'manual',
  body: z.strictObject({
    /** The kind of the error, such as `TypeError`. */
    name: z.string().check(z.regex(/^\w{1,60}$/)),
    /** The pattern of the page's route, not its address. */
    page: z.string().check(z.regex(/^[\w/$:.-]{1,120}$/)),
    /** Files with line and column, the innermost first. */
    places: z.array(place).check(z.maxLength(8)),
  }),
  output: f.message,
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
  summary: 'Emails of the demo outbox, newest first; exists in demo mode only',
  access: 'public',
  effect: 'read',
  query: z.strictObject({ to: z.optional(f.email) }),
  output: f.dataOf(z.array(demoMail)),
});
