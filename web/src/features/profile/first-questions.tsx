import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { changedOf } from '../../lib/forms/changed-of.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { DateField } from '../../ui/fields/text-field.tsx';
import { ChevronRightIcon } from '../../ui/text/icons.tsx';
import { LeaveGuard } from '../../ui/page/leave-guard.tsx';
import { saveOwnProfile } from './api.ts';
import type { OwnProfile } from './api.ts';
import { BackgroundFields } from './background-fields.tsx';
import { GenderField } from './gender-field.tsx';
import { NameFields } from './name-fields.tsx';
import { useProfileForm } from './profile-form.ts';

export interface FirstQuestionsProps {
  profile: OwnProfile;
  onSaved: () => void;
}

/** Whether an invitation has left the name to the person. */
export const lacksName = ({ first_name, last_name }: OwnProfile) =>
  first_name === '' || last_name === '';

/** The two questions before the first normed test; both may stay unanswered, but knowingly. Who has no name yet gives it here. */
export function FirstQuestions({ profile, onSaved }: FirstQuestionsProps) {
  const { t } = useLingui();
  const form = useProfileForm(profile);
  const wasLeftOut = profile.complete && profile.birthdate === null;
  const [withoutBirthdate, setWithoutBirthdate] = useState(wasLeftOut);
  const [more, setMore] = useState(false);
  const [saved, setSaved] = useState(false);
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    const birthdate = withoutBirthdate ? '' : values.birthdate;
    const nothingChosen = t`Please choose an answer; “Prefer not to say” is one.`;
    if (!values.gender) form.setError('gender', { message: nothingChosen }, { shouldFocus: true });
    if (!birthdate && !withoutBirthdate) {
      const message = t`Please enter your whole birth date, or tick “Prefer not to say”.`;
      form.setError('birthdate', { message }, { shouldFocus: true });
    }
    if (!values.gender || (!birthdate && !withoutBirthdate)) return;
    await saveOwnProfile({
      ...changedOf(form, values),
      ...(withoutBirthdate && !wasLeftOut && { birthdate }),
      answered: 1,
    });
    setSaved(true);
    onSaved();
  });
  async function leaveOut(on: boolean) {
    setWithoutBirthdate(on);
    form.clearErrors('birthdate');
    // What was typed wrong would go on being refused, in a field that takes no typing any more.
    if (on && !(await form.trigger('birthdate'))) form.resetField('birthdate');
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-7">
      <FormErrors errors={formErrors} />
      <LeaveGuard unsaved={!pending && !saved && form.formState.isDirty} />
      {lacksName(profile) && <NameFields form={form} />}
      <div className="grid gap-1.5">
        <DateField
          label={<Trans>Birth date</Trans>}
          help={
            <Trans>A report on development may also compare you with people of your age.</Trans>
          }
          autoComplete="bday"
          min="1900-01-01"
          {...fieldOf(form, 'birthdate')}
          disabled={withoutBirthdate}
        />
        <CheckboxField
          label={<Trans>Prefer not to say</Trans>}
          checked={withoutBirthdate}
          onChange={(event) => void leaveOut(event.target.checked)}
        />
      </div>
      <GenderField form={form} />
      <details
        className="group rounded-control border border-line"
        onToggle={(event) => setMore(event.currentTarget.open)}
      >
        <summary className="flex min-h-control items-center gap-2 px-4 py-2 font-medium">
          <ChevronRightIcon className="shrink-0 text-muted transition-transform duration-120 group-open:rotate-90" />
          <span>
            <Trans>More about you</Trans>{' '}
            <span className="font-normal text-muted">
              <Trans>(optional)</Trans>
            </span>
          </span>
        </summary>
        <div className="grid gap-5 px-4 pt-2 pb-5">{more && <BackgroundFields form={form} />}</div>
      </details>
      <div>
        <Button type="submit" look="primary" pending={pending} className="max-sm:w-full">
          <Trans>Save and continue</Trans>
        </Button>
      </div>
    </form>
  );
}
