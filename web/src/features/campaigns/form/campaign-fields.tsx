import { zonePlace } from '@assay/contract/time-zone';
import type { FeatureKey } from '@assay/contract/access';
import { languages } from '@assay/contract/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { languageNames } from '../../../lib/language.ts';
import { dayInShort, today } from '../../../lib/moments.ts';
import { screenLanguage } from '../../../lib/screen-language.ts';
import { fieldOf } from '../../../lib/forms/field-of.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { CheckboxField, CheckboxGroup, RadioGroup } from '../../../ui/fields/choice-fields.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { DateField, TextField, TimeField } from '../../../ui/fields/text-field.tsx';
import type { Campaign, ProfileGroup } from '../api.ts';
import { recruitmentWarnings, testChoices, testsInWords } from '../tests.ts';
import { reminderChoices, typeChoices, typeNames } from './choices.ts';
import { CultureTestField } from './culture-test-field.tsx';
import { InterviewField } from './interview-field.tsx';
import { ProfileField } from './profile-field.tsx';
import { reminderDates } from './reminder-dates.ts';
import { SkillTestField } from './skill-test-field.tsx';
import { useDuration } from './use-duration.ts';
import type { CampaignValues } from './values.ts';
import { deadlineOf } from './values.ts';

interface FieldsProps {
  form: UseFormReturn<CampaignValues>;
}

export function AboutFields({ form, typeFixed }: FieldsProps & { typeFixed: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Name`}
        autoComplete="off"
        maxLength={120}
        {...fieldOf(form, 'campaign_name')}
      />
      {typeFixed ? (
        <p>
          {t(typeNames[form.getValues('campaign_type')])}
          <span className="block text-small text-muted">
            <Trans>You can’t change the type once people have been invited.</Trans>
          </span>
        </p>
      ) : (
        <RadioGroup label={t`Type`} choices={typeChoices()} {...fieldOf(form, 'campaign_type')} />
      )}
    </>
  );
}

interface TestFieldsProps extends FieldsProps {
  features: readonly FeatureKey[];
  profiles: readonly ProfileGroup[];
  /** Those that the campaign has so far. */
  chosen: Campaign['tests'];
  /** Someone has started: they are shown, not asked for. */
  fixed: boolean;
}

export function TestFields({ form, features, profiles, chosen, fixed }: TestFieldsProps) {
  const { t } = useLingui();
  const choices = testChoices(features);
  const duration = useDuration(form, features);
  const [type, tests] = form.watch(['campaign_type', 'test_types']);
  return (
    <>
      {fixed ? (
        <p>
          {testsInWords(chosen)}
          <span className="block text-small text-muted">
            <Trans>You can’t change the tests now that someone has started.</Trans>
          </span>
        </p>
      ) : choices.length > 0 ? (
        <CheckboxGroup label={t`Tests`} choices={choices} {...fieldOf(form, 'test_types')} />
      ) : features.includes('skill_tests') ? null : (
        <Banner tone="warn">
          <Trans>
            No tests are enabled for your organisation. Ask your platform administrator to enable
            them.
          </Trans>
        </Banner>
      )}
      {!fixed && (
        <SkillTestField
          form={form}
          features={features}
          chosen={chosen}
          alone={choices.length === 0}
        />
      )}
      {type === 'recruitment' &&
        recruitmentWarnings(tests).map((warning) => (
          <Banner key={warning} tone="warn" live>
            {warning}
          </Banner>
        ))}
      {!fixed && <InterviewField form={form} features={features} />}
      <p role="status" className="font-medium empty:-mb-6">
        {duration}
      </p>
      <CultureTestField form={form} features={features} />
      <ProfileField form={form} profiles={profiles} />
    </>
  );
}

interface DeadlineFieldsProps extends FieldsProps {
  timeZone: string;
  /** People have been told it: it can only become later. */
  told: boolean;
  /** The campaign has ended. */
  over: boolean;
}

export function DeadlineFields({ form, timeZone, told, over }: DeadlineFieldsProps) {
  const { t } = useLingui();
  const zone = zonePlace(timeZone, screenLanguage());
  return (
    <>
      <div className="grid gap-2">
        <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
          <DateField label={t`Last day`} min={today(timeZone)} {...fieldOf(form, 'deadline')} />
          <TimeField
            label={t({ message: 'Time', context: 'time of day' })}
            {...fieldOf(form, 'deadline_time')}
          />
        </div>
        <p className="text-small text-muted">
          {[
            t`Your organisation’s time zone: ${zone}.`,
            told && t`People already know this deadline, so you can only extend it.`,
            over && t`A later deadline reopens the campaign, and you can add people again.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <SelectField
        label={t`Reminders`}
        help={t`Sent at 09:00 to candidates who have not completed their tests, spread evenly until the deadline.`}
        className="max-w-80"
        options={reminderChoices()}
        {...fieldOf(form, 'number_of_reminders')}
      />
      {!told && <ReminderDates form={form} timeZone={timeZone} />}
    </>
  );
}

/** The days on which reminders would go out if people were invited now. */
function ReminderDates({ form, timeZone }: FieldsProps & { timeZone: string }) {
  const { t } = useLingui();
  const [deadline, deadline_time, count] = form.watch([
    'deadline',
    'deadline_time',
    'number_of_reminders',
  ]);
  const [now] = useState(() => Date.now());
  const until = Date.parse(deadlineOf({ deadline, deadline_time }, timeZone));
  if (count === '0' || Number.isNaN(until) || until < now) return null;
  const days = reminderDates(now, until, Number(count), timeZone).map((moment) =>
    dayInShort(moment, timeZone),
  );
  const dates = new Intl.ListFormat(screenLanguage()).format(days);
  return (
    <p role="status" className="-mt-3 max-w-reading text-small text-muted">
      {days.length > 0
        ? t`If you invite people now, reminders go out on ${dates}.`
        : t`The deadline is too soon for a reminder.`}
    </p>
  );
}

export function SenderFields({ form }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
        <TextField
          label={t`Sender name`}
          autoComplete="name"
          {...fieldOf(form, 'invite_sender_name')}
        />
        <TextField
          label={t`Sender email`}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...fieldOf(form, 'invite_sender_email')}
        />
      </div>
      <SelectField
        label={t`Email language`}
        help={t`For candidates who have not chosen a language in their account. Texts that you write yourself are not translated.`}
        options={languages.map((value) => ({
          value,
          label: languageNames[value],
          lang: value,
        }))}
        {...fieldOf(form, 'language')}
      />
      <div className="grid">
        <CheckboxField
          label={t`Notify me when a candidate completes a test`}
          {...fieldOf(form, 'email_update_on_test_complete')}
        />
        <CheckboxField
          label={t`Notify me when everyone has completed all tests`}
          {...fieldOf(form, 'email_update_on_all_complete')}
        />
      </div>
    </>
  );
}

/** With the link on, a campaign needs no list of people. */
export function OpenInviteField({ form }: FieldsProps) {
  const { t } = useLingui();
  return (
    <CheckboxField
      label={t`Let people join through a public link`}
      help={t`You get the link and its QR code once the campaign is active. People confirm their address by email; each new person counts towards your plan.`}
      {...fieldOf(form, 'open_invite')}
    />
  );
}
