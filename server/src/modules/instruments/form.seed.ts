import { createHmac, randomBytes } from 'node:crypto';

/**
 * Four words by chance, for a form that is made once and kept with its sitting. Nothing about the person is in them: who
 * deletes a test and takes it again gets another form.
 */
export function drawSeed(): number[] {
  return wordsOf(randomBytes(16));
}

/** Four words that are the same for one person and test, and tell nobody without the secret anything. */
export function seedOf(secret: string, subjectId: number, test: string): number[] {
  return wordsOf(createHmac('sha256', secret).update(`draw ${test} ${subjectId}`).digest());
}

function wordsOf(bytes: Buffer): number[] {
  return [0, 4, 8, 12].map((at) => bytes.readUInt32BE(at));
}
