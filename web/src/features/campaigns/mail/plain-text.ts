import type { MailNode } from './html.ts';
import { escapeHtml, isHtml, parseHtml } from './html.ts';

/**
 * A mail text as people type it: paragraphs, line breaks and **bold**. Null when the HTML holds more than that, and
 * something would be lost.
 */
export function toPlainText(text: string): string | null {
  if (!isHtml(text)) return text;
  const paragraphs: string[] = [];
  for (const node of parseHtml(text)) {
    if (typeof node === 'string' ? node.trim() === '' : node.tag === 'p') {
      if (typeof node !== 'string') paragraphs.push(inlineText(node.children) ?? '\0');
      continue;
    }
    return null;
  }
  const plain = paragraphs.join('\n\n');
  return plain.includes('\0') || normal(toHtml(plain)) !== normal(text) ? null : plain;
}

/** What is sent: HTML paragraphs, whatever signs the text holds. */
export function toHtml(plain: string): string {
  return plain
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .filter(Boolean)
    .map((paragraph) => {
      const lines = escapeHtml(paragraph.trim()).replaceAll(/\s*\n\s*/g, '<br>');
      return `<p>${lines.replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')}</p>`;
    })
    .join('\n');
}

function inlineText(nodes: readonly MailNode[]): string | null {
  const parts = nodes.map((node) => {
    if (typeof node === 'string') return node.replaceAll(/\s+/g, ' ');
    if (node.tag === 'br') return '\n';
    const inner = ['strong', 'b'].includes(node.tag) ? inlineText(node.children) : null;
    return inner === null ? null : `**${inner}**`;
  });
  return parts.includes(null)
    ? null
    : parts
        .join('')
        .replaceAll(/ *\n */g, '\n')
        .trim();
}

/** Ways of writing the same HTML count as the same. */
function normal(html: string): string {
  return html
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(\/?)b>/gi, '<$1strong>')
    .replaceAll(/<br ?\/?>/gi, '<br>')
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&#39;|&apos;/g, "'")
    .replaceAll(/ ?(<\/?p>|<br>) ?/g, '$1');
}
