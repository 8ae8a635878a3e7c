import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Db } from './db/database.ts';
import type { OrganizationId } from './db/organization-id.ts';

export interface AuditEntry {
  /** Verb in the past, `campaign.activated`. */
  action: string;
  entity: string;
  entityId: number | string;
  /** Whose link it was, where no session says who acts: what is kept of the caller goes with that account. */
  by?: number;
  /** Never secrets, never answers. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export interface AuditOrigin {
  organizationId: OrganizationId | null;
  actorId: number | null;
  requestId: string;
  ip: string;
  userAgent: string | null;
}

/** Commits with the change that it describes. The digest is salted: without the details it tells nothing. */
export async function writeAudit(db: Db, origin: AuditOrigin, entry: AuditEntry): Promise<void> {
  const salt = randomBytes(16);
  const before = entry.before === undefined ? null : JSON.stringify(entry.before);
  const after = entry.after === undefined ? null : JSON.stringify(entry.after);
  await sql`select app.write_audit(${origin.organizationId}::integer, ${entry.action}, ${entry.entity},
    ${String(entry.entityId)}, ${origin.requestId}, ${salt}, ${origin.actorId}::integer,
    ${origin.ip}, ${origin.userAgent}, ${before}::jsonb, ${after}::jsonb)`.execute(db);
}

type Change = AuditEntry & Required<Pick<AuditEntry, 'before' | 'after'>>;

/** Whether a save changes anything, as the log keeps it: a date is its text there. */
export function isChange({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  const [was, is] = [before, after].map((part) => JSON.parse(JSON.stringify(part)));
  return !isDeepStrictEqual(was, is);
}

/** Writes down what a save has changed; one that leaves everything as it was leaves no entry either. */
export async function auditChange(
  { audit }: { audit: (entry: AuditEntry) => Promise<void> },
  entry: Change,
): Promise<void> {
  if (isChange(entry)) await audit(entry);
}

/**
 * Seals what has been committed since: each entry gets its place and a hash over the one before, so
 * that a removed or altered entry shows. Runs in one job at a time; no writer waits for it.
 */
export async function sealAudit(db: Db): Promise<number> {
  const last = await db
    .selectFrom('audit_entries')
    .select(['seal', 'chain'])
    .where('seal', 'is not', null)
    .orderBy('seal', 'desc')
    .limit(1)
    .executeTakeFirst();
  const open = await db
    .selectFrom('audit_entries')
    .select(['id', 'digest', 'at', 'organization_id'])
    .where('seal', 'is', null)
    .orderBy('id')
    .limit(1000)
    .execute();
  let seal = last?.seal ?? 0;
  let chain = last?.chain ?? chainStart;
  for (const entry of open) {
    seal += 1;
    chain = nextLink(chain, entry);
    await db.updateTable('audit_entries').set({ seal, chain }).where('id', '=', entry.id).execute();
  }
  return open.length;
}

interface Sealed {
  id: number;
  digest: Buffer;
  at: Date;
  organization_id: OrganizationId | null;
}

/** The hash over an entry and everything before it. */
export function nextLink(before: Buffer, { id, digest, at, organization_id }: Sealed): Buffer {
  return createHash('sha256')
    .update(before)
    .update(digest)
    .update(`${id}|${at.toISOString()}|${organization_id ?? ''}`)
    .digest();
}

/** What the first entry of the chain follows. */
export const chainStart = Buffer.alloc(32);
