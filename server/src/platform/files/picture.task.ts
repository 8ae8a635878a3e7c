import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Drawing, Picture } from './picture.ts';

const maxPixels = 16_000_000;

/** Draws pictures anew, one after the other; null for what is none. */
export async function work({ sent, ...limits }: Drawing): Promise<(Picture | null)[]> {
  const drawn: (Picture | null)[] = [];
  for (const one of sent)
    drawn.push(
      await draw('path' in one ? await readFile(one.path) : Buffer.from(one.content), limits),
    );
  return drawn;
}

async function draw(content: Buffer, { width, height, keepJpeg }: Omit<Drawing, 'sent'>) {
  if (!isPicture(content)) return null;
  const type = keepJpeg && isJpeg(content) ? 'image/jpeg' : 'image/png';
  try {
    const drawn = sharp(content, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true });
    return {
      type,
      content: await (type === 'image/jpeg'
        ? drawn.jpeg({ quality: 85 })
        : drawn.png({ compressionLevel: 9 })
      ).toBuffer(),
    } satisfies Picture;
  } catch {
    return null;
  }
}

/** Looked at before decoding: the decoders of other formats, SVG above all, never see what was sent. */
function isPicture(content: Buffer): boolean {
  const head = content.subarray(0, 12).toString('latin1');
  return (
    head.startsWith('\u0089PNG\r\n\u001A\n') ||
    isJpeg(content) ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}

function isJpeg(content: Buffer): boolean {
  return content.subarray(0, 3).toString('hex') === 'ffd8ff';
}
