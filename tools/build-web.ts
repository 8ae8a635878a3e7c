/** Builds the web client when its sources have changed since the last time, and packs it for the wire. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const stamp = join(dist, '.sources');
const compress = promisify(brotliCompress);

export async function buildWeb(): Promise<void> {
  const sources = await hashSources();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources) return;
  process.stdout.write('Building the web client …\n');
  // In a process of its own: some of its plugins look for their settings in the working folder.
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'web'),
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The web client could not be built; see above.');
  await packAll();
  await writeFile(stamp, sources);
}

async function hashSources(): Promise<string> {
  const folders = ['web/src', 'web/public', 'contract/src'].filter((at) =>
    existsSync(join(root, at)),
  );
  const lists = await Promise.all(
    folders.map(async (at) => {
      const entries = await readdir(join(root, at), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const single = ['web/index.html', 'web/vite.config.ts', 'package-lock.json'].map((at) =>
    join(root, at),
  );
  const hash = createHash('sha256');
  for (const file of [...lists.flat(), ...single].toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file));
  }
  return hash.digest('hex');
}

/** A brotli copy beside every text file, so that the server never compresses while somebody waits. */
async function packAll(): Promise<void> {
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter((name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const content = await readFile(join(dist, name));
      const packed = await compress(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
      await writeFile(join(dist, `${name}.br`), packed);
    }),
  );
}

if (import.meta.main) await buildWeb();
