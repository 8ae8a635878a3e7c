/** Which of the four responses to a situation, by their places 0..3, somebody finds the most and which the least effective. */
export interface JudgementChoice {
  most: number;
  least: number;
}

/** So many responses each situation has. */
export const responseCount = 4;

/** Both choices in one number, 0..15, as answers are kept: they belong together and are given at once. */
export function choiceIndex({ most, least }: JudgementChoice): number {
  return most * responseCount + least;
}

export function choicePair(index: number): JudgementChoice {
  return { most: Math.floor(index / responseCount), least: index % responseCount };
}
