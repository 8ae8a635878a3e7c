import type { SeededRandom } from '@assay/instruments/statistics/random';
import { parseSync } from 'vite';
import { type Node, visit } from './instrument-rooms.ts';

/** One small fault that could be put into a file: what stands from `start` to `end` gives way to `text`. */
export interface Break {
  kind: string;
  start: number;
  end: number;
  text: string;
}

const otherOperators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** Every fault of the kinds that people make: a bound, a condition turned round or left out, a step left out. */
export function findBreaks(path: string, text: string): Break[] {
  const found: Break[] = [];
  const add = (kind: string, { start, end }: Span, by: string) =>
    found.push({ kind, start, end, text: by });
  const source = ({ start, end }: Span) => text.slice(start, end);
  visit(parseSync(path, text).program as unknown as Node, (node) => {
    const part = (name: string) => node[name] as Node & Span;
    const here = node as Node & Span;
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const operator = node['operator'] as string;
        const other = otherOperators[operator];
        const from = part('left').end;
        const start = text.indexOf(operator, from);
        if (other !== undefined) add('operator', { start, end: start + operator.length }, other);
        break;
      }
      case 'IfStatement':
      case 'ConditionalExpression':
        add('condition turned round', part('test'), `!(${source(part('test'))})`);
        break;
      case 'Literal':
        if (typeof node['value'] === 'boolean') add('truth', here, String(!node['value']));
        break;
      case 'ThrowStatement':
        add('refusal left out', here, '{}');
        break;
      case 'ExpressionStatement':
        if (part('expression').type === 'AwaitExpression') add('step left out', here, '{}');
        break;
      case 'CallExpression': {
        const callee = part('callee');
        const property = callee['property'] as Node | undefined;
        if (callee.type === 'MemberExpression' && property?.['name'] === 'where')
          add('restriction left out', here, source(callee['object'] as Node & Span));
        break;
      }
    }
  });
  return found;
}

interface Span {
  start: number;
  end: number;
}

export function broken(text: string, one: Break): string {
  return text.slice(0, one.start) + one.text + text.slice(one.end);
}

/** A file's part of the house, from which breaks are drawn in equal number. */
export function partOf(path: string): string {
  const [top, , second, third] = path.split('/');
  if (top === 'instruments' || top === 'web') return `${top}/${second}`;
  if (top !== 'server') return top ?? '';
  return second === 'modules' ? `modules/${third}` : 'server';
}

/** As many as asked, one from each part in turn, each of another file; files with more to break come up more often. */
export function drawBreaks(
  files: ReadonlyMap<string, readonly Break[]>,
  count: number,
  random: SeededRandom,
): { path: string; one: Break }[] {
  const parts = Map.groupBy(
    [...files].flatMap(([path, breaks]) => breaks.map((one) => ({ path, one }))),
    ({ path }) => partOf(path),
  );
  const drawn: { path: string; one: Break }[] = [];
  while (drawn.length < count && parts.size > 0) {
    for (const [part, left] of parts) {
      if (drawn.length === count) break;
      const chosen = left[random.integer(0, left.length - 1)];
      if (chosen === undefined) continue;
      drawn.push(chosen);
      const others = left.filter(({ path }) => path !== chosen.path);
      if (others.length === 0) parts.delete(part);
      else parts.set(part, others);
    }
  }
  return drawn;
}
