import { interviewMinutes } from '@assay/contract/interview-bounds';
import { factsOf, testTypeIds } from '@assay/contract/instruments';
import { plural, t } from '@lingui/core/macro';

interface Chosen {
  /** As the form has them: ids of the tests that are the same for everyone, and of skill tests. */
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
  const alike = Object.values(testTypeIds)
    .filter((id) => test_types.includes(String(id)))
    .map((id) => factsOf(id)?.minutes ?? 0);
  const skills = offered.filter(({ id }) => skill_tests.includes(String(id)));
  const minutes = [...alike, ...skills.map((test) => test.minutes)].reduce((a, b) => a + b, 0);
  const unknown = skill_tests.length - skills.length;
  const words = lengthInWords(minutes, questions === 0 ? 0 : interviewMinutes(questions));
  if (words === undefined || unknown === 0) return words;
  const left = t`${plural(unknown, {
    one: 'without # skill test that is no longer offered',
    other: 'without # skill tests that are no longer offered',
  })}`;
  return `${words} · ${left}`;
}

/** The tests, and the interview at its longest. */
function lengthInWords(minutes: number, longest: number): string | undefined {
  if (minutes === 0 && longest === 0) return undefined;
  if (minutes === 0) {
    return t`Up to ${plural(longest, { one: '# minute', other: '# minutes' })} for a candidate’s video interview`;
  }
  if (longest === 0) {
    return t`About ${plural(minutes, { one: '# minute', other: '# minutes' })} for a candidate`;
  }
  return t`About ${plural(minutes, { one: '# minute', other: '# minutes' })} for a candidate, plus up to ${plural(longest, { one: '# minute', other: '# minutes' })} for the video interview`;
}
