import { isRight } from '@assay/contract/bank-fields';
import { bankLimits } from '@assay/contract/bank-limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../../../lib/forms/field-of.ts';
import { IconButton } from '../../../ui/actions/button.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '../../../ui/text/icons.tsx';
import type { OptionValues } from './option-rows.ts';

interface OptionFieldsProps {
  form: UseFormReturn<OptionValues>;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onEnter: () => void;
}

/** One option: its text, whether it is right and what it is worth, and its place. */
export function OptionFields(props: OptionFieldsProps) {
  const { t } = useLingui();
  const { form, index, count, onMove, onRemove, onEnter } = props;
  const score = useWatch({ control: form.control, name: `options.${index}.score` });
  const number = index + 1;
  return (
    <li
      data-option={index}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 max-sm:rounded-control max-sm:border max-sm:border-line max-sm:p-3 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
    >
      <TextArea
        label={t`Option ${number}`}
        hideLabel
        placeholder={t`Option ${number}`}
        rows={1}
        className="[&_textarea]:field-sizing-content [&_textarea]:min-h-control max-sm:col-span-2"
        {...fieldOf(form, `options.${index}.text`)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          onEnter();
        }}
      />
      <label className="flex min-h-control items-center gap-2 px-1">
        <input
          type="checkbox"
          className="choice"
          aria-label={t`Right, option ${number}`}
          checked={isRight(score)}
          onChange={({ target }) =>
            form.setValue(`options.${index}.score`, target.checked ? 1 : 0, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
        <span aria-hidden>
          <Trans>Right</Trans>
        </span>
      </label>
      <div className="flex items-center gap-2">
        <span aria-hidden className="text-small text-muted">
          <Trans>Score</Trans>
        </span>
        <TextField
          label={t`Score of option ${number}`}
          hideLabel
          type="number"
          inputMode="decimal"
          min={-bankLimits.score}
          max={bankLimits.score}
          step={0.01}
          className="w-20"
          {...form.register(`options.${index}.score`, { valueAsNumber: true })}
          error={form.getFieldState(`options.${index}.score`, form.formState).error?.message}
        />
      </div>
      <span className="flex max-sm:col-span-2 max-sm:justify-self-end">
        <IconButton
          label={t`Move option ${number} up`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUpIcon />
        </IconButton>
        <IconButton
          label={t`Move option ${number} down`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDownIcon />
        </IconButton>
        <IconButton label={t`Remove option ${number}`} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </span>
    </li>
  );
}
