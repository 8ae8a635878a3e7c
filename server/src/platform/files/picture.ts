import sharp from 'sharp';

export interface Picture {
  type: 'image/png' | 'image/jpeg';
  content: Buffer;
}

interface Limits {
  /** Larger ones are made smaller. */
  width: number;
  height: number;
  /** A photograph may stay JPEG, which is far smaller; everything else becomes PNG. */
  keepJpeg: boolean;
}

const maxPixels = 16_000_000;

/** What a picture has to be, as people are told. */
export const pictureKinds = 'a PNG, JPEG or WebP picture of at most 16 megapixels';

/**
 * A picture drawn anew, or null for what is none. Nothing of the sent bytes is kept, so whatever hides in them does
 * not reach a browser.
 */
export async function drawAnew(sent: Buffer, { width, height, keepJpeg }: Limits) {
  if (!isPicture(sent)) return null;
  const type = keepJpeg && isJpeg(sent) ? 'image/jpeg' : 'image/png';
  try {
    const drawn = sharp(sent, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 10 });
    const content = await (type === 'image/jpeg'
      ? drawn.jpeg({ quality: 85 })
      : drawn.png({ compressionLevel: 9 })
    ).toBuffer();
    return { type, content } satisfies Picture;
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
