import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPart } from '../../../test/open-page.tsx';
import { useRecorder } from './use-recorder.ts';

afterEach(() => vi.restoreAllMocks());

const limit = 180;
const told: number[] = [];

function Recording({ stream }: { stream: MediaStream }) {
  const { start } = useRecorder(stream, limit, {
    onPiece: (_, seconds) => told.push(seconds),
    onEnd: ({ seconds }) => told.push(seconds),
  });
  useEffect(start, [start]);
  return null;
}

test('a device that sleeps while it records makes no piece longer than an answer may be', async () => {
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d');
  const frames = setInterval(() => drawing?.fillRect(Math.random() * 90, 0, 9, 9), 40);
  const stream = canvas.captureStream(25);
  await openPart(<Recording stream={stream} />, { as: 'candidate' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000);
  await expect.poll(() => told.length).toBeGreaterThan(1);
  expect(told.every((seconds) => seconds <= limit)).toBe(true);
  clearInterval(frames);
});
