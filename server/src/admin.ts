/**
 * Who runs the platform: `npm run admin -- create <email> [--name "<first> <last>"] [--another]` makes the first account, or
 * another one, `npm run admin -- reset <email>` is the way back in for a manager, too. Either mails a link to choose a password;
 * `--print-link` prints it instead, where mails fail.
 */
import { randomUUID } from 'node:crypto';
import { email as emailField } from '@assay/contract/fields';
import { createSuperAdmin, resetAccount, wayInMail } from './modules/accounts/index.ts';
import { readWords } from './command-words.ts';
import { type Installation, runOnInstallation } from './operator-command.ts';
import { system, transact } from './platform/db/database.ts';
import { openTransport } from './platform/mail/transport.ts';

const usage = [
  'Usage: npm run admin -- create <email> [--name "<first> <last>"] [--another] [--print-link]',
  '       npm run admin -- reset <email> [--print-link]',
].join('\n');

export async function admin({ config, pool }: Installation, words: string[]): Promise<string> {
  const { verb, email, firstName, lastName, another, printLink } = read(words);
  const { url, mail } = await transact(pool.db, system, async (db) => {
    const made =
      verb === 'create'
        ? await createSuperAdmin(db, config, { email, firstName, lastName }, another)
        : await resetAccount(db, config, email);
    const why = verb === 'create' ? ('made' as const) : ('reset' as const);
    return { url: made, mail: made === null ? null : await wayInMail(db, email, made, why) };
  });
  const done =
    verb === 'create'
      ? `${email} runs the platform now.`
      : `${email} is logged out everywhere; the old password and the second step work no longer.`;
  if (url === null || mail === null) {
    return `${done}\nThere was an account already: log in at ${config.appUrl}/admin/login with its password.`;
  }
  if (printLink) {
    return `${done}\nWho opens this link within a day chooses the password. It works once:\n${url}`;
  }
  const transport = openTransport(config, pool.db);
  try {
    const envelope = {
      messageId: messageId(config.appUrl),
      to: { name: firstName, address: email },
    };
    await transport.send({ ...envelope, replyTo: undefined }, mail);
  } catch (error) {
    process.exitCode = 1;
    return [
      done,
      `The mail could not be sent: ${(error as Error).message}`,
      `For a link without a mail: npm run admin -- reset ${email} --print-link`,
    ].join('\n');
  } finally {
    transport.close();
  }
  return `${done}\nA mail to that address leads to a new password; its link works once, within a day.`;
}

function read(words: string[]) {
  const { values, positionals } = readWords(usage, {
    args: words,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      another: { type: 'boolean' },
      'print-link': { type: 'boolean' },
    },
  });
  const [verb, address, ...rest] = positionals;
  if ((verb !== 'create' && verb !== 'reset') || address === undefined || rest.length > 0) {
    throw new RangeError(usage);
  }
  const email = emailField.safeParse(address);
  if (!email.success) throw new RangeError(`${address} is no address of a mailbox.\n${usage}`);
  const { name, another = false, 'print-link': printLink = false } = values;
  if (verb === 'reset' && (another || name !== undefined)) throw new RangeError(usage);
  const [firstName = '', ...others] = (name ?? email.data.replace(/@.*/, '')).trim().split(/\s+/);
  return {
    verb,
    email: email.data,
    firstName: firstName.slice(0, 100),
    lastName: others.join(' ').slice(0, 100),
    another,
    printLink,
  };
}

const messageId = (appUrl: string) => `<${randomUUID()}@${new URL(appUrl).hostname}>`;

if (import.meta.main) await runOnInstallation(admin, 'migrating');
