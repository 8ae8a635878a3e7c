import type { FeatureKey } from '@assay/contract/access';
import { skillTestIdOf } from '@assay/contract/instruments';
import { listOfferedTests } from '@assay/contract/question-bank';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { Campaign } from './api.ts';

/** Skill tests that the organisation may ask for; nobody is asked where they are switched off. */
export function offeredSkillTests(features: readonly FeatureKey[]) {
  return queryOptions({
    queryKey: ['offered-skill-tests'],
    queryFn: async ({ signal }) => (await call(listOfferedTests, { signal })).data,
    enabled: features.includes('skill_tests'),
  });
}

interface SkillTestChoice {
  value: string;
  label: string;
  help: string;
}

type Offered = readonly {
  id: number;
  text: string;
  questions_count: number;
  minutes: number;
  is_sample: boolean;
}[];

/** Tests to choose from, and those that the campaign has although they are not offered any more. */
export function skillTestChoices(offered: Offered, chosen: Campaign['tests']): SkillTestChoice[] {
  const choices = offered.map(({ id, text, questions_count: questions, minutes, is_sample }) => ({
    value: String(id),
    label: text,
    help: `${questions === 1 ? '1 question' : `${questions} questions`}, ${minutes === 1 ? '1 minute' : `${minutes} minutes`}${is_sample ? '. Sample, not for selection: its answers are public.' : ''}`,
  }));
  const gone = chosen.flatMap(({ id, name }) => {
    const value = String(skillTestIdOf(id) ?? '');
    if (value === '' || choices.some((choice) => choice.value === value)) return [];
    return [{ value, label: name, help: 'Not offered any more: please choose another one.' }];
  });
  return [...choices, ...gone];
}
