import { UnreadableFile } from './unreadable-file.ts';
import { platformMessages } from '../words/messages.data.ts';

export interface ZipEntry {
  name: string;
  /** 0 is stored, 8 is deflated. */
  method: number;
  encrypted: boolean;
  crc: number;
  packedSize: number;
  /** Unpacked, as it is declared. */
  size: number;
  /** Where its own header begins. */
  offset: number;
}

/** The directory at the end of a ZIP file. Throws UnreadableFile when it is damaged or larger than 4 GB. */
export function readDirectory(content: Buffer): ZipEntry[] {
  const broken = new UnreadableFile(platformMessages.zipBroken());
  const end = content.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || end + 22 > content.length) throw broken;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  // Sizes beyond four gigabytes stand elsewhere, and nothing that is sent here is as large.
  const locator = end >= 20 ? content.readUInt32LE(end - 20) : 0;
  if (count === 0xffff || at === 0xffffffff || locator === 0x07064b50) throw broken;
  const entries: ZipEntry[] = [];
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > content.length || content.readUInt32LE(at) !== 0x02014b50) throw broken;
    const nameEnd = at + 46 + content.readUInt16LE(at + 28);
    entries.push({
      name: content.toString('utf8', at + 46, nameEnd),
      method: content.readUInt16LE(at + 10),
      encrypted: (content.readUInt16LE(at + 8) & 1) === 1,
      crc: content.readUInt32LE(at + 16),
      packedSize: content.readUInt32LE(at + 20),
      size: content.readUInt32LE(at + 24),
      offset: content.readUInt32LE(at + 42),
    });
    at = nameEnd + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return entries;
}
