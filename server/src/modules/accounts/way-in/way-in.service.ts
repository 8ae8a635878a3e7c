import { randomUUID } from 'node:crypto';
import { linkToken, newToken } from '../../../access/token.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Config } from '../../../platform/config.ts';
import type { Trx } from '../../../platform/db/database.ts';
import { hello, layOut, type RenderedMail } from '../../../platform/mail/layout.ts';
import { findAccountByEmail, findUser } from '../account.queries.ts';
import { accountMail } from '../mail-messages.data.ts';
import { hashPassword } from '../login/password.service.ts';
import { makeSuperAdmin, openWayIn } from './way-in.queries.ts';

type Settings = Pick<Config, 'appUrl' | 'secret'>;

/** What an operator did at the machine: no session says who. */
const operator = {
  organizationId: null,
  actorId: null,
  requestId: 'command',
  ip: '',
  userAgent: null,
};

/**
 * Makes an account that runs the platform. Answers the address of the page on which its password is chosen, or null where there
 * is an account with a password already, which stays. Throws a RangeError for the operator.
 */
export async function createSuperAdmin(
  db: Trx,
  settings: Settings,
  person: { email: string; firstName: string; lastName: string },
  another: boolean,
): Promise<string | null> {
  const { email } = person;
  const { outcome, account } = await makeSuperAdmin(db, person, await nobodysPassword(), another);
  if (outcome === 'is_one') {
    throw new RangeError(
      `${email} runs the platform already. If there is no way in, use: npm run admin -- reset ${email}`,
    );
  }
  if (outcome === 'others') {
    throw new RangeError(
      'Someone runs the platform already, and can give others that role. To make another account here, add --another.',
    );
  }
  await writeAudit(db, operator, {
    action: 'account.super_admin_made',
    entity: 'user',
    entityId: account as number,
    after: { email },
  });
  return outcome === 'made' ? openLink(db, settings, email) : null;
}

/**
 * The way back for somebody with a role who has lost password or second step: takes both, ends every session, and answers the
 * address of the page on which a new password is chosen. Throws a RangeError for the operator.
 */
export async function resetAccount(db: Trx, settings: Settings, email: string): Promise<string> {
  const url = await openLink(db, settings, email);
  const account = await findAccountByEmail(db, email);
  await writeAudit(db, operator, {
    action: 'account.reset_by_operator',
    entity: 'user',
    entityId: (account as { id: number }).id,
    after: { email },
  });
  return url;
}

/** The mail with that link, in the language of the account. */
export async function wayInMail(
  db: Trx,
  email: string,
  url: string,
  why: 'made' | 'reset',
): Promise<RenderedMail> {
  const account = await findAccountByEmail(db, email);
  const user = account && (await findUser(db, account.id));
  const made = why === 'made';
  const title = made ? accountMail.madeTitle() : accountMail.wayBackTitle();
  return layOut({
    language: account?.language ?? 'en',
    subject: title,
    preview: made ? accountMail.madePreview() : accountMail.wayBackPreview(),
    head: { name: 'Assay' },
    title,
    body: [
      hello(user?.first_name ?? ''),
      ...(made
        ? [accountMail.made(), accountMail.madeNext()]
        : [accountMail.wayBack(), accountMail.wayBackNext()]),
    ],
    action: { label: accountMail.wayInAction(), url },
    footer: [accountMail.wayInFooter()],
  });
}

async function openLink(db: Trx, { appUrl, secret }: Settings, email: string): Promise<string> {
  const id = randomUUID();
  const token = linkToken(secret, id);
  const account = await openWayIn(db, email, await nobodysPassword(), { id, token });
  if (account === null) {
    throw new RangeError(
      `No one with the address ${email} runs the platform or is a manager. Candidates choose a new password on the page Log in.`,
    );
  }
  return `${appUrl}/reset-password/${token}`;
}

/** Nobody can log in with it, and nobody can register over it either. */
const nobodysPassword = () => hashPassword(newToken());
