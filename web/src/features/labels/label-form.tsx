import { labelColours } from '@assay/contract/label-chip';
import { createLabel } from '@assay/contract/labels';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RadioGroup } from '../../ui/fields/choice-fields.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Label } from './api.ts';
import { saveLabel } from './api.ts';
import { colours } from './colours.ts';
import { LabelDot } from './label-chips.tsx';

interface LabelFormProps {
  /** The one to change; absent for a new one. */
  label?: Label;
  onSaved: (label: Label) => void;
  /** The way back without saving. */
  cancel: ReactNode;
}

export function LabelForm({ label, onSaved, cancel }: LabelFormProps) {
  const { t } = useLingui();
  const form = useForm({
    resolver: bodyResolver(createLabel),
    defaultValues: { name: label?.name ?? '', colour: label?.colour ?? 'teal' },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async (values) => {
    onSaved(await saveLabel(values, label?.id));
  });
  const choices = labelColours.map((colour) => ({
    value: colour,
    label: (
      <span className="inline-flex items-center gap-2">
        <LabelDot colour={colour} /> {t(colours[colour].name)}
      </span>
    ),
  }));
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <FormErrors errors={formErrors} />
      <TextField
        label={t`Name`}
        help={t`Only your organisation sees labels. Candidates find theirs in the data they can download.`}
        autoComplete="off"
        maxLength={60}
        {...fieldOf(form, 'name')}
      />
      <RadioGroup label={t`Colour`} columns choices={choices} {...fieldOf(form, 'colour')} />
      <div className="flex flex-wrap justify-end gap-2.5">
        {cancel}
        <Button type="submit" look="primary" pending={pending}>
          {label ? t`Save` : t`Create label`}
        </Button>
      </div>
    </form>
  );
}
