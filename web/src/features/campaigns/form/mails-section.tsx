import { useController, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { momentOf } from '../../../lib/moments.ts';
import type { MailTexts } from '../api.ts';
import {
  exampleValues,
  invitationSubject,
  MailPreview,
  reminderSubject,
} from '../mail/mail-preview.tsx';
import { MailTextField } from '../mail/mail-text-field.tsx';
import type { CampaignValues } from './values.ts';
import { endOfDay } from './values.ts';

interface MailProps {
  form: UseFormReturn<CampaignValues>;
  name: 'email_text' | 'reminder_text';
  label: string;
  standard: MailTexts;
  organization: string;
  timeZone: string;
}

/** One mail: its text, and beside it how it reads. */
export function MailEditor({ form, name, label, standard, organization, timeZone }: MailProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  const values = useWatch({ control: form.control }) as CampaignValues;
  const { deadline, deadline_time } = values;
  const example = exampleValues(
    {
      campaign_name: values.campaign_name,
      subjects: values.subjects,
      time_zone: timeZone,
      deadline: deadline ? momentOf(deadline, deadline_time || endOfDay, timeZone) : null,
    },
    organization,
  );
  const invitation = name === 'email_text';
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      <MailTextField
        label={label}
        name={name}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        standard={invitation ? standard.invitation : standard.reminder}
      />
      <div className="grid min-w-0 content-start gap-1.5">
        <h3 className="font-sans text-body font-medium">How it reads</h3>
        <MailPreview
          text={field.value}
          values={example}
          subject={invitation ? invitationSubject(example) : reminderSubject(example)}
          sender={values.invite_sender_name}
        />
      </div>
    </div>
  );
}
