import { expect, test } from 'vitest';
import { makeTimedWebm, makeWebm } from '../../../test/interviews.ts';
import { webmLength } from './recording-length.reader.ts';

test('a recording lasts from its first frame to its last one', () => {
  for (const seconds of [1, 4, 61.3, 180]) {
    const video = makeTimedWebm(seconds);
    expect(webmLength(video, video)).toBe(seconds * 1000);
    expect(webmLength(video.subarray(0, 200), video.subarray(-900))).toBe(seconds * 1000);
  }
});

test('the unit of time that the file names is the one it is read in', () => {
  const video = makeTimedWebm(10);
  const tenths = Buffer.concat([Buffer.from('2ad7b183989680', 'hex'), video]);
  expect(webmLength(tenths, video)).toBe(100_000);
});

test('what only looks like the begin of a cluster is passed over', () => {
  const video = makeTimedWebm(10);
  const alike = Buffer.from('1f43b67501ffffffffffffff77aa', 'hex');
  expect(webmLength(video, Buffer.concat([video, alike]))).toBe(10_000);
});

test('a file that does not say it has no length, and none makes the reader stumble', () => {
  const video = makeTimedWebm(10);
  expect(webmLength(makeWebm(), makeWebm())).toBeNull();
  expect(webmLength(video, makeWebm())).toBeNull();
  expect(webmLength(Buffer.alloc(0), Buffer.alloc(0))).toBeNull();
  for (let at = 0; at < video.length; at += 1) {
    const cut = video.subarray(0, at);
    const spoiled = Buffer.from(video.subarray(-1200));
    spoiled.fill(at % 256, at % 1190, (at % 1190) + 9);
    expect(() => [webmLength(cut, cut), webmLength(video, spoiled)]).not.toThrow();
  }
});
