import { maxNote, readinesses } from '@assay/contract/pins';
import { nameOf } from '@assay/contract/person-name';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSending } from '../../lib/writes/use-sending.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { SearchChoice } from '../../ui/fields/search-choice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import type { Person, Readiness } from './api.ts';
import { peopleCalled, pinSuccessor } from './api.ts';
import { readinessWords } from './readiness.ts';

interface SuccessorDialogProps {
  /** Whose place it is; chosen here when absent. */
  entity?: Person | undefined;
  /** Chosen here when absent; with both, only readiness and note are edited. */
  person?: Person | undefined;
  readiness?: Readiness | undefined;
  note?: string | null | undefined;
  onClose: () => void;
}

/** Says who may succeed whom, when, and why. Mount it to open it. */
export function SuccessorDialog(props: SuccessorDialogProps) {
  const { onClose } = props;
  const { t } = useLingui();
  const [entity, setEntity] = useState(props.entity);
  const [person, setPerson] = useState(props.person);
  const [readiness, setReadiness] = useState<Readiness>(props.readiness ?? 'soon');
  const [note, setNote] = useState(props.note ?? '');
  const edited = props.person !== undefined && props.entity !== undefined;
  const { pending, errors, run } = useSending(async () => {
    if (!person || !entity) return;
    // Who is added again without a word keeps the note that is there.
    await pinSuccessor(person, entity, readiness, edited ? note : note.trim() || undefined);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={edited ? t`Successor` : t`Add a successor`}
      description={t`Your organisation’s managers see this. Candidates can read it in the data they download.`}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <FormErrors errors={errors} />
        {props.entity ? (
          <Fixed label={t`For the place of`} person={props.entity} />
        ) : (
          <PersonChoice label={t`For the place of`} chosen={entity} onChoose={setEntity} />
        )}
        {props.person ? (
          <Fixed label={t`Who could take over`} person={props.person} />
        ) : (
          <PersonChoice label={t`Who could take over`} chosen={person} onChoose={setPerson} />
        )}
        <SelectField
          label={t`When`}
          options={readinesses.map((value) => ({ value, label: t(readinessWords[value]) }))}
          value={readiness}
          onChange={({ target }) =>
            setReadiness(readinesses.find((one) => one === target.value) ?? 'soon')
          }
        />
        <TextArea
          label={t`Note`}
          optional
          help={t`What speaks for it, and what is still missing.`}
          rows={3}
          maxLength={maxNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <DialogFoot onCancel={onClose}>
          <Button
            type="submit"
            look="primary"
            pending={pending}
            disabled={!person || !entity || person.id === entity.id}
          >
            {edited ? t`Save` : t`Add successor`}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function Fixed({ label, person }: { label: string; person: Person }) {
  return (
    <div>
      <div className="font-medium">{label}</div>
      <div className="[overflow-wrap:anywhere]">{nameOf(person)}</div>
    </div>
  );
}

interface PersonChoiceProps {
  label: string;
  chosen: Person | undefined;
  onChoose: (person: Person | undefined) => void;
}

/** One of the organisation's people who let it see their results. */
function PersonChoice({ label, chosen, onChoose }: PersonChoiceProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const settled = useSettled(text, 250);
  const { data } = useQuery(peopleCalled(settled));
  const asChoice = (person: Person) => ({ value: person.id, label: nameOf(person) });
  return (
    <div className="grid gap-1.5">
      <span className="font-medium">{label}</span>
      <SearchChoice
        label={label}
        placeholder={t`Choose a person`}
        chosen={chosen ? asChoice(chosen) : null}
        // Nobody of the former text is on offer: the first of them would be chosen by Enter.
        found={text === settled ? data?.map(asChoice) : undefined}
        onSearch={setText}
        onChoose={(id) => onChoose(data?.find((one) => one.id === id))}
      />
    </div>
  );
}
