import { join } from 'node:path';
import { root } from '../../platform/config.ts';
import { type Attack, attacksOn, textOf } from './attacks.ts';
import type { Expression } from './found.ts';

/** Feeds expressions with what is worst for them, in a process that can be killed when one never comes to an end. */

export interface Order {
  written: Expression[];
  /** Files that put expressions together when they are loaded. */
  builders: string[];
  length: number;
}

export type News =
  | { begun: Expression }
  | { fed: Expression; milliseconds: number; attack: Attack }
  | { done: number };

const tell = (news: News) => process.send?.(news);

process.once('message', (order) => {
  void feedAll(order as Order);
});

async function feedAll({ written, builders, length }: Order): Promise<void> {
  const all = [...written, ...(await built(builders))];
  for (const expression of all) {
    tell({ begun: expression });
    const attack = worstOf(expression);
    tell({ fed: expression, attack, milliseconds: feed(expression, textOf(attack, length)) });
  }
  tell({ done: all.length });
}

/** The expressions that files make while they are loaded. */
async function built(builders: string[]): Promise<Expression[]> {
  const made: Expression[] = [];
  const plain = globalThis.RegExp;
  let where = '';
  globalThis.RegExp = new Proxy(plain, {
    construct(target, values, caller) {
      const one = Reflect.construct(target, values, caller) as RegExp;
      made.push({ where, source: one.source, flags: one.flags });
      return one;
    },
  });
  for (const path of builders) {
    where = path;
    const before = made.length;
    await import(join(root, path));
    if (made.length === before) throw new Error(`${path} makes its expressions later`);
  }
  globalThis.RegExp = plain;
  return made;
}

/** The slowest of many at a small length, and of the slowest ones at a larger one. */
function worstOf(expression: Expression): Attack {
  const slowest = (attacks: Attack[], length: number) =>
    attacks
      .map((attack) => ({ attack, took: feed(expression, textOf(attack, length)) }))
      .toSorted((a, b) => b.took - a.took)
      .map(({ attack }) => attack);
  const [worst] = slowest(slowest(attacksOn(expression), 400).slice(0, 30), 4000);
  return worst ?? { before: '', pump: 'a', after: '' };
}

/** Milliseconds of the processor: what others do beside it would choose the attacks. */
function feed({ source, flags }: Expression, text: string): number {
  const everywhere = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const start = process.cpuUsage();
  text.replaceAll(everywhere, '');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
