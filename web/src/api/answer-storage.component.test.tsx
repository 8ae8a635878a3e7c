import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeConnection } from '../test/closed-connection.ts';
import type { QueuedAnswer } from './answer-queue.ts';
import { deviceStorage } from './answer-storage.ts';

const answer: QueuedAnswer = {
  key: '7/1/a',
  request: { method: 'POST', path: '/api/answers', body: { answer: 1 } },
};

// Creates the database where there is none.
beforeEach(() => deviceStorage().remove(answer.key));
afterEach(() => vi.restoreAllMocks());

test('a connection that the browser has closed without a word is replaced', async () => {
  const storage = deviceStorage();
  await closeConnection(() => storage.put(answer));
  expect(await storage.list(7)).toEqual([answer]);
});

test('a browser that does not answer is waited for once, and asked again when it does', async () => {
  const opening = Promise.withResolvers<IDBOpenDBRequest>();
  const open = IDBFactory.prototype.open;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, name) {
    // Its events come when the test asks for the real one.
    const request = {} as IDBOpenDBRequest;
    void opening.promise.then((real) => {
      Object.assign(request, { result: real.result });
      request.onsuccess?.(new Event('success'));
    });
    expect(name).toBe('assay');
    return request;
  });
  const storage = deviceStorage(300);
  const begun = performance.now();
  await expect(storage.list(7)).rejects.toThrow('does not answer');
  const once = performance.now() - begun;
  await expect(storage.list(7)).rejects.toThrow('has not answered');
  expect(performance.now() - begun).toBeLessThan(once + 150);
  const real = open.call(indexedDB, 'assay');
  real.addEventListener('success', () => opening.resolve(real));
  await vi.waitFor(async () => expect(await storage.list(7)).toEqual([]));
});
