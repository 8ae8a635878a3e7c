import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile as Archive } from 'yauzl';
import { platformMessages } from '../words/messages.data.ts';
import { UnreadableFile } from './unreadable-file.ts';

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

const freeBytes = 1024 * 1024;

/**
 * Opens a ZIP file in memory. Entries are unpacked one by one when they are asked for, never further than allowed, so
 * what an archive declares about itself is not trusted. Throws UnreadableFile, naming the entry.
 */
export async function openZip(content: Buffer, limits: ZipLimits): Promise<ZipFile> {
  const broken = () => {
    throw new UnreadableFile(platformMessages.zipBroken());
  };
  // Names are read below: a refused one is to be told in words of ours.
  const archive = await fromBufferPromise(content, { decodeStrings: false }).catch(broken);
  if (archive.entryCount > limits.entries) {
    throw new UnreadableFile(
      platformMessages.zipTooMany({ count: archive.entryCount, most: limits.entries }),
    );
  }
  const listed = await listEntries(archive).catch(broken);
  const entries = new Map<string, Entry>();
  for (const entry of listed) {
    const name = safeName(nameOf(entry));
    if (entries.has(name))
      throw new UnreadableFile(platformMessages.zipTwice({ name: shown(name) }));
    if (!name.endsWith('/')) entries.set(name, entry);
  }
  let unpacked = 0;
  const done = new Map<string, Buffer>();
  return {
    sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
    async read(name, maxBytes) {
      const known = done.get(name);
      if (known !== undefined) return known;
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const left = Math.min(maxBytes, limits.totalBytes - unpacked);
      const bytes = await unpack(archive, entry, left, limits.ratio);
      unpacked += bytes.length;
      done.set(name, bytes);
      return bytes;
    },
  };
}

async function listEntries(archive: Archive): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  return entries;
}

/** The stream ends with an error once there is more than the entry has declared, so the checks before it hold. */
async function unpack(
  archive: Archive,
  entry: Entry,
  maxBytes: number,
  ratio: number,
): Promise<Buffer> {
  const name = shown(nameOf(entry));
  const size = entry.uncompressedSize;
  if (entry.isEncrypted()) throw new UnreadableFile(platformMessages.zipEntryProtected({ name }));
  if (!entry.canDecodeFileData())
    throw new UnreadableFile(platformMessages.zipEntryPacked({ name }));
  if (size > maxBytes || size > Math.max(freeBytes, entry.compressedSize * ratio))
    throw new UnreadableFile(platformMessages.zipEntryTooLarge({ name }));
  const bytes = await archive
    .openReadStreamPromise(entry)
    .then(buffer)
    .catch(() => undefined);
  if (bytes === undefined || crc32(bytes) !== entry.crc32)
    throw new UnreadableFile(platformMessages.zipEntryDamaged({ name }));
  return bytes;
}

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

/** No path that would leave the folder it is unpacked to, although nothing here is ever written to a disk. */
function safeName(told: string): string {
  const parts = told.split('/');
  if (told.startsWith('/') || /^[a-z]:/i.test(told) || parts.includes('..') || /\0/.test(told)) {
    throw new UnreadableFile(platformMessages.zipEntryOutside({ name: shown(told) }));
  }
  return parts.filter((part) => part !== '.').join('/');
}

/** A name of any length and with any sign, for a sentence. */
function shown(name: string): string {
  const plain = name.replaceAll(/\p{Cc}/gu, ' ');
  return plain.length > 100 ? `${plain.slice(0, 100)}…` : plain;
}
