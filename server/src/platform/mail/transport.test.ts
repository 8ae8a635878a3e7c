import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpServer } from './transport.ts';

const passwords: unknown[] = [];
let smtp: SMTPServer;
let port: number;

beforeAll(async () => {
  // As one looks whose offer of TLS somebody on the way has taken out.
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      passwords.push(password);
      done(null, { user: 'assay' });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '0.0.0.0', resolve));
  ({ port } = smtp.server.address() as { port: number });
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

async function logIn(host: string, more = ''): Promise<unknown> {
  const url = `smtp://assay:secret@${host}:${port}/${more}`;
  const transport = createTransport(smtpServer(url) as never);
  try {
    return await transport.verify();
  } finally {
    transport.close();
  }
}

it('a password leaves the machine by TLS alone, unless the address says otherwise', async () => {
  // Another address of this machine, which counts as one elsewhere.
  await expect(logIn('127.0.0.2')).rejects.toThrow('STARTTLS');
  expect(passwords).toEqual([]);
  expect(await logIn('127.0.0.2', '?requireTLS=false')).toBe(true);
  expect(await logIn('127.0.0.1')).toBe(true);
  expect(passwords).toEqual(['secret', 'secret']);
});
