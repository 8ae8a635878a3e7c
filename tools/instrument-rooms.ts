import { type InstrumentId, instrumentIds, roomOf } from '@assay/contract/instruments';
import { parseSync } from 'vite';
import { isTest } from './file-rules.ts';
import type { Rule } from './shrinking-list.ts';
import { lineAt, type SourceFile } from './source-files.ts';

/** What else files of an instrument's room are named for. */
const otherNames: Record<string, readonly string[]> = {
  burnout: ['happiness', 'energy'],
  skill: ['skills', 'bank'],
};

/** Where all instruments are listed: one list on each floor. A new one is entered in these files and no other. */
export const registries: ReadonlySet<string> = new Set([
  'contract/src/instruments/instruments.ts',
  'instruments/src/registry.ts',
  'server/src/modules/reports/rooms/drawn.rooms.ts',
  'web/src/app/rooms.ts',
]);

/** Data, tests and what makes up people name instruments as they need. */
const apart =
  /\.data\.ts$|^(e2e|bench|tools)\/|^server\/src\/(demo|test)\/|^instruments\/src\/cohort\//;

interface Use {
  path: string;
  line: number;
  id: string;
}

/** Every place outside its room that knows an instrument's id: as a text, as the name of a field, or by that name. */
export function findIdsOutside(files: readonly SourceFile[]): Use[] {
  return files.flatMap(({ path, text }) => {
    if (!/^(contract|instruments|server|web)\/src\/.*\.tsx?$/.test(path)) return [];
    if (isTest(path) || apart.test(path) || registries.has(path)) return [];
    const foreign = new Set<string>(instrumentIds.filter((id) => !isRoom(path, id)));
    const uses: Use[] = [];
    visit(parseSync(path, text).program as unknown as Node, (node) => {
      for (const named of [node, ...fieldsOf(node)]) {
        const id = named === node ? textOf(node) : nameOf(named);
        if (id !== undefined && foreign.has(id))
          uses.push({ path, line: lineAt(text, named.start), id });
      }
    });
    return uses;
  });
}

export const rooms: Rule<Use> = {
  list: 'instrument-rooms.json',
  find: findIdsOutside,
  more: ({ id }) =>
    `knows the instrument ${id} outside its room: its descriptor is to say what is asked here`,
  less: 'knows less: node tools/check-rooms.ts --write',
};

/** A room is every folder and file that bears its name. */
function isRoom(path: string, id: InstrumentId): boolean {
  const names = [roomOf(id), ...(otherNames[id] ?? [])];
  return new RegExp(`[/.-](${names.join('|')})[/.-]`).test(path);
}

export interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

function textOf(node: Node): string | undefined {
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;
}

/** Names of a field where it is written, in a type or read; one in quotes is a text like any other. */
function fieldsOf(node: Node): Node[] {
  if (node['computed'] === true) return [];
  if (['Property', 'PropertyDefinition', 'TSPropertySignature'].includes(node.type))
    return [node['key'] as Node];
  return node.type === 'MemberExpression' ? [node['property'] as Node] : [];
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? (node['name'] as string) : undefined;
}

export function visit(node: Node, enter: (node: Node) => void): void {
  enter(node);
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? (child as unknown[]) : [child]) {
      if (typeof one === 'object' && one !== null && 'type' in one) visit(one as Node, enter);
    }
  }
}
