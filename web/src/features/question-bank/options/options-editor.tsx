import { bankLimits } from '@assay/contract/bank-limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { AlertIcon, PlusIcon } from '../../../ui/text/icons.tsx';
import { GroupMenu } from './group-menu.tsx';
import { OptionFields } from './option-fields.tsx';
import type { OptionRow, OptionValues } from './option-rows.ts';
import { emptyOption, lacksRight, tidyOptions } from './option-rows.ts';
import { PasteDialog } from './paste-dialog.tsx';

interface OptionsEditorProps<Values extends OptionValues> {
  form: UseFormReturn<Values, unknown, never>;
  help: string;
  /** Whether options may be taken from a group. */
  groups?: boolean;
}

/** Options in their order: typed, pasted, marked, moved. */
export function OptionsEditor<Values extends OptionValues>(props: OptionsEditorProps<Values>) {
  const { t } = useLingui();
  const { groups } = props;
  // Every form that has options has this field; the others are no concern of this editor.
  const form = props.form as unknown as UseFormReturn<OptionValues>;
  const { control, formState } = form;
  const { fields, append, move, remove, replace } = useFieldArray({
    control,
    name: 'options',
    // An option's own id is another thing.
    keyName: 'key',
  });
  const list = useRef<HTMLOListElement>(null);
  const editor = useKeptFocus<HTMLDivElement>();
  const [moved, setMoved] = useState<{ to: number; down: boolean }>();
  const [pasting, setPasting] = useState(false);
  const place = moved && moved.to + 1;
  const count = fields.length;
  const { errors } = formState;
  const full = fields.length >= bankLimits.options;

  // A row that is moved in the page loses the focus.
  useEffect(() => {
    if (!moved) return;
    const row = list.current?.querySelector(`[data-option="${moved.to}"]`);
    row?.querySelectorAll<HTMLElement>('button')[moved.down ? 1 : 0]?.focus();
  }, [moved]);

  function add(rows: readonly OptionRow[]) {
    replace([...tidyOptions(form.getValues('options')), ...rows]);
  }
  function addRow() {
    if (full) return;
    append({ ...emptyOption }, { focusName: `options.${fields.length}.text` });
  }

  return (
    <FieldGroup
      label={t`Options`}
      help={props.help}
      error={errors.options?.root?.message ?? errors.options?.message}
    >
      {() => (
        <div ref={editor} className="grid gap-3">
          <p role="status" className="sr-only">
            {moved && t`Now option ${place} of ${count}.`}
          </p>
          <ol ref={list} className="grid gap-2.5">
            {fields.map((field, index) => (
              <OptionFields
                key={field.key}
                form={form}
                index={index}
                count={fields.length}
                onMove={(to) => {
                  move(index, to);
                  setMoved({ to, down: to > index });
                }}
                onRemove={() => remove(index)}
                onEnter={addRow}
              />
            ))}
          </ol>
          <div className="flex flex-wrap gap-2.5">
            <Button disabled={full} onClick={addRow}>
              <PlusIcon /> <Trans>Add an option</Trans>
            </Button>
            <Button onClick={() => setPasting(true)}>
              <Trans>Paste several</Trans>
            </Button>
            {groups && <GroupMenu onTake={add} />}
          </div>
          {groups && <NoRightAnswer form={form} />}
          {pasting && <PasteDialog onClose={() => setPasting(false)} onAdd={add} />}
        </div>
      )}
    </FieldGroup>
  );
}

/** A draft may lack a right answer; who writes it is told what that means. */
function NoRightAnswer({ form }: { form: UseFormReturn<OptionValues> }) {
  const lacking = useWatch({ control: form.control, name: 'options', compute: lacksRight });
  return (
    <p role="status" className="flex items-start gap-2 text-small text-warn empty:hidden">
      {lacking && (
        <>
          <AlertIcon className="mt-0.5 shrink-0" />
          <span>
            <Trans>
              No answer is right yet. You can save the question, but candidates won’t get it until
              an option has a score above 0.
            </Trans>
          </span>
        </>
      )}
    </p>
  );
}
