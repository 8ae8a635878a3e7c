import { isStandard } from '@assay/contract/access';
import type { BodyOf } from '@assay/contract/endpoint';
import { createOrganization } from '@assay/contract/organizations';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { ownTimeZone } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { isFailedCall } from '../../lib/server-errors.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CheckboxGroup, RadioGroup } from '../../ui/fields/choice-fields.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Offer, Organization } from './api.ts';
import { readOrganization, saveOrganization } from './api.ts';
import { LogoField } from '../../ui/fields/logo-field.tsx';
import { TimeZoneField } from '../../ui/fields/time-zone-field.tsx';

interface OrganizationFormProps {
  offer: Offer;
  /** The one to change; absent for a new one. */
  organization?: Organization;
  onSaved: (organization: Organization) => void;
  /** The way back without saving. */
  cancel: ReactNode;
}

const statuses = [
  { value: 'active', label: <Trans>Active</Trans> },
  {
    value: 'inactive',
    label: <Trans>Inactive</Trans>,
    help: <Trans>Managers have no access. Candidates still see their own results.</Trans>,
  },
];

/** Can be switched on already; nothing in the product looks at them yet. */
const withoutScreens = new Set(['profile_sync']);

function standardFeatures({ features }: Offer): number[] {
  return features.filter(({ key }) => isStandard(key)).map(({ id }) => id);
}

export function OrganizationForm({ offer, organization, onSaved, cancel }: OrganizationFormProps) {
  const { t } = useLingui();
  const planned = (name: string, limit: number | null) => {
    const people = counted(limit ?? 0);
    return limit === null ? t`${name}, no limit` : t`${name}, ${people} people`;
  };
  const [began] = useState(organization);
  const [logo, setLogo] = useState<File | null>(null);
  const [logoError, setLogoError] = useState<string>();
  const form = useForm({
    resolver: bodyResolver(createOrganization),
    defaultValues: {
      organization_name: organization?.organization_name ?? '',
      package_id: String(organization?.package_id ?? offer.packages[0]?.id ?? ''),
      feature_ids: (organization?.feature_ids ?? standardFeatures(offer)).map(String),
      status: organization?.organization_status ?? 'active',
      time_zone: organization?.time_zone ?? ownTimeZone(),
    },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    setLogoError(undefined);
    try {
      const body = began ? onTopOf(await readOrganization(began.id), began, values) : values;
      onSaved(await saveOrganization(body, logo, organization?.id));
    } catch (failure) {
      const errors = isFailedCall(failure) ? failure.errors : undefined;
      if (typeof errors === 'object') setLogoError(errors.logo?.join(' '));
      throw failure;
    }
  });
  return (
    <Card className="max-w-190">
      <form noValidate onSubmit={onSubmit} className="grid gap-7 py-2">
        <FormErrors errors={formErrors} />
        <TextField
          label={t`Name`}
          autoComplete="off"
          maxLength={120}
          {...fieldOf(form, 'organization_name')}
        />
        <SelectField
          label={t`Plan`}
          help={t`Sets how many people can be invited per year.`}
          options={offer.packages.map(({ id, name, subject_limit: limit }) => ({
            value: id,
            label: planned(name, limit),
          }))}
          className="max-w-96"
          {...fieldOf(form, 'package_id')}
        />
        <TimeZoneField form={form} name="time_zone" present={organization?.time_zone} />
        <RadioGroup label={t`Status`} choices={statuses} {...fieldOf(form, 'status')} />
        <CheckboxGroup
          label={t`Features`}
          help={t`Disabled features are hidden.`}
          columns
          choices={offer.features.map(({ id, key, name }) => ({
            value: id,
            label: withoutScreens.has(key) ? t`${name} (no effect yet)` : name,
          }))}
          {...fieldOf(form, 'feature_ids')}
        />
        <LogoField
          file={logo}
          onFile={(file) => {
            setLogo(file);
            setLogoError(undefined);
          }}
          error={logoError}
          current={organization?.logo_url ?? null}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          {cancel}
          <Button type="submit" look="primary" pending={pending}>
            {organization ? t`Save` : t`Create organisation`}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type Body = BodyOf<typeof createOrganization>;

/** What was changed here, on top of what another operator has saved since the form was opened. */
function onTopOf(now: Organization, began: Organization, typed: Body): Body {
  const [before, present] = [bodyOf(began), bodyOf(now)];
  const kept = <Name extends keyof Body>(name: Name) =>
    typed[name] === before[name] ? present[name] : typed[name];
  const had = new Set(before.feature_ids);
  const features = typed.feature_ids ?? [];
  const wanted = new Set(features);
  return {
    organization_name: kept('organization_name'),
    package_id: kept('package_id'),
    status: kept('status'),
    time_zone: kept('time_zone'),
    feature_ids: [
      ...present.feature_ids.filter((id) => wanted.has(id) || !had.has(id)),
      ...features.filter((id) => !had.has(id) && !present.feature_ids.includes(id)),
    ],
  };
}

function bodyOf({ organization_name, package_id, organization_status, ...rest }: Organization) {
  const { time_zone, feature_ids } = rest;
  return { organization_name, package_id, status: organization_status, time_zone, feature_ids };
}
