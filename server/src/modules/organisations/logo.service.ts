import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { BaseContext } from '../../platform/http/context.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import type { Files } from '../../platform/files/files.ts';
import { findOrganization } from './organisation.queries.ts';

interface Logo {
  /** Changes with the picture, so that its address may be cached for good. */
  version: string;
  content: Buffer;
}

/** Twice the largest size at which a logo is shown. */
const size = { width: 480, height: 160 };
const maxPixels = 16_000_000;

/**
 * The uploaded logo drawn anew as PNG, or null without an upload. Nothing of the sent bytes is kept,
 * so whatever hides in them does not reach a browser.
 */
export async function readLogo(ctx: BaseContext): Promise<Logo | null> {
  const upload = ctx.uploads['logo'];
  if (upload === undefined) return null;
  const sent = await ctx.files.read(upload.key);
  await ctx.files.remove(upload.key);
  const content = await redraw(sent);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { version, content };
}

export async function storeLogo(files: Files, organizationId: number, logo: Logo): Promise<void> {
  await files.put(keyOf(organizationId, logo.version), logo.content);
}

/** The picture of the current version; an old address leads nowhere. */
export async function getStoredLogo(
  ctx: BaseContext,
  organizationId: number,
  version: string,
): Promise<Buffer> {
  const organization = await findOrganization(ctx.db, organizationId);
  if (organization?.logo_version !== version) throw notFound();
  return ctx.files.read(keyOf(organizationId, version));
}

function keyOf(organizationId: number, version: string): string {
  return `organizations/${organizationId}/logo-${version}.png`;
}

async function redraw(sent: Buffer): Promise<Buffer> {
  if (!isPicture(sent)) throw wrongKind();
  try {
    return await sharp(sent, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    throw wrongKind();
  }
}

/** Looked at before decoding: the decoders of other formats, SVG above all, never see what was sent. */
function isPicture(content: Buffer): boolean {
  const head = content.subarray(0, 12).toString('latin1');
  return (
    head.startsWith('\u0089PNG\r\n\u001A\n') ||
    head.startsWith('\u00FF\u00D8\u00FF') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  );
}

function wrongKind() {
  return invalid({
    logo: 'The logo must be a PNG, JPEG or WebP picture of at most 16 megapixels.',
  });
}
