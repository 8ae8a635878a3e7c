import type { FeatureKey } from '@assay/contract/access';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Loaded } from '../../../api/loaded.tsx';
import { fieldOf } from '../../../lib/forms/field-of.ts';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import type { Campaign } from '../api.ts';
import { offeredSkillTests, skillTestChoices } from '../skill-tests.ts';
import type { CampaignValues } from './values.ts';

interface SkillTestFieldProps {
  form: UseFormReturn<CampaignValues>;
  features: readonly FeatureKey[];
  /** Tests that the campaign has already. */
  chosen: Campaign['tests'];
  /** There are no other tests, so what is wrong with the choice is told here. */
  alone: boolean;
}

/** From so many on they are looked for rather than read. */
const many = 8;

/** Skill tests of the bank, beside the tests that are the same for everybody. */
export function SkillTestField({ form, features, chosen, alone }: SkillTestFieldProps) {
  const query = useQuery(offeredSkillTests(features));
  const { error = alone ? fieldOf(form, 'test_types').error : undefined } = fieldOf(
    form,
    'skill_tests',
  );
  const choices = (offered: Parameters<typeof skillTestChoices>[0]) => (
    <Choices form={form} choices={skillTestChoices(offered, chosen)} error={error} />
  );
  // Switched off by now: what a campaign has from before can be taken off.
  if (!features.includes('skill_tests')) return choices([]);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
      {choices}
    </Loaded>
  );
}

interface ChoicesProps {
  form: UseFormReturn<CampaignValues>;
  choices: ReturnType<typeof skillTestChoices>;
  error: string | undefined;
}

function Choices({ form, choices, error }: ChoicesProps) {
  const { t } = useLingui();
  const id = useId();
  const [name, setName] = useState('');
  if (choices.length === 0) return null;
  const fits = (label: string) => label.toLowerCase().includes(name.trim().toLowerCase());
  return (
    <FieldGroup label={t`Skill tests`} error={error}>
      {() => (
        <div className="grid gap-2">
          {choices.length > many && (
            <SearchField label={t`Search skill tests`} value={name} onSearch={setName} />
          )}
          <div className={choices.length > many ? 'relative max-h-80 overflow-y-auto' : ''}>
            {choices.map(({ value, label, help }) => (
              <label
                key={value}
                // Hidden rather than gone: what is ticked stays ticked while others are looked for.
                hidden={!fits(label)}
                className="flex min-h-7 items-start gap-2.5 py-1 pointer-coarse:min-h-11 [&[hidden]]:hidden"
              >
                <input
                  type="checkbox"
                  className="choice mt-px"
                  aria-describedby={`${id}-${value}`}
                  {...form.register('skill_tests', { deps: ['test_types'] })}
                  value={value}
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {label}
                  <span id={`${id}-${value}`} className="block text-small text-muted">
                    {help}
                  </span>
                </span>
              </label>
            ))}
            {!choices.some(({ label }) => fits(label)) && (
              <p className="py-2 text-muted">
                <Trans>No skill test has this name.</Trans>
              </p>
            )}
          </div>
        </div>
      )}
    </FieldGroup>
  );
}
