/** How much memory the product needs more, while people come as a file: of 10,000 as of a thousand, since it is written bit by bit. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measured } from './lists.data.ts';

const rounds = 3;

export async function measureFiles(
  server: ChildProcess,
  origin: string,
  organizations: readonly Measured[],
): Promise<void> {
  for (const { campaign, token } of organizations) {
    const address = `${origin}/api/admin/subjects/download-csv?campaign=${campaign}`;
    // The first files fill caches, and let the heap grow to what it needs.
    for (let round = 0; round < rounds; round += 1) await fetchFile(address, token);
    const before = await memoryOf(server);
    let peak = before;
    const file = fetchFile(address, token);
    let lines: number | undefined;
    while (lines === undefined) {
      peak = Math.max(peak, await memoryOf(server));
      lines = await Promise.race([file, wait(20, undefined)]);
    }
    const [from, to] = [before, peak].map((bytes) => (bytes / 1e6).toFixed(0));
    console.log(
      `CSV of ${(lines - 1).toLocaleString('en')} people: ${from} MB before, at most ${to} MB while it is written`,
    );
  }
}

/** Reads a file without keeping it; how many lines it has. */
async function fetchFile(address: string, token: string): Promise<number> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  let lines = 0;
  for await (const part of answer.body) for (const byte of part) if (byte === 10) lines += 1;
  return lines;
}

async function memoryOf(server: ChildProcess): Promise<number> {
  const told = once(server, 'message');
  server.send('memory');
  const [[bytes]] = (await told) as [[number]];
  return bytes;
}
