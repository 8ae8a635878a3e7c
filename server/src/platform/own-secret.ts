import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * A key of its own for every installation without settings, made at its first start. Null for a file that is damaged:
 * everybody could make the keys that are derived from nothing.
 */
export function ownSecret(dataDir: string): { file: string; secret: string | null } {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) make(dataDir, file);
  const secret = readFileSync(file, 'utf8').trim();
  return { file, secret: secret.length < 32 ? null : secret };
}

/** Whole or not at all, also when the power fails; of two processes the second takes what the first has made. */
function make(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const fresh = `${file}.${process.pid}.new`;
  const opened = openSync(fresh, 'w', 0o600);
  writeSync(opened, randomBytes(32).toString('base64url'));
  fsyncSync(opened);
  closeSync(opened);
  try {
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
