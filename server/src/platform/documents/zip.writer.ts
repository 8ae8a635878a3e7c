import { crc32, deflateRawSync } from 'node:zlib';

const version = 20;
const utf8Names = 0x0800;
const deflated = 8;
/** 1 January 1980: the same content always makes the same file. */
const date = 0x21;

/** A ZIP file of the files by their paths, in their order. */
export function writeZip(files: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(version, 4);
    head.writeUInt16LE(utf8Names, 6);
    head.writeUInt16LE(deflated, 8);
    head.writeUInt16LE(date, 12);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(version, 4);
    // The fields of the two headers are the same ones, two bytes further on.
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(offset, 42);
    bodies.push(head, name, packed);
    directory.push(entry, name);
    offset += head.length + name.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, entries, end]);
}
