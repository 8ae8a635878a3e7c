/**
 * Leaves of a paste what a mail can hold. Word writes lists as paragraphs that begin with a drawn sign; they become
 * lists again. Everything else that does not fit falls away by itself, since the editor knows no such thing.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<style[\s\S]*?<\/style>/gi, ''),
    'text/html',
  );
  for (const item of body.querySelectorAll('p[class^="MsoListParagraph"]')) {
    const sign = item.querySelector('span[style*="mso-list"]')?.textContent ?? item.textContent;
    const tag = /^\s*(\d+|[a-z])[.)]/i.test(sign) ? 'ol' : 'ul';
    for (const drawn of item.querySelectorAll('span[style*="mso-list"]')) drawn.remove();
    const before = item.previousElementSibling;
    const list = before?.matches(`${tag}[data-pasted]`)
      ? before
      : body.ownerDocument.createElement(tag);
    list.setAttribute('data-pasted', '');
    const line = body.ownerDocument.createElement('li');
    line.append(...item.childNodes);
    list.append(line);
    if (list === before) item.remove();
    else item.replaceWith(list);
  }
  // A heading of a document is one level lower in a mail.
  return body.innerHTML.replaceAll(/<(\/?)h1\b/gi, '<$1h2').replaceAll(/<(\/?)h[4-6]\b/gi, '<$1h3');
}
