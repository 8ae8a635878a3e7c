import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../../../lib/use-submit.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CloseIcon, PlusIcon } from '../../../ui/icons.tsx';
import { toast } from '../../../ui/toast.tsx';
import { parsePeople, withoutKnown } from './parse-people.ts';
import { PasteDialog } from './paste-dialog.tsx';
import type { CampaignValues, PersonRow } from './values.ts';
import { emptyRow, isEmptyRow } from './values.ts';

const grid = 'sm:grid-cols-[1fr_1fr_1.5fr_auto] sm:gap-2.5';
const parts = [
  ['first_name', 'First name', 'given-name'],
  ['last_name', 'Last name', 'family-name'],
  ['email', 'E-mail', 'email'],
] as const;

/** Who is invited: a row a person, typed or pasted. */
export function PeopleSection({ form }: { form: UseFormReturn<CampaignValues> }) {
  const { fields, append, remove, replace } = useFieldArray({
    control: form.control,
    name: 'subjects',
  });
  const [pasting, setPasting] = useState(false);
  const problem = form.getFieldState('subjects', form.formState).error?.root?.message;

  function add(people: readonly PersonRow[]) {
    const rows = form.getValues('subjects').filter((row) => !isEmptyRow(row));
    const { added, known } = withoutKnown(people, rows);
    replace([...rows, ...added]);
    const words = added.length === 1 ? '1 person added' : `${added.length} people added`;
    toast(known > 0 ? `${words}, ${known} already in the list` : words);
  }

  function addRow() {
    append(emptyRow, { focusName: `subjects.${fields.length}.first_name` });
  }

  return (
    <div className="grid min-w-0 gap-4">
      <div aria-hidden className={`hidden text-small text-muted sm:grid ${grid}`}>
        {parts.map(([part, label]) => (
          <span key={part}>{label}</span>
        ))}
        <span className="w-control" />
      </div>
      {fields.length > 0 && (
        <ul
          aria-label="People"
          className="-mt-2 grid gap-2.5 max-sm:mt-0"
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            const { people, refused } = parsePeople(text);
            // One address goes into its field; a list becomes rows.
            if (people.length === 0 || refused.length > 0) return;
            if (people.length === 1 && people[0]?.email === text.trim().toLowerCase()) return;
            event.preventDefault();
            add(people);
          }}
        >
          {fields.map((field, index) => (
            <li
              key={field.id}
              className={`relative grid items-start gap-2 sm:[&_input]:placeholder:opacity-0 [contain-intrinsic-size:auto_3rem] [content-visibility:auto] max-sm:rounded-control max-sm:border max-sm:border-line max-sm:p-3 max-sm:pr-12 ${grid}`}
            >
              {parts.map(([part, label, autoComplete]) => (
                <TextField
                  key={part}
                  label={`${label} of person ${index + 1}`}
                  hideLabel
                  placeholder={label}
                  type={part === 'email' ? 'email' : 'text'}
                  autoComplete={`section-person-${index} ${autoComplete}`}
                  autoCapitalize={part === 'email' ? 'none' : 'words'}
                  {...fieldOf(form, `subjects.${index}.${part}`)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    addRow();
                  }}
                />
              ))}
              <IconButton
                label={`Remove person ${index + 1}`}
                className="max-sm:absolute max-sm:top-2 max-sm:right-1"
                onClick={() => remove(index)}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <FieldError id="people-error" error={problem} />
      <div className="flex flex-wrap items-center gap-2.5">
        <Button onClick={addRow}>
          <PlusIcon /> Add a person
        </Button>
        <Button onClick={() => setPasting(true)}>Paste a list</Button>
      </div>
      <PasteDialog open={pasting} onOpenChange={setPasting} onPeople={add} />
    </div>
  );
}
