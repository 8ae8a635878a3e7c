import { forgetAnswers } from './forget-answers.ts';
import { forgetKept } from './kept-pieces.ts';
import { forgetKeptTests } from './kept-tests.ts';

/** Forgets all that this device keeps of somebody whose account is gone. */
export async function forgetPerson(user: number): Promise<void> {
  await Promise.all([forgetKeptTests(user), forgetAnswers(user), forgetKept(String(user))]);
}
