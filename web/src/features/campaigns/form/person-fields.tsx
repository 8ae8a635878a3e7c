import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../../../lib/forms/field-of.ts';
import { IconButton } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CloseIcon } from '../../../ui/text/icons.tsx';
import type { PeopleValues, PersonRow } from './values.ts';

export const personGrid = 'sm:grid-cols-[1fr_1fr_1.5fr_auto] sm:gap-2.5';
export const personParts = [
  ['first_name', msg`First name`, 'given-name'],
  ['last_name', msg`Last name`, 'family-name'],
  ['email', msg`Email`, 'email'],
] as const;

function labelOf(part: keyof PersonRow, number: number): string {
  switch (part) {
    case 'first_name':
      return t`First name of person ${number}`;
    case 'last_name':
      return t`Last name of person ${number}`;
    case 'email':
      return t`Email of person ${number}`;
  }
}

interface PersonFieldsProps {
  form: UseFormReturn<PeopleValues>;
  index: number;
  onEnter: () => void;
  onRemove: () => void;
}

export function PersonFields({ form, index, onEnter, onRemove }: PersonFieldsProps) {
  const { t } = useLingui();
  const number = index + 1;
  return (
    <li
      className={`relative grid items-start gap-2 max-sm:rounded-control max-sm:border max-sm:border-line max-sm:p-3 max-sm:pr-12 sm:[&_input]:placeholder:opacity-0 ${personGrid}`}
    >
      {personParts.map(([part, label, autoComplete]) => (
        <TextField
          key={part}
          label={labelOf(part, number)}
          hideLabel
          placeholder={t(label)}
          type={part === 'email' ? 'email' : 'text'}
          autoComplete={`section-person-${index} ${autoComplete}`}
          autoCapitalize={part === 'email' ? 'none' : 'words'}
          {...fieldOf(form, `subjects.${index}.${part}`)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
        />
      ))}
      <IconButton
        label={t`Remove person ${number}`}
        className="max-sm:absolute max-sm:top-2 max-sm:right-1"
        onClick={onRemove}
      >
        <CloseIcon />
      </IconButton>
    </li>
  );
}
