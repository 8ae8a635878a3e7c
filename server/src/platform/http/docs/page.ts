import { escapeHtml } from '../../html.ts';
import type { ApiDocument, Operation } from './complete.ts';

/** A readable listing of the OpenAPI document; plain HTML, no script. */
export function docsPage(document: ApiDocument): string {
  const { info, paths, tags = [], components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags?.[0] === name);
    return `<h2 id="${anchor(name)}">${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${own.map(entry).join('')}`;
  });
  const index = tags.map(({ name }) => `<a href="#${anchor(name)}">${escapeHtml(name)}</a>`);
  const shared = { ...components['responses'], ...components['schemas'] };
  const definitions = Object.entries(shared).map(([name, definition]) =>
    folded(`of-${name}`, `<code>${escapeHtml(name)}</code>`, listing(definition)),
  );
  return docsFrame(
    `Calls of ${info.title}`,
    `<p>Version ${escapeHtml(info.version)}, ${operations.length} calls. The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.
Log in by <code>POST /api/login</code> and send <code>Authorization: Bearer …</code>.
What holds for all calls, from errors to versions: <a href="/api/docs/guide">the guide</a>.</p>
${(info.description ?? '').split('\n\n').map(paragraph).join('')}
<nav aria-label="Subjects">${index.join(' · ')} · <a href="#shared">Shared shapes</a></nav>
${sections.join('')}<h2 id="shared">Shared shapes</h2>${definitions.join('')}`,
  );
}

/** A page of the documentation around its content. */
export function docsFrame(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>${escapeHtml(title)}</h1>
${content}</main></body></html>`;
}

/** Of a subject; a call beside it may have the same name. */
const anchor = (name: string) => `about-${name.toLowerCase().replaceAll(' ', '-')}`;

/** What stands between backticks is code, as in the document. */
function paragraph(text: string): string {
  return `<p>${inline(text)}</p>`;
}

/** A text with code between backticks. */
export function inline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function entry({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const { operationId, summary = '', description = '', parameters = [], requestBody } = operation;
  const rows = parameters.map(
    (one) =>
      `<li><code>${escapeHtml(one.name)}</code> in the ${escapeHtml(one.in)}. ${inline(one.description ?? '')}</li>`,
  );
  const refusals = Object.entries(operation.responses).flatMap(([status, response]) => {
    const name = referred(response);
    return name === undefined ? [] : [`<a href="#of-${name}">${status}</a>`];
  });
  const answers = Object.entries(operation.responses).filter(
    ([, response]) => referred(response) === undefined,
  );
  return folded(
    operationId,
    `<code><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code><br>${inline(summary)}`,
    `${paragraph(description)}${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : ''}${
      requestBody === undefined ? '' : `<h3>Body</h3>${listing(requestBody.content)}`
    }${answers.map(([status, { headers, content }]) => `<h3>Answer ${status}</h3>${headers || content ? listing({ headers, ...content }) : ''}`).join('')}<p>May refuse: ${refusals.join(', ')}</p>`,
  );
}

const referred = (response: object): string | undefined =>
  (response as { $ref?: string }).$ref?.split('/').at(-1);

function folded(id: string, summary: string, content: string): string {
  return `<details id="${escapeHtml(id)}"><summary>${summary}</summary>${content}</details>`;
}

/** JSON whose names of shared shapes lead there. */
function listing(value: unknown): string {
  const text = escapeHtml(JSON.stringify(value, null, 1));
  const linked = text.replaceAll(
    /#\/components\/(?:schemas|responses)\/(\w+)/g,
    '<a href="#of-$1">$1</a>',
  );
  return `<pre tabindex="0">${linked}</pre>`;
}
