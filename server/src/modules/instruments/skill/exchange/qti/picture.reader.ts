import type { Message } from '../../../../../platform/words/message.ts';
import { exchangeMessages } from '../messages.data.ts';
import { bankLimits } from '@assay/contract/bank-limits';
import type { ZipFile } from '../../../../../platform/documents/zip.reader.ts';
import { type BankImage, imageTypeOf, pictureName } from '../bank.model.ts';
import type { Picture } from './item/body.reader.ts';

/**
 * Where an address in a document leads inside the package, undefined when it leads out of it: to another site, to the
 * machine, above its first folder.
 */
export function resolvePath(document: string, href: string): string | undefined {
  const bare = href.replace(/[?#].*$/s, '');
  const parts = document.split('/').slice(0, -1);
  if (bare === '' || /^[a-z][a-z\d+.-]*:|^[/\\]/i.test(bare)) return undefined;
  for (const part of decoded(bare).replaceAll('\\', '/').split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** The picture, or a sentence on why there is none. */
export async function readPicture(
  zip: ZipFile | undefined,
  document: string,
  { source, alternative }: Picture,
): Promise<BankImage | Message> {
  const embedded = /^data:image\/[\w.+-]+;base64,/i.exec(source);
  const path = embedded ? undefined : resolvePath(document, source);
  const name = path?.split('/').at(-1);
  const picture = { picture: (name ?? (alternative || source)).slice(0, 100) };
  if (!embedded && path === undefined) {
    return exchangeMessages.pictureOutside(picture);
  }
  if ((zip?.sizes.get(path ?? '') ?? 0) > bankLimits.imageBytes) {
    return exchangeMessages.pictureLarge({
      ...picture,
      megabytes: bankLimits.imageBytes / 1024 / 1024,
    });
  }
  const bytes = embedded
    ? Buffer.from(source.slice(embedded[0].length), 'base64')
    : await zip?.read(path ?? '', bankLimits.imageBytes);
  if (bytes === undefined) return exchangeMessages.pictureMissing(picture);
  const type = imageTypeOf(bytes);
  if (type === undefined) return exchangeMessages.pictureOfOtherKind(picture);
  return {
    name: name ?? pictureName(type),
    type,
    bytes,
    alternative: alternative.slice(0, bankLimits.alternative),
  };
}
