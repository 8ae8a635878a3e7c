import { jobProfileLimits } from '@assay/contract/job-profiles';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CheckboxGroup } from '../../ui/fields/choice-fields.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { LeaveGuard } from '../../ui/page/leave-guard.tsx';
import type { JobProfile } from './api.ts';
import { saveJobProfile } from './api.ts';
import { FacetRows } from './facet-rows.tsx';
import type { JobProfileValues } from './form-values.ts';
import { bodyIn, jobProfileResolver, placeErrors, valuesOf } from './form-values.ts';
import { PictureCard } from './picture-card.tsx';

export interface JobProfileFormProps {
  /** The one to change, as the form began from it; absent for a new one. */
  profile?: JobProfile;
  groups: readonly { id: number; name: string }[];
  /** Of facets, by code. */
  names: Record<string, string>;
  onSaved: (profile: JobProfile) => void;
  /** The way back without saving. */
  cancel: ReactNode;
}

export function JobProfileForm(props: JobProfileFormProps) {
  const { profile, groups, names, onSaved, cancel } = props;
  const { t } = useLingui();
  const form = useForm<JobProfileValues>({
    resolver: jobProfileResolver,
    defaultValues: valuesOf(profile),
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    try {
      onSaved(await saveJobProfile(bodyIn(values), profile));
    } catch (failure) {
      throw placeErrors(failure, values);
    }
  });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <Card>
        <form noValidate onSubmit={onSubmit} className="grid gap-7 py-2">
          <FormErrors errors={formErrors} />
          <LeaveGuard unsaved={!pending && form.formState.isDirty} />
          {profile && profile.campaigns_count > 0 && <UsedNotice />}
          {profile?.translated && <TranslatedNotice />}
          <TextField
            label={t`Name`}
            help={t`Managers and candidates see this name.`}
            autoComplete="off"
            maxLength={jobProfileLimits.name}
            {...fieldOf(form, 'name')}
          />
          <CheckboxGroup
            label={t`Groups`}
            columns
            choices={groups.map(({ id, name }) => ({ value: id, label: name }))}
            {...fieldOf(form, 'group_ids')}
          />
          <TextArea
            label={t`Description`}
            optional
            rows={4}
            maxLength={jobProfileLimits.description}
            {...fieldOf(form, 'description')}
          />
          <TextArea
            label={t`Tasks`}
            optional
            help={t`What people in this work do, one task a line.`}
            rows={4}
            {...fieldOf(form, 'tasks')}
          />
          <FacetRows form={form} names={names} />
          <TextArea
            label={t`Source`}
            help={t`Where targets and weights come from, as it has to be cited. It is shown wherever the profile is used.`}
            rows={4}
            maxLength={jobProfileLimits.source}
            {...fieldOf(form, 'source')}
          />
          <div className="flex flex-wrap justify-end gap-2.5">
            {cancel}
            <Button type="submit" look="primary" pending={pending}>
              {profile ? t`Save` : t`Create job profile`}
            </Button>
          </div>
        </form>
      </Card>
      <PictureCard form={form} id={profile?.id} />
    </div>
  );
}

/** What an edit means for those who are compared with it already. */
function UsedNotice() {
  return (
    <Banner>
      <Trans>
        Campaigns use this profile. They keep the version they have; new campaigns take the one you
        save.
      </Trans>
    </Banner>
  );
}

/** Why an operator who works in another language reads English here, and what a change does. */
function TranslatedNotice() {
  return (
    <Banner>
      <Trans>
        Words that came with the product are shown to everyone in their own language. Words that you
        change are shown as you write them.
      </Trans>
    </Banner>
  );
}
