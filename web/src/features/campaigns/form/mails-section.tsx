import { skillTestOf } from '@assay/contract/instruments';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/actions/button.tsx';
import type { MailTexts } from '../api.ts';
import { isSameText } from '../mail/mail-html.ts';
import { MailTextField } from '../mail/mail-text-field.tsx';
import { TypedPreview } from '../mail/typed-preview.tsx';
import type { CampaignValues } from './values.ts';
import { deadlineOf } from './values.ts';

interface MailProps {
  form: UseFormReturn<CampaignValues>;
  name: keyof MailTexts;
  standard: MailTexts;
  timeZone: string;
  campaignId: number | undefined;
}

const mails = {
  email_text: {
    kind: 'invitation',
    label: msg`Invitation text`,
    preview: msg`The invitation`,
    edit: msg`Preview and edit invitation`,
  },
  email_reminder_text: {
    kind: 'reminder',
    label: msg`Reminder text`,
    preview: msg`The reminder`,
    edit: msg`Preview and edit reminder`,
  },
} as const;

/** One email: folded away it says what it is; open, its text and beside it the email that goes out. */
export function MailEditor({ form, name, standard, timeZone, campaignId }: MailProps) {
  const { t } = useLingui();
  const { field, fieldState } = useController({ control: form.control, name });
  const language = useWatch({ control: form.control, name: 'language' });
  const [opened, setOpened] = useState(false);
  const { kind, label, preview, edit } = mails[name];
  const own = standard[name];
  if (!opened && !fieldState.error) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>{isSameText(field.value, own) ? t`Standard text` : t`Custom text`}</p>
        <Button onClick={() => setOpened(true)}>{t(edit)}</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_37.75rem]">
      <MailTextField
        label={t(label)}
        focused={opened}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        lang={language}
        standard={own}
      />
      <Preview
        {...{ form, timeZone, campaignId, kind }}
        text={field.value || own}
        label={t(preview)}
      />
    </div>
  );
}

interface PreviewProps extends Pick<MailProps, 'form' | 'timeZone' | 'campaignId'> {
  kind: 'invitation' | 'reminder';
  text: string;
  label: string;
}

function Preview({ form, timeZone, campaignId, kind, text, label }: PreviewProps) {
  const [
    campaign_name,
    invite_sender_name,
    tests,
    skills,
    type,
    language,
    deadline,
    deadline_time,
  ] = useWatch({
    control: form.control,
    name: [
      'campaign_name',
      'invite_sender_name',
      'test_types',
      'skill_tests',
      'campaign_type',
      'language',
      'deadline',
      'deadline_time',
    ],
  });
  return (
    <TypedPreview
      label={label}
      campaignId={campaignId}
      mail={{
        kind,
        text,
        campaign_name,
        invite_sender_name,
        test_types: [...tests, ...skills.map((id) => skillTestOf(Number(id)))],
        campaign_type: type,
        language,
        deadline: deadlineOf({ deadline, deadline_time }, timeZone),
      }}
    />
  );
}
