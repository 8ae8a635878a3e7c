import * as z from 'zod/mini';
import { highestAnswerSeq } from './instruments.ts';

/** Grows with every answer of an attempt; of two answers to a question the one with the higher number stands. */
export const answerSeq = z.int().check(z.minimum(1), z.maximum(highestAnswerSeq));
