import { parseSync } from 'vite';
import { isTest } from './file-rules.ts';
import { type Node, visit } from './instrument-rooms.ts';
import { lineAt, type Problem, type SourceFile } from './source-files.ts';

/** Where the hooks are that know whether a call runs and what went wrong. */
const hooks = 'web/src/lib/writes/';

/** What keeps it by itself all the same, and why. */
const ownStates: Record<string, string> = {
  'features/instruments/use-opening.ts': 'begins before the page is there',
  'instruments/skill/take/use-skill-run.ts': 'follows the clock of a question through many calls',
  'instruments/interview/camera/use-camera.ts': 'asks a browser and no server',
  'features/culture/use-ratings.ts': 'a queue of answers that is tried again by itself',
  'features/reviews/use-review.ts': 'a draft that is kept here and there while it is made',
  'features/campaigns/form/use-campaign-submit.ts':
    'says what three checks find until it is mended',
  'ui/overlays/toast.tsx': 'has the message itself',
};

const runs =
  /\[\s*(?:pending|sending|saving|loading|busy|working)\w*,\s*set\w+\]\s*=\s*useState\b/gi;

/**
 * Whether a call runs, and what went wrong, is known by the hooks of one folder and kept by hand nowhere else in the pages: a
 * state called so, one that an async function turns on and off, or one that is set to what was caught; a mutation; a failure
 * that is said where it is caught.
 */
export function handMadeStates(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(
      ({ path }) =>
        path.startsWith('web/src/') &&
        !path.startsWith('web/src/test/') &&
        !path.startsWith(hooks) &&
        !(path.slice('web/src/'.length) in ownStates) &&
        !isTest(path),
    )
    .flatMap((file) => [...named(file), ...written(file)]);
}

function named({ path, text }: SourceFile): Problem[] {
  return [...text.matchAll(runs)].map(({ index }) => ({
    path,
    line: lineAt(text, index),
    message: `keeps by hand whether a call runs; ${hooks} has hooks that know it`,
  }));
}

function written({ path, text }: SourceFile): Problem[] {
  if (!/\buseMutation\b|\bcatch\b|\basync\b/.test(text)) return [];
  const problems: Problem[] = [];
  const say = (node: Node, what: string) =>
    problems.push({
      path,
      line: lineAt(text, node.start),
      message: `${what} by hand; ${hooks} has hooks that know it`,
    });
  visit(parseSync(path, text).program as unknown as Node, (node) => {
    if (node.type === 'ImportSpecifier' && nameOf(node['imported']) === 'useMutation')
      say(node, 'makes a mutation');
    if (saysFailure(node)) say(node, 'says that a call has failed');
    if (node.type === 'CatchClause' && keeps(node)) say(node, 'keeps what went wrong');
    if (node['async'] === true && turns(node)) say(node, 'keeps whether a call runs');
  });
  return problems;
}

const nameOf = (node: unknown) => (node as { name?: string } | null)?.name ?? '';

/** `….catch(toastFailure)`, or the call of it where something is caught. */
function saysFailure(node: Node): boolean {
  if (node.type === 'CatchClause')
    return callsIn(node).some(({ callee }) => nameOf(callee) === 'toastFailure');
  if (node.type !== 'CallExpression') return false;
  const { callee, args } = partsOf(node);
  return nameOf(callee['property']) === 'catch' && nameOf(args[0]) === 'toastFailure';
}

/** Whether a state is set to what is caught, or to something of it but what it says of a field. */
function keeps(clause: Node): boolean {
  const caught = nameOf(clause['param']);
  return settersIn(clause).some(({ args }) =>
    args.some((arg) => {
      let times = 0;
      visit(arg, (inside) => {
        if (inside.type === 'Identifier' && nameOf(inside) === caught) times += 1;
        if (nameOf(inside['object']) === caught && nameOf(inside['property']) === 'errors')
          times -= 1;
      });
      return times > 0;
    }),
  );
}

/** Whether a state is turned on and off in here. */
function turns(node: Node): boolean {
  const set = settersIn(node);
  const to = (value: boolean) =>
    set.filter(({ args }) => args[0]?.['value'] === value).map(({ callee }) => nameOf(callee));
  const on = new Set(to(true));
  return to(false).some((name) => on.has(name));
}

const settersIn = (node: Node) =>
  callsIn(node).filter(({ callee }) => /^set[A-Z]/.test(nameOf(callee)));

function callsIn(node: Node) {
  const calls: ReturnType<typeof partsOf>[] = [];
  visit(node, (inside) => {
    if (inside.type === 'CallExpression') calls.push(partsOf(inside));
  });
  return calls;
}

const partsOf = (call: Node) => ({
  callee: call['callee'] as Node,
  args: call['arguments'] as Node[],
});
