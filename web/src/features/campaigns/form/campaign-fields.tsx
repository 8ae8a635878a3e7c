import type { FeatureKey } from '@assay/contract/access';
import type { UseFormReturn } from 'react-hook-form';
import { today, zoneInWords } from '../../../lib/moments.ts';
import { fieldOf } from '../../../lib/use-submit.ts';
import { Banner } from '../../../ui/banner.tsx';
import { CheckboxField, CheckboxGroup, RadioGroup } from '../../../ui/fields/choice-fields.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { DateField, TextField } from '../../../ui/fields/text-field.tsx';
import { testChoices } from '../tests.ts';
import { reminderChoices, typeChoices } from './choices.ts';
import type { CampaignValues } from './values.ts';

interface FieldsProps {
  form: UseFormReturn<CampaignValues>;
}

export function AboutFields({ form }: FieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={120}
        {...fieldOf(form, 'campaign_name')}
      />
      <RadioGroup label="Type" choices={typeChoices} {...fieldOf(form, 'campaign_type')} />
    </>
  );
}

export interface ProfileGroup {
  group: string;
  profiles: readonly { reference: string; name: string }[];
}

interface TestFieldsProps extends FieldsProps {
  features: readonly FeatureKey[];
  profiles: readonly ProfileGroup[];
}

export function TestFields({ form, features, profiles }: TestFieldsProps) {
  const choices = testChoices(features);
  return (
    <>
      {choices.length > 0 ? (
        <CheckboxGroup label="Tests" choices={choices} {...fieldOf(form, 'test_types')} />
      ) : (
        <Banner tone="warn">
          No test is switched on for your organisation. Whoever runs this Assay can do that.
        </Banner>
      )}
      <SelectField
        label="Reference profile"
        optional
        help="What results are compared with. Without one the report shows no fit."
        placeholder="None"
        options={profiles.map(({ group, profiles: items }) => ({
          label: group,
          options: items.map(({ reference, name }) => ({ value: reference, label: name })),
        }))}
        {...fieldOf(form, 'profile')}
      />
    </>
  );
}

export function DeadlineFields({ form, timeZone }: FieldsProps & { timeZone: string }) {
  return (
    <>
      <div className="grid gap-2">
        <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
          <DateField label="Last day" min={today(timeZone)} {...fieldOf(form, 'deadline')} />
          <TextField label="Time" type="time" {...fieldOf(form, 'deadline_time')} />
        </div>
        <p className="text-small text-muted">
          On the clocks of {zoneInWords(timeZone)}, your organisation’s time zone.
        </p>
      </div>
      <SelectField
        label="Reminders"
        help="Spread evenly until the deadline, at 09:00, to those who have not finished."
        className="max-w-80"
        options={reminderChoices}
        {...fieldOf(form, 'number_of_reminders')}
      />
    </>
  );
}

export function SenderFields({ form }: FieldsProps) {
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
        <TextField
          label="Sender name"
          autoComplete="name"
          {...fieldOf(form, 'invite_sender_name')}
        />
        <TextField
          label="Sender e-mail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...fieldOf(form, 'invite_sender_email')}
        />
      </div>
      <div className="grid">
        <CheckboxField
          label="Mail the sender after each test that somebody completes"
          {...fieldOf(form, 'email_update_on_test_complete')}
        />
        <CheckboxField
          label="Mail the sender when all have finished"
          {...fieldOf(form, 'email_update_on_all_complete')}
        />
      </div>
    </>
  );
}
