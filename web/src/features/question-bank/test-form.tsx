import { testLanguages } from '@assay/contract/bank-fields';
import { bankLimits } from '@assay/contract/bank-limits';
import { createBankTest } from '@assay/contract/question-bank';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { RadioGroup } from '../../ui/fields/choice-fields.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { LeaveGuard } from '../../ui/page/leave-guard.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import type { BankTest } from './api.ts';
import { saveTest } from './api.ts';
import { OrganizationPicker } from './organization-picker.tsx';

interface TestFormProps {
  /** The one to change; absent for a new one. */
  test?: BankTest;
  onSaved: (test: BankTest) => void;
  /** The way back without saving. */
  cancel: ReactNode;
}

const audiences = [
  {
    value: 'everybody',
    label: <Trans>Every organisation</Trans>,
    help: <Trans>Including those added later.</Trans>,
  },
  { value: 'chosen', label: <Trans>Chosen organisations</Trans> },
];

/** An empty field asks for all questions. */
const toCount = (value: unknown) => (value === '' || value === null ? null : Number(value));

/** Each by its name in the reader's language, in the order of these names. */
function languageChoices(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const choices = testLanguages.map((value) => ({ value, label: names.of(value) ?? value }));
  return choices.toSorted((one, two) => one.label.localeCompare(two.label, locale));
}

export function TestForm({ test, onSaved, cancel }: TestFormProps) {
  const { t, i18n } = useLingui();
  // No field of the call: it follows from the organisations.
  const who = useForm({
    defaultValues: { audience: test?.is_universal === false ? 'chosen' : 'everybody' },
  });
  const audience = useWatch({ control: who.control, name: 'audience' });
  const [organizations, setOrganizations] = useState(test?.organizations ?? []);
  const [missing, setMissing] = useState<string>();
  const form = useForm({
    resolver: bodyResolver(createBankTest),
    defaultValues: {
      text: test?.text ?? '',
      description: test?.description ?? '',
      questions_per_attempt: test?.questions_per_attempt ?? null,
      language: test?.language ?? null,
    },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    const chosen = audience === 'chosen' ? organizations : [];
    if (audience === 'chosen' && chosen.length === 0) {
      setMissing(t`Please choose at least one organisation.`);
      return;
    }
    const organization_ids = chosen.map(({ id }) => id);
    const is_universal = chosen.length === 0;
    onSaved(await saveTest({ ...values, is_universal, organization_ids }, test));
  });
  const changed =
    form.formState.isDirty ||
    who.formState.isDirty ||
    (audience === 'chosen' && organizations !== (test?.organizations ?? organizations));
  return (
    <Card className="max-w-190">
      <form noValidate onSubmit={onSubmit} className="grid gap-7 py-2">
        <FormErrors errors={formErrors} />
        <LeaveGuard unsaved={!pending && changed} />
        <TextField
          label={t`Name`}
          help={t`Managers and candidates see this name.`}
          autoComplete="off"
          maxLength={bankLimits.name}
          {...fieldOf(form, 'text')}
        />
        <TextArea
          label={t`Description`}
          optional
          help={t`What the test is about and what candidates should already know. Managers and candidates read it before the test starts.`}
          rows={4}
          maxLength={bankLimits.description}
          {...fieldOf(form, 'description')}
        />
        <SelectField
          label={t`Language of the questions`}
          optional
          help={t`Screen readers read the questions aloud in this language.`}
          placeholder={t`Not stated`}
          options={languageChoices(i18n.locale)}
          {...fieldOf(form, 'language')}
          {...form.register('language', { setValueAs: (value) => value || null })}
        />
        <TextField
          label={t`Questions per attempt`}
          optional
          type="number"
          inputMode="numeric"
          min={1}
          max={bankLimits.questions}
          help={t`Each candidate gets this many questions, drawn from all of them and balanced across topics; a retake draws different ones. Leave empty to ask them all.`}
          {...fieldOf(form, 'questions_per_attempt')}
          {...form.register('questions_per_attempt', { setValueAs: toCount })}
        />
        <RadioGroup label={t`Who can use it`} choices={audiences} {...fieldOf(who, 'audience')} />
        {audience === 'chosen' && (
          <OrganizationPicker
            chosen={organizations}
            onChange={(next) => {
              setOrganizations(next);
              setMissing(undefined);
            }}
            error={missing}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2.5">
          {cancel}
          <Button type="submit" look="primary" pending={pending}>
            {test ? t`Save` : t`Create test`}
          </Button>
        </div>
      </form>
    </Card>
  );
}
