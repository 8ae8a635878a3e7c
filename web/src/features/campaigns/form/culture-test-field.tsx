import type { FeatureKey } from '@assay/contract/access';
import { described, instrumentFacts, testOf } from '@assay/contract/instruments';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { Loaded } from '../../../api/loaded.tsx';
import { fieldOf } from '../../../lib/forms/field-of.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { comparableCultures } from '../culture-tests.ts';
import type { CultureTest } from '../culture-tests.ts';
import type { CampaignValues } from './values.ts';

interface CultureTestFieldProps {
  form: UseFormReturn<CampaignValues>;
  features: readonly FeatureKey[];
}

interface ChoiceProps {
  form: UseFormReturn<CampaignValues>;
  tests: readonly CultureTest[];
}

/** Which description of the organisation culture reports compare with; asked where people take the culture test. */
export function CultureTestField({ form, features }: CultureTestFieldProps) {
  const chosen = form.watch('test_types').includes(testOf(described));
  const asked = chosen && features.includes(instrumentFacts[described].feature);
  const query = useQuery({ ...comparableCultures, enabled: asked });
  if (!asked) return null;
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-20" />}>
      {(tests) => <Choice form={form} tests={tests} />}
    </Loaded>
  );
}

function Choice({ form, tests }: ChoiceProps) {
  const { t } = useLingui();
  const start = form.formState.defaultValues?.culture_test_id ?? '';
  const gone = start !== '' && !tests.some(({ id }) => String(id) === start);
  if (tests.length === 0 && !gone) {
    return (
      <Banner
        title={t`Your organisation’s culture has not been described yet.`}
        actions={
          <ButtonLink to="/admin/manager/organization/culture/new">
            <Trans>Describe your culture</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Culture reports show what candidates want, and a fit once a manager has described how you
          work. What you typed here is kept.
        </Trans>
      </Banner>
    );
  }
  return (
    <div className="max-w-120">
      <SelectField
        label={t`Culture to compare with`}
        help={t`How managers describe your organisation. Reports name the profile next to every fit.`}
        placeholder={t`Latest completed culture profile`}
        options={[
          ...tests.map((test) => ({ value: test.id, label: testInWords(test) })),
          ...(gone ? [{ value: start, label: t`The deleted profile used so far` }] : []),
        ]}
        {...fieldOf(form, 'culture_test_id')}
      />
    </div>
  );
}

function testInWords({ name, managers }: CultureTest): string {
  if (managers === 0) return t`${name} (no one has completed it yet)`;
  return t`${name} (${plural(managers, { one: '# manager', other: '# managers' })})`;
}
