import { interviewMinutes } from '@assay/contract/interview-bounds';
import { testTypeIds } from '@assay/contract/instruments';
import { testMinutes } from '@assay/contract/test-minutes';

interface Chosen {
  /** As the form has them: ids of the tests that are the same for everybody, and of skill tests. */
  test_types: readonly string[];
  skill_tests: readonly string[];
  /** How many questions the interview has. */
  questions: number;
}

/** How long what is chosen takes a candidate; nothing while no test is chosen. Knows the skill tests that are offered. */
export function durationInWords(
  { test_types, skill_tests, questions }: Chosen,
  offered: readonly { id: number; minutes: number }[],
): string | undefined {
  const alike = Object.entries(testTypeIds)
    .filter(([, id]) => test_types.includes(String(id)))
    .map(([name]) => testMinutes[name as keyof typeof testMinutes]);
  const skills = offered.filter(({ id }) => skill_tests.includes(String(id)));
  const minutes = [...alike, ...skills.map((test) => test.minutes)].reduce((a, b) => a + b, 0);
  const unknown = skill_tests.length - skills.length;
  const tests = `About ${minutesInWords(minutes)} for a candidate`;
  const most = minutesInWords(interviewMinutes(questions));
  const interview = `up to ${most} for the video interview`;
  const left =
    unknown === 0
      ? ''
      : `, without the skill ${unknown === 1 ? 'test that is' : 'tests that are'} no longer offered`;
  if (minutes === 0) {
    return questions === 0 ? undefined : `Up to ${most} for a candidate’s video interview${left}`;
  }
  return `${tests}${questions === 0 ? '' : `, plus ${interview}`}${left}`;
}

function minutesInWords(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
