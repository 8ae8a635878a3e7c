import { randomBytes } from 'node:crypto';

/**
 * Four words by chance, for a form that is made once and kept with its sitting. Nothing about the person is in them: who
 * deletes a test and takes it again gets another form.
 */
export function drawSeed(): number[] {
  const words = randomBytes(16);
  return [0, 4, 8, 12].map((at) => words.readUInt32BE(at));
}
