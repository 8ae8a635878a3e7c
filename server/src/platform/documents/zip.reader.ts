import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { UnreadableFile } from './unreadable-file.ts';
import { readDirectory, type ZipEntry } from './zip.directory.ts';
import { platformMessages } from '../words/messages.data.ts';

export interface ZipLimits {
  entries: number;
  /** Unpacked, over everything that is read. */
  totalBytes: number;
  /** An entry of more than a megabyte may be this many times as large as it was packed. */
  ratio: number;
}

export interface ZipFile {
  /** What each entry is to have unpacked, in bytes, by its path with `/` between the parts. */
  sizes: ReadonlyMap<string, number>;
  /** Unpacks one entry, once, undefined when there is none. Throws UnreadableFile beyond `maxBytes` or the limits. */
  read: (name: string, maxBytes: number) => Promise<Buffer | undefined>;
}

const inflate = promisify(inflateRaw);
const freeBytes = 1024 * 1024;

/**
 * Opens a ZIP file in memory. Entries are unpacked one by one when they are asked for, never further than allowed, so
 * what an archive declares about itself is not trusted. Throws UnreadableFile, naming the entry.
 */
export function openZip(content: Buffer, limits: ZipLimits): ZipFile {
  const entries = new Map<string, ZipEntry>();
  const listed = readDirectory(content);
  if (listed.length > limits.entries) {
    throw new UnreadableFile(
      platformMessages.zipTooMany({ count: listed.length, most: limits.entries }),
    );
  }
  for (const entry of listed) {
    const name = safeName(entry.name);
    if (entries.has(name))
      throw new UnreadableFile(platformMessages.zipTwice({ name: shown(name) }));
    if (!name.endsWith('/')) entries.set(name, entry);
  }
  let unpacked = 0;
  const done = new Map<string, Buffer>();
  return {
    sizes: new Map([...entries].map(([name, { size }]) => [name, size])),
    async read(name, maxBytes) {
      const known = done.get(name);
      if (known !== undefined) return known;
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const left = Math.min(maxBytes, limits.totalBytes - unpacked);
      const bytes = await unpack(content, entry, left, limits.ratio);
      unpacked += bytes.length;
      done.set(name, bytes);
      return bytes;
    },
  };
}

async function unpack(
  content: Buffer,
  entry: ZipEntry,
  maxBytes: number,
  ratio: number,
): Promise<Buffer> {
  const name = shown(entry.name);
  const damaged = new UnreadableFile(platformMessages.zipEntryDamaged({ name }));
  const tooLarge = new UnreadableFile(platformMessages.zipEntryTooLarge({ name }));
  if (entry.encrypted) throw new UnreadableFile(platformMessages.zipEntryProtected({ name }));
  if (entry.method !== 0 && entry.method !== 8) {
    throw new UnreadableFile(platformMessages.zipEntryPacked({ name }));
  }
  if (entry.size > maxBytes) throw tooLarge;
  if (entry.size > Math.max(freeBytes, entry.packedSize * ratio)) throw tooLarge;
  const head = entry.offset;
  if (head + 30 > content.length || content.readUInt32LE(head) !== 0x04034b50) throw damaged;
  const start = head + 30 + content.readUInt16LE(head + 26) + content.readUInt16LE(head + 28);
  const packed = content.subarray(start, start + entry.packedSize);
  if (packed.length !== entry.packedSize) throw damaged;
  const bytes =
    entry.method === 0
      ? packed
      : await inflate(packed, { maxOutputLength: entry.size + 1 }).catch(() => {
          throw damaged;
        });
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) throw damaged;
  return bytes;
}

/** No path that would leave the folder it is unpacked to, although nothing here is ever written to a disk. */
function safeName(told: string): string {
  const name = told.replaceAll('\\', '/');
  const parts = name.split('/');
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || parts.includes('..') || /\0/.test(name)) {
    throw new UnreadableFile(platformMessages.zipEntryOutside({ name: shown(told) }));
  }
  return parts.filter((part) => part !== '.').join('/');
}

/** A name of any length and with any sign, for a sentence. */
function shown(name: string): string {
  const plain = name.replaceAll(/\p{Cc}/gu, ' ');
  return plain.length > 100 ? `${plain.slice(0, 100)}…` : plain;
}
