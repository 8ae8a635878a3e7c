import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A node that was told to stop takes so long at most, as it comes; one that goes on is waited for in vain. */
const defaultTimeoutMs = 8000;

/**
 * Takes a data folder for this process until it ends: with two products on one embedded database, the stop of one
 * would take the database away from the other. False when another process has it. What is held is a socket without a
 * file, so nothing is left behind by a process that is killed.
 */
export async function takeFolder(dataDir: string, timeoutMs = defaultTimeoutMs): Promise<boolean> {
  await mkdir(dataDir, { recursive: true });
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 32);
  for (const end = Date.now() + timeoutMs; ; ) {
    if (await holds(`\0assay-${name}`)) return true;
    if (Date.now() > end) return false;
    await delay(200);
  }
}

function holds(socket: string): Promise<boolean> {
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(socket, () => {
      server.unref();
      resolve(true);
    });
  });
}
