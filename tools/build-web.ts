/**
 * Builds the web client when its sources have changed since the last time, and packs it for the wire:
 * `node tools/build-web.ts [folder]`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const compress = promisify(brotliCompress);

/** What the folder of the built client knows of itself. */
interface Built {
  /** Digest of the sources. */
  sources: string;
  /** Names of the hashed files of this version. */
  assets: string[];
}

/** Builds into `dist`, beside which the version before stays usable: pages that are open go on loading their parts. */
export async function buildWeb(dist = join(root, 'web/dist')): Promise<void> {
  const stamp = join(dist, '.built.json');
  const before = existsSync(stamp) ? (JSON.parse(await readFile(stamp, 'utf8')) as Built) : null;
  const sources = await hashSources();
  if (before?.sources === sources) return;
  process.stdout.write('Building the web client …\n');
  await mkdir(join(root, '.cache'), { recursive: true });
  const next = await mkdtemp(join(root, '.cache/web-'));
  try {
    // In a process of its own: some of its plugins look for their settings in the working folder.
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const options = ['--outDir', next, '--emptyOutDir', '--logLevel', 'error'];
    const built = spawnSync(process.execPath, [vite, 'build', ...options], {
      cwd: join(root, 'web'),
      stdio: 'inherit',
    });
    if (built.status !== 0) throw new Error('The web client could not be built; see above.');
    await packAll(next);
    const assets = await readdir(join(next, 'assets'));
    await replace(dist, next, [...assets, ...(before?.assets ?? [])]);
    await writeFile(stamp, JSON.stringify({ sources, assets } satisfies Built));
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

/** Puts the new files in place, the hashed ones first, and takes away hashed files that are not to be kept. */
async function replace(dist: string, next: string, keep: readonly string[]): Promise<void> {
  await mkdir(dist, { recursive: true });
  await cp(join(next, 'assets'), join(dist, 'assets'), { recursive: true });
  await cp(next, dist, { recursive: true });
  for (const name of await readdir(join(dist, 'assets')))
    if (!keep.includes(name)) await rm(join(dist, 'assets', name));
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
  const beside = await readdir(join(root, 'web'), { withFileTypes: true });
  const single = [
    ...beside.filter((entry) => entry.isFile()).map(({ name }) => join(root, 'web', name)),
    join(root, 'package-lock.json'),
  ];
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
async function packAll(dist: string): Promise<void> {
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

if (import.meta.main) await buildWeb(process.argv[2]);
