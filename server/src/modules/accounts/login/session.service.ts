import type { Session } from '@assay/contract/accounts';
import type { Role } from '@assay/contract/access';
import type { Language } from '@assay/contract/languages';
import { hashToken, newToken } from '../../../access/token.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { findUser, insertSession, listRoles, saveLanguage } from '../account.queries.ts';

const hour = 3600;
const day = 24 * hour;
const staffIdle = 12 * hour;
const candidateIdle = 14 * day;

/** Where a session comes from, as a request has it. */
export interface Origin {
  ip: string;
  userAgent: string | null;
  language: Language | null;
}

/** Logs a person in: a new token, shown once here and hashed at rest. A candidate's first language is that of the page. */
export async function startSession(db: Trx, userId: number, origin: Origin): Promise<Session> {
  const roles = (await listRoles(db, userId)) as Role[];
  const user = await findUser(db, userId);
  if (user === undefined) throw new Error(`No user ${userId}`);
  const language = (user.language ??
    (roles.length > 0 ? null : origin.language)) as Language | null;
  if (language !== null && language !== user.language) await saveLanguage(db, userId, language);
  const token = newToken();
  const { expires_at } = await insertSession(db, {
    user_id: userId,
    token_hash: hashToken(token),
    idle_seconds: roles.length > 0 ? staffIdle : candidateIdle,
    ip: origin.ip,
    user_agent: origin.userAgent,
  });
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_at: expires_at.toISOString(),
    roles,
    user: {
      id: user.id,
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      language,
    },
  };
}
