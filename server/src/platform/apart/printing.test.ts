import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../../test/harness.ts';
import { openPrinter } from './printing.ts';

/** Says in which process it was drawn, after so much processor time. */
type Drawing = { work: (asked: Asked) => { pid: number } };
type Asked = { busyMs?: number; ends?: 'thrown' | 'killed' };

let task: URL;
beforeAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'printing-')), 'drawing.task.mjs');
  await writeFile(
    file,
    `export function work({ busyMs = 0, ends }) {
      if (ends === 'thrown') throw new Error('not drawn');
      if (ends === 'killed') process.kill(process.pid, 'SIGKILL');
      const taken = () => process.cpuUsage().user + process.cpuUsage().system;
      const until = taken() + busyMs * 1000;
      while (taken() < until);
      return { pid: process.pid };
    }`,
  );
  task = pathToFileURL(file);
});

const own = { seconds: 20, megabytes: 64, retiredAfter: 5, idleSeconds: 60 };

function printer(changes: Partial<typeof own> = {}) {
  const print = openPrinter({ ...own, ...changes });
  return async (asked: Asked = {}) => (await print<Drawing>(task, asked)).pid;
}

const running = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('one process draws one document after the other, also those that came while it was busy', async () => {
  const print = printer();
  const first = await print();
  expect(await Promise.all([print({ busyMs: 50 }), print(), print()])).toEqual([
    first,
    first,
    first,
  ]);
});

test('a document that cannot be drawn costs that document and its process, and the next has another', async () => {
  const print = printer();
  for (const ends of ['thrown', 'killed'] as const) {
    const before = await print();
    await expect(print({ ends })).rejects.toMatchObject({ status: 503 });
    expect(await print()).not.toBe(before);
    await eventually(async () => !running(before), 'the end of the process');
  }
});

test('a process that was ended while it waited is not missed', async () => {
  const print = printer();
  const before = await print();
  process.kill(before, 'SIGKILL');
  await eventually(async () => !running(before), 'the end of the process');
  expect(await print()).not.toBe(before);
});

test('a process that has worked enough gives way to a fresh one, and one without work ends', async () => {
  const print = printer({ retiredAfter: 0.5, idleSeconds: 0.2 });
  const worn = await print({ busyMs: 700 });
  const fresh = await print();
  expect(fresh).not.toBe(worn);
  for (const pid of [worn, fresh])
    await eventually(async () => !running(pid), 'the end of the process');
});
