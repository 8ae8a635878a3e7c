import { expect, test } from 'vitest';
import { clockFace, follow, leftAt, toSay } from './countdown.ts';

test('time goes by the clock that only goes on', () => {
  const countdown = { left: 720, at: 5000 };
  expect(leftAt(countdown, 5000)).toBe(720);
  expect(leftAt(countdown, 65_000)).toBe(660);
  expect(leftAt(countdown, 9_000_000)).toBe(0);
});

test('the server’s word holds where it differs, and its rounding does not make the clock jump', () => {
  const countdown = { left: 720, at: 0 };
  expect(follow(countdown, 711, 10_000)).toBe(countdown);
  expect(follow(countdown, 709, 10_000)).toBe(countdown);
  expect(follow(countdown, 770, 10_000)).toEqual({ left: 770, at: 10_000 });
  expect(follow(countdown, 700, 10_000)).toEqual({ left: 700, at: 10_000 });
  expect(follow({ left: 1, at: 0 }, 0, 0)).toEqual({ left: 0, at: 0 });
});

test('minutes and seconds, rounded up as the server does', () => {
  expect([720, 719.2, 60, 59.01, 9.5, 0].map(clockFace)).toEqual([
    '12:00',
    '12:00',
    '1:00',
    '1:00',
    '0:10',
    '0:00',
  ]);
});

test('ten, five, one and half a minute are said once each (R182)', () => {
  const said = Array.from({ length: 720 }, (_, i) => toSay(720 - i, 719 - i));
  expect(said.filter((moment) => moment !== undefined)).toEqual([600, 300, 60, 30]);
  expect(toSay(500, 560)).toBeUndefined();
  // The device has slept over it: five minutes would not be true any more.
  expect(toSay(500, 120)).toBeUndefined();
  expect(toSay(310, 299)).toBe(300);
});
