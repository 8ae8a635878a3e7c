import { bankLimits } from '@assay/contract/bank-limits';
import { updateOption } from '@assay/contract/bank-questions';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { bodyResolver } from '../../lib/forms/body-resolver.ts';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { useSubmit } from '../../lib/writes/use-submit.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { LeaveGuard } from '../../ui/page/leave-guard.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import type { BankOption, BankQuestion } from './api.ts';
import { saveOption } from './api.ts';
import { excerptOf } from './words.ts';

interface OptionFormProps {
  /** As the form began from it, and not newer. */
  question: BankQuestion;
  /** The one to change; absent for a new one. */
  option?: BankOption;
  onSaved: () => void;
  /** The way back without saving. */
  cancel: ReactNode;
}

export function OptionForm({ question, option, onSaved, cancel }: OptionFormProps) {
  const { t } = useLingui();
  const form = useForm({
    resolver: bodyResolver(updateOption),
    defaultValues: { text: option?.text ?? '', score: option?.score ?? 0 },
  });
  const { onSubmit, formErrors, pending } = useSubmit(form, async ({ text, score }) => {
    await saveOption(question, { text, score }, option?.id);
    onSaved();
  });
  return (
    <Card className="max-w-160">
      <form noValidate onSubmit={onSubmit} className="grid gap-7 py-2">
        <FormErrors errors={formErrors} />
        <LeaveGuard unsaved={!pending && form.formState.isDirty} />
        <p className="line-clamp-3 text-muted">“{excerptOf(question)}”</p>
        {question.versions > 0 && (
          <Banner>
            <Trans>
              This question is in use. Candidates who start from now on get your new version;
              existing results keep the version that was asked.
            </Trans>
          </Banner>
        )}
        <TextArea
          label={t`Text`}
          rows={3}
          maxLength={bankLimits.optionText}
          {...fieldOf(form, 'text')}
        />
        <TextField
          label={t`Score`}
          help={t`0 is wrong, 1 is right. Use 0–1 for partial credit. Larger scores count in proportion to the best option; scores below 0 give no points.`}
          type="number"
          inputMode="decimal"
          min={-bankLimits.score}
          max={bankLimits.score}
          step={0.01}
          className="max-w-60"
          {...form.register('score', { valueAsNumber: true })}
          error={form.formState.errors.score?.message}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          {cancel}
          <Button type="submit" look="primary" pending={pending}>
            {option ? t`Save` : t`Add option`}
          </Button>
        </div>
      </form>
    </Card>
  );
}
