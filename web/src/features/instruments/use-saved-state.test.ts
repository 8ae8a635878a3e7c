import { expect, test } from 'vitest';
import type { QueueState } from '../../api/answer-queue.ts';
import { savedState } from './use-saved-state.ts';

const queue: QueueState = { status: 'saving', pending: 1, waitingFor: null, rejected: [] };

test('without a connection an answer waits once it is on the device, and not before', () => {
  expect(savedState({ ...queue, status: 'keeping' }, false, false)).toBe('saving');
  expect(savedState(queue, false, false)).toBe('waiting');
  expect(savedState(queue, false, true)).toBe('saving');
  expect(savedState({ ...queue, status: 'saved', pending: 0 }, false, false)).toBe('saved');
  expect(savedState({ ...queue, status: 'saved', pending: 0 }, true, false)).toBe('saving');
});
