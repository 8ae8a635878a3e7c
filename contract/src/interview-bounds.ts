/** Questions of an interview, and characters of each. */
export const interviewBounds = { questions: 10, characters: 500 } as const;
