import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeZip } from '../platform/documents/zip.writer.ts';
import type { TestServer } from './harness.ts';

/** Documents as small as they can be, with a word of the test's inside. */

export function makePdf(word = 'CV'): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${word}\ntrailer <</Root 1 0 R>>\n%%EOF\n`);
}

export function makeDoc(word = 'CV'): Buffer {
  const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const directory = Buffer.from(`Root Entry WordDocument ${word}`, 'utf16le');
  return Buffer.concat([signature, Buffer.alloc(1024), directory]);
}

export function packed(files: Record<string, string>): Buffer {
  return writeZip(
    new Map(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)])),
  );
}

const wordTypes =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

export function makeDocx(more: Record<string, string> = {}): Buffer {
  return packed({ '[Content_Types].xml': wordTypes, 'word/document.xml': '<w/>', ...more });
}

export function makeOdt(
  mediaType = 'application/vnd.oasis.opendocument.text',
  more: Record<string, string> = {},
): Buffer {
  return packed({ mimetype: mediaType, 'content.xml': '<office/>', ...more });
}

/** A form with one file in it. */
export function formWith(
  field: string,
  content: Buffer,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, new Blob([new Uint8Array(content)]), 'file');
  return form;
}

/**
 * Asks what calls from now on have left in the folder of uploads. A file goes while the answer is on its way, so what lies
 * there is waited for. Another file that shared the server may have left one that is just going, too: of a call that it broke off.
 */
export async function uploadsLeft({ config }: TestServer): Promise<() => Promise<string[]>> {
  const uploads = () => readdir(join(config.dataDir, 'uploads'));
  // The first upload makes the folder.
  const before = await uploads().catch(() => [] as string[]);
  return async () => {
    for (const end = Date.now() + 10_000; ; await delay(20)) {
      const left = (await uploads()).filter((name) => !before.includes(name));
      if (left.length === 0 || Date.now() > end) return left;
    }
  };
}
