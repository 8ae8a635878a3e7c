import type { Files } from '../files/files.ts';

/** What may never become older than it is: it keeps deleted what was deleted. */
const kept = /^erased\//;

/** Files that are just being written have such a name. */
const unfinished = /\.part$/;

/**
 * Copies what is new or has changed, and answers everything that the store holds. What is gone from the store stays among the
 * copies, since an older backup may need it.
 */
export async function copyNew(store: Files, copies: Files): Promise<[string, number][]> {
  const all: [string, number][] = [];
  for await (const key of store.list('')) {
    if (unfinished.test(key)) continue;
    const there = await store.look(key);
    // Deleted at this moment.
    if (there === null) continue;
    const copy = await copies.look(key);
    const same = copy !== null && copy.size === there.size && copy.written >= there.written;
    if (!same && !(await copyOne(store, copies, key, there.size))) continue;
    all.push([key, there.size]);
  }
  return all;
}

/** Puts back what the store lacks, never over something that is there. Answers how many, and which there is no copy of. */
export async function putBack(
  copies: Files,
  store: Files,
  files: readonly [string, number][],
): Promise<{ restored: number; missing: string[] }> {
  const missing: string[] = [];
  let restored = 0;
  const one = async (key: string) => {
    if ((await store.look(key)) !== null) return;
    const copy = await copies.look(key);
    if (copy !== null && (await copyOne(copies, store, key, copy.size))) restored += 1;
    else missing.push(key);
  };
  // Deletions of all times, not only those of this backup, and first: they must not be missing.
  for await (const key of copies.list('erased')) if (!unfinished.test(key)) await one(key);
  for (const [key] of files) if (!kept.test(key)) await one(key);
  return { restored, missing };
}

/** Removes copies that no backup names. */
export async function forget(copies: Files, named: ReadonlySet<string>): Promise<void> {
  for await (const key of copies.list(''))
    if (!named.has(key) && !kept.test(key)) await copies.remove(key);
}

/** False when the file was deleted meanwhile. */
async function copyOne(from: Files, to: Files, key: string, size: number): Promise<boolean> {
  const content = await from.find(key);
  if (content === null) return false;
  await to.put(key, { content, size });
  const copy = await to.look(key);
  if (copy?.size !== size) throw new Error(`${key} could not be copied as a whole`);
  return true;
}
