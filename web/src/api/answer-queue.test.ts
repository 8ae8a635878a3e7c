import { beforeEach, expect, test, vi } from 'vitest';
import {
  AnswerQueue,
  type AnswerStorage,
  type QueuePorts,
  type QueuedAnswer,
} from './answer-queue.ts';
import { memoryStorage } from './answer-storage.ts';

let device: AnswerStorage;
let user: number | null;
let sent: unknown[];
let timers: { task: () => void; after: number }[];
let answer: (body: unknown) => Promise<unknown>;
let lock: Promise<unknown>;

beforeEach(() => {
  device = memoryStorage();
  user = 7;
  sent = [];
  timers = [];
  lock = Promise.resolve();
  answer = async () => ({ ok: true });
});

function open(tab: string, ports: Partial<QueuePorts> = {}) {
  const queue = new AnswerQueue({
    storage: device,
    memory: memoryStorage(),
    send: async (request) => {
      sent.push(request.body);
      return answer(request.body);
    },
    user: () => user,
    exclusively: (task) => {
      const run = lock.then(task);
      lock = run.catch(() => undefined);
      return run;
    },
    announce: () => undefined,
    schedule: (task, after) => {
      const timer = { task, after };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    tab,
    ...ports,
  });
  return queue;
}

const say = (body: unknown): QueuedAnswer['request'] => ({
  method: 'POST',
  path: '/api/answers',
  body: body as object,
});
const refuse = (status: number, more: object = {}) =>
  Promise.reject(
    Object.assign(new Error(`status ${status}`), { status, code: 'conflict', ...more }),
  );
const offline = () => Promise.reject(new TypeError('network'));

test('before the device has been read, nothing is called saved', async () => {
  const earlier = open('a', { send: () => Promise.reject(new Error('offline')) });
  await earlier.add(say(1));
  const queue = open('b');
  expect(queue.state()).toMatchObject({ status: 'none', pending: 0 });
  await queue.flush();
  expect(queue.state()).toMatchObject({ status: 'saved', pending: 0 });
  expect(sent).toEqual([1]);
});

test('answers go out in the order in which they were given', async () => {
  const queue = open('a');
  await Promise.all([queue.add(say(1)), queue.add(say(2)), queue.add(say(3))]);
  await queue.flush();
  expect(sent).toEqual([1, 2, 3]);
  expect(queue.state()).toEqual({ status: 'saved', pending: 0, waitingFor: null, rejected: [] });
  expect(await device.list(7)).toEqual([]);
});

test('an answer is on the device before it is sent', async () => {
  const queue = open('a', { exclusively: () => new Promise(() => undefined) });
  await queue.add(say(1));
  expect(await device.list(7)).toHaveLength(1);
  expect(queue.state()).toMatchObject({ status: 'saving', pending: 1 });
});

test('a lost reply sends the same answer again, and nothing overtakes it', async () => {
  const queue = open('a');
  answer = offline;
  await queue.add(say(1));
  await queue.flush();
  await queue.add(say(2));
  expect(queue.state()).toMatchObject({ status: 'waiting', pending: 2, waitingFor: 'connection' });
  answer = async () => null;
  sent.length = 0;
  await queue.flush();
  expect(sent).toEqual([1, 2]);
  expect(queue.state().status).toBe('saved');
});

test('a connection that returns in the moment of a failure is not overlooked', async () => {
  let failed = false;
  const queue = open('a', {
    exclusively: async (task) => {
      await task();
      if (!failed) return;
      failed = false;
      answer = async () => null;
      void queue.flush();
    },
  });
  answer = () => {
    failed = true;
    return offline();
  };
  await queue.add(say(1));
  await queue.flush();
  expect(timers).toEqual([]);
  expect(queue.state()).toMatchObject({ status: 'saved', pending: 0 });
  expect(sent).toEqual([1, 1]);
});

test('waiting doubles from one second to thirty, and respects what the server asks for', async () => {
  const queue = open('a');
  answer = offline;
  await queue.add(say(1));
  await queue.flush();
  const waits: number[] = [];
  for (let round = 0; round < 8; round++) {
    const { task, after } = timers.pop()!;
    waits.push(after);
    task();
    await queue.refresh();
    await new Promise((resolve) => setTimeout(resolve));
  }
  for (const [round, wait] of waits.entries()) {
    expect(wait).toBeLessThanOrEqual(Math.min(1000 * 2 ** round, 30_000));
    expect(wait).toBeGreaterThanOrEqual(Math.min(750 * 2 ** round, 22_500));
  }
  answer = () => refuse(429, { retryAfter: 90 });
  await queue.flush();
  expect(timers.at(-1)!.after).toBe(90_000);
});

test.each([[401], [408], [429], [500], [503]])('status %i keeps the answer', async (status) => {
  const queue = open('a');
  answer = () => refuse(status);
  await queue.add(say(1));
  await queue.flush();
  expect(await device.list(7)).toHaveLength(1);
  expect(queue.state()).toMatchObject({ status: 'waiting', pending: 1, rejected: [] });
});

test.each([[403], [404], [413]])(
  'status %i from something else than the product, say a proxy, keeps the answer',
  async (status) => {
    const queue = open('a');
    answer = () => refuse(status, { code: undefined });
    await queue.add(say(1));
    await queue.flush();
    expect(await device.list(7)).toHaveLength(1);
    expect(queue.state()).toMatchObject({ status: 'waiting', pending: 1, rejected: [] });
  },
);

test('an inactive organisation keeps the answer', async () => {
  const queue = open('a');
  answer = () => refuse(403, { inactive: true });
  await queue.add(say(1));
  await queue.flush();
  expect(queue.state()).toMatchObject({ pending: 1, waitingFor: 'login' });
});

test('answers wait through a logout and belong to their author', async () => {
  const queue = open('a');
  answer = () => {
    user = null;
    return refuse(401);
  };
  await queue.add(say('mine'));
  await queue.flush();
  expect(queue.state()).toMatchObject({ status: 'waiting', waitingFor: 'login', pending: 1 });
  answer = async () => null;
  user = 8;
  sent.length = 0;
  await queue.flush();
  expect(sent).toEqual([]);
  expect(queue.state().pending).toBe(0);
  user = 7;
  await queue.flush();
  expect(sent).toEqual(['mine']);
  expect(queue.state().status).toBe('saved');
});

test('an answer that is refused for good is shown, not sent again, and survives a reload', async () => {
  const queue = open('a');
  answer = (body) => (body === 1 ? refuse(409) : Promise.resolve(null));
  await queue.add(say(1));
  await queue.add(say(2));
  await queue.flush();
  expect(sent).toEqual([1, 2]);
  expect(queue.state()).toMatchObject({ status: 'saved', pending: 0 });
  const reloaded = open('a');
  await reloaded.flush();
  const [rejected] = reloaded.state().rejected;
  expect(rejected).toMatchObject({ refused: { status: 409, message: 'status 409' } });
  await reloaded.dismiss(rejected!.key);
  expect(reloaded.state().rejected).toEqual([]);
  expect(await device.list(7)).toEqual([]);
});

test('two tabs send every answer once', async () => {
  answer = () => new Promise((resolve) => setTimeout(resolve, 1));
  const [a, b] = [open('a'), open('b')];
  await Promise.all([a.add(say(1)), b.add(say(2)), a.add(say(3)), b.add(say(4))]);
  await Promise.all([a.flush(), b.flush()]);
  expect(sent.map(String).toSorted()).toEqual(['1', '2', '3', '4']);
  await Promise.all([a.refresh(), b.refresh()]);
  expect([a.state().pending, b.state().pending]).toEqual([0, 0]);
});

test('without storage answers live in memory, and the state says so', async () => {
  const broken = async () => {
    throw new Error('no storage');
  };
  const queue = open('a', { storage: { list: broken, put: broken, remove: broken } });
  answer = offline;
  await queue.add(say(1));
  await queue.flush();
  expect(queue.state()).toMatchObject({ status: 'not-on-device', pending: 1 });
  answer = async () => null;
  await queue.flush();
  expect(queue.state().status).toBe('saved');
});

test('a device that does not say at first what it keeps is asked again, and nothing is called saved meanwhile', async () => {
  answer = offline;
  await open('a').add(say(1));
  answer = async () => null;
  timers = [];
  let silent = true;
  const list = (of: number) => (silent ? Promise.reject(new Error('busy')) : device.list(of));
  const queue = open('b', { storage: { ...device, list } });
  await queue.flush();
  expect(queue.state().status).toBe('none');
  // More than one question does not ask more often.
  await queue.flush();
  expect(timers).toHaveLength(1);
  silent = false;
  timers[0]!.task();
  await vi.waitFor(() => expect(sent).toEqual([1]));
  await vi.waitFor(() => expect(queue.state().status).toBe('saved'));
});

test('an answer that is on the device is sent although the device does not read it back', async () => {
  let silent = false;
  const list = (of: number) => (silent ? Promise.reject(new Error('lost')) : device.list(of));
  const queue = open('a', { storage: { ...device, list } });
  await queue.flush();
  silent = true;
  answer = offline;
  await queue.add(say(1));
  await vi.waitFor(() => expect(queue.state()).toMatchObject({ status: 'waiting', pending: 1 }));
  // Of somebody else nothing is sent or said.
  user = 8;
  await queue.flush();
  expect(sent).toEqual([1]);
  expect(queue.state()).toMatchObject({ status: 'none', pending: 0 });
  user = 7;
  answer = async () => null;
  await queue.flush();
  expect(sent).toEqual([1, 1]);
  expect(queue.state()).toMatchObject({ status: 'saved', pending: 0 });
  expect(await device.list(7)).toEqual([]);
});

test('an answer that comes in whatever moment of sending goes out', async () => {
  for (let turns = 0; turns < 60; turns += 1) {
    sent = [];
    const queue = open('a');
    void queue.flush();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    await queue.add(say(turns));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent, `after ${turns} turns`).toEqual([turns]);
  }
});

test('an answer that the device will not forget is not sent twice', async () => {
  const queue = open('a', {
    storage: { ...device, remove: () => Promise.reject(new Error('full')) },
  });
  await queue.add(say(1));
  await queue.flush();
  await queue.flush();
  expect(sent).toEqual([1]);
});

test('what has been acknowledged is told to the one whose it is', async () => {
  const queue = open('a');
  const acknowledged = () => queue.acknowledged().map(({ request }) => request.body);
  await queue.add(say(1));
  await queue.flush();
  user = 8;
  expect(acknowledged()).toEqual([]);
  user = 7;
  expect(acknowledged()).toEqual([1]);
});

test('listeners hear the reply', async () => {
  const queue = open('a');
  const heard: unknown[] = [];
  answer = async () => ({ data: { done: true } });
  queue.onAcknowledged((_, reply) => heard.push(reply));
  await queue.add(say(1));
  await queue.flush();
  expect(heard).toEqual([{ data: { done: true } }]);
});

test('an answer that is not on the device yet is shown neither as saved nor as kept', async () => {
  let write = () => {};
  const storage: AnswerStorage = {
    ...device,
    put: async (one) => {
      await new Promise<void>((resolve) => (write = resolve));
      await device.put(one);
    },
  };
  const queue = open('a', { storage });
  const added = queue.add(say({ id: 1 }));
  await queue.flush();
  expect(queue.state()).toMatchObject({ status: 'keeping', pending: 1 });
  expect(sent).toEqual([]);
  write();
  await added;
  expect(queue.state()).toMatchObject({ status: 'saving', pending: 1 });
  await queue.flush();
  expect(queue.state()).toMatchObject({ status: 'saved', pending: 0 });
  expect(sent).toEqual([{ id: 1 }]);
});

test('an answer says for how long it waited on the device, anew with each try', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const waits: number[] = [];
  const queue = open('a', {
    send: (request, waited) => {
      waits.push(waited);
      return answer(request.body);
    },
  });
  answer = offline;
  await queue.add(say(1));
  await queue.flush();
  vi.setSystemTime(1_060_000);
  await queue.add(say(2));
  vi.setSystemTime(1_090_000);
  answer = async () => null;
  waits.length = 0;
  await queue.flush();
  expect(waits).toEqual([90_000, 30_000]);
  // The device's clock was set back meanwhile.
  answer = offline;
  await queue.add(say(3));
  await queue.flush();
  vi.setSystemTime(500_000);
  answer = async () => null;
  waits.length = 0;
  await queue.flush();
  expect(waits).toEqual([0]);
  vi.useRealTimers();
});
