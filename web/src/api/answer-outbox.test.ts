import { answerPersonality } from '@assay/contract/personality';
import { expect, test, vi } from 'vitest';
import type { QueuedAnswer } from './answer-queue.ts';

const device = new Map<string, QueuedAnswer>();
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  entries: async () => [...device],
  set: async (key: string, answer: QueuedAnswer) => void device.set(key, answer),
  del: async (key: string) => void device.delete(key),
}));
vi.stubGlobal('document', { addEventListener: vi.fn(), visibilityState: 'visible' });
vi.stubGlobal('addEventListener', vi.fn());
const { answerCall, answerQueue, onAcknowledged } = await import('./answer-outbox.ts');
const { sessionStore } = await import('./session.ts');

test('what the clock was faster than is known by its code: it is done with, in whatever words the server says so', async () => {
  const user = { id: 7, first_name: '', last_name: '', email: 'a@example.test', language: null };
  sessionStore.setState({ auth: true, user });
  const replies = [
    Response.json({ message: 'Die Zeit ist um', code: 'time_passed' }, { status: 409 }),
    Response.json({ message: 'Time passed', code: 'conflict' }, { status: 409 }),
    Response.json({ data: { questionId: 1, seq: 3, stored: true, done: false } }),
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(replies.shift()));
  const acknowledged = vi.fn();
  onAcknowledged(answerPersonality, acknowledged);
  for (const seq of [1, 2, 3]) {
    const body = { questionId: 1, scaleId: 1, index: 2, attemptId: 5, confirmed: true } as const;
    await answerQueue.add(
      answerCall(answerPersonality, { body: { ...body, type: '5-factor', seq } }),
    );
  }
  await vi.waitFor(() => expect(acknowledged).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(device.size).toBe(1));
  const [left] = device.values();
  expect(left).toMatchObject({ request: { body: { seq: 2 } }, refused: { status: 409 } });
});

test('a frame that gets no storage gets neither locks nor a channel to other tabs, and answers are sent all the same', async () => {
  const refused = () =>
    Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refused } });
  vi.stubGlobal('BroadcastChannel', function () {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  vi.resetModules();
  const outbox = await import('./answer-outbox.ts');
  const { sessionStore: session } = await import('./session.ts');
  const user = { id: 8, first_name: '', last_name: '', email: 'b@example.test', language: null };
  session.setState({ auth: true, user });
  const reply = { data: { questionId: 1, seq: 1, stored: true, done: false } };
  const asked = vi.fn(() => Promise.resolve(Response.json(reply)));
  vi.stubGlobal('fetch', asked);
  const body = {
    questionId: 1,
    scaleId: 1,
    index: 2,
    seq: 1,
    attemptId: 5,
    confirmed: true,
  } as const;
  await outbox.answerQueue.add(
    answerCall(answerPersonality, { body: { ...body, type: '5-factor' } }),
  );
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});
