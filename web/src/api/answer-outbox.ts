import { waitedHeader } from '@assay/contract/answer-wait';
import type { BodyOf, Endpoint, OutputOf } from '@assay/contract/endpoint';
import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';
import { openChannel } from './answer-channel.ts';
import { AnswerQueue, type QueuedAnswer } from './answer-queue.ts';
import { deviceStorage, memoryStorage } from './answer-storage.ts';
import { type CallInput, pathOf, request } from './client.ts';
import { sessionStore } from './session.ts';

const channel = openChannel();
let inTurn: Promise<unknown> = Promise.resolve();

/** The one queue of this page; import this file only where answers are given, so that others do not load it. */
export const answerQueue = new AnswerQueue({
  storage: deviceStorage(),
  memory: memoryStorage(),
  send: async (wire, waited) => {
    try {
      const headers = { [waitedHeader]: String(waited) };
      const response = await request({ ...wire, headers, signal: AbortSignal.timeout(30_000) });
      return acknowledgement(await response.json());
    } catch (cause) {
      // The clock was faster: the test goes on as after any other answer.
      if (cause instanceof ApiError && cause.code === 'time_passed') return null;
      throw cause;
    }
  },
  user: () => sessionStore.getState().user?.id ?? null,
  exclusively: async (task) => {
    let begun = false;
    const alone = () => {
      begun = true;
      return task();
    };
    try {
      // Web Locks exist in secure contexts only.
      if ('locks' in navigator) return await navigator.locks.request('assay.answers', alone);
    } catch (cause) {
      // Refused where a frame gets no storage: nothing of another tab's is to be had there.
      if (begun) throw cause;
    }
    // This page at least keeps its own order.
    inTurn = inTurn.then(task, task);
    await inTurn;
  },
  announce: () => channel?.postMessage('changed'),
  schedule: (task, milliseconds) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  tab: Math.random().toString(36).slice(2, 8),
});

channel?.addEventListener('message', () => void answerQueue.refresh());
addEventListener('online', () => void answerQueue.flush());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void answerQueue.flush();
});
sessionStore.subscribe((now, before) => {
  if (now.tokens?.access_token !== before.tokens?.access_token) void answerQueue.flush();
});
void answerQueue.flush();

/** A call that tells the server an answer, as the outbox keeps it. */
export type AnswerCall = QueuedAnswer['request'];

/** An answering call, held to what its endpoint takes. */
export function answerCall<E extends Endpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'signal' | 'files'>,
): AnswerCall {
  const { params, body } = input as { params?: Record<string, unknown>; body?: object };
  return { method: endpoint.method, path: pathOf(endpoint, params), body };
}

export function useAnswerQueue() {
  return useSyncExternalStore(answerQueue.subscribe, answerQueue.state);
}

/**
 * Sends what a broken line has held back, before something is asked whose answer depends on it; resolves when it is
 * out, cannot be sent, or `limit` milliseconds have passed: to `false` where the line is still broken, as far as the answers tell.
 */
export async function sendHeldBack(limit: number): Promise<boolean> {
  const { pending, waitingFor } = answerQueue.state();
  // Also what is on its way already: the queue says nothing of a connection any more while it tries again.
  if (pending === 0 || waitingFor === 'login' || waitingFor === 'server') return true;
  await Promise.race([answerQueue.flush(), new Promise((resolve) => setTimeout(resolve, limit))]);
  return answerQueue.state().waitingFor !== 'connection';
}

/**
 * `listener(body, data)` runs for each answer of this call that the server has acknowledged to this tab, with what was
 * sent and what became of it; returns its end.
 */
export function onAcknowledged<E extends Endpoint>(
  endpoint: E,
  listener: (body: BodyOf<E>, data: DataOf<E>) => void,
) {
  return answerQueue.onAcknowledged(({ request: { method, path, body } }, reply) => {
    if (reply === null || method !== endpoint.method || path !== endpoint.path) return;
    listener(body as BodyOf<E>, (reply as { data: DataOf<E> }).data);
  });
}

type DataOf<E> = OutputOf<E> extends { data: infer Data } ? Data : never;

/** A success alone is none: a network that asks for a login first answers so, too, and has saved nothing. */
function acknowledgement(reply: unknown): unknown {
  if (typeof reply === 'object' && reply !== null && 'data' in reply) return reply;
  throw new TypeError('This is no reply to an answer.');
}
