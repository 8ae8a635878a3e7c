import { readFile } from 'node:fs/promises';
import type { ESTree, Plugin } from 'vite';

/** What only the server reads of an endpoint: in a browser it would be the larger part of the contract. */
const serverOnly = new Set([
  'id',
  'summary',
  'access',
  'effect',
  'transaction',
  'feature',
  'sensitive',
  'maxBytes',
  'files',
  'params',
  'query',
  'readOnly',
  'output',
  'status',
]);

const isOfContract = /\/contract\/src\/[\w/-]+\.ts(\?checked)?$/;

/** Marks a module of the contract that keeps the bodies of its calls. */
const checked = '?checked';

/** A module that checks what somebody has typed: what it imports of the contract keeps its bodies, and so does what that imports. */
const checks = /\b(bodyResolver|safeParse)\(/;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Leaves out of the contract what the client never looks at: an endpoint keeps its method, path, encoding and the media types of a
 * binary answer, and a declaration that nobody uses goes without a trace. Bodies are looked at by forms alone, in the modules that
 * say `bodyResolver(call)`, or `safeParse`: those get a second module of the same declarations, with bodies. That keeps zod, and what every
 * other form checks, away from a page without a form.
 */
export function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@assay\/contract\/|^\.{1,2}\/.*\.ts$/ },
      async handler(source, importer = '', options) {
        const isOurs = isOfContract.test(importer);
        if (isOurs ? !importer.endsWith(checked) : source.startsWith('.')) return null;
        if (!isOurs && !checks.test(await readFile(importer, 'utf8'))) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const hasSchemas = found && /^import \* as z /m.test(await readFile(found.id, 'utf8'));
        return hasSchemas ? { ...found, id: found.id + checked } : found;
      },
    },
    transform: {
      filter: { id: isOfContract },
      handler(code, id) {
        const { body } = this.parse(code, { lang: 'ts' });
        const isChecked = id.endsWith(checked);
        const edits = body
          .flatMap(declarations)
          .flatMap(({ init }) => editsOf(init, code, isChecked));
        edits.sort((a, b) => b.start - a.start || b.end - a.end);
        let slim = code;
        for (const { start, end, text } of edits)
          slim = slim.slice(0, start) + text + slim.slice(end);
        return { code: slim, map: null };
      },
    },
  };
}

function declarations(statement: ESTree.Statement | ESTree.ModuleDeclaration) {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return node?.type === 'VariableDeclaration' ? node.declarations : [];
}

function editsOf(init: ESTree.Expression | null, code: string, isChecked: boolean): Edit[] {
  // Fields that several schemas share.
  if (init?.type === 'ObjectExpression')
    return [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      { start: init.end, end: init.end, text: '))()' },
    ];
  if (init?.type !== 'CallExpression') return [];
  const { start, end, callee, arguments: given } = init;
  // A function that is called on the spot and marked as pure is dropped whole when its result is not used.
  const edits = [
    { start, end: start, text: '/* @__PURE__ */ (() => ' },
    { start: end, end, text: ')()' },
  ];
  const [fields] = given;
  const isEndpoint = callee.type === 'Identifier' && callee.name === 'endpoint';
  if (!isEndpoint || fields?.type !== 'ObjectExpression') return edits;
  for (const property of fields.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    const { name } = property.key;
    if (!serverOnly.has(name) && (name !== 'body' || isChecked)) continue;
    if (name === 'output' && property.value.type === 'ArrayExpression') continue;
    const { start: from, end: to } = property;
    edits.push({ start: from, end: code[to] === ',' ? to + 1 : to, text: '' });
  }
  return edits;
}
