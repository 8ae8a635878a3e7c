/**
 * Content that comes in parts of any length, in pieces of `size` bytes; the first one of `first`. The last piece is
 * shorter, or empty when there is nothing.
 */
export async function* cutIntoPieces(
  content: AsyncIterable<Buffer>,
  size: number,
  first = size,
): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let want = first;
  let parts: Buffer[] = [];
  let held = 0;
  for await (const part of content) {
    parts.push(part);
    held += part.length;
    // Only what is followed by something is certainly not the last.
    if (held <= want) continue;
    let rest = Buffer.concat(parts);
    while (rest.length > want) {
      yield { piece: rest.subarray(0, want), last: false };
      rest = rest.subarray(want);
      want = size;
    }
    parts = [rest];
    held = rest.length;
  }
  yield { piece: Buffer.concat(parts), last: true };
}
