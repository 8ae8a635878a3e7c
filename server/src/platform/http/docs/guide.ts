import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../config.ts';
import { docsFrame, inline } from './page.ts';

/** What holds for all calls, from `docs/api.md`, as a page. */
export function docsGuide(): string {
  const text = readFileSync(join(root, 'docs/api.md'), 'utf8');
  const [title = '', ...blocks] = text.trim().split(/\n\n+/);
  const back = '<p><a href="/api/docs">All calls</a></p>';
  return docsFrame(title.replace(/^# /, ''), `${back}${blocks.map(block).join('\n')}`);
}

/** As much of Markdown as that page uses. */
function block(text: string): string {
  if (text.startsWith('## ')) return `<h2>${inline(text.slice(3))}</h2>`;
  if (text.startsWith('- ')) {
    const items = text.slice(2).split(/\n- /);
    return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
  }
  if (!text.startsWith('| ')) return `<p>${inline(text)}</p>`;
  const [head = '', , ...rows] = text.split('\n');
  const cells = (line: string, tag: string) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}
