/*
 * A skill test: questions with options, one of which is chosen. Texts are plain, with the small markup that
 * `contract/src/instruments/skill/question-text.ts` reads.
 */

export interface SkillOption {
  text: string;
  /** 0..1: 1 for a best answer, less where it is partly right, 0 where it is wrong. */
  score: number;
}

export interface SkillImage {
  /** Name of the file beside the question's data. */
  file: string;
  /** What it shows, for somebody who cannot see it, and as exact. */
  alternative: string;
}

/** How hard its author takes a question to be, 1 easy to 3 hard; what people really do is in the item statistics. */
export type SkillLevel = 1 | 2 | 3;

export interface SkillQuestion {
  /** Unique within its test. */
  code: string;
  text: string;
  image?: SkillImage;
  /** To answer in. */
  seconds: number;
  topic: string;
  level: SkillLevel;
  options: readonly SkillOption[];
}

export interface SkillTest {
  code: string;
  name: string;
  description: string;
  /** How many of its questions a sitting asks; all where it does not say. */
  questionsPerAttempt?: number;
  questions: readonly SkillQuestion[];
}
