import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { fieldOf } from '../../../lib/forms/field-of.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { Pagination } from '../../../ui/tables/pagination.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { ImportDialog, noWork } from './import/import-dialog.tsx';
import { PersonFields, personGrid, personParts } from './person-fields.tsx';
import type { PeopleValues, PersonRow } from './values.ts';
import { emptyRow, isEmptyRow, tidyRows } from './values.ts';

interface PeopleSectionProps<Values extends PeopleValues> {
  form: UseFormReturn<Values>;
  campaignId?: number | undefined;
}

const perPage = 25;

/** Who is invited: a row a person, typed or out of a list; with thousands of them a page at a time. */
export function PeopleSection<Values extends PeopleValues>(props: PeopleSectionProps<Values>) {
  const { t } = useLingui();
  // Every form that has people has these two fields; the others are no concern of this section.
  const form = props.form as unknown as UseFormReturn<PeopleValues>;
  const { control, formState } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'subjects' });
  const list = useWatch({ control, name: 'email_list' });
  const [importing, setImporting] = useState<{ pasted?: string } | null>(null);
  const [work, setWork] = useState(noWork);
  const [page, setPage] = useState(1);
  const section = useKeptFocus<HTMLDivElement>();
  const errors = formState.errors.subjects;
  const [shownErrors, setShownErrors] = useState(errors);
  if (errors !== shownErrors) {
    setShownErrors(errors);
    const bad = Array.isArray(errors) ? errors.findIndex((error) => error !== undefined) : -1;
    if (bad >= 0) setPage(Math.floor(bad / perPage) + 1);
  }
  const last = Math.max(1, Math.ceil(fields.length / perPage));
  const current = Math.min(page, last);
  const start = (current - 1) * perPage;
  const filled = useWatch({ control, name: 'subjects', compute: hasPeople });

  function add(people: readonly PersonRow[]) {
    const before = form.getValues('subjects').filter((row) => !isEmptyRow(row));
    replace([...before, ...tidyRows(people)]);
    setPage(Math.floor(before.length / perPage) + 1);
    const count = people.length;
    toast(t`${plural(count, { one: '# person added', other: '# people added' })}`);
    if (importing?.pasted === list) form.setValue('email_list', '', { shouldDirty: true });
  }

  function addRow() {
    setPage(Math.floor(fields.length / perPage) + 1);
    append(emptyRow, { focusName: `subjects.${fields.length}.first_name` });
  }

  return (
    <div ref={section} className="grid min-w-0 gap-4">
      <div aria-hidden className={`hidden text-small text-muted sm:grid ${personGrid}`}>
        {personParts.map(([part, label]) => (
          <span key={part}>{t(label)}</span>
        ))}
        <span className="w-control" />
      </div>
      {fields.length > 0 && (
        <ul
          aria-label={t`People`}
          className="-mt-2 grid gap-2.5 max-sm:mt-0"
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            // One address goes into its field; a list is looked at first.
            if (!/@[\s\S]*[\n\t,;][\s\S]*|[\n\t][\s\S]*@/.test(text.trim())) return;
            event.preventDefault();
            setImporting({ pasted: text });
          }}
        >
          {fields.slice(start, start + perPage).map((field, offset) => (
            <PersonFields
              key={field.id}
              form={form}
              index={start + offset}
              onEnter={addRow}
              onRemove={() => remove(start + offset)}
            />
          ))}
        </ul>
      )}
      <Pagination
        meta={{ current_page: current, last_page: last, per_page: perPage, total: fields.length }}
        onPage={setPage}
      />
      <FieldError id="people-error" error={errors?.root?.message} />
      <div className="flex flex-wrap items-center gap-2.5">
        <Button onClick={addRow}>
          <PlusIcon /> <Trans>Add a person</Trans>
        </Button>
        <Button onClick={() => setImporting({})}>
          <Trans>Import or paste a list</Trans>
        </Button>
      </div>
      {(!filled || list.trim() !== '') && (
        <div className="grid gap-2">
          <TextArea
            label={t`Or paste email addresses`}
            optional
            help={t`Separated by commas. Candidates add their own names.`}
            rows={2}
            spellCheck={false}
            {...fieldOf(form, 'email_list')}
          />
          {filled && (
            <div className="flex flex-wrap items-center gap-x-3 text-small">
              <span className="text-warn">
                <Trans>These addresses are ignored while there are rows above.</Trans>
              </span>
              <Button
                look="plain"
                onClick={() => {
                  setWork({ text: list, rows: null });
                  setImporting({ pasted: list });
                }}
              >
                <Trans>Convert to rows</Trans>
              </Button>
            </div>
          )}
        </div>
      )}
      {importing && (
        <ImportDialog
          present={form.getValues('subjects')}
          campaignId={props.campaignId}
          work={work}
          onWork={setWork}
          onClose={() => setImporting(null)}
          onPeople={add}
        />
      )}
    </div>
  );
}

function hasPeople(rows: readonly PersonRow[]): boolean {
  return rows.some((row) => !isEmptyRow(row));
}
