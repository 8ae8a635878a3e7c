import { instrumentIds } from '@assay/contract/instruments';
import { parseSync } from 'vite';
import { isTest } from './file-rules.ts';
import { lineAt, type Problem, type SourceFile } from './source-files.ts';

/** What else files of an instrument's room are named for. */
const otherNames: Record<string, readonly string[]> = {
  burnout: ['happiness', 'energy'],
  iq: ['logical'],
  skill: ['skills', 'bank'],
};

/** Where all instruments are listed: one list on each floor. A new one is entered in these files and no other. */
export const registries: ReadonlySet<string> = new Set([
  'contract/src/instruments.ts',
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

/** How often a file outside still knows an instrument, below the reason for it. */
export type Left = Record<string, Record<string, number>>;

/** What is more than the list says is refused; what is less is to be taken off it, so that it can only shrink. */
export function checkRooms(files: readonly SourceFile[], left: Left): Problem[] {
  const known = new Map(Object.values(left).flatMap((places) => Object.entries(places)));
  const found = Map.groupBy(findIdsOutside(files), ({ path }) => path);
  const more = [...found].flatMap(([path, uses]) =>
    uses.length <= (known.get(path) ?? 0)
      ? []
      : uses.map(({ line, id }) => ({
          path,
          line,
          message: `knows the instrument ${id} outside its room: its descriptor is to say what is asked here`,
        })),
  );
  const less = [...known]
    .filter(([path, count]) => (found.get(path)?.length ?? 0) < count)
    .map(([path]) => ({ path, message: 'knows less: node tools/check-rooms.ts --write' }));
  return [...more, ...less];
}

/** The list without what is no longer there. It never gets longer. */
export function takenDown(files: readonly SourceFile[], left: Left): Left {
  const found = Map.groupBy(findIdsOutside(files), ({ path }) => path);
  const shorter = Object.entries(left).map(([why, places]) => {
    const still = Object.entries(places).flatMap(([path, count]) => {
      const now = Math.min(count, found.get(path)?.length ?? 0);
      return now === 0 ? [] : [[path, now] as const];
    });
    return [why, Object.fromEntries(still)] as const;
  });
  return Object.fromEntries(shorter.filter(([, places]) => Object.keys(places).length > 0));
}

/** A room is every folder and file that bears the instrument's name. */
function isRoom(path: string, id: string): boolean {
  const names = [id, ...(otherNames[id] ?? [])];
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
