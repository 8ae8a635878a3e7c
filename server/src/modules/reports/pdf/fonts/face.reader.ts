import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { machineFonts } from './machine-fonts.reader.ts';

const require = createRequire(import.meta.url);

export type Face = 'sans' | 'serif' | 'mono';

/** The faces come in a file for each script; Latin first, since nearly everything is found there. */
const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/** For letters that both faces lack: Hebrew, Arabic, Armenian, Georgian and many signs. */
const fallback: Family = {
  name: 'dejavu',
  normal: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  bold: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
};

export interface Family {
  name: string;
  normal: Buffer;
  bold: Buffer;
}

const fallbacks = [fallback, ...machineFonts];

/** Where to look for a letter of a face, in this order; each script's font in two weights, as TrueType. */
export const families: Record<Face, readonly Family[]> = {
  sans: [
    ...familiesOf('sans', require.resolve('@fontsource/source-sans-3/package.json')),
    ...fallbacks,
  ],
  serif: [
    ...familiesOf('serif', require.resolve('@fontsource/source-serif-4/package.json')),
    ...fallbacks,
  ],
  mono: [
    {
      name: 'mono-latin',
      normal: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf')),
      bold: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf')),
    },
    ...fallbacks,
  ],
};

function familiesOf(face: Face, place: string): Family[] {
  const folder = dirname(place);
  const file = (subset: string, weight: number) =>
    unpacked(
      readFileSync(join(folder, 'files', `${basename(folder)}-${subset}-${weight}-normal.woff`)),
    );
  return subsets.map((subset) => ({
    name: `${face}-${subset}`,
    normal: file(subset, 400),
    bold: file(subset, 600),
  }));
}

/**
 * The TrueType font in a WOFF file (W3C, WOFF File Format 1.0). What draws the PDF reads WOFF too, but inflates in
 * JavaScript and again for each document, which took half of the time.
 */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [head];
  let place = head.length;
  for (let table = 0; table < count; table += 1) {
    const entry = 44 + 20 * table;
    const [offset = 0, packedLength = 0, length = 0] = [4, 8, 12].map((at) =>
      woff.readUInt32BE(entry + at),
    );
    const packed = woff.subarray(offset, offset + packedLength);
    const data = packedLength < length ? inflateSync(packed) : packed;
    const record = 12 + 16 * table;
    woff.copy(head, record, entry, entry + 4);
    woff.copy(head, record + 4, entry + 16, entry + 20);
    head.writeUInt32BE(place, record + 8);
    head.writeUInt32BE(length, record + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(data, padding);
    place += length + padding.length;
  }
  return Buffer.concat(parts);
}
