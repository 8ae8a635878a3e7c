import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { changedOf } from '../../lib/forms/changed-of.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { DateField } from '../../ui/fields/text-field.tsx';
import { LeaveGuard } from '../../ui/page/leave-guard.tsx';
import { toast } from '../../ui/overlays/toast.tsx';
import { saveOwnProfile } from './api.ts';
import type { OwnProfile } from './api.ts';
import { BackgroundFields } from './background-fields.tsx';
import { GenderField } from './gender-field.tsx';
import { NameFields } from './name-fields.tsx';
import { useProfileForm } from './profile-form.ts';
import type { ProfileForm } from './profile-form.ts';

/** The dialog comes when it is asked for. */
const FileDialog = lazy(async () => ({ default: (await import('./file-dialog.tsx')).FileDialog }));

export interface EditFormProps {
  profile: OwnProfile;
  onSaved: () => void;
  /** Beside the button that saves. */
  cancel: ReactNode;
}

export function EditForm({ profile, onSaved, cancel }: EditFormProps) {
  const { t } = useLingui();
  const form = useProfileForm(profile);
  const [saved, setSaved] = useState(false);
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    await saveOwnProfile({ ...changedOf(form, values), ...(!profile.complete && { answered: 1 }) });
    setSaved(true);
    onSaved();
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-6">
      <FormErrors errors={formErrors} />
      <LeaveGuard unsaved={!pending && !saved && form.formState.isDirty} />
      <FillIn form={form} />
      <NameFields form={form} />
      <DateField
        label={t`Birth date`}
        help={t`It changes no score. A report on development may also compare you with people of your age. Leave it empty if you prefer not to say.`}
        autoComplete="bday"
        min="1900-01-01"
        {...fieldOf(form, 'birthdate')}
      />
      <GenderField form={form} />
      <BackgroundFields form={form} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" look="primary" pending={pending}>
          <Trans>Save profile</Trans>
        </Button>
        {cancel}
      </div>
    </form>
  );
}

/** Spares typing to those who have it all somewhere else. */
function FillIn({ form }: { form: ProfileForm }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-5">
      <p className="min-w-0 flex-1 basis-[min(16rem,100%)] text-muted">
        <Trans>You have a JSON Resume, or your data from LinkedIn?</Trans>
      </p>
      <Button onClick={() => setOpen(true)}>
        <Trans>Fill in from a file</Trans>
      </Button>
      {open && (
        <Suspense>
          <FileDialog
            form={form}
            onClose={() => setOpen(false)}
            onTake={(fields) => {
              for (const { field, value } of fields) {
                const listed = field === 'country' || field === 'degree' || field === 'major';
                form.setValue(field, listed ? Number(value) : value, { shouldDirty: true });
              }
              setOpen(false);
              toast(t`It is in the form. Please look through it and save.`);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
