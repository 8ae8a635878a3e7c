import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

/** What stands beside the dump of a database. Without it nothing is restored. */
const manifest = z.object({
  version: z.string(),
  made_at: z.iso.datetime(),
  /** The last migration of the database. */
  migration: z.string(),
  /** Of the tools that have written the dump. */
  postgres: z.number(),
  /** Which secret opens what is sealed inside, not the secret. */
  key_id: z.string(),
  database: z.object({ bytes: z.number(), sha256: z.string() }),
  /** Keys and sizes of the files that were there; null when the backup has none. */
  files: z.array(z.tuple([z.string(), z.number()])).nullable(),
});

export type Manifest = z.infer<typeof manifest>;

/** Which purpose the id in a manifest belongs to. */
export const backupPurpose = 'backup-1';

const named = /^assay-\d{8}T\d{6}Z$/;

/** The name that everything of a backup begins with: `assay-20261231T235959Z`. */
export function nameOf(moment: Date): string {
  return `assay-${moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
}

export const dumpOf = (folder: string, name: string) => join(folder, `${name}.dump`);
export const manifestOf = (folder: string, name: string) => join(folder, `${name}.json`);

/** The folder and the name, from the path of the dump or of what stands beside it. */
export function placeOf(path: string): { folder: string; name: string } {
  return { folder: dirname(path), name: basename(path).replace(/\.(dump|json)$/, '') };
}

/** Names of the backups in a folder that were finished, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).flatMap((name) => (name.endsWith('.json') ? [name] : []));
  return names
    .map((name) => name.replace('.json', ''))
    .filter((name) => named.test(name))
    .toSorted();
}

/** When a backup was made. */
export function momentOf(name: string): Date {
  const [, y, mo, d, h, mi, s] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(name) ?? ([] as undefined[]);
  return new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
}

/** Seconds since the last one; infinite when there is none, or the folder cannot be read. */
export async function ageOfLast(folder: string): Promise<number> {
  const last = (await listBackups(folder).catch(() => [])).at(-1);
  if (last === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(0, (Date.now() - momentOf(last).getTime()) / 1000);
}

export async function readManifest(folder: string, name: string): Promise<Manifest> {
  const path = manifestOf(folder, name);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new RangeError(`${path} is missing. It belongs to the backup.`);
  });
  const read = manifest.safeParse(parse(text));
  if (!read.success) throw new RangeError(`${path} is damaged, or is not of a backup.`);
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Last of all, and whole or not at all: what has a manifest is a backup. */
export async function writeManifest(folder: string, name: string, value: Manifest): Promise<void> {
  const path = manifestOf(folder, name);
  const part = await open(`${path}.part`, 'w', 0o600);
  await part.writeFile(`${JSON.stringify(value)}\n`);
  await part.sync();
  await part.close();
  await rename(`${path}.part`, path);
  await syncFolder(folder);
}

/** So that a name that was given is there after a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
