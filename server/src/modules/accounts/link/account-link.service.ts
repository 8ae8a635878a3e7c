import type { Db } from '../../../platform/db/database.ts';
import { findRegistration } from '../register/registration.queries.ts';
import { findReset } from '../reset/reset.queries.ts';

/** What a mailed link about an account itself is for, and whether it still works. Looking never uses it up. */
export async function findAccountLink(db: Db, token: string) {
  const registration = await findRegistration(db, token);
  if (registration !== undefined) {
    return { kind: 'email_confirmation' as const, ...about(registration) };
  }
  const reset = await findReset(db, token);
  return reset === undefined ? undefined : { kind: 'password_reset' as const, ...about(reset) };
}

interface Found {
  email: string;
  first_name: string;
  used_at: Date | null;
  expired: boolean;
}

function about({ email, first_name, used_at, expired }: Found) {
  const reason = used_at !== null ? ('used' as const) : expired ? ('expired' as const) : null;
  return { email, first_name: reason === null ? first_name : null, reason };
}
