import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';
import { told } from '../platform/field-text.ts';
import { tableFormat, tableTypes } from '../platform/table-file.ts';

/** Rows of one export; a narrower range exports the rest. */
export const mostExportedEntries = 50_000;

const word = z.string().check(z.maxLength(60), z.regex(/^[a-z_.]+$/, told('known_action')));

const filter = {
  organization: z.optional(f.textId),
  /** Who did it, by e-mail address. */
  actor: z.optional(f.email),
  /** `campaign.activated` */
  action: z.optional(word),
  /** `campaign` */
  entity: z.optional(word),
  /** First and last day, in UTC, inclusive. */
  from: z.optional(f.date),
  to: z.optional(f.date),
};

const details = z.nullable(z.record(z.string(), z.unknown()));

const entry = z.object({
  id: z.int(),
  at: f.instant,
  /** Null when the system did it, and after erasure. */
  actor: z.nullable(z.object({ id: z.int(), name: z.string(), email: z.string() })),
  organization: z.nullable(z.object({ id: z.int(), name: z.string() })),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  request_id: z.string(),
  before: details,
  after: details,
  /** Whether it has its place in the chain. */
  sealed: z.boolean(),
  /** Whether what could identify a person has been erased. */
  erased: z.boolean(),
});

export const listActionLogs = endpoint({
  id: 'action-logs',
  method: 'GET',
  path: '/api/super-admin/action-logs',
  summary: 'What managers and operators changed, the newest first',
  access: 'super_admin',
  effect: 'read',
  query: z.strictObject({ ...filter, page: f.page, perPage: f.perPage(25) }),
  output: f.pageOf(entry),
});

export const exportActionLogs = endpoint({
  id: 'action-logs-export',
  method: 'GET',
  path: '/api/super-admin/action-logs/export',
  summary: 'The same as a file, CSV unless `format` says otherwise, at most 50,000 entries',
  access: 'super_admin',
  effect: 'read',
  query: z.strictObject({ ...filter, format: tableFormat }),
  output: [...tableTypes],
});

export const verifyActionLogs = endpoint({
  id: 'action-logs-verify',
  method: 'GET',
  path: '/api/super-admin/action-logs/verify',
  summary:
    'Reckon the chain of sealed entries again, 50,000 a call; `next` is the `after` of the next one',
  access: 'super_admin',
  effect: 'read',
  query: z.strictObject({
    /** Place in the chain after which to begin. */
    after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  }),
  output: f.dataOf(
    z.object({
      /** Entries that this call has looked at. */
      checked: z.int(),
      sealed: z.int(),
      /** Written lately and without a place in the chain yet. */
      unsealed: z.int(),
      ok: z.boolean(),
      first_broken: z.nullable(
        z.object({
          id: z.int(),
          /** `missing`: something before it was taken out; `chain`: the entry; `details`: what it says. */
          reason: z.enum(['missing', 'chain', 'details']),
        }),
      ),
      /** Of those looked at: without what could identify a person. */
      erased: z.int(),
      next: z.nullable(z.int()),
    }),
  ),
});
