import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { markupFolder } from './markup.config.ts';

/** What a browser repairs in its own way and a reader of the page may meet otherwise; taste is left alone. */
const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  rules: {
    'close-order': 'error',
    'element-permitted-content': 'error',
    'element-permitted-occurrences': 'error',
    'element-permitted-order': 'error',
    'element-permitted-parent': 'error',
    'element-required-ancestor': 'error',
    'element-required-attributes': 'error',
    'element-required-content': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    'void-content': 'error',
  },
});

/** What is wrong with the markup of a page or a mail, each with where it stands. */
export async function markupFaults(html: string): Promise<string[]> {
  await keep(html);
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} (${selector ?? 'page'})`),
  );
}

/** For a second judge: all that is asked about, each once. */
async function keep(html: string): Promise<void> {
  if (markupFolder === undefined) return;
  await mkdir(markupFolder, { recursive: true });
  const name = createHash('sha256').update(html).digest('hex').slice(0, 16);
  await writeFile(join(markupFolder, `${name}.html`), html);
}
