/**
 * `npm run release [-- x64 arm64]`: archives that run without npm and network, one for each architecture, with checksums and a
 * list of what is inside. `RELEASE_FOLDER` says where to, else `.cache/release`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buildWeb } from './build-web.ts';
import { describePackages } from './release/package-list.ts';
import { fetchPackage, type Locked, packagesOf, readLock } from './release/packages.ts';

const root = join(import.meta.dirname, '..');
const out = process.env['RELEASE_FOLDER'] ?? join(root, '.cache/release');
const architectures = process.argv.slice(2);
if (architectures.length === 0) architectures.push(process.arch);

/** Ours, as it lies in the repository. */
const own = [
  'package.json',
  'LICENSE',
  'NOTICE.md',
  'README.md',
  'docs',
  'contract/package.json',
  'contract/src',
  'instruments/package.json',
  'instruments/src',
  'server/package.json',
  'server/migrations',
  'server/schema',
  'server/sql',
  'server/src',
  'web/dist',
];
/** What only those who change the product need, and the demo, which needs the embedded database. */
const leftOut = /\.test\.ts$|^server\/src\/(test|demo)$|^docs\/(images|decisions)$/;

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

/** The moment of the commit, so that it can be made again; without a repository, now. */
const commit = spawnSync('git', ['log', '-1', '--format=%cI'], { cwd: root, encoding: 'utf8' });
const made = new Date(commit.status === 0 ? commit.stdout.trim() : Date.now())
  .toISOString()
  .replace(/\.\d+/, '');

await buildWeb();
await mkdir(out, { recursive: true });
for (const arch of architectures) await release(arch);
await writeFile(join(out, 'SHA256SUMS'), await sums());

async function release(arch: string): Promise<void> {
  if (arch !== 'x64' && arch !== 'arm64') throw new Error(`No release for ${arch}: x64 or arm64`);
  const name = `assay-${version}-linux-${arch}`;
  const work = await mkdtemp(join(root, '.cache/release-'));
  try {
    const folder = join(work, `assay-${version}`);
    const lock = await readLock(root);
    const packages = packagesOf(lock, ['contract', 'instruments', 'server'], arch);
    const node = lock.get(`node_modules/node-linux-${arch}`) as Locked;
    await copyOwn(folder);
    for (const one of packages) await addPackage(one, folder, arch, work);
    await addNode(node, folder, arch, work);
    const inPages = packagesOf(lock, ['web'], arch);
    const list = describePackages(name, version, [node, ...packages, ...inPages], made);
    await writeFile(join(folder, 'packages.spdx.json'), list);
    await writeFile(join(out, `${name}.spdx.json`), list);
    pack(work, basename(folder), join(out, `${name}.tar.gz`));
    process.stdout.write(`${join(out, `${name}.tar.gz`)}: ${packages.length} packages\n`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function copyOwn(folder: string): Promise<void> {
  for (const path of own) {
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !leftOut.test(source.slice(root.length + 1)),
    });
  }
  await cp(join(root, 'tools/release/assay.sh'), join(folder, 'assay'));
  await mkdir(join(folder, 'node_modules/@assay'), { recursive: true });
  for (const one of ['contract', 'instruments'])
    await symlink(`../../${one}`, join(folder, 'node_modules/@assay', one));
}

async function addPackage(one: Locked, folder: string, arch: string, work: string): Promise<void> {
  const source = await sourceOf(one, arch, work);
  await cp(source, join(folder, one.path), {
    recursive: true,
    // Packages inside of it come by themselves; types and maps are for those who change the product.
    filter: (path) => {
      const inside = path.slice(source.length);
      return !inside.startsWith('/node_modules') && !/\.(d\.[cm]?ts|map|tsbuildinfo)$/.test(inside);
    },
  });
}

async function addNode(one: Locked, folder: string, arch: string, work: string): Promise<void> {
  const source = await sourceOf(one, arch, work);
  await mkdir(join(folder, 'node'), { recursive: true });
  for (const name of ['bin/node', 'LICENSE'])
    await cp(join(source, name), join(folder, 'node', basename(name)));
}

/** What is installed here, or for another architecture what the registry has. */
function sourceOf(one: Locked, arch: string, work: string): string | Promise<string> {
  const ofMachine = one.cpu !== undefined && arch !== process.arch;
  return ofMachine ? fetchPackage(one, work) : join(root, one.path);
}

/** The same commit gives the same archive, whoever makes it and when. */
function pack(at: string, folder: string, file: string): void {
  const same = ['--sort=name', `--mtime=${made}`, '--owner=0', '--group=0', '--numeric-owner'];
  const mode = '--mode=u+rwX,go+rX,go-w';
  const { status } = spawnSync(
    'tar',
    [...same, mode, '--use-compress-program=gzip -n', '-cf', file, '-C', at, folder],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`${dirname(file)}: the archive could not be written`);
}

async function sums(): Promise<string> {
  const names = (await readdir(out)).filter((name) => /\.(tar\.gz|spdx\.json)$/.test(name));
  const lines = names.toSorted().map(async (name) => {
    const content = await readFile(join(out, name));
    return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`;
  });
  return (await Promise.all(lines)).join('');
}
