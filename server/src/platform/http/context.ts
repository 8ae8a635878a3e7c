import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';
import type { Access, FeatureKey, Role } from '@assay/contract/access';
import type { Language } from '@assay/contract/languages';
import type { Database } from '../../../schema/database.ts';
import type { AuditEntry } from '../audit.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Trx, Viewer } from '../db/database.ts';
import type { Files, Upload } from '../files/files.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { OrganizationId } from '../db/organization-id.ts';

/** Who asks: one user in one session, with the organisation that a manager belongs to. */
export interface Actor {
  userId: number;
  sessionId: number;
  roles: Role[];
  /** The organisation wants a second factor, and there is none yet. */
  needsTwoFactor: boolean;
  organization: {
    id: OrganizationId;
    status: 'active' | 'inactive';
    features: FeatureKey[];
  } | null;
}

/** What every handler gets. `db` is the request's transaction and the only way to the database. */
export interface BaseContext {
  db: Trx;
  jobs: Jobs;
  files: Files;
  /** Keys for links and codes. */
  secret: string;
  /** Keys for what is encrypted at rest. */
  keyring: Keyring;
  appUrl: string;
  requestId: string;
  ip: string;
  userAgent: string | null;
  /** Media types that the caller wants, as it says. */
  accept: string;
  /** What the caller reads best of what Assay speaks; null when it does not say, or nothing of it. */
  language: Language | null;
  /** Files of a multipart request by field name; gone when the request ends, so what is to stay is put into `files`. */
  uploads: Record<string, Upload>;
  /** As they were sent; for calls whose protocol lives in them. */
  headers: IncomingHttpHeaders;
  /** What came, untouched; for calls that take `raw` or `tus` bodies. */
  bytes: Buffer | null;
  audit: (entry: AuditEntry) => Promise<void>;
  /** Set by a handler that answers with another status than its declaration says. */
  status?: 200 | 201 | 202 | 206 | 503;
  /** Names the subjects whose results the answer carries; the registrar writes the access ledger. */
  logAccess: (subjectIds: number[], what: string) => void;
}

export interface PublicContext extends BaseContext {
  actor: null;
}

export interface UserContext extends BaseContext {
  actor: Actor;
}

/** A manager at work: the organisation comes from the session, never from the request. */
export interface ManagerContext extends UserContext {
  organizationId: OrganizationId;
}

export type ContextFor<By extends Access> = By extends 'public'
  ? PublicContext
  : By extends 'manager'
    ? ManagerContext
    : UserContext;

/** For `transaction: 'manual'`: the handler opens what it needs. */
export interface ManualContext extends Omit<BaseContext, 'db'> {
  pool: Kysely<Database>;
  token: string | null;
  /** Null for public calls, and for those of one statement, which authenticates itself. */
  actor: Actor | null;
  /**
   * Runs the transaction that answers. What `work` answers is checked before the commit: after a fault people try again,
   * so it must not have happened already. `work` may be called again, where the database has given it up for another one.
   */
  answerWithin: <T>(viewer: Viewer, work: (db: Trx) => Promise<T>) => Promise<T>;
  /** Runs what is long and worth nothing without a reader; its signal is aborted when the caller leaves. */
  whileThere: <T>(work: (left: AbortSignal) => Promise<T>) => Promise<T>;
}
