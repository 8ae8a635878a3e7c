import { jobProfileFacets, jobProfileLimits } from '@assay/contract/job-profiles';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '../../lib/forms/field-of.ts';
import { FieldError } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { JobProfileValues } from './form-values.ts';

type Form = UseFormReturn<JobProfileValues>;

/** On a phone the two numbers stand below, where a weight such as 12.3456 has room. */
const columns = 'grid grid-cols-2 gap-x-2 gap-y-1.5';
const wide = 'sm:grid-cols-[minmax(0,1fr)_9rem_5rem_7rem] sm:items-center sm:gap-x-3';

/** What the profile asks of each facet: a row each, and numbers where it asks for anything. */
export function FacetRows({ form, names }: { form: Form; names: Record<string, string> }) {
  const { t } = useLingui();
  const id = useId();
  const error = fieldOf(form, 'targets').error;
  return (
    <fieldset
      className="grid min-w-0 gap-2"
      aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
    >
      <legend className="mb-1 font-medium">
        <Trans>What the work asks for</Trans>
      </legend>
      <p id={`${id}-help`} className="max-w-reading text-small text-muted">
        <Trans>
          A target is a T score: 50 is the average of the norm group, 10 points are one standard
          deviation. With “at least”, only scores below the target lower the fit; with “at most”,
          only those above it. Weights are relative to each other.
        </Trans>
      </p>
      <FieldError id={`${id}-error`} error={error} />
      <div aria-hidden className={`${columns} ${wide} mt-2 hidden text-small text-muted sm:grid`}>
        <span>{t`Facet`}</span>
        <span>{t`Asks for`}</span>
        <span>{t`Target`}</span>
        <span>{t`Weight`}</span>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {jobProfileFacets.map((facet, at) => (
          <FacetRow key={facet} form={form} at={at} code={facet} name={names[facet] ?? facet} />
        ))}
      </ul>
    </fieldset>
  );
}

interface FacetRowProps {
  form: Form;
  at: number;
  code: string;
  name: string;
}

function FacetRow({ form, at, code, name }: FacetRowProps) {
  const { t } = useLingui();
  const direction = useWatch({ control: form.control, name: `targets.${at}.direction` });
  const asks = direction !== '';
  const directions = [
    { value: '', label: t`Nothing` },
    { value: 'high', label: t`At least` },
    { value: 'low', label: t`At most` },
  ];
  const field = form.register(`targets.${at}.direction`);
  return (
    <li className={`${columns} ${wide} py-2`}>
      <span className="col-span-2 [overflow-wrap:anywhere] sm:col-span-1">
        {name} <span className="text-small text-muted">{code}</span>
      </span>
      <SelectField
        label={t`${name}: asks for`}
        hideLabel
        className="col-span-2 sm:col-span-1"
        options={directions}
        {...field}
        onChange={async (event) => {
          await field.onChange(event);
          // Half a standard deviation on the side that is asked for, where nothing is written yet.
          const target = form.getValues(`targets.${at}.target`);
          if (target === '' && event.target.value !== '') {
            form.setValue(`targets.${at}.target`, event.target.value === 'low' ? '45' : '55');
          }
        }}
      />
      {asks && (
        <>
          <span aria-hidden className="text-small text-muted sm:hidden">{t`Target`}</span>
          <span aria-hidden className="text-small text-muted sm:hidden">{t`Weight`}</span>
          <TextField
            label={t`${name}: target`}
            hideLabel
            type="number"
            inputMode="decimal"
            step="0.1"
            min={jobProfileLimits.targetFrom}
            max={jobProfileLimits.targetTo}
            {...fieldOf(form, `targets.${at}.target`)}
          />
          <TextField
            label={t`${name}: weight`}
            hideLabel
            type="number"
            inputMode="decimal"
            step="any"
            min={0}
            max={jobProfileLimits.weight}
            {...fieldOf(form, `targets.${at}.weight`)}
          />
        </>
      )}
    </li>
  );
}
