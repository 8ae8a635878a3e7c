import { join } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { BrowserContext, Page } from '@playwright/test';

/** A language that nobody speaks: English with accents, each word 40 % longer. It is made for tests and never shipped. */

const plain = 'aceinosuyACEINOSUY';
const accented = 'àçéîñöšûýÀÇÉÎÑÖŠÛÝ';

/** `Campaigns` becomes `Çàmpàîgñššššš`. */
export function longWords(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const letters = Array.from(word, (letter) => accented[plain.indexOf(letter)] ?? letter);
    return letters.join('') + (letters.at(-1) ?? '').repeat(Math.round(letters.length * 0.4));
  });
}

/** A compiled text: words stand beside what is filled in, and in the forms of plurals. */
function lengthened(part: unknown): unknown {
  if (typeof part === 'string') {
    const pieces = part.split(/(<\/?\d+\/?>)/);
    return pieces.map((piece, place) => (place % 2 === 1 ? piece : longWords(piece))).join('');
  }
  if (!Array.isArray(part)) return part;
  return part.map((one: unknown) => {
    if (!Array.isArray(one)) return lengthened(one);
    const [name, kind, forms] = one as [string, string?, Record<string, unknown>?];
    if (typeof forms !== 'object') return one;
    const longer = Object.entries(forms).map(([form, text]) => [form, lengthened(text)] as const);
    return [name, kind, Object.fromEntries(longer)];
  });
}

let catalogue: Promise<string> | undefined;

async function writeCatalogue(): Promise<string> {
  const catalogues = await getCatalogs(getConfig({ cwd: join(import.meta.dirname, '../web') }));
  const read = await Promise.all(catalogues.map((one) => one.read('en')));
  const english = read
    .flatMap((found) => Object.entries(found ?? {}))
    .map(([id, { message, translation }]) => [id, translation || message || ''] as const);
  const { source } = createCompiledCatalog('en', Object.fromEntries(english), {
    namespace: 'json',
  });
  const { messages } = JSON.parse(source) as { messages: Record<string, unknown> };
  const long = Object.entries(messages).map(([id, text]) => [id, lengthened(text)] as const);
  return `export const messages = ${JSON.stringify(Object.fromEntries(long))};`;
}

/** Puts it in the place of German, on managers' screens too. */
export async function speakLongWords(context: BrowserContext): Promise<void> {
  const body = await (catalogue ??= writeCatalogue());
  await context.route(/\/assets\/(managers-)?de-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await context.addInitScript(() => {
    localStorage.setItem('assay.language', 'de');
  });
}

/** Texts of ours that stand out of their element or are cut off by it. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '')
        .join('')
        .trim();
      // What people typed may be cut with three dots; it has none of these letters.
      if (!/[àçéîñöšûý]{2}/i.test(own) || element.clientWidth <= 1) continue;
      if (element.matches('option, .sr-only, .sr-only *, textarea')) continue;
      const over = element.scrollWidth - element.clientWidth;
      if (over > 1) found.push(`${over} pixels of “${own}”`);
    }
    return found;
  });
}

/** Words on buttons that break inside, though half of the page would be wide enough for them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('button, a, summary, [role=tab]')) {
      if (!button.checkVisibility() || button.clientWidth === 1) continue;
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const pieces = [...range.getClientRects()];
          const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
          const lines = new Set(pieces.map(({ top }) => Math.round(top)));
          if (lines.size > 1 && width < innerWidth / 2) found.push(`“${word}” is broken`);
        }
      }
    }
    return found;
  });
}
