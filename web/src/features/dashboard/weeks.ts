const day = 86_400_000;
const shownWeeks = 8;

export interface Week {
  /** First day, ISO. */
  from: string;
  people: number;
}

/** The last eight weeks up to today, oldest first, weeks without anybody as 0. */
export function weeksOf(
  completions: readonly { day: string; people: number }[],
  today: string,
): Week[] {
  const end = Date.parse(today) + day;
  return Array.from({ length: shownWeeks }, (_, index) => {
    const from = end - (shownWeeks - index) * 7 * day;
    const people = completions
      .filter((one) => Date.parse(one.day) >= from && Date.parse(one.day) < from + 7 * day)
      .reduce((sum, one) => sum + one.people, 0);
    return { from: new Date(from).toISOString().slice(0, 10), people };
  });
}
