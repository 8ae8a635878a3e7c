import { startTestServer, type TestServer } from '../harness.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { externalDatabase, type ServerProcess, startProcess } from './server-process.ts';

/** Whole nodes in processes of their own, which mail through a server on this machine and may be killed. */
export interface MailingNodes {
  post: MailServer;
  /** Does no background work: to prepare and to look. */
  server: TestServer;
  start: () => Promise<ServerProcess>;
  /** Writes the same job down several times, as if several nodes had thought of it. */
  ask: (queue: string, times?: number) => Promise<void>;
  end: () => Promise<void>;
}

export async function startMailingNodes(): Promise<MailingNodes> {
  const post = await startMailServer();
  const server = await startTestServer({ work: false });
  const processes: ServerProcess[] = [];
  return {
    post,
    server,
    async start() {
      const { database, config } = server;
      const one = await startProcess({
        ...externalDatabase(database.url, config.secret, config.dataDir),
        SMTP_URL: post.url,
      });
      processes.push(one);
      return one;
    },
    async ask(queue, times = 1) {
      await server.database.query(
        `insert into pgboss.job (name, data) select $1, '{}' from generate_series(1, $2::integer)`,
        [queue, times],
      );
    },
    async end() {
      await Promise.all(processes.map((one) => one.end('SIGKILL')));
      await server.stop();
      await post.close();
    },
  };
}

/** How many different mails, and how many copies, each recipient has got. */
export function countMails({ received }: MailServer, subject: string) {
  const wanted = received.filter((mail) => mail.subject?.startsWith(subject) === true);
  const different = new Map<string, Set<string>>();
  for (const { recipient, messageId = '' } of wanted) {
    different.set(recipient, (different.get(recipient) ?? new Set()).add(messageId));
  }
  return { copies: wanted.length, different };
}
