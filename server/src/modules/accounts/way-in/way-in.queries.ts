import { sql } from 'kysely';
import { hashToken } from '../../../access/token.ts';
import type { Db } from '../../../platform/db/database.ts';

interface Made {
  /** `others`: some are, and no other one was asked for; `has_password`: logs in as before. */
  outcome: 'made' | 'has_password' | 'is_one' | 'others';
}

/** `passwordHash` is of a password that nobody knows. As the role that migrates only. */
export async function makeSuperAdmin(
  db: Db,
  person: { email: string; firstName: string; lastName: string },
  passwordHash: string,
  another: boolean,
): Promise<Made & { account: number | null }> {
  const { email, firstName, lastName } = person;
  const { rows } = await sql<Made & { account: number | null }>`
    select outcome, account
    from app.make_super_admin(${email}, ${firstName}, ${lastName}, ${passwordHash}, ${another})`.execute(
    db,
  );
  return rows[0] as Made & { account: number | null };
}

/** The account's id; null where nobody with a role has the address. As the role that migrates only. */
export async function openWayIn(
  db: Db,
  email: string,
  passwordHash: string,
  link: { id: string; token: string },
): Promise<number | null> {
  const { rows } = await sql<{ account: number | null }>`
    select app.open_way_in(${email}, ${passwordHash}, ${link.id}::uuid, ${hashToken(link.token)}) as account`.execute(
    db,
  );
  return rows[0]?.account ?? null;
}
