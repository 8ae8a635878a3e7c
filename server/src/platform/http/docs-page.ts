import { escapeHtml } from '../html.ts';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  parameters?: unknown;
  requestBody?: unknown;
  responses?: unknown;
}

interface Document {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
}

const audiences: Record<string, string> = {
  public: 'Without a session',
  candidate: 'Anybody logged in',
  staff: 'Managers and operators',
  manager: 'Managers of an organisation',
  operator: 'Operators',
  super_admin: 'Super-admins',
};

/** A readable listing of the OpenAPI document; plain HTML, no script. */
export function docsPage(document: Document): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = Object.entries(audiences).map(([tag, title]) => {
    const own = operations.filter(({ operation }) => operation.tags?.[0] === tag);
    return own.length === 0 ? '' : `<h2>${title}</h2>${own.map(entry).join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Calls of ${escapeHtml(document.info.title)}</title><link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>Calls of ${escapeHtml(document.info.title)}</h1>
<p>Version ${escapeHtml(document.info.version)}, ${operations.length} calls. The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.
Log in by <code>POST /api/login</code> and send <code>Authorization: Bearer …</code>.</p>
${(document.info.description ?? '').split('\n\n').map(paragraph).join('')}
${sections.join('')}</body></html>`;
}

/** What stands between backticks is code, as in the document. */
function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`;
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
  const { parameters, requestBody, responses } = operation;
  const details = JSON.stringify({ parameters, requestBody, responses }, null, 2);
  return `<details id="${escapeHtml(operation.operationId ?? '')}"><summary><code><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code><br>${escapeHtml(operation.summary ?? '')}</summary><pre tabindex="0">${escapeHtml(details)}</pre></details>`;
}
