import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** What was accepted, in order, with the address of its envelope. */
  received: (Email & { recipient: string })[];
  /** Recipients at whom it says nothing any more. */
  silentFor: Set<string>;
  /** Recipients that are refused, with the code to say so. */
  refused: Map<string, number>;
  /** Whether it takes mails of nobody, as one does that knows us no more. */
  refusesSenders: boolean;
  /** Connections that were opened so far. */
  connections: number;
  close: () => Promise<void>;
}

/** A mail server on this machine that can be made to misbehave. */
export async function startMailServer(): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, callback) {
      server.connections += 1;
      callback();
    },
    onMailFrom(_address, _session, callback) {
      if (!server.refusesSenders) callback();
      else callback(Object.assign(new Error('Who are you?'), { responseCode: 550 }));
    },
    onRcptTo({ address }, _session, callback) {
      if (server.silentFor.has(address)) return;
      const code = server.refused.get(address);
      if (code === undefined) callback();
      else callback(Object.assign(new Error('No, thank you'), { responseCode: code }));
    },
    onData(stream, session, callback) {
      const recipient = session.envelope.rcptTo[0]?.address ?? '';
      const take = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        server.received.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipient });
        callback();
      };
      // A sender that dies in the middle has sent nothing.
      take().catch(() => undefined);
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as { port: number };
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    silentFor: new Set(),
    refused: new Map(),
    connections: 0,
    refusesSenders: false,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
  return server;
}
