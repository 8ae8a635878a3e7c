/** Just enough HTML for mail texts: tags, their links, and the five entities that matter. */

export type MailNode = string | MailElement;
export interface MailElement {
  tag: string;
  href?: string | undefined;
  children: MailNode[];
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Mail texts that are not HTML are plain text. */
export function isHtml(text: string): boolean {
  return /<[a-z]/i.test(text);
}

/** Reads a mail text as a tree; what is left open ends where its parent ends. */
export function parseHtml(html: string): MailNode[] {
  const root: MailElement = { tag: '', children: [] };
  const open = [root];
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+|</g)) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)([^>]*)>$/i.exec(token);
    const parent = open.at(-1) ?? root;
    if (!tag) {
      parent.children.push(decode(token));
      continue;
    }
    const [, closing, written = '', attributes = ''] = tag;
    const name = written.toLowerCase();
    if (closing) {
      const at = open.findLastIndex((element) => element.tag === name);
      if (at > 0) open.length = at;
      continue;
    }
    const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
    const element: MailElement = { tag: name, href: href?.[1] ?? href?.[2], children: [] };
    parent.children.push(element);
    if (name !== 'br') open.push(element);
  }
  return root.children;
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|([a-z]+));/gi, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (entities[name ?? ''] ?? whole),
  );
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
