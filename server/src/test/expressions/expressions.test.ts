import { fork } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { News, Order } from './feed.child.ts';
import { type Expression, findExpressions } from './found.ts';

/** A regular expression whose time grows with the square of a text holds everybody up: 60 kB took one 14 seconds. */

/** Linear ones take a hundredth of it; the rest is for machines that do other things too. */
const maxMilliseconds = 3000;

const shown = ({ where, source, flags }: Expression) => `${where} /${source}/${flags}`;

/** Those that take too long, in words, and how many there were. */
function feed(order: Order, giveUpMs = 20_000): Promise<{ slow: string[]; count: number }> {
  const child = fork(join(import.meta.dirname, 'feed.child.ts'));
  const slow: string[] = [];
  return new Promise((resolve, reject) => {
    let at: Expression | undefined;
    let timer: NodeJS.Timeout | undefined;
    const stop = (count: number) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve({ slow, count });
    };
    const giveUp = () => {
      slow.push(at === undefined ? 'nothing was fed' : `${shown(at)} never ends`);
      stop(0);
    };
    child.on('message', (message) => {
      const news = message as News;
      clearTimeout(timer);
      timer = setTimeout(giveUp, giveUpMs);
      if ('begun' in news) at = news.begun;
      else if ('done' in news) stop(news.done);
      else if (news.milliseconds > maxMilliseconds) {
        slow.push(`${shown(news.fed)} ${JSON.stringify(news.attack)} ${news.milliseconds} ms`);
      }
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The process ended at ${at && shown(at)}`)));
    child.send(order);
  });
}

test('every regular expression of the server reads a megabyte of its worst in time that grows with the length', async () => {
  const found = findExpressions();
  expect(found.written.length).toBeGreaterThan(100);
  const { slow, count } = await feed({ ...found, length: 1_000_000 });
  expect(slow).toEqual([]);
  expect(count).toBeGreaterThan(found.written.length);
}, 180_000);

test.each([
  String.raw`[^\s<>,;:"'()|[\]]*@[^\s<>,;:"'()|[\]]*`,
  '[?#].*$',
  String.raw`\s+$`,
  String.raw`(\w+\s?)+!`,
  '<!--.*-->',
])(
  'the search finds what is wrong with %s',
  async (source) => {
    const { slow } = await feed(
      { written: [{ where: 'here', source, flags: '' }], builders: [], length: 300_000 },
      // They would all take a minute or more.
      1000,
    );
    expect(slow).toHaveLength(1);
  },
  60_000,
);
