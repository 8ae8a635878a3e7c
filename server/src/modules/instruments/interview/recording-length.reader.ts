import type { ManualContext } from '../../../platform/http/context.ts';
import { transact } from '../../../platform/db/database.ts';
import { listPieces } from './recording.queries.ts';
import { readPart } from './recording-stream.reader.ts';

const megabyte = 1024 * 1024;

/** Seconds that an own recording lasts, read from its file; null where that cannot be read. It has arrived all the same. */
export async function measureRecording(
  ctx: ManualContext,
  subjectId: number,
  recordingId: number,
): Promise<number | null> {
  try {
    const viewer = { scope: 'candidate', userId: subjectId } as const;
    const pieces = await transact(ctx.pool, viewer, (db) => listPieces(db, recordingId), {
      readOnly: true,
    });
    const size = pieces.reduce((sum, piece) => sum + piece.size, 0);
    const part = (first: number, last: number) =>
      readPart(ctx, { subjectId, pieces }, { first, last });
    const start = await part(0, 65_535);
    // Browsers begin a cluster every few seconds, and have to after 32.
    for (const reach of [megabyte, 8 * megabyte]) {
      const length = webmLength(start, await part(Math.max(0, size - reach), size - 1));
      if (length !== null) return Math.round(length / 1000);
    }
  } catch {
    // A store that does not answer now costs the length, and not the recording.
  }
  return null;
}

const clusterId = Buffer.from('1f43b675', 'hex');
const scaleId = Buffer.from('2ad7b183', 'hex');

/**
 * Milliseconds from the first to the last frame of a WebM video, found in its first and its last bytes: a browser that
 * records writes no length, but every cluster says when it begins, and every frame how much later it comes. Null where
 * that cannot be read. Gaps count: of a device that slept, this is the time that passed.
 */
export function webmLength(start: Buffer, end: Buffer): number | null {
  const first = findCluster(start, (from) => start.indexOf(clusterId, from));
  const last = findCluster(end, (_, to) => end.lastIndexOf(clusterId, to));
  if (first === null || last === null) return null;
  const ticks = last.time + lastFrame(end, last.content) - first.time;
  const scale = start.indexOf(scaleId) + scaleId.length;
  const told = scale >= scaleId.length && scale + 3 <= start.length;
  const nanoseconds = told ? start.readUIntBE(scale, 3) : 1_000_000;
  return ticks < 0 ? null : (ticks * nanoseconds) / 1_000_000;
}

interface Cluster {
  time: number;
  /** Where its frames begin. */
  content: number;
}

/** The next cluster in one direction; the bytes of a picture may look like one, but are not followed by a time. */
function findCluster(bytes: Buffer, next: (from: number, to: number) => number): Cluster | null {
  let at = next(0, bytes.length);
  while (at !== -1) {
    const cluster = readCluster(bytes, at + clusterId.length);
    if (cluster !== null) return cluster;
    if (at === 0) return null;
    at = next(at + 1, at - 1);
  }
  return null;
}

function readCluster(bytes: Buffer, at: number): Cluster | null {
  const time = at + widthOf(bytes, at);
  const width = (bytes[time + 1] ?? 0) - 0x80;
  const content = time + 2 + width;
  if (bytes[time] !== 0xe7 || width < 1 || width > 6 || content > bytes.length) return null;
  return { time: bytes.readUIntBE(time + 2, width), content };
}

/** How much later than its cluster the last frame comes. */
function lastFrame(bytes: Buffer, from: number): number {
  let latest = 0;
  let at = from;
  while (at + 12 < bytes.length) {
    const id = bytes[at];
    const size = readSize(bytes, at + 1);
    const content = at + 1 + widthOf(bytes, at + 1);
    if (id === 0xa0) {
      // A group: the frame is its first part.
      at = content;
    } else {
      if (id === 0xa3 || id === 0xa1) latest = Math.max(latest, bytes.readInt16BE(content + 1));
      if (size === null) break;
      at = content + size;
    }
  }
  return latest;
}

/** Bytes of a number that says its own width by its leading zeros. */
function widthOf(bytes: Buffer, at: number): number {
  return Math.clz32(bytes[at] ?? 0) - 23;
}

/** Null for one that is not known, or wider than any frame. */
function readSize(bytes: Buffer, at: number): number | null {
  const width = widthOf(bytes, at);
  if (width > 4 || at + width > bytes.length) return null;
  return bytes.readUIntBE(at, width) - 2 ** (7 * width);
}
