import type { FeatureKey } from '@assay/contract/access';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { offeredSkillTests } from '../skill-tests.ts';
import { durationInWords } from './duration-words.ts';
import type { CampaignValues } from './values.ts';
import { linesOf } from './values.ts';

/** How long the tests that are chosen take; undefined while none is, or while that is not known yet. */
export function useDuration(
  { control }: UseFormReturn<CampaignValues>,
  features: readonly FeatureKey[],
): string | undefined {
  const [test_types, skill_tests, interview] = useWatch({
    control,
    name: ['test_types', 'skill_tests', 'interview_questions'],
  });
  const { data, isLoading } = useQuery(offeredSkillTests(features));
  if (isLoading && skill_tests.length > 0) return undefined;
  const questions = linesOf(interview).length;
  return durationInWords({ test_types, skill_tests, questions }, data ?? []);
}
