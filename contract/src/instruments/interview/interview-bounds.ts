/** Questions of an interview, and characters of each. */
export const interviewBounds = { questions: 10, characters: 500 } as const;

/** Seconds and tries that every question of a video interview has. */
export const interviewTimes = { prepareSeconds: 30, answerSeconds: 180, retakes: 1 } as const;

/** Minutes that an interview takes at most: preparing and answering every question once. */
export function interviewMinutes(questions: number): number {
  const { prepareSeconds, answerSeconds } = interviewTimes;
  return Math.ceil((questions * (prepareSeconds + answerSeconds)) / 60);
}
