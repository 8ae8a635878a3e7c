import type { videoTypes } from '@assay/contract/interviews';

/**
 * What a recording is by its first bytes, whatever a browser says: a WebM file (an EBML head that names `webm`) or an
 * MP4 file (a first box `ftyp`); null for everything else.
 */
export function videoTypeOf(start: Buffer): (typeof videoTypes)[number] | null {
  const head = start.subarray(0, 64);
  if (head.subarray(0, 4).toString('hex') === '1a45dfa3') {
    return head.includes('webm') ? 'video/webm' : null;
  }
  return head.subarray(4, 8).toString('latin1') === 'ftyp' ? 'video/mp4' : null;
}
