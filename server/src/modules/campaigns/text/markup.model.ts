import { escapeHtml } from '../../../platform/html.ts';

/** Whether a mail text is formatted; else it is plain paragraphs. */
export function isMarkup(text: string): boolean {
  return /<[a-z!/]/i.test(text);
}

/** Plain text as HTML: blank lines part paragraphs, line ends stay. */
export function paragraphsOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
