interface Pool {
  /** Those that can be asked. */
  questions_count: number;
  seconds_total: number;
  questions_per_attempt: number | null;
}

/** What one sitting asks of a skill test's pool: how many questions, and about how much time they give, before any are drawn. */
export function askedOf({ questions_count, seconds_total, questions_per_attempt }: Pool) {
  if (questions_per_attempt === null || questions_per_attempt >= questions_count) {
    return { questions: questions_count, seconds: seconds_total };
  }
  const seconds = Math.ceil((seconds_total * questions_per_attempt) / questions_count);
  return { questions: questions_per_attempt, seconds };
}
