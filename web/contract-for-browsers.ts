import type { ESTree, Plugin } from 'vite';
import { instrumentIds } from '../contract/src/instruments/instruments.ts';

/** What only the server reads of an endpoint: in a browser it would be the larger part of the contract. */
const serverOnly = new Set([
  'summary',
  'effect',
  'transaction',
  'sensitive',
  'params',
  'query',
  'output',
]);

/** Calls of somebody who takes a test: what they send comes from a question, not from a form that would have to be checked. */
const taken = new RegExp(
  `/contract/src/instruments/[\\w-]+/(${instrumentIds.join('|')})(-tests)?\\.ts$`,
);

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Leaves out of the contract what the client never looks at: an endpoint keeps its method, path, access, body (for forms)
 * and the media types of a binary answer, and a declaration that nobody uses goes without a trace. That keeps zod out of every
 * chunk without a form.
 */
export function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[\w/-]+\.ts$/ },
      handler(code, id) {
        const { body } = this.parse(code, { lang: 'ts' });
        const isTaken = taken.test(id);
        const edits = body.flatMap(declarations).flatMap(({ init }) => editsOf(init, isTaken));
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

function editsOf(init: ESTree.Expression | null, isTaken: boolean): Edit[] {
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
  const properties = fields.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [{ name: property.key.name, value: property.value }]
      : [],
  );
  for (const { name, value } of properties) {
    if (!serverOnly.has(name) && !(isTaken && name === 'body')) continue;
    if (value.type === 'ArrayExpression') continue;
    edits.push({ start: value.start, end: value.end, text: 'undefined' });
  }
  return edits;
}
