import { nameOf } from '@assay/contract/person-name';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { isFailedCall } from '../../lib/server-errors.ts';
import { changedOf } from '../../lib/forms/changed-of.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { LogoField } from '../../ui/fields/logo-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { TimeZoneField } from '../../ui/fields/time-zone-field.tsx';
import type { OwnOrganization } from './api.ts';
import { replaceOwnOrganization } from './api.ts';

interface OwnOrganizationFormProps {
  organization: OwnOrganization;
  onSaved: () => void;
  /** The way back without saving. */
  cancel: ReactNode;
}

export function OwnOrganizationForm({ organization, onSaved, cancel }: OwnOrganizationFormProps) {
  const { t } = useLingui();
  const { id } = organization;
  const reviewing = organization.features.some(({ key }) => key === 'success_profiles');
  const [logo, setLogo] = useState<File | null>(null);
  const [logoError, setLogoError] = useState<string>();
  const form = useForm({
    defaultValues: {
      organization_name: organization.organization_name,
      time_zone: organization.time_zone,
      retention_months: String(organization.retention_months),
      require_two_factor: organization.require_two_factor,
      reviews_in_export: organization.reviews_in_export,
      adjustments_contact: organization.adjustments_contact ?? '',
      frame_ancestors: organization.frame_ancestors.join('\n'),
    },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    setLogoError(undefined);
    const sites = linesOf(values.frame_ancestors);
    try {
      await replaceOwnOrganization(changedOf(form, { ...values, frame_ancestors: sites }), logo);
      onSaved();
    } catch (failure) {
      if (isFailedCall(failure) && typeof failure.errors === 'object') {
        setLogoError(failure.errors.logo?.join(' '));
        failure.errors = atTheirField(failure.errors, sites);
      }
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
        <LogoField
          file={logo}
          onFile={(file) => {
            setLogo(file);
            setLogoError(undefined);
          }}
          error={logoError}
          current={organization.logo_url}
        />
        <TimeZoneField form={form} name="time_zone" present={organization.time_zone} />
        <TextField
          label={t`Months until candidate data is anonymised`}
          help={t`Counted from the end of a recruitment campaign, from 1 to 60. Candidates see this number before they agree.`}
          inputMode="numeric"
          className="max-w-96"
          {...fieldOf(form, 'retention_months')}
        />
        <CheckboxField
          label={t`Require two-step verification for every manager`}
          help={t`Managers without it must set it up before continuing.`}
          {...fieldOf(form, 'require_two_factor')}
        />
        {reviewing && (
          <CheckboxField
            label={t`People can read in their own data what reviewers have given`}
            help={t`Where the GDPR applies, Article 15 entitles people to a copy of what is kept about them, reviews included. Switch this off only if the law where you are protects the reviewers; people can still read that there are reviews, by whom and when. Each review keeps the setting that applied when it was given.`}
            {...fieldOf(form, 'reviews_in_export')}
          />
        )}
        <SelectField
          label={t`Contact for adjustments`}
          help={t`The only person who can read candidates’ requests for extra time and other adjustments. Other managers do not see that there is a request.`}
          className="max-w-96"
          options={[
            { value: '', label: t`The sender of each campaign` },
            ...organization.managers.map((one) => ({ value: one.email, label: nameOf(one) })),
          ]}
          {...fieldOf(form, 'adjustments_contact')}
        />
        <TextArea
          label={t`Sites that can embed the tests`}
          optional
          help={t`One address per line, such as https://careers.example.org. To embed a page for candidates, add ?iframe=1&organization=${id} to its address.`}
          rows={3}
          spellCheck={false}
          placeholder="https://"
          {...fieldOf(form, 'frame_ancestors')}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          {cancel}
          <Button type="submit" look="primary" pending={pending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** What is said against single lines belongs to the one field that they are typed into, each with its line. */
function atTheirField(errors: Record<string, string[]>, sites: readonly string[]) {
  const named: Record<string, string[]> = {};
  for (const [key, messages] of Object.entries(errors)) {
    const [, line] = /^frame_ancestors\.(\d+)$/.exec(key) ?? [];
    if (line === undefined) named[key] = [...(named[key] ?? []), ...messages];
    else {
      const said = messages.map((message) => `${sites[Number(line)]}: ${message}`);
      named['frame_ancestors'] = [...(named['frame_ancestors'] ?? []), ...said];
    }
  }
  return named;
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replace(/\/$/, ''));
  return lines.filter((line) => line !== '');
}
