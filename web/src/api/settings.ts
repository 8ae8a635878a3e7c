import { browserStorage } from './throttled-storage.ts';

/** Kept for this tab only: whether the page sits in a frame, and where to go after logging in. */
const memory = new Map<string, string>();
const storage = browserStorage('sessionStorage');

function read(key: string): string | null {
  try {
    return storage?.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null) {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, value);
  } catch {
    // Memory has it.
  }
}

const frameKey = 'assay.iframe';
const originKey = 'assay.origin';

/** Reads `?iframe=` of the first address; once set it holds for the tab. */
export function readFrameFlag(search: string) {
  const flag = new URLSearchParams(search).get('iframe');
  if (flag !== null) write(frameKey, ['0', 'false'].includes(flag) ? null : '1');
}

export function isFramed(): boolean {
  return read(frameKey) !== null;
}

export function rememberOrigin(path: string) {
  write(originKey, path);
}

/** The remembered address, once. */
export function takeOrigin(): string | null {
  const origin = localPath(read(originKey));
  write(originKey, null);
  return origin;
}

/** A path of this site, or null: `//elsewhere`, `https:` and the like would leave it. */
export function localPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  try {
    const base = 'http://assay.invalid';
    const url = new URL(value, base);
    // `/.//elsewhere` is one of ours until it is put together again.
    const path = url.pathname.replace(/^\/+/, '/');
    return url.origin === base ? path + url.search + url.hash : null;
  } catch {
    return null;
  }
}
