/** How much fits into the bank. Lengths are in characters. */
export const bankLimits = {
  name: 200,
  description: 2000,
  questions: 500,
  text: 10_000,
  topic: 80,
  minSeconds: 5,
  maxSeconds: 3600,
  options: 8,
  optionText: 2000,
  /** On either side of 0. */
  score: 1000,
  alternative: 500,
  groups: 200,
  imageBytes: 5 * 1024 * 1024,
  importBytes: 10 * 1024 * 1024,
} as const;

export const defaultSeconds = 60;
