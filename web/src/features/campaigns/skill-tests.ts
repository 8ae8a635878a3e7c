import type { FeatureKey } from '@assay/contract/access';
import { skillTestIdOf } from '@assay/contract/instruments';
import { listOfferedTests } from '@assay/contract/question-bank';
import { plural, t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import type { Campaign } from './api.ts';

/** Skill tests that the organisation may ask for; not asked for where they are switched off. */
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

/** Tests to choose from, and those that the campaign has although they are no longer offered. */
export function skillTestChoices(offered: Offered, chosen: Campaign['tests']): SkillTestChoice[] {
  const choices = offered.map(({ id, text, questions_count: questions, minutes, is_sample }) => ({
    value: String(id),
    label: text,
    help: [
      t`${plural(questions, { one: '# question', other: '# questions' })}, ${plural(minutes, { one: '# minute', other: '# minutes' })}`,
      is_sample && t`Sample, not for selection: its answers are public.`,
    ]
      .filter(Boolean)
      .join('. '),
  }));
  const gone = chosen.flatMap(({ id, name }) => {
    const value = String(skillTestIdOf(id) ?? '');
    if (value === '' || choices.some((choice) => choice.value === value)) return [];
    return [{ value, label: name, help: t`No longer offered. Please choose another one.` }];
  });
  return [...choices, ...gone];
}
