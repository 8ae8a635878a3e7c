import { successProfileLimits } from '@assay/contract/success-profiles';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LeaveGuard } from '../../ui/page/leave-guard.tsx';
import type { Category, SuccessProfile } from './api.ts';
import { editSuccessProfile, createSuccessProfile } from './api.ts';
import type { ProfileValues } from './form-values.ts';
import { bodyIn, placeErrors, profileResolver } from './form-values.ts';
import { referenceOf } from './references.ts';

interface SuccessProfileFormProps {
  /** The one to rename; absent for a new one. */
  profile?: SuccessProfile;
  categories: readonly Category[];
  /** What a category asks of reviewers. */
  questionsOf?: (category: { reference: string; name: string }) => ReactNode;
  onSaved: (profile: SuccessProfile) => void;
  /** The way back without saving. */
  cancel: ReactNode;
}

export function SuccessProfileForm(props: SuccessProfileFormProps) {
  const { profile, categories, questionsOf, onSaved, cancel } = props;
  const { t } = useLingui();
  const form = useForm<ProfileValues>({
    resolver: profileResolver,
    defaultValues: {
      name: profile?.name ?? '',
      category: profile ? referenceOf(profile.category) : '',
    },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    try {
      const { name } = values;
      onSaved(
        profile
          ? await editSuccessProfile(profile.id, { name })
          : await createSuccessProfile(bodyIn(values)),
      );
    } catch (failure) {
      throw placeErrors(failure);
    }
  });
  const reference = useWatch({ control: form.control, name: 'category' });
  const chosen = categories.find((one) => referenceOf(one) === reference);
  const ofKind = (kind: Category['kind']) =>
    categories
      .filter((one) => one.kind === kind)
      .map((one) => ({ value: referenceOf(one), label: one.name }));
  return (
    <Card className="max-w-160">
      <form noValidate onSubmit={onSubmit} className="grid gap-7 py-2">
        <FormErrors errors={formErrors} />
        <LeaveGuard unsaved={!pending && form.formState.isDirty} />
        <TextField
          label={t`Name`}
          help={t`Managers see this name, also when they choose a reference profile for a campaign.`}
          autoComplete="off"
          maxLength={successProfileLimits.name}
          {...fieldOf(form, 'name')}
        />
        {profile ? (
          <p className="grid gap-1">
            <span className="font-medium">{t`Job family or competency model`}</span>
            <span>{profile.category.name}</span>
            <span className="text-small text-muted">
              {t`It can’t be changed: people are reviewed by its questions.`}
            </span>
          </p>
        ) : (
          <div className="grid gap-3">
            <SelectField
              label={t`Job family or competency model`}
              help={t`Reviewers rate ten questions that suit all work and four that belong to this choice. It can’t be changed later.`}
              placeholder={t`Please choose`}
              options={[
                { label: t`Job families`, options: ofKind('standard') },
                { label: t`Competency models`, options: ofKind('alt') },
              ]}
              {...fieldOf(form, 'category')}
            />
            {chosen && questionsOf?.({ reference, name: chosen.name })}
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2.5">
          {cancel}
          <Button type="submit" look="primary" pending={pending}>
            {profile ? t`Save` : t`Create success profile`}
          </Button>
        </div>
      </form>
    </Card>
  );
}
