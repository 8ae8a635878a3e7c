import { parseSync } from 'vite';
import { isTest } from './file-rules.ts';
import { type Node, visit } from './instrument-rooms.ts';
import { lineAt, type Problem, type SourceFile } from './source-files.ts';

/** Functions that say what their call does not, and why. */
const ownNames: Record<string, string> = {
  archiveJobProfile: 'the call is named for its method, and archives',
  removeSubjects: 'several at once',
  subscribe: 'the same call in the other direction',
};

interface Writer {
  path: string;
  line: number;
  name: string;
  calls: readonly string[];
}

/**
 * What the pages write is called as the contract calls it: a function that makes one writing call has its name, unless others
 * make that call for something else.
 */
export function namedOtherwise(
  files: readonly SourceFile[],
  writes: ReadonlySet<string>,
): Problem[] {
  const writers = files
    .filter(({ path }) => /^web\/src\/(?!test\/).*\.tsx?$/.test(path) && !isTest(path))
    .flatMap((file) => writersOf(file, writes));
  return writers.flatMap(({ path, line, name, calls }) => {
    const [call = name] = calls;
    if (name === call || name in ownNames || calls.length > 1) return [];
    if (writers.filter((one) => one.calls.includes(call)).length > 1) return [];
    return [{ path, line, message: `${name} makes the call ${call}, and is to be called so` }];
  });
}

function writersOf({ path, text }: SourceFile, writes: ReadonlySet<string>): Writer[] {
  if (!text.includes('@assay/contract/')) return [];
  const { body } = parseSync(path, text).program as unknown as { body: Node[] };
  const imported = new Map(body.flatMap(importsOf).filter(([, name]) => writes.has(name)));
  if (imported.size === 0) return [];
  return body.flatMap((statement) =>
    functionsOf(statement).flatMap(([name, node]) => {
      const calls = new Set<string>();
      let isQuery = false;
      visit(node, (inside) => {
        if (inside.type !== 'CallExpression') return;
        isQuery ||= nameOf(inside['callee'] as Node) === 'queryOptions';
        const [first] = inside['arguments'] as Node[];
        const call = first?.type === 'Identifier' && imported.get(nameOf(first));
        if (call) calls.add(call);
      });
      // What is read is called what it is.
      if (isQuery || calls.size === 0) return [];
      return [{ path, line: lineAt(text, node.start), name, calls: [...calls] }];
    }),
  );
}

const nameOf = (node: Node) => String(node['name']);

/** Names that a file has for what it takes of the contract, each with its name there. */
function importsOf(statement: Node): [local: string, name: string][] {
  if (statement.type !== 'ImportDeclaration') return [];
  const source = (statement['source'] as Node)['value'];
  if (!String(source).startsWith('@assay/contract/')) return [];
  return (statement['specifiers'] as Node[])
    .filter(({ type }) => type === 'ImportSpecifier')
    .map((one) => [nameOf(one['local'] as Node), nameOf(one['imported'] as Node)]);
}

/** Functions that a file exports, but for hooks and components. */
function functionsOf(statement: Node): [name: string, node: Node][] {
  const declared = statement.type === 'ExportNamedDeclaration' && statement['declaration'];
  if (!declared) return [];
  const node = declared as Node;
  const all: [Node, Node | null][] =
    node.type === 'FunctionDeclaration'
      ? [[node['id'] as Node, node]]
      : node.type === 'VariableDeclaration'
        ? (node['declarations'] as Node[]).map((one) => [
            one['id'] as Node,
            one['init'] as Node | null,
          ])
        : [];
  return all.flatMap(([id, init]) =>
    init?.type.includes('Function') && !/^(use)?[A-Z]/.test(nameOf(id))
      ? [[nameOf(id), init] as [string, Node]]
      : [],
  );
}
