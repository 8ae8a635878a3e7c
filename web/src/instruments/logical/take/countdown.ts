/*
 * What is left of a section, between two words of the server. Milliseconds come from a clock that only ever goes on
 * (`performance.now`); what time of day it is on the device plays no part.
 */

export interface Countdown {
  /** Seconds left at the moment `at`. */
  left: number;
  at: number;
}

/** The server rounds up to whole seconds and its word takes a moment: smaller differences mean nothing. */
const slack = 1.5;

/** Seconds left, not rounded. */
export function leftAt({ left, at }: Countdown, now: number): number {
  return Math.max(0, left - (now - at) / 1000);
}

/** Follows the server's word, unless it says the same. */
export function follow(countdown: Countdown, remaining: number, now: number): Countdown {
  const same = Math.abs(leftAt(countdown, now) - remaining) <= slack && remaining > 0;
  return same ? countdown : { left: remaining, at: now };
}

/** `12:05` */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds at which the time is said aloud, and at no other moment. */
const spoken = [600, 300, 60, 30] as const;

/** Seconds within which such a moment is still true; later, say after the device has slept, it is not said any more. */
const timely = 2;

/** Which of them has come between two readings; undefined when none has. */
export function toSay(before: number, after: number): number | undefined {
  return spoken.find((moment) => before > moment && after <= moment && after > moment - timely);
}
