import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { findSealed, type SealedStore } from '../../../platform/files/sealed-files.ts';
import { HttpError } from '../../../platform/http/errors.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { instrumentMessages } from '../messages.data.ts';

interface Piece {
  starts_at: number;
  size: number;
  file_key: string;
}

interface Video {
  /** Whose it is. */
  subjectId: number;
  type: string;
  size: number;
  pieces: readonly Piece[];
}

/** From the first to the last byte, both included. */
interface Range {
  first: number;
  last: number;
}

interface Caller extends SealedStore {
  headers: { range?: string | undefined };
  status?: 200 | 201 | 202 | 206 | 503;
}

/** A recording as one video, or the part of it that a player asks for. The store is read after the transaction. */
export function playVideo(ctx: Caller, { subjectId, type, size, pieces }: Video): Binary {
  const range = readRange(ctx.headers.range, size);
  const { first, last } = range ?? { first: 0, last: size - 1 };
  if (range !== null) ctx.status = 206;
  return {
    type,
    content: Readable.from(bytesOf(ctx, subjectId, pieces, { first, last })),
    headers: {
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-length': String(last - first + 1),
      ...(range !== null && { 'content-range': `bytes ${first}-${last}/${size}` }),
    },
  };
}

/** The one range of a request; null for none, for several and for what is no range, which all get the whole. @throws 416 */
function readRange(header: string | undefined, size: number): Range | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  if (first > last) throw new HttpError(416, 'invalid', instrumentMessages.partMissing());
  return { first, last };
}

/** A part of a recording at once; for parts that are small. */
export function readPart(
  store: SealedStore,
  { subjectId, pieces }: Pick<Video, 'subjectId' | 'pieces'>,
  range: Range,
): Promise<Buffer> {
  return buffer(bytesOf(store, subjectId, pieces, range));
}

async function* bytesOf(
  store: SealedStore,
  subjectId: number,
  pieces: readonly Piece[],
  { first, last }: Range,
): AsyncGenerator<Buffer> {
  for (const { starts_at, size, file_key } of pieces) {
    if (starts_at + size <= first || starts_at > last) continue;
    const content = await findSealed(store, file_key, subjectId);
    if (content === null) throw new Error('A piece of a recording is not in the store');
    let at = starts_at;
    for await (const chunk of content) {
      const bytes = chunk as Buffer;
      const part = bytes.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at));
      at += bytes.length;
      if (part.length > 0) yield part;
      if (at > last) break;
    }
  }
}
