/**
 * A load generator of its own process: each client holds one connection and sends its next answer when the
 * last one was acknowledged. Speaks just enough HTTP, so that the server and not the client is measured.
 */
import { connect } from 'node:net';

export interface Load {
  port: number;
  path: string;
  tokens: string[];
  seconds: number;
  /** Sequence numbers start here, above those of earlier runs. */
  from: number;
}

export interface Measured {
  answers: number;
  failures: number;
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const questions = 100;

function request({ path }: Load, token: string, seq: number): string {
  const questionId = 1 + (seq % questions);
  // Facets take turns, so the scale of a question repeats every thirty: the order of the item package.
  const body = JSON.stringify({
    index: seq % 5,
    questionId,
    scaleId: scaleIds[questionId - 1],
    type: '5-factor',
    confirmed: true,
    seq,
  });
  return `POST ${path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

let scaleIds: number[] = [];

function runClient(load: Load, token: string, until: number, times: number[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(load.port, '127.0.0.1');
    let seq = load.from;
    let failures = 0;
    let sentAt = 0;
    let pending = '';
    const next = () => {
      if (performance.now() >= until) {
        socket.end();
        resolve(failures);
        return;
      }
      seq += 1;
      sentAt = performance.now();
      socket.write(request(load, token, seq));
    };
    socket.setNoDelay(true);
    socket.on('connect', next);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      pending += chunk.toString('latin1');
      const head = pending.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(pending.slice(0, head))?.[1] ?? 0);
      if (pending.length < head + 4 + length) return;
      if (!pending.startsWith('HTTP/1.1 200')) failures += 1;
      pending = '';
      times.push(performance.now() - sentAt);
      next();
    });
  });
}

async function measure(load: Load): Promise<Measured> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + load.seconds * 1000;
  const failures = await Promise.all(
    load.tokens.map((token) => runClient(load, token, until, times)),
  );
  times.sort((left, right) => left - right);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    answers: times.length,
    failures: failures.reduce((sum, one) => sum + one, 0),
    seconds: (performance.now() - started) / 1000,
    p50: at(0.5),
    p99: at(0.99),
  };
}

process.on('message', (message: Load & { scaleIds: number[] }) => {
  scaleIds = message.scaleIds;
  void measure(message).then((measured) => process.send?.(measured));
});
