import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '../../test/open-page.tsx';
import { VideoPlayer } from './video-player.tsx';

/** About a second of a canvas, taken piece by piece, as an interview is: the file does not say how long it is. */
async function recorded(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(25));
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve, { once: true });
  });
  recorder.start(200);
  for (let x = 0; x < 40; x += 1) {
    paper?.fillRect(x, 0, 1, 100);
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
  recorder.stop();
  await stopped;
  return new Blob(parts, { type: recorder.mimeType });
}

test('a recording says how long it is, from its beginning, and nothing takes who watches it back there', async () => {
  await openPart(<VideoPlayer video={await recorded()} label="Answer 1" />);
  const player = page.getByLabelText('Answer 1');
  const video = () => player.element() as HTMLVideoElement;
  await expect.poll(() => Number.isFinite(video().duration)).toBe(true);
  await expect.poll(() => [video().currentTime, video().seeking]).toEqual([0, false]);
  const middle = video().duration / 2;
  expect(middle).toBeGreaterThan(0.2);
  video().currentTime = middle;
  // As from a browser that comes to know the length better while it plays.
  video().dispatchEvent(new Event('durationchange'));
  await expect.poll(() => video().seeking).toBe(false);
  expect(video().currentTime).toBeCloseTo(middle, 2);
});
