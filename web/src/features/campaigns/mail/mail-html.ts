/** Mail texts that are not HTML are plain text. */
function isHtml(text: string): boolean {
  return /<[a-z]/i.test(text);
}

/** A mail text as the editor takes it: plain text becomes paragraphs. */
export function asHtml(text: string): string {
  if (isHtml(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll(/\s*\n\s*/g, '<br>')}</p>`)
    .join('');
}

/** Whether two texts make the same mail, however their HTML is laid out. */
export function isSameText(one: string, other: string): boolean {
  return compact(one) === compact(other);
}

function compact(text: string): string {
  return asHtml(text)
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/<br ?\/?>/gi, '<br>')
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/(<\/p>)(<p><\/p>)+$/g, '$1')
    .trim();
}

/** What the editor holds, in the tags that the server knows and without anything on them that it does not. */
export function fromEditor(html: string): string {
  const plain = html
    .replaceAll(/<(ol|ul|li|p|h2|h3|blockquote|strong|em|u)\s[^>]*>/g, '<$1>')
    .replaceAll(/<br\s[^>]*>/g, '<br>');
  return /^(<p>(<br>)?<\/p>)*$/.test(plain) ? '' : plain;
}
